import Foundation

extension Program {
    /// In a folder with the scenes that the examples of `Docs/json.md` are about, and a golden of an older card.
    static func withAnswers() throws -> Program {
        let program = try Program()
        let scenes = Repository.root.appendingPathComponent("Tests/ProgramTests/Answers")
        for name in try FileManager.default.contentsOfDirectory(atPath: scenes.path) {
            let text = try String(contentsOf: scenes.appendingPathComponent(name), encoding: .utf8)
            try program.folder.write(text, name)
        }
        _ = try program.shell("offstage render old.yml -o Golden && mv Golden/old.png Golden/card.png")
        return program
    }

    /// The first lines of a run that goes on until it is ended.
    func lines(_ count: Int, of words: [String]) throws -> String {
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.path)
        process.arguments = words
        process.currentDirectoryURL = folder.url
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var data = Data()
        while data.count(where: { $0 == 10 }) < count {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { break }
            data += more
        }
        // A process that a worker thread starts takes over its blocked signals: only this one is sure to end it.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}

enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}
