// swift-tools-version: 6.1

import PackageDescription

// A package of its own around a link to the solver's sources: the solver's interface is not public, and this way the
// comparison builds in seconds.
let package = Package(
    name: "LayoutBenchmark",
    targets: [
        .target(name: "AutoLayout"),
        .executableTarget(name: "LayoutBenchmark", dependencies: ["AutoLayout"]),
    ],
    swiftLanguageModes: [.v6]
)
