import Foundation

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
        write(text + "\n", to: .standardOutput)
    }

    func complain(_ text: String) {
        clearProgress()
        write(text + "\n", to: .standardError)
    }

    /// Shows `done` of `total` in place; nothing without a terminal.
    func progress(_ done: Int, of total: Int, _ what: String) {
        guard showsProgress else { return }
        write("\r\u{1B}[K\(done)/\(total) \(what)", to: .standardError)
        if done == total { clearProgress() }
    }

    private func clearProgress() {
        if showsProgress { write("\r\u{1B}[K", to: .standardError) }
    }

    private func write(_ text: String, to handle: FileHandle) {
        // A closed pipe (`offstage … | head`) is the reader's choice, not an error.
        try? handle.write(contentsOf: Data(text.utf8))
    }
}
