import Foundation
import TextFormatting

/// How a process ended.
struct ProcessEnd: Hashable, Sendable {
    /// The signal that ended it; nil where it ended by itself.
    let signal: Int32?
    let code: Int32
    /// The most memory that it had at a time, in bytes.
    let peak: Int

    static let unknown = ProcessEnd(signal: nil, code: -1, peak: 0)

    private init(signal: Int32?, code: Int32, peak: Int) {
        self.signal = signal
        self.code = code
        self.peak = peak
    }

    /// Takes the end of a child of this process; nil where it goes on.
    init?(of child: pid_t, waits: Bool) {
        var (status, usage) = (Int32(0), rusage())
        while true {
            let found = wait4(child, &status, waits ? 0 : WNOHANG, &usage)
            if found == child { break }
            guard found < 0, errno == EINTR else { return nil }
        }
        // As WIFSIGNALED and WEXITSTATUS of the C library read it.
        let number = status & 0x7F
        self.init(
            signal: number == 0 ? nil : number, code: (status >> 8) & 0xFF, peak: Int(usage.ru_maxrss) << 10)
    }

    /// Somebody asked it to end, the kernel that has no memory among them.
    var isKilled: Bool { signal.map([SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGQUIT].contains) ?? false }

    /// Part of a sentence: `ended by signal 6 (Aborted)`.
    var words: String {
        guard let signal else { return "ended with exit code \(code)" }
        return "ended by signal \(signal) (\(String(cString: strsignal(signal))))"
    }
}
