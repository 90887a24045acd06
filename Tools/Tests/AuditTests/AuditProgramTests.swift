import Audit
import Foundation
import Testing

/// The program over files of a folder.
@Suite struct AuditProgramTests {
    private struct Run {
        let code: Int32
        let output: String
        let errors: [String]
    }

    private func run(_ words: [String]) throws -> Run {
        var (output, errors): (String, [String]) = ("", [])
        let program = AuditProgram(
            try AuditWords(words), kit: AuditEngineTests.folder.path, print: { output += $0 },
            complain: { errors.append($0) })
        return Run(code: program.run(), output: output, errors: errors)
    }

    /// Makes files, hands their folder over, and takes them away.
    private func within(_ files: [String: String], _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("audit-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try body(folder.path)
    }

    private let waiting = "func a() { DispatchQueue.main.sync { } }"

    @Test(
        "the program exits with 0 for nothing, 1 for findings, 2 for what cannot be read, 7 for what cannot be written")
    func exits() throws {
        try within(["A.swift": waiting]) { (folder: String) throws in
            let baseline = folder + "/base.tsv"
            #expect(try run([folder]).code == 1)
            #expect(try run([folder, "--only", "strong-self"]).code == 0)
            #expect(try run([folder, "--baseline", baseline]).code == 2)
            #expect(try run([folder, "--write-baseline", baseline]).code == 0)
            #expect(try run([folder, "--baseline", baseline]).code == 0)
            #expect(try run([folder + "/none"]).code == 2)
            #expect(try run([folder, "--junit", "/dev/null/a.xml"]).code == 7)
            #expect(try run(["--rules"]).code == 0)
        }
    }

    @Test("a folder of a package goes by the manifest above it, and is held to its version")
    func folders() throws {
        let files = [
            "Package.swift": "let package = Package(name: \"A\", platforms: [.iOS(.v13)])",
            "Sources/App/A.swift": "func open() { controller.sheetPresentationController }",
        ]
        try within(files) { (folder: String) throws in
            for part in ["", "/Sources", "/Sources/App", "/Sources/App/A.swift"] {
                let run = try run([folder + part, "--only", "newer-than-target"])
                #expect(run.code == 1 && run.output.contains("Package.swift says 13"), "\(part): \(run.output)")
            }
        }
    }

    @Test("a run that cannot be is said, with the rules that were not asked, and ends with 2")
    func noRun() throws {
        try within(["A.swift": "", "B/Package.swift": "", "B/C.swift": ""]) { (folder: String) throws in
            let alone = try run([folder, "--run"])
            #expect(alone.code == 2 && alone.output.contains("there is no one Package.swift for what is reviewed"))
            #expect(alone.output.contains("not asked: controller-at-odds, "))
            let package = try run([folder + "/B", "--run"])
            #expect(package.code == 2 && package.output.contains("the package's tests did not run: "))
        }
    }

    @Test("a file that does not parse ends with 2, whatever else was found")
    func unparsed() throws {
        try within(["A.swift": waiting, "B.swift": "func ("]) { (folder: String) throws in
            #expect(try run([folder]).code == 2)
            #expect(try run([folder, "--only", "strong-self"]).code == 2)
            #expect(try run([folder + "/A.swift"]).code == 1)
            let written = try run([folder, "--write-baseline", folder + "/base.tsv"])
            #expect(written.code == 2 && written.output.hasSuffix("base.tsv: 1 findings\n"))
            #expect(written.errors.count == 1 && written.errors[0].hasPrefix("warning: B.swift:1:"))
        }
    }

    @Test("what cannot be reviewed is named, not what was given first")
    func named() throws {
        try within(["A.swift": waiting, "Sub/B.swift": waiting, "None/a.txt": ""]) { (folder: String) throws in
            let (file, sub) = (folder + "/A.swift", folder + "/Sub")
            #expect(
                try run([file, folder + "/C.swift"]).errors == [
                    "error: \(folder)/C.swift is neither a folder nor a Swift file that can be read"
                ])
            #expect(try run([file, sub]).errors == ["error: \(sub) is a folder; name one folder, or files alone"])
            #expect(try run([folder + "/None/"]).errors == ["error: there are no Swift files below \(folder)/None"])
        }
    }

    private func manifest(_ platform: String) -> String {
        "let package = Package(name: \"A\", platforms: [\(platform)], targets: [.target(name: \"A\")])"
    }

    @Test("files that are given are held to the manifest above them, however they are named")
    func files() throws {
        let use = "func open() { controller.sheetPresentationController }"
        let files = [
            "A/Package.swift": manifest(".iOS(.v13)"), "A/Sources/A/A.swift": use, "A/Example/Deep/App.swift": use,
            "B/Package.swift": manifest(".iOS(.v16)"), "B/Sources/B/B.swift": use,
            "C/Package.swift": manifest(""), "C/Sources/C/C.swift": use,
        ]
        try within(files) { (folder: String) throws in
            func told(_ paths: String...) throws -> Run { try run(paths.map { "\(folder)/\($0)" }) }
            let own = try told("A/Sources/A/A.swift")
            #expect(own.code == 1 && own.output.contains("the target is 13"))
            #expect(own.output.contains("Package.swift says 13"))
            #expect(try told("A/./Sources/../Sources/A/A.swift").code == 1)
            #expect(try told("A/Example/Deep/App.swift").code == 1)
            #expect(try told("B/Sources/B/B.swift").code == 0)
            // The lowest of several counts, and SwiftPM's own where a manifest names none.
            #expect(try told("B/Sources/B/B.swift", "A/Sources/A/A.swift").output.contains("2 files: 2 errors"))
            #expect(try told("C/Sources/C/C.swift").output.contains("the target is 12"))
            // In a folder, what lies beside the targets is not held.
            #expect(try told("A").output.contains("2 files: 1 error\n"))
            #expect(try run([folder + "/B/Sources/B/B.swift", "--ios", "14"]).code == 1)
        }
    }
}
