import Answers
import Foundation

/// A program that was run to its end, its words kept or sent on to standard error.
struct CapturedProgram {
    enum Output {
        case kept
        case standardError
    }

    /// What it exited with; 128 and the signal where one ended it.
    let code: Int32
    /// What it printed, if that was kept.
    let text: String

    init(_ program: String, _ arguments: [String], output: Output, environment: [String: String] = [:]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let pipe = Pipe()
        switch output {
        case .kept: process.standardOutput = pipe
        case .standardError: process.standardOutput = FileHandle.standardError
        }
        do { try process.run() } catch {
            throw AnswerFailure([Problem("\(program) cannot be run: \(error)")], .badInput)
        }
        let data = output == .kept ? pipe.fileHandleForReading.readDataToEndOfFile() : Data()
        process.waitUntilExit()
        text = String(decoding: data, as: UTF8.self)
        code = process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
    }
}
