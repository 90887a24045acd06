import CompilerFront
import Foundation
import Synchronization
import Testing

@testable import Mutants

/// A package of its own, built and tested by the tool; the compiler runs, so it takes its time.
@Suite("Mutants of a package")
struct MutantsProgramTests {
    private static let files = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Rooms",
            targets: [
                .target(name: "Attic"),
                .testTarget(name: "AtticTests", dependencies: ["Attic"]),
                .testTarget(name: "OtherTests"),
            ])

        // As Offstage's own does.
        if let wanted = Context.environment["OFFSTAGE_TESTS"]?.split(separator: " ") {
            package.targets.removeAll { $0.type == .test && !wanted.contains($0.name[...]) }
        }
        """,
        "Sources/Attic/Attic.swift": """
        struct Length: Equatable {
            var value: Int
            static func + (a: Length, b: Length) -> Length { Length(value: a.value) }
        }

        func isSmall(_ a: Int) -> Bool { a < 10 }
        func isOld(_ a: Int) -> Bool { a >= 70 }
        func named(_ name: String?) -> String { name ?? "nobody" }
        func sum(_ a: Length, _ b: Length) -> Length { a + b }
        func halves(_ number: Int) -> Int {
            var (number, count) = (number, 0)
            while number > 1 {
                number /= 2
                count += 1
            }
            return count
        }
        """,
        "Tests/AtticTests/AtticTests.swift": """
        import Testing
        @testable import Attic

        @Test("Nine is small") func small() { #expect(isSmall(9)) }
        @Test("Everybody has a name") func names() { #expect(named("Ada") == "Ada") }
        @Test("Eight is halved three times") func halving() { #expect(halves(8) == 3) }
        @Test("Fails anyway") func fails() { #expect(named(nil) == "somebody") }
        """,
        "Tests/OtherTests/OtherTests.swift": "this is not even Swift",
    ]

    /// Makes the package in a folder of its own, as a repository of git.
    private static func package() throws -> String {
        let folder = FileManager.default.temporaryDirectory.path + "/offstage-mutants-\(UUID().uuidString)"
        for (path, text) in files { try Files.update("\(folder)/\(path)", with: Array((text + "\n").utf8)) }
        #expect(try HeardRun(["git", "init", "-q"], in: folder).run { _ in true } == .exited(0))
        return folder
    }

    @Test("What is noticed, what survives, what nobody reaches, what does not compile, and what fails anyway")
    func package() throws {
        let folder = try Self.package()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var report = ""
        let told = Mutex("")
        let words = try MutantsWords(["--package", folder, "--modules", "Attic", "--count", "20", "--debug"])
        let program = try MutantsProgram(
            words, print: { report += $0 }, complain: { line in told.withLock { $0 += line + "\n" } })
        try program.run()
        let log = told.withLock { $0 }
        try #require(!report.isEmpty, "\(log)")
        for line in [
            "survived  comparison turned  Sources/Attic/Attic.swift:6\n",
            "not reached  comparison turned  Sources/Attic/Attic.swift:7\n",
            "noticed  default taken  Sources/Attic/Attic.swift:8\n", "by AtticTests: Everybody has a name (",
            "by AtticTests: Eight is halved three times (", "1 more were drawn and do not compile",
        ] {
            #expect(report.contains(line), "\(report)")
        }
        #expect(!report.contains("Attic.swift:9\n"))
        #expect(log.contains("a test of AtticTests fails without a mutant, so it counts for nothing: Fails anyway"))
        // The sources of the package stay as they are.
        let source = Files.read("\(folder)/Sources/Attic/Attic.swift")
        #expect(source.map { String(decoding: $0, as: UTF8.self) } == Self.files["Sources/Attic/Attic.swift"]! + "\n")
        #expect(!Files.exists("\(folder)/Sources/Attic/Mutant.swift"))
    }

    @Test("Only listed, nothing is copied or built")
    func listed() throws {
        let folder = try Self.package()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var report = ""
        let words = try MutantsWords(["--package", folder, "--modules", "Attic", "--count", "2", "--list", "--json"])
        try MutantsProgram(words, print: { report += $0 }, complain: { _ in }).run()
        #expect(report.contains("\"path\": \"Sources/Attic/Attic.swift\"") && !report.contains("verdict"))
        #expect(!Files.exists("\(folder)/.build/mutants/tree"))
    }

    @Test(
        "What cannot run is told",
        arguments: [
            (["--modules", "Cellar"], "there is no module Cellar; there are Attic"),
            (["--modules", "Attic", "--tests", "CellarTests"], "there is no test target CellarTests"),
            (["--modules", "Attic", "--package", "/no/such/folder"], "there is no folder /no/such/folder"),
        ])
    func refused(words: [String], message: String) throws {
        let folder = try Self.package()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let error = #expect(throws: MutantFault.self) {
            let words = try MutantsWords(["--package", folder] + words)
            try MutantsProgram(words, print: { _ in }, complain: { _ in }).run()
        }
        #expect(error?.description.hasPrefix(message) == true)
    }
}
