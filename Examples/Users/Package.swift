// swift-tools-version: 5.9

import PackageDescription

let package = Package(
    name: "Users",
    defaultLocalization: "en",
    platforms: [.iOS(.v17)],
    products: [
        .library(name: "UsersApp", targets: ["UsersApp"])
    ],
    targets: [
        .target(name: "UsersModel"),
        .target(name: "UsersApp", dependencies: ["UsersModel"], resources: [.process("Resources")]),
        .target(name: "UsersTestSupport", dependencies: ["UsersModel"], path: "Tests/UsersTestSupport"),
        .testTarget(name: "UsersModelTests", dependencies: ["UsersModel", "UsersTestSupport"]),
        .testTarget(
            name: "UsersAppTests", dependencies: ["UsersApp", "UsersModel", "UsersTestSupport"],
            exclude: ["__Snapshots__"]),
    ]
)
