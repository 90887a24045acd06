// swift-tools-version: 6.2

import PackageDescription

// The compiler front of `offstage swift`: a package of its own, so that nobody who builds Offstage builds swift-syntax.
let package = Package(
    name: "Tools",
    products: [
        .library(name: "Rewriter", targets: ["Rewriter"]),
        .executable(name: "offstage-swiftc", targets: ["offstage-swiftc"]),
        .executable(name: "offstage-adapt", targets: ["offstage-adapt"]),
        .executable(name: "offstage-audit", targets: ["offstage-audit"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
    ],
    targets: [
        .target(
            name: "Rewriter",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        .target(name: "CompilerFront", dependencies: ["Rewriter"]),
        .executableTarget(name: "offstage-swiftc", dependencies: ["CompilerFront"]),
        .executableTarget(name: "offstage-adapt", dependencies: ["CompilerFront"]),
        // The review of sources: rules as values over one walk.
        .target(
            name: "Audit",
            dependencies: [
                "CompilerFront", "Rewriter", .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .executableTarget(name: "offstage-audit", dependencies: ["Audit", "CompilerFront"]),
        // Mistakes put into the sources on trial: which of them do tests notice? `make mutants`.
        .target(
            name: "Mutants",
            dependencies: [
                "CompilerFront", "Rewriter", .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
            ]),
        .executableTarget(name: "offstage-mutants", dependencies: ["Mutants", "CompilerFront"]),
        .testTarget(name: "AuditTests", dependencies: ["Audit"]),
        .testTarget(
            name: "MutantsTests",
            dependencies: [
                "Mutants", "CompilerFront", "Rewriter", .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        .testTarget(name: "RewriterTests", dependencies: ["Rewriter"]),
        .testTarget(name: "CompilerFrontTests", dependencies: ["CompilerFront"]),
        // Compares trees before and after, of this repository's files and of damaged ones.
        .testTarget(
            name: "RewriteCheckTests",
            dependencies: [
                "CompilerFront", "Rewriter", .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ], exclude: ["Constructs"]),
    ],
    swiftLanguageModes: [.v6]
)
