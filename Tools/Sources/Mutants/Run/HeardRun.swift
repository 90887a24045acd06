import CompilerFront
import Glibc

/// A program that is run for the lines that it prints, and that ends in time with all that it started.
package struct HeardRun {
    package enum End: Equatable, Sendable {
        case exited(Int32)
        /// By a signal: it crashed.
        case signalled(Int32)
        case timedOut
        /// Whoever listened has heard enough.
        case stopped
    }

    private let words: [String]
    private let folder: String
    private let environment: [String: String]
    private let seconds: Double?

    /// - Parameters:
    ///   - environment: What it sees besides what this program sees.
    ///   - seconds: How long it may take.
    package init(_ words: [String], in folder: String, environment: [String: String] = [:], seconds: Double? = nil) {
        (self.words, self.folder, self.environment, self.seconds) = (words, folder, environment, seconds)
    }

    /// - Parameter hear: Gets each line of both its streams; false ends the program.
    package func run(hear: (String) -> Bool) throws -> End {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw MutantFault("no pipe: \(String(cString: strerror(errno)))") }
        defer { close(ends[0]) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        let child: pid_t
        do {
            defer { close(ends[1]) }
            child = try spawn(output: ends[1])
        }
        ChildGroups.add(child)
        defer { ChildGroups.remove(child) }
        return watch(child, ends[0], hear)
    }

    private func spawn(output: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, output, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)
        // `env` goes to the folder and becomes the program: what does so here is not declared for Swift.
        let arguments = (["env", "-C", folder] + words).map { strdup($0) } + [nil]
        let variables = Self.variables(with: environment).map { strdup($0) } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var child = pid_t()
        let code = posix_spawnp(&child, "env", &actions, &attributes, arguments, variables)
        guard code == 0 else { throw MutantFault("cannot run \(words[0]): \(String(cString: strerror(code)))") }
        return child
    }

    private static func variables(with added: [String: String]) -> [String] {
        var variables: [String] = []
        var next = environ
        while let text = next.pointee {
            let variable = String(cString: text)
            if added[String(variable.prefix { $0 != "=" })] == nil { variables.append(variable) }
            next += 1
        }
        return variables + added.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }

    private func watch(_ child: pid_t, _ output: Int32, _ hear: (String) -> Bool) -> End {
        let start = ContinuousClock.now
        var lines = LineReader(output)
        var status: Int32?
        var early: End?
        while true {
            // A child that has closed its streams and lives on would be heard at once, for ever.
            var waiting = lines.isAtEnd ? [] : [pollfd(fd: output, events: Int16(POLLIN), revents: 0)]
            poll(&waiting, nfds_t(waiting.count), status == nil ? 100 : 0)
            let isHeard = lines.read { early != nil || hear($0) }
            if !isHeard, early == nil { early = .stopped }
            if let seconds, start.duration(to: .now) > .seconds(seconds), early == nil, status == nil {
                early = .timedOut
            }
            // What it started may hold its streams open; it goes with it.
            if status != nil { break }
            if early != nil { kill(-child, SIGKILL) }
            var code: Int32 = 0
            let ended = waitpid(child, &code, early == nil ? WNOHANG : 0)
            if ended == child { status = code }
        }
        kill(-child, SIGKILL)
        if early == nil, !lines.finish(hear) { early = .stopped }
        let end = ChildRun.end(status ?? 0)
        return early ?? (end.signal == 0 ? .exited(end.code) : .signalled(end.signal))
    }
}

/// Makes lines of what comes out of a pipe.
private struct LineReader {
    private let descriptor: Int32
    private var rest: [UInt8] = []
    /// As large as a pipe: what a child that has ended left in it comes at once.
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)
    /// Whether nobody writes to the pipe any more.
    private(set) var isAtEnd = false

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Reads once, so that whoever watches comes to look at the clock, however much is told.
    /// - Returns: Whether the listener wants more.
    mutating func read(_ hear: (String) -> Bool) -> Bool {
        let count = Glibc.read(descriptor, &chunk, chunk.count)
        isAtEnd = count == 0
        guard count > 0 else { return true }
        rest += chunk[..<count]
        var start = rest.startIndex
        defer { rest.removeSubrange(..<start) }
        while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: rest[start..<end], as: UTF8.self)
            start = end + 1
            if !hear(line) { return false }
        }
        return true
    }

    /// Hands on a last line without an end.
    func finish(_ hear: (String) -> Bool) -> Bool {
        rest.isEmpty || hear(String(decoding: rest, as: UTF8.self))
    }
}
