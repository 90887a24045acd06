import Foundation

/// This program, started once more for a part of the work: views live on one thread.
struct ProgramAgain: Sendable {
    let path: String

    /// What it prints.
    /// - Throws: `AnswerFailure` where it cannot be started.
    func output(of words: [String]) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = words
        let output = Pipe()
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch {
            throw AnswerFailure([Problem("\(path) cannot be run: \(error)")], .badInput)
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return data
    }
}
