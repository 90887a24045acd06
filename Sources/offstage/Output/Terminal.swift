import Foundation
import Goldens
import Synchronization

/// Standard output and error as a person sees them: colours and progress only where a terminal shows them.
struct Terminal: Sendable {
    enum Style: String {
        case red = "31"
        case green = "32"
        case yellow = "33"
        case dim = "2"
        case bold = "1"
    }

    let usesColor: Bool
    /// True where a line may be written over.
    let showsProgress: Bool

    static let current = Terminal()

    private struct State {
        /// Whether standard output is an output's, so that words go to standard error.
        var isTaken = false
        /// Why standard output took no more.
        var failure: FileFailure?
    }

    private static let state = Mutex(State())

    private init() {
        let environment = ProcessInfo.processInfo.environment
        let plain = environment["NO_COLOR"] != nil || environment["TERM"] == "dumb"
        usesColor = isatty(STDOUT_FILENO) == 1 && !plain
        showsProgress = isatty(STDERR_FILENO) == 1 && !plain
    }

    func styled(_ text: String, _ style: Style) -> String {
        usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    func print(_ text: String) {
        clearProgress()
        write(Data((text + "\n").utf8), to: Self.state.withLock(\.isTaken) ? STDERR_FILENO : STDOUT_FILENO)
    }

    func complain(_ text: String) {
        clearProgress()
        write(Data((text + "\n").utf8), to: STDERR_FILENO)
    }

    /// Shows `done` of `total` in place; nothing without a terminal.
    func progress(_ done: Int, of total: Int, _ what: String) {
        guard showsProgress else { return }
        write(Data("\r\u{1B}[K\(done)/\(total) \(what)".utf8), to: STDERR_FILENO)
        if done == total { clearProgress() }
    }

    /// Shows what is being done, in place of what was shown before; nothing without a terminal.
    func status(_ text: String) {
        if showsProgress { write(Data("\r\u{1B}[K\(text)".utf8), to: STDERR_FILENO) }
    }

    private func clearProgress() {
        if showsProgress { write(Data("\r\u{1B}[K".utf8), to: STDERR_FILENO) }
    }

    // MARK: Standard output as a file

    /// Keeps standard output for an output: words go to standard error from now on.
    func takeStandardOutput() { Self.state.withLock { $0.isTaken = true } }

    /// Writes an output's bytes to standard output.
    func write(_ data: Data) { write(data, to: STDOUT_FILENO) }

    /// Why standard output took not all that was written; nil when it did.
    var failure: FileFailure? { Self.state.withLock(\.failure) }

    private func write(_ data: Data, to descriptor: Int32) {
        guard let refusal = OpenFile.write(data, to: descriptor), descriptor == STDOUT_FILENO else { return }
        // A closed pipe (`offstage … | head`) is the reader's choice, not an error.
        guard refusal.code != EPIPE else { return }
        Self.state.withLock {
            $0.failure = $0.failure ?? FileFailure(.write, "standard output", reason: refusal.reason)
        }
    }

    /// Takes the three standard descriptors where the caller closed them, so that no file gets one of these numbers
    /// and then what is written to the terminal.
    static func reserveDescriptors() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number is taken; writing to it fails, as it would to a closed one.
            _ = open("/dev/null", O_RDONLY)
        }
    }
}
