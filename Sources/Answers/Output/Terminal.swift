import Foundation
import Goldens
import Synchronization

/// Standard output and error as a person sees them: colours and progress only where a terminal shows them.
package final class Terminal: Sendable {
    package enum Style: String {
        case red = "31"
        case green = "32"
        case yellow = "33"
        case dim = "2"
        case bold = "1"
    }

    /// Takes bytes; says why not all of them could be taken.
    package typealias Sink = @Sendable (Data) -> SystemRefusal?

    package let usesColor: Bool
    /// True where a line may be written over.
    private let showsProgress: Bool
    private let output: Sink
    private let errors: Sink

    private struct State {
        /// Whether standard output is an output's, so that words go to standard error.
        var isTaken = false
        /// Whether a line of progress stands there, to be written over.
        var showsStatus = false
        /// Why standard output took no more.
        var failure: FileFailure?
    }

    private let state = Mutex(State())

    /// The process's own.
    package static let standard: Terminal = {
        let environment = ProcessInfo.processInfo.environment
        let plain = environment["NO_COLOR"] != nil || environment["TERM"] == "dumb"
        return Terminal(
            usesColor: isatty(STDOUT_FILENO) == 1 && !plain, showsProgress: isatty(STDERR_FILENO) == 1 && !plain
        ) {
            OpenFile.write($0, to: STDOUT_FILENO)
        } errors: {
            _ = OpenFile.write($0, to: STDERR_FILENO)
            return nil
        }
    }()

    /// Where answers are told now: to the process's own, unless a caller gathers what is said.
    @TaskLocal package static var current = Terminal.standard

    /// What stands for standard output and error.
    package init(usesColor: Bool = false, showsProgress: Bool = false, output: @escaping Sink, errors: @escaping Sink) {
        self.usesColor = usesColor
        self.showsProgress = showsProgress
        self.output = output
        self.errors = errors
    }

    package func styled(_ text: String, _ style: Style) -> String {
        usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    package func print(_ text: String) {
        clearProgress()
        let line = Data((text + "\n").utf8)
        if state.withLock(\.isTaken) { _ = errors(line) } else { write(line) }
    }

    package func complain(_ text: String) {
        clearProgress()
        _ = errors(Data((text + "\n").utf8))
    }

    /// Shows `done` of `total` in place; nothing without a terminal.
    package func progress(_ done: Int, of total: Int, _ what: String) {
        status("\(done)/\(total) \(what)")
        if done == total { clearProgress() }
    }

    /// Shows what is being done, in place of what was shown before; nothing without a terminal.
    package func status(_ text: @autoclosure () -> String) {
        guard showsProgress else { return }
        let text = text()
        let stood = state.withLock { state in
            defer { state.showsStatus = !text.isEmpty }
            return state.showsStatus
        }
        if stood || !text.isEmpty { _ = errors(Data(((stood ? "\r\u{1B}[K" : "") + text).utf8)) }
    }

    private func clearProgress() { status("") }

    // MARK: Standard output as a file

    /// Keeps standard output for an output: words go to standard error from now on.
    package func takeStandardOutput() { state.withLock { $0.isTaken = true } }

    /// Writes an output's bytes to standard output.
    package func write(_ data: Data) {
        // A closed pipe (`offstage … | head`) is the reader's choice, not an error.
        guard let refusal = output(data), refusal.code != EPIPE else { return }
        state.withLock {
            $0.failure = $0.failure ?? FileFailure(.write, "standard output", reason: refusal.reason)
        }
    }

    /// Why standard output took not all that was written; nil when it did.
    package var failure: FileFailure? { state.withLock(\.failure) }

    /// Takes the three standard descriptors where the caller closed them, so that no file gets one of these numbers
    /// and then what is written to the terminal.
    package static func reserveDescriptors() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number is taken; writing to it fails, as it would to a closed one.
            _ = open("/dev/null", O_RDONLY)
        }
    }
}
