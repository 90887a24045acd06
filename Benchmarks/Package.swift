// swift-tools-version: 6.1

import PackageDescription

// A package of its own, so that users of Offstage never resolve or build it.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Offstage", path: "..")],
    targets: [
        .executableTarget(name: "Benchmarks", dependencies: [.product(name: "UIKit", package: "Offstage")])
    ],
    swiftLanguageModes: [.v6]
)
