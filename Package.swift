// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Offstage",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "DeveloperToolsSupport", targets: ["DeveloperToolsSupport"]),
        .library(name: "Offstage", targets: ["Offstage"]),
        .library(name: "SceneFile", targets: ["SceneFile"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "ImageIO", targets: ["ImageIO"]),
        .library(name: "GoldenTesting", targets: ["GoldenTesting"]),
        .executable(name: "offstage", targets: ["offstage"]),
        .plugin(name: "OffstageAdapt", targets: ["OffstageAdapt"]),
    ],
    dependencies: [
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    ],
    targets: [
        // Floor 0: C.
        .target(name: "CPNG", linkerSettings: [.linkedLibrary("png"), .linkedLibrary("isal")]),
        .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
        .target(name: "CGIF", linkerSettings: [.linkedLibrary("gif")]),
        .target(name: "CWebP", linkerSettings: [.linkedLibrary("webp"), .linkedLibrary("webpdemux")]),
        .target(name: "CMarkdown", linkerSettings: [.linkedLibrary("cmark")]),
        .target(name: "CPixelKernels"),
        .target(name: "CSwiftMetadata"),
        .target(name: "CMainActor"),
        .target(name: "CEmbedded"),
        .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
        .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
        .systemLibrary(name: "CHeap"),
        .systemLibrary(name: "CUnibreak", pkgConfig: "libunibreak", providers: [.apt(["libunibreak-dev"])]),

        // What Foundation and Dispatch have that lives in virtual time here; all above see Foundation by this way.
        .target(name: "VirtualFoundation", dependencies: ["CMainActor"]),

        // Floor 1 to 3: numbers, texts, pixels, geometry, passes. Sendable values only.
        .target(name: "Arithmetic"),
        .target(name: "TextFormatting"),
        .target(name: "Rasterizer", dependencies: ["Arithmetic", "CPixelKernels"]),
        .target(
            name: "CoreGraphics",
            dependencies: [
                "VirtualFoundation", "Rasterizer", "Arithmetic", "CPixelKernels", "CPNG", "CJPEG", "CNettle",
            ]),
        .target(
            name: "ImageIO",
            dependencies: ["CoreGraphics", "Rasterizer", "CGIF", "CWebP"]),
        .target(name: "AutoLayout"),
        .target(name: "ListUpdates"),
        .target(name: "ListLayout", dependencies: ["CoreGraphics"]),
        .target(
            name: "Typesetting",
            dependencies: [
                "CoreGraphics", "Rasterizer", "Arithmetic", "CFreeType", "CHarfBuzz", "CFriBidi", "CUnibreak",
            ]),
        .target(
            name: "RenderServer",
            dependencies: ["CoreGraphics", "Rasterizer", "Typesetting", "Arithmetic", "TextFormatting"]),

        // Floor 4 and 5: the live trees, on the main actor.
        .target(
            name: "QuartzCore",
            dependencies: [
                "VirtualFoundation", "RenderServer", "CoreGraphics", "Typesetting", "Rasterizer", "Arithmetic",
                "CSwiftMetadata",
            ]),
        .target(
            name: "UIKit",
            dependencies: [
                "VirtualFoundation", "QuartzCore", "AutoLayout", "ListUpdates", "ListLayout", "RenderServer",
                "CoreGraphics", "ImageIO", "Typesetting", "Arithmetic", "_Testing_CoreGraphics", "_Testing_UIKit",
            ]),

        // Floor 6: what is looked at while it is written.
        .target(name: "DeveloperToolsSupport", dependencies: ["UIKit"]),

        // Floor 6: views that are values, shown by UIKit's; built for those who import it.
        .target(
            name: "SwiftUI",
            dependencies: [
                "UIKit", "DeveloperToolsSupport", "CoreGraphics", "Typesetting", "VirtualFoundation", "CMarkdown",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]),

        // Floor 6: the device that runs a tree, and what is told of it.
        .target(
            name: "Offstage",
            dependencies: [
                "UIKit", "QuartzCore", "ListLayout", "RenderServer", "CoreGraphics", "Rasterizer", "TextFormatting",
            ]),

        // Floor 7 to 9: files, comparisons, programs.
        .target(name: "YAMLTree", dependencies: [.product(name: "Yams", package: "Yams")]),
        .target(
            name: "SceneFile",
            dependencies: [
                "Offstage", "UIKit", "QuartzCore", "YAMLTree", "RenderServer", "CoreGraphics", "ImageIO", "Rasterizer",
                "Arithmetic", "TextFormatting",
            ]),
        .target(
            name: "Goldens",
            dependencies: ["Offstage", "RenderServer", "CoreGraphics", "Rasterizer", "TextFormatting"]),
        .target(
            name: "PreviewDrawing",
            dependencies: ["DeveloperToolsSupport", "Goldens", "Offstage", "UIKit", "RenderServer", "CoreGraphics"]),
        .target(
            name: "Pages",
            dependencies: [
                "Goldens", "Offstage", "RenderServer", "CoreGraphics", "Rasterizer", "TextFormatting", "CEmbedded",
            ],
            exclude: ["Web"]),
        .target(
            name: "Answers",
            dependencies: [
                "SceneFile", "Goldens", "Pages", "Offstage", "UIKit", "Typesetting", "RenderServer", "CoreGraphics",
                "Rasterizer", "TextFormatting", "CEmbedded", "CHeap",
            ],
            exclude: ["Templates"]),
        .target(
            name: "GoldenTesting", dependencies: ["Goldens", "Offstage", "UIKit", "RenderServer", "TextFormatting"]),
        .executableTarget(
            name: "offstage",
            dependencies: [
                "Answers", "SceneFile", "Goldens", "Pages", "PreviewDrawing", "Offstage", "UIKit", "RenderServer",
                "CoreGraphics", "TextFormatting", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),

        // The toolchain's Testing module declares cross-import overlays for modules of these names.
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),

        // For packages of users that lean on Objective-C: runs the kit's program, so it depends on nothing.
        .plugin(name: "OffstageAdapt", capability: .buildTool()),

        // What several test targets need: numbers, what a device printed, stages and views that log, the compiler.
        .target(name: "TestSupport", path: "Tests/Support", exclude: ["system-font.tsv"]),
        .target(
            name: "TestKit", dependencies: ["Offstage", "UIKit", "CoreGraphics", "TestSupport"], path: "Tests/Kit"),
        .target(name: "CompileKit", path: "Tests/CompileKit"),

        // Runs the program on what people and storms make of its inputs: `make fuzz`.
        .executableTarget(
            name: "fuzz",
            dependencies: ["TestSupport", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            path: "Tests/Fuzz"),
        .testTarget(name: "FuzzTests", dependencies: ["fuzz"]),

        .testTarget(name: "PackageTests"),
        .testTarget(name: "APITests", dependencies: ["CompileKit"], exclude: ["AppleNames"]),
        .testTarget(
            name: "ArithmeticTests", dependencies: ["Arithmetic", "TestSupport"], exclude: ["Oracle"]),
        .testTarget(name: "TextFormattingTests", dependencies: ["TextFormatting"]),
        .testTarget(
            name: "RasterizerTests", dependencies: ["Rasterizer", "Arithmetic", "CPixelKernels", "TestSupport"]),
        .testTarget(name: "VirtualFoundationTests", dependencies: ["VirtualFoundation"]),
        .testTarget(
            name: "CoreGraphicsTests",
            dependencies: ["CoreGraphics", "Rasterizer", "_Testing_CoreGraphics", "TestSupport"]),
        .testTarget(
            name: "ImageIOTests",
            dependencies: ["ImageIO", "CoreGraphics", "Rasterizer", "_Testing_CoreGraphics", "TestSupport"],
            exclude: ["Samples"]),
        .testTarget(
            name: "AutoLayoutTests", dependencies: ["AutoLayout", "TestSupport"],
            exclude: ["Oracle/oracle.py", "Oracle/optima.bin"]),
        .testTarget(name: "ListUpdatesTests", dependencies: ["ListUpdates", "TestSupport"]),
        .testTarget(
            name: "ListLayoutTests",
            dependencies: ["ListLayout", "CoreGraphics", "_Testing_CoreGraphics", "TestSupport"]),
        .testTarget(
            name: "TypesettingTests",
            dependencies: ["Typesetting", "CoreGraphics", "Rasterizer", "_Testing_CoreGraphics", "TestSupport"],
            exclude: ["Oracles"]),
        .testTarget(
            name: "RenderServerTests",
            dependencies: [
                "RenderServer", "CoreGraphics", "Rasterizer", "Arithmetic", "TextFormatting", "_Testing_CoreGraphics",
                "TestSupport",
            ]),
        .testTarget(
            name: "QuartzCoreTests",
            dependencies: [
                "QuartzCore", "RenderServer", "CoreGraphics", "Typesetting", "_Testing_CoreGraphics", "TestSupport",
            ]),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "UIKit", "Offstage", "QuartzCore", "ImageIO", "CoreGraphics", "Rasterizer", "TestKit", "TestSupport",
            ]),
        .testTarget(
            name: "UIKitViewTests",
            dependencies: [
                "UIKit", "Offstage", "CoreGraphics", "ListLayout", "Typesetting", "TestKit", "TestSupport",
            ]),
        .testTarget(
            name: "UIKitControllerTests",
            dependencies: ["UIKit", "Offstage", "CoreGraphics", "TestKit", "TestSupport"]),
        .testTarget(
            name: "SwiftUITests",
            dependencies: [
                "SwiftUI", "DeveloperToolsSupport", "UIKit", "Offstage", "CoreGraphics", "GoldenTesting", "TestKit",
                "TestSupport",
            ],
            exclude: ["Golden"]),
        .testTarget(
            name: "OffstageTests",
            dependencies: [
                "Offstage", "UIKit", "QuartzCore", "CoreGraphics", "RenderServer", "Rasterizer", "TestKit",
                "TestSupport",
            ]),
        .testTarget(
            name: "SceneFileTests",
            dependencies: [
                "SceneFile", "Offstage", "UIKit", "QuartzCore", "YAMLTree", "RenderServer", "Rasterizer", "TestSupport",
            ]),
        .testTarget(
            name: "GoldensTests",
            dependencies: [
                "Goldens", "GoldenTesting", "SceneFile", "Offstage", "UIKit", "RenderServer", "Rasterizer",
                "TestSupport",
            ],
            exclude: ["Texts"]),
        .testTarget(
            name: "PagesTests",
            dependencies: ["Pages", "Offstage", "UIKit", "RenderServer", "CoreGraphics", "Rasterizer"]),
        .testTarget(
            name: "AnswersTests",
            dependencies: [
                "Answers", "SceneFile", "Goldens", "RenderServer", "CoreGraphics", "Rasterizer", "TextFormatting",
                "TestSupport",
            ]),
        .testTarget(
            name: "ProgramTests",
            dependencies: [
                "offstage", "Answers", "PreviewDrawing", "Goldens", "SceneFile", "Offstage", "UIKit", "RenderServer",
                "TestSupport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], exclude: ["Answers"]),
        .testTarget(
            name: "BehaviorTests",
            dependencies: [
                "UIKit", "Offstage", "RenderServer", "GoldenTesting", "SceneFile", "TestKit", "TestSupport",
                "CompileKit",
            ],
            path: "Tests/Behaviors", exclude: ["behaviors"]),
    ],
    swiftLanguageModes: [.v6]
)

// `make check T=UIKitTests` builds and runs those tests alone: the others are left out of the package.
if let wanted = Context.environment["OFFSTAGE_TESTS"]?.split(separator: " ") {
    package.targets.removeAll { $0.type == .test && !wanted.contains($0.name[...]) }
}
