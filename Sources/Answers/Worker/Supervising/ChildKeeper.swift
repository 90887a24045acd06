import Foundation
import Goldens
import TextFormatting

/// Has a drawing process at hand, whatever becomes of the one before.
final class ChildKeeper {
    /// A request without an answer of the drawing process.
    struct Failure: Error {
        let kind: WorkerAnswer.Fault
        let sentence: String
    }

    /// Nobody takes answers any more.
    struct ClientIsGone: Error {}

    private let command: ChildCommand
    private let limits: WorkerLimits
    /// Requests that a process answers; nil for any number.
    private let recycle: Int?
    private let client: Int32
    private var child: ChildProcess?
    /// Whether the process has said hello.
    private var isReady = false
    private var answered = 0

    /// How long a process may take to start (assumed: a busy machine takes seconds).
    private static let patience = Duration.seconds(60)

    init(_ command: ChildCommand, limits: WorkerLimits, recycle: Int?, client: Int32) {
        self.command = command
        self.limits = limits
        self.recycle = recycle
        self.client = client
    }

    /// Starts a process and waits for its first message.
    func start() throws(Failure) -> Data {
        try launch()
        return try awaitHello()
    }

    func end() {
        child?.kill()
        child = nil
    }

    /// Has a request answered.
    /// - Parameter limits: Those of the request.
    func answer(_ message: Data, limits: WorkerLimits) throws -> Data {
        let child = try ready(for: limits)
        let deadline = ContinuousClock.now + .seconds(limits.seconds)
        let answer: Data
        do {
            try child.send(message, until: deadline)
            answer = try child.receive(until: deadline, client: client)
        } catch ChildProcess.Silence.unwanted {
            throw ClientIsGone()
        } catch {
            let failure = Self.failure(error, of: child, limits)
            try? launch()
            throw failure
        }
        answered += 1
        if let recycle, answered >= recycle { try? launch() }
        return answer
    }

    /// A process that waits for a request.
    private func ready(for limits: WorkerLimits) throws(Failure) -> ChildProcess {
        // One that has half of what a request allows already would fail for what others left.
        let isFull = limits.bytes < self.limits.bytes && (child?.dataBytes ?? 0) > limits.bytes / 2
        if child?.isThere != true || isFull { try launch() }
        if !isReady { _ = try awaitHello() }
        guard let child else { throw Failure(kind: .crash, sentence: "there is no drawing process") }
        return child
    }

    private func launch() throws(Failure) {
        end()
        (isReady, answered) = (false, 0)
        do {
            child = try ChildProcess(command)
        } catch {
            throw Failure(kind: .crash, sentence: "the drawing process cannot be started: \(error.reason)")
        }
    }

    private func awaitHello() throws(Failure) -> Data {
        guard let child else { throw Failure(kind: .crash, sentence: "there is no drawing process") }
        do {
            let hello = try child.receive(until: .now + Self.patience, client: nil)
            isReady = true
            return hello
        } catch {
            let end = error == .late ? child.kill() : child.endByItself()
            throw Failure(
                kind: end.isKilled ? .killed : .crash, sentence: "the drawing process \(end.words) before it began")
        }
    }

    private static func failure(_ error: any Error, of child: ChildProcess, _ limits: WorkerLimits) -> Failure {
        if error as? ChildProcess.Silence == .late {
            child.kill()
            return Failure(kind: .time, sentence: "drawing took longer than \(DecimalText.number(limits.seconds)) s")
        }
        let end = child.endByItself()
        if end.isKilled { return Failure(kind: .killed, sentence: "the drawing process \(end.words)") }
        return Failure(
            kind: .crash,
            sentence: "the drawing process \(end.words); it had up to \(end.peak >> 20) MB of memory, and "
                + "\(limits.bytes >> 20) MB of data are allowed")
    }
}
