// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Dimmer",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Dimmer", targets: ["Dimmer"])
    ],
    targets: [
        .target(name: "Dimmer"),
        .testTarget(name: "DimmerTests", dependencies: ["Dimmer"]),
    ],
    swiftLanguageModes: [.v5]
)

#if os(Linux)
    // UIKit without a screen; the folders that lean on Objective-C are rewritten before they are compiled.
    package.dependencies = [.package(name: "Offstage", path: "../..")]
    for (target, folder) in zip(package.targets, ["Controls", "Cases"]) {
        target.dependencies.append(.product(name: "UIKit", package: "Offstage"))
        target.exclude = [folder]
        target.plugins = [.plugin(name: "OffstageAdapt", package: "Offstage")]
    }
#endif
