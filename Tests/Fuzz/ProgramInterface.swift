import Foundation

/// The program's commands, options and exit codes, as it tells them itself: a new one is tried without a change here.
struct ProgramInterface: Sendable {
    struct Command: Decodable, Sendable {
        let commandName: String
        let subcommands: [Command]?
        let arguments: [Argument]?
    }

    struct Argument: Decodable, Sendable {
        enum Kind: String, Decodable, Sendable { case positional, option, flag }
        struct Name: Decodable, Sendable {
            let kind: String
            let name: String
        }

        let kind: Kind
        let names: [Name]?
        let valueName: String?
        let allValues: [String]?
        let isOptional: Bool
        let isRepeating: Bool

        /// `--scale` or `-o`.
        var flag: String? { names?.last.map { $0.kind == "short" ? "-\($0.name)" : "--\($0.name)" } }
    }

    private struct Dump: Decodable { let command: Command }

    let commands: [Command]
    let exitCodes: Set<Int32>

    /// Runs the program twice and reads what it says.
    init(program: URL) throws {
        let dump = try Self.output(of: program, ["--experimental-dump-help"])
        commands = try JSONDecoder().decode(Dump.self, from: dump).command.subcommands ?? []
        let help = String(decoding: try Self.output(of: program, ["--help"]), as: UTF8.self)
        let list = help.components(separatedBy: "EXIT CODES").last?.components(separatedBy: "USAGE").first ?? ""
        exitCodes = Set(list.split(separator: "\n").compactMap { $0.split(separator: " ").first.flatMap { Int32($0) } })
    }

    /// What the program prints.
    static func output(of program: URL, _ arguments: [String]) throws -> Data {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return data
    }
}
