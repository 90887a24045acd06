import Foundation
import Goldens
import TextFormatting

/// Answers Bazel as its persistent workers do, in JSON: a request is the words of a command line, its answer an exit
/// code and what the command said.
package struct BazelSupervisor {
    /// Bazel's request. It has further members, and may get more.
    private struct WorkRequest: Decodable {
        var arguments: [String]?
        var requestId: Int?
        /// The request of that number is not wanted any more. Requests are done one after the other, so it is done.
        var cancel: Bool?
    }

    private let keeper: ChildKeeper
    private let limits: WorkerLimits
    private let startup: [String]
    private let input: DescriptorSource
    private let output: Int32

    /// - Parameter startup: The words that lead those of each request.
    package init(
        _ command: ChildCommand, limits: WorkerLimits, recycle: Int? = nil, startup: [String] = [],
        input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
    ) {
        self.limits = limits
        self.startup = startup
        self.input = DescriptorSource(input)
        self.output = output
        keeper = ChildKeeper(command, limits: limits, recycle: recycle, client: output)
    }

    /// Answers until Bazel has enough.
    /// - Returns: What the program exits with.
    package func run() -> ExitStatus {
        signal(SIGPIPE, SIG_IGN)
        defer { keeper.end() }
        var objects = JSONObjects(limit: WorkerProtocol.headerLimit)
        while true {
            let bytes = input.read(atMost: 1 << 16)
            guard !bytes.isEmpty else { return objects.isOpen ? .wrongUsage : .success }
            for byte in bytes {
                guard let object = objects.take(byte) else { continue }
                guard answer(Data(object)) else { return .success }
            }
            guard !objects.isTooLarge else {
                Terminal.current.complain("error: a request has more than \(WorkerProtocol.headerLimit) bytes")
                return .wrongUsage
            }
        }
    }

    /// - Returns: false when nobody takes answers any more.
    private func answer(_ object: Data) -> Bool {
        guard let request = try? JSONDecoder().decode(WorkRequest.self, from: object) else {
            return send(ExitStatus.wrongUsage.rawValue, "error: the request is none of Bazel's", to: 0)
        }
        if request.cancel == true { return true }
        let number = request.requestId ?? 0
        do {
            let words = CommandWordsMessage(arguments: startup + (request.arguments ?? []))
            let answer = try keeper.answer(words.message.bytes, limits: limits)
            let said = try CommandOutcome(answer)
            return send(said.exitCode, said.output, to: number)
        } catch let failure as ChildKeeper.Failure {
            return send(ExitStatus.differs.rawValue, "error: \(failure.sentence)", to: number)
        } catch is ChildKeeper.ClientIsGone {
            return false
        } catch {
            return send(
                ExitStatus.differs.rawValue, "error: the drawing process said nothing that can be read", to: number)
        }
    }

    private func send(_ code: Int32, _ text: String, to number: Int) -> Bool {
        let response = JSONValue.object([
            ("exitCode", .integer(Int(code))), ("output", .string(text)), ("requestId", .integer(number)),
        ])
        return OpenFile.write(Data((response.line + "\n").utf8), to: output) == nil
    }
}

/// The words of a command line, as a message to the drawing process.
package struct CommandWordsMessage: Decodable {
    package let arguments: [String]

    init(arguments: [String]) { self.arguments = arguments }

    package init(_ message: WorkerMessage) throws {
        self = try JSONDecoder().decode(Self.self, from: message.header)
    }

    var message: WorkerMessage { WorkerMessage([("arguments", .texts(arguments))]) }
}

/// What a command came to, as the drawing process answers it.
package struct CommandOutcome: Decodable {
    package let exitCode: Int32
    package let output: String

    package init(exitCode: Int32, output: String) {
        self.exitCode = exitCode
        self.output = output
    }

    /// Reads the bytes of a message.
    init(_ bytes: Data) throws {
        self = try JSONDecoder().decode(Self.self, from: bytes.dropFirst(4))
    }

    package var message: WorkerMessage {
        WorkerMessage([("exitCode", .integer(Int(exitCode))), ("output", .string(output))])
    }
}
