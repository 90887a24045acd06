// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that users of Offstage never resolve the plugin. `make docs` builds the catalogues.
let package = Package(
    name: "Docs",
    dependencies: [
        .package(name: "Offstage", path: ".."),
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    ],
    targets: [
        .target(
            name: "Products",
            dependencies: ["CoreGraphics", "QuartzCore", "UIKit", "Offstage", "SceneFile", "GoldenTesting"].map {
                .product(name: $0, package: "Offstage")
            },
            path: "Products")
    ],
    swiftLanguageModes: [.v6]
)
