import Answers
import ArgumentParser
import Foundation

/// `offstage worker`: scenes from a pipe, pictures into a pipe.
struct WorkerCommand: AsyncParsableCommand {
    static let name = "worker"
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Take requests on standard input and answer on standard output, for other programs.",
        usage: "offstage worker [<options>]",
        discussion: HelpText.discussion(
            """
            A message is the length of its header, four bytes, the lowest first; the header in JSON; and the parts that \
            the header lists. Docs/worker.md has the words. Logs go to standard error.
            """,
            """
            A process of its own draws. One that takes too long or too much memory, or that somebody ends, is answered \
            for and replaced.
            """,
            """
            With --persistent_worker requests and answers are those of Bazel's persistent workers in JSON: the words of \
            'offstage test', an exit code, what the command said.
            """,
            examples: ["offstage worker", "offstage worker --seconds 10 --recycle 5000"], exits: [.badInput]))

    @Option(
        parsing: .unconditional, help: "What one scene may take, in seconds; a request may lower it.",
        transform: NumberArgument.whole(1...86_400))
    var seconds = Int(WorkerLimits.standard.seconds)

    @Option(
        parsing: .unconditional, help: "What drawing may take of memory, in megabytes; a request may lower it.",
        transform: NumberArgument.whole(256...1_048_576))
    var megabytes = WorkerLimits.standard.bytes / 1_000_000

    @Option(
        parsing: .unconditional, help: "Replace the drawing process after so many scenes (default: never).",
        transform: NumberArgument.whole(1...1_000_000_000))
    var recycle: Int?

    @Flag(name: .customLong("persistent_worker"), help: "Speak as Bazel's persistent workers do, in JSON.")
    var isBazelWorker = false

    /// The folder of the process that draws, which is started with it.
    @Option(help: .hidden)
    var drawing: String?

    @Argument(help: .hidden)
    var startup: [String] = []

    func validate() throws {
        if !isBazelWorker, let word = startup.first {
            throw ValidationError("'\(word)' is not expected: requests come on standard input")
        }
    }

    private var limits: WorkerLimits {
        WorkerLimits(seconds: Double(seconds), bytes: megabytes * 1_000_000)
    }

    @MainActor
    func run() async throws {
        if let drawing {
            var process = DrawingProcess(scratch: drawing, limits: limits)
            return await process.run(answering: isBazelWorker ? WorkRequests.answer : nil)
        }
        guard isatty(STDIN_FILENO) == 0 else {
            throw WrongWords("requests come from another program, and standard input is a terminal")
        }
        let status =
            isBazelWorker
            ? BazelSupervisor(command, limits: limits, recycle: recycle, startup: startup).run()
            : WorkerSupervisor(command, limits: limits, recycle: recycle).run()
        guard status.isSuccess else { throw status }
    }

    /// This program once more, whatever lies at its path by now.
    private var command: ChildCommand {
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("offstage-" + String(UInt64.random(in: 0 ... .max), radix: 36)).path
        let words = [HelpText.program, Self.name, "--drawing", scratch, "--megabytes", "\(megabytes)"]
        return ChildCommand(
            program: "/proc/self/exe", words: words + (isBazelWorker ? ["--persistent_worker"] : []), scratch: scratch)
    }
}

/// What Bazel asks of a worker: to run `offstage test` with the words of a request.
enum WorkRequests {
    /// How a build file starts the worker: the words of each request follow.
    static let flag = "--persistent_worker"

    /// The words that start the worker for a command line of `offstage test --persistent_worker`; nil for others.
    static func words(for given: [String]) -> [String]? {
        guard given.first == TestCommand.name, given.contains(flag) else { return nil }
        // How long a test may take is Bazel's to say, and a test has any number of scenes.
        return [WorkerCommand.name, flag, "--seconds", "86400", "--"] + given.dropFirst().filter { $0 != flag }
    }

    @MainActor
    static func answer(_ message: WorkerMessage) async -> WorkerMessage {
        let gathered = GatheredWords()
        let status = await Terminal.$current.withValue(gathered.terminal) { await Self.status(of: message) }
        return CommandOutcome(exitCode: status.rawValue, output: gathered.text).message
    }

    @MainActor
    private static func status(of message: WorkerMessage) async -> ExitStatus {
        do {
            let words = try CommandWordsMessage(message).arguments
            let command = try TestCommand.parse(words)
            try await command.run()
            return Terminal.current.failure == nil ? .success : .cannotWrite
        } catch {
            return AnswerFailure.tell(error, of: TestCommand.self, json: false)
        }
    }
}
