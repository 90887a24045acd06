import CHeap
import Foundation
import Goldens
import SceneFile
import TextFormatting
import Typesetting

/// The process that draws for a worker: it answers its supervisor's messages one after the other.
///
/// An answer is led by its length, eight bytes, so that the supervisor passes it on without reading it.
@MainActor
package struct DrawingProcess {
    /// What is kept of texts between scenes (assumed: a data set's scenes share their glyphs, and few whole texts).
    private static let textBytes = 16 << 20

    /// After how many answers memory that is free in pieces goes back to the system; it takes about a millisecond.
    private static let answersBetweenReturns = 100

    /// After how many answers all that is kept of texts goes: small pieces that stay, among many that go, would each keep
    /// a page of memory, and more of them with every scene. What is then made anew costs about a hundredth of the time.
    private static let answersBetweenEmptyings = 500

    private let input: Int32
    private let output: Int32
    private let scratch: String
    private let limits: WorkerLimits
    private var count = 0

    /// Takes standard input and output for messages: whatever else writes to standard output writes to standard error
    /// from now on.
    /// - Parameter scratch: A path below which the process may make folders.
    package init(scratch: String, limits: WorkerLimits) {
        self.scratch = scratch
        self.limits = limits
        input = Self.moved(STDIN_FILENO, replacedBy: open("/dev/null", O_RDONLY))
        output = Self.moved(STDOUT_FILENO, replacedBy: dup(STDERR_FILENO))
        signal(SIGPIPE, SIG_IGN)
        // A key of the terminal reaches the supervisor, too; this process ends with it, and takes its folder along.
        signal(SIGINT, SIG_IGN)
    }

    private static func moved(_ descriptor: Int32, replacedBy other: Int32) -> Int32 {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
        dup2(other, descriptor)
        close(other)
        return copy
    }

    /// Answers until the supervisor has enough.
    /// - Parameter answer: Answers a message in another way than scenes are.
    package mutating func run(answering answer: (@MainActor (WorkerMessage) async -> WorkerMessage)? = nil) async {
        endWithSupervisor()
        allow(limits.bytes)
        TextCaches.limit(to: Self.textBytes)
        let reader = MessageReader(DescriptorSource(input).read)
        send(WorkerHello.message)
        var answered = 0
        while let message = try? reader.next() {
            send(await answer?(message) ?? self.answer(message).message)
            // What a scene leaves to the main actor, deinitialisers among it, comes when the actor is free.
            await Task.yield()
            answered += 1
            if answered % Self.answersBetweenEmptyings == 0 { TextCaches.removeAll() }
            if answered % Self.answersBetweenReturns == 0 { malloc_trim(0) }
        }
        try? FileManager.default.removeItem(atPath: scratch)
    }

    private func send(_ message: WorkerMessage) {
        let bytes = message.bytes
        var frame = Data(capacity: 8 + bytes.count)
        frame.append(littleEndian: UInt64(bytes.count))
        frame.append(bytes)
        _ = OpenFile.write(frame, to: output)
    }

    /// Ends the process, however deep in a scene, when nobody is left to answer to.
    private func endWithSupervisor() {
        Thread.detachNewThread { [input, scratch] in
            var end = pollfd(fd: input, events: 0, revents: 0)
            while poll(&end, 1, -1) < 0 || end.revents & Int16(POLLHUP | POLLERR) == 0 {}
            try? FileManager.default.removeItem(atPath: scratch)
            _exit(0)
        }
    }

    /// Bounds the memory that the process may have.
    private func allow(_ bytes: Int) {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
        limit.rlim_cur = min(rlim_t(bytes), limit.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    }

    // MARK: Requests

    private mutating func answer(_ message: WorkerMessage) -> WorkerAnswer {
        let request: WorkerRequest
        do {
            request = try WorkerRequest(header: message.header)
        } catch {
            return WorkerAnswer(id: .none, .request, error.sentence)
        }
        count += 1
        allow(request.limits.bytes ?? limits.bytes)
        do {
            return try answer(request, message)
        } catch let fault as RequestFault {
            return WorkerAnswer(id: request.id, .request, fault.sentence)
        } catch {
            let failure = AnswerFailure(error)
            let sentence = failure.problems.first?.text ?? "\(error)"
            return WorkerAnswer(
                id: request.id, failure.status == .cannotWrite ? .output : .scene, sentence, problems: failure.problems)
        }
    }

    private func answer(_ request: WorkerRequest, _ message: WorkerMessage) throws -> WorkerAnswer {
        guard let words = request.scene else { return Self.schema(request) }
        let scene = try RequestedScene(words, request, message, scratch: "\(scratch)/\(count)")
        return switch request.verb {
        case .render: try SceneWork(request).answer(scene.input)
        case .vary: try VaryWork.answer(request, scene.input)
        default: try Self.check(request, scene.input)
        }
    }

    private static func schema(_ request: WorkerRequest) -> WorkerAnswer {
        var answer = WorkerAnswer(id: request.id)
        let schema = answer.attach(Data(SceneSchema.document().text.utf8), as: "schema.json")
        answer.add("schema", schema)
        return answer
    }

    /// Reads a scene and tells what it would make.
    private static func check(_ request: WorkerRequest, _ input: SceneInput) throws -> WorkerAnswer {
        let scene = try input.scene(request.options.sceneOptions())
        var answer = WorkerAnswer(id: request.id)
        answer.add("edition", .integer(WorkerProtocol.edition))
        answer.add("times", .exact(scene.times))
        answer.add("variants", .texts(scene.variants.map(\.suffix)))
        answer.add("hasFilm", .bool(scene.film != nil))
        let size = scene.device.size
        answer.add("size", .exact([size.width, size.height]))
        answer.add("scale", .exact(Double(scene.device.scale)))
        answer.add("problems", .array(scene.notes.map { Problem(note: $0).jsonValue }))
        return answer
    }
}
