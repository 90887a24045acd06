import Foundation

/// A run of the program with bounds: 10 seconds of a processor, five minutes by the clock, 8 GB of addresses.
struct ProgramRun {
    let program: URL
    let arguments: [String]
    let folder: URL

    /// Seconds of the wall's clock: of a busy machine they are many, and what works for ever ends by its own bound.
    private static let patience = 300.0
    private static let bounds = "ulimit -t 10; ulimit -v 8000000; exec \"$0\" \"$@\""

    init(program: URL, arguments: [String], in folder: URL) {
        (self.program, self.arguments, self.folder) = (program, arguments, folder)
    }

    /// Runs the program in the folder, with nothing on its standard input.
    func outcome() throws -> ProgramOutcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", Self.bounds, program.path] + arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (file("stdout"), file("stderr"))
        // Closed as soon as they are read: thousands of runs would use up what a process may have open.
        let (outputHandle, errorHandle) = (try empty(output), try empty(errors))
        defer {
            try? outputHandle.close()
            try? errorHandle.close()
        }
        process.standardOutput = outputHandle
        process.standardError = errorHandle
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        let isLate = ended.wait(timeout: .now() + Self.patience) == .timedOut
        if isLate {
            kill(process.processIdentifier, SIGKILL)
            ended.wait()
        }
        return ProgramOutcome(
            end: isLate ? .late : end(of: process), output: try text(output), errors: try text(errors))
    }

    private func end(of process: Process) -> ProgramOutcome.End {
        guard process.terminationReason == .uncaughtSignal else { return .exit(process.terminationStatus) }
        return process.terminationStatus == SIGKILL ? .late : .signal(process.terminationStatus)
    }

    private func file(_ name: String) -> URL {
        folder.deletingLastPathComponent().appendingPathComponent(name)
    }

    private func empty(_ file: URL) throws -> FileHandle {
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
    }

    private func text(_ file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
}
