// swift-tools-version: 6.1

import PackageDescription

// A package of its own around links to the sources: the interface of lists' arithmetic is not public, and this way the
// comparison builds in seconds. Of geometry it needs what Foundation has.
let package = Package(
    name: "ListBenchmark",
    targets: [
        .target(name: "CMemory"),
        .target(name: "CoreGraphics"),
        .target(name: "ListUpdates"),
        .target(name: "ListLayout", dependencies: ["CoreGraphics"]),
        .executableTarget(
            name: "ListBenchmark", dependencies: ["ListUpdates", "ListLayout", "CoreGraphics", "CMemory"]),
    ],
    swiftLanguageModes: [.v6]
)
