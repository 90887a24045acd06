import Foundation

/// A program that was run to its end, its words kept or sent on to standard error. Nothing is there for it to read.
package struct CapturedProgram {
    package enum Output {
        case kept
        /// What it prints is kept, and what it complains of is dropped.
        case keptAlone
        case standardError
    }

    /// What it exited with; 128 and the signal where one ended it.
    package let code: Int32
    /// What it printed, if that was kept.
    package let data: Data
    /// What it printed, as a text.
    package var text: String { String(decoding: data, as: UTF8.self) }

    /// - Throws: `AnswerFailure` where it cannot be started.
    package init(
        _ program: String, _ arguments: [String], output: Output, environment: [String: String] = [:]
    ) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        switch output {
        case .kept: process.standardOutput = pipe
        case .keptAlone: (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
        case .standardError: process.standardOutput = FileHandle.standardError
        }
        do { try process.run() } catch {
            throw AnswerFailure([Problem("\(program) cannot be run: \(error)")], .badInput)
        }
        data = output == .standardError ? Data() : pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        code = process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
    }
}
