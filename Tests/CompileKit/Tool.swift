import Foundation

/// A program on the path.
struct Tool {
    private let name: String

    init(_ name: String) {
        self.name = name
    }

    /// What a run left behind.
    struct Result {
        var status: Int32
        /// Standard output and standard error, as they came.
        var output: String
    }

    /// Runs the program to its end.
    func run(_ arguments: [String]) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }
}
