// swift-tools-version: 5.9

import PackageDescription

let package = Package(
    name: "Recipes",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "RecipeScreens", targets: ["RecipeScreens"])
    ],
    targets: [
        .target(name: "RecipeModel"),
        .target(name: "RecipeScreens", dependencies: ["RecipeModel"]),
        .testTarget(name: "RecipeModelTests", dependencies: ["RecipeModel"]),
        .testTarget(
            name: "RecipeScreensTests", dependencies: ["RecipeScreens", "RecipeModel"], exclude: ["__Snapshots__"]),
    ]
)
