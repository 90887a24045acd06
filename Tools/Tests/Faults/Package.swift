// swift-tools-version: 6.0

import PackageDescription

// A package for iOS that has each fault once that only shows at work; Scripts/test-swift.sh reviews it.
let package = Package(
    name: "Faults",
    platforms: [.iOS(.v15)],
    targets: [.target(name: "Faults"), .testTarget(name: "FaultsTests", dependencies: ["Faults"])]
)
