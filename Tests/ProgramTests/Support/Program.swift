import Foundation
import TestSupport

/// The program as it was built beside these tests, run as a user runs it.
struct Program {
    /// What a run said and how it ended.
    struct Result {
        let status: Int32
        let output: String
        let errors: String
    }

    /// A folder of the program's own, gone with this value.
    let folder: ProgramFolder

    init() throws { folder = try ProgramFolder() }

    static let path: String = {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("offstage").path
    }()

    /// Runs a line of the shell, in which `offstage` is the program; what does not end in a minute ends with 124.
    func shell(_ line: String) throws -> Result {
        let output = folder.url.appendingPathComponent(".output")
        let errors = folder.url.appendingPathComponent(".errors")
        for file in [output, errors] { try Data().write(to: file) }
        let process = try start("offstage() { timeout 60 \"\(Self.path)\" \"$@\"; }\n" + line, output, errors)
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }

    func run(_ words: String...) throws -> Result { try run(words) }

    func run(_ words: [String]) throws -> Result {
        try shell("offstage " + words.map { "'\($0)'" }.joined(separator: " "))
    }

    /// Starts a line of the shell and does not wait for its end.
    func start(_ line: String, _ output: URL, _ errors: URL) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = folder.url
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        return process
    }
}

/// A folder for the program to run in.
final class ProgramFolder: Sendable {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    var url: URL { folder.url }

    func write(_ text: String, _ name: String) throws { try folder.write(Data(text.utf8), name) }

    /// A scene of 8 × 8 pixels.
    func writeScene(_ name: String, _ more: String = "") throws {
        try write(
            "offstage: 1\ndevice: { size: [8, 8], scale: 1 }\nview: { id: root, backgroundColor: red }\n" + more, name)
    }

    /// All files below, hidden ones too, but for what the program said.
    var files: [String] {
        let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        return names.filter { ![".output", ".errors"].contains($0) && !isFolder($0) }.sorted()
    }

    private func isFolder(_ name: String) -> Bool {
        var isFolder: ObjCBool = false
        let path = url.appendingPathComponent(name).path
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
