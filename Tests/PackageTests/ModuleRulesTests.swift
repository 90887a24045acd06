import Testing

@Suite("The rules of imports")
struct ModuleRulesTests {
    private func library(
        _ name: String, _ dependencies: [String] = [], imports: [String], kind: PackageManifest.Target.Kind = .library
    ) -> Module {
        Module(
            target: .init(kind: kind, name: name, dependencies: dependencies, folder: "Sources/\(name)"),
            hasSwift: true, imports: Dictionary(uniqueKeysWithValues: imports.map { ($0, "A.swift") }))
    }

    private func problems(_ modules: Module...) -> [String] { ModuleRules(modules: modules).problems() }

    @Test("An import that is not declared")
    func undeclared() {
        #expect(
            problems(library("UIKit", imports: ["QuartzCore", "Foundation"]), library("QuartzCore", imports: []))
                == ["UIKit imports QuartzCore and does not declare it: A.swift"])
        #expect(problems(library("YAMLTree", ["Yams"], imports: ["CYaml"])) == [])
        #expect(
            problems(library("YAMLTree", imports: ["CYaml"]))
                == ["YAMLTree imports CYaml and does not declare it: A.swift"])
    }

    @Test("A dependency that nothing imports")
    func unused() {
        #expect(
            problems(library("UIKit", ["QuartzCore"], imports: []))
                == ["UIKit declares QuartzCore and does not import it"])
        #expect(problems(library("UIKit", ["_Testing_UIKit"], imports: [])) == [])
    }

    @Test("An import of a higher floor, or of a neighbour")
    func upwards() {
        #expect(
            problems(library("RenderServer", ["UIKit"], imports: ["UIKit"]), library("UIKit", imports: []))
                == ["RenderServer, floor 3, imports UIKit, floor 5"])
        #expect(
            problems(library("Goldens", ["SceneFile"], imports: ["SceneFile"]), library("SceneFile", imports: []))
                == ["Goldens, floor 7, imports SceneFile, floor 7"])
        #expect(
            problems(
                library("Typesetting", ["CoreGraphics"], imports: ["CoreGraphics"]),
                library("CoreGraphics", imports: [])) == [])
        #expect(
            problems(
                library("Pages", ["offstage"], imports: ["offstage"]),
                library("offstage", imports: [], kind: .program)) == ["Pages, floor 8, imports offstage, floor 9"])
    }

    @Test("A target without a floor, and Foundation below the geometry")
    func floors() {
        #expect(problems(library("Cellar", imports: [])) == ["Cellar has no floor"])
        #expect(
            problems(library("Rasterizer", imports: ["Foundation"]))
                == ["Rasterizer, floor 1, imports Foundation: A.swift"])
    }

    @Test("A command line in a library")
    func commandLine() {
        #expect(
            problems(library("Answers", ["ArgumentParser"], imports: ["ArgumentParser"]))
                == ["Answers, a library, imports ArgumentParser: A.swift"])
        #expect(problems(library("offstage", ["ArgumentParser"], imports: ["ArgumentParser"], kind: .program)) == [])
    }

    @Test("Anything that the arithmetic of lists imports beyond geometry")
    func sparing() {
        #expect(
            problems(library("ListUpdates", imports: ["Foundation"]))
                == ["ListUpdates imports Foundation, which it has to do without: A.swift"])
        #expect(
            problems(
                library("ListLayout", ["CoreGraphics"], imports: ["CoreGraphics", "Synchronization"]),
                library("CoreGraphics", imports: []))
                == ["ListLayout imports Synchronization, which it has to do without: A.swift"])
    }

    @Test("A manifest's targets are read with their dependencies and folders")
    func manifest() {
        let manifest = PackageManifest(
            """
            let package = Package(
                name: "P", products: [.library(name: "A", targets: ["A"])],
                targets: [
                    // .target(name: "Z"),
                    .target(name: "C", linkerSettings: [.linkedLibrary("c")]),
                    .systemLibrary(name: "S", providers: [.apt(["s-dev"])]),
                    .executableTarget(
                        name: "a",
                        dependencies: [
                            "C", .product(name: "X", package: "x"), "S",
                        ]),
                    .testTarget(name: "T", dependencies: ["a"], path: "Tests/Other", exclude: ["B"]),
                ]
            )
            """)
        #expect(
            manifest.targets == [
                .init(kind: .library, name: "C", dependencies: [], folder: "Sources/C"),
                .init(kind: .system, name: "S", dependencies: [], folder: "Sources/S"),
                .init(kind: .program, name: "a", dependencies: ["C", "X", "S"], folder: "Sources/a"),
                .init(kind: .tests, name: "T", dependencies: ["a"], folder: "Tests/Other"),
            ])
    }

    @Test("Imports are found in all their forms, and not in literals and comments")
    func imports() {
        let quotes = "\"\"\""
        let source = """
            @_exported import A
            @testable import B
            @preconcurrency public import C
            import struct D.Name
            // import E
            let text = \(quotes)
                import F
                \(quotes)
            let important = 1
            """
        #expect(SwiftImports.modules(in: source) == ["A", "B", "C", "D"])
    }
}
