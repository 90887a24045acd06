// swift-tools-version: 6.1

import PackageDescription

// A package of its own, so that users of Offstage never resolve or build it.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Offstage", path: "..")],
    targets: [
        .target(name: "CMemory"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                .product(name: "Offstage", package: "Offstage"), .product(name: "SceneFile", package: "Offstage"),
                .product(name: "UIKit", package: "Offstage"), .product(name: "SwiftUI", package: "Offstage"),
            ]),
        // Imports package-level declarations by @testable, as do the drivers below.
        .executableTarget(
            name: "MemoryBenchmark", dependencies: ["CMemory", .product(name: "UIKit", package: "Offstage")]),
        // Offstage's driver for peers/compare.py.
        .executableTarget(name: "Peer", dependencies: [.product(name: "QuartzCore", package: "Offstage")]),
        // Offstage's driver for text/compare.py, likewise.
        .executableTarget(name: "TextPeer", dependencies: [.product(name: "QuartzCore", package: "Offstage")]),
    ],
    swiftLanguageModes: [.v6]
)
