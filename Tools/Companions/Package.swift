// swift-tools-version: 6.2

import PackageDescription

// The modules that code for iOS imports beside UIKit. They are compiled by the compiler of `offstage swift` itself, so
// they see the kit's modules without depending on its package.
let package = Package(
    name: "Companions",
    products: [
        .library(
            name: "Companions",
            targets: [
                "Combine", "os", "OSLog", "ObjectiveC", "UniformTypeIdentifiers", "Accessibility", "SafariServices",
                "SnapshotTesting", "AccessibilitySnapshot",
            ])
    ],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")
    ],
    targets: [
        .target(
            name: "Combine",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
            ]),
        .target(name: "os"),
        .target(name: "OSLog", dependencies: ["os"]),
        .target(name: "ObjectiveC"),
        .target(name: "UniformTypeIdentifiers"),
        .target(name: "Accessibility"),
        .target(name: "SafariServices"),
        .target(name: "SnapshotTesting"),
        .target(name: "AccessibilitySnapshot", dependencies: ["SnapshotTesting"]),
    ],
    swiftLanguageModes: [.v5]
)
