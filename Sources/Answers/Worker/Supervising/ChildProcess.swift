import Foundation
import Goldens

/// A process that takes messages on its standard input and answers on its standard output, each answer led by its
/// length.
final class ChildProcess {
    /// Why there is no answer.
    enum Silence: Error, Hashable {
        /// The time is up.
        case late
        /// The process has ended, or closed its side.
        case ended
        /// Nobody is there to take the answer.
        case unwanted
    }

    let id: pid_t
    private let command: ChildCommand
    private let input: Int32
    private let output: Int32
    private var end: ProcessEnd?

    init(_ command: ChildCommand) throws(SystemRefusal) {
        self.command = command
        let (requests, answers) = (try Self.pipe(), try Self.pipe())
        defer { for descriptor in [requests.read, answers.write] { close(descriptor) } }
        (input, output) = (requests.write, answers.read)
        _ = fcntl(input, F_SETFL, O_NONBLOCK)
        id = try Self.spawn(command, input: requests.read, output: answers.write)
    }

    deinit {
        _ = kill()
        for descriptor in [input, output] { close(descriptor) }
    }

    // MARK: Start and end

    private static func pipe() throws(SystemRefusal) -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else { throw SystemRefusal() }
        // A process that inherited its own way in would hold it open, and never see its end.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private static func spawn(_ command: ChildCommand, input: Int32, output: Int32) throws(SystemRefusal) -> pid_t {
        var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        // Dispatch's threads, one of which may be this, block all signals.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let words = command.words.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var child = pid_t()
        let code = posix_spawn(&child, command.program, &actions, &attributes, words, environ)
        guard code == 0 else { throw SystemRefusal(code) }
        return child
    }

    /// Ends the process, if it has not ended by itself, and what it left.
    /// - Returns: How it ended.
    @discardableResult
    func kill() -> ProcessEnd {
        if let end { return end }
        Foundation.kill(id, SIGKILL)
        return wait()
    }

    /// Waits for the end of a process that has closed its side, for a moment.
    func endByItself() -> ProcessEnd {
        if let end { return end }
        for _ in 0..<100 {
            if let end = ProcessEnd(of: id, waits: false) { return finish(end) }
            usleep(10_000)
        }
        return kill()
    }

    private func wait() -> ProcessEnd { finish(ProcessEnd(of: id, waits: true) ?? .unknown) }

    private func finish(_ end: ProcessEnd) -> ProcessEnd {
        self.end = end
        try? FileManager.default.removeItem(atPath: command.scratch)
        return end
    }

    /// Bytes of data that the process has now, as its limit counts them.
    var dataBytes: Int? {
        guard let text = try? String(contentsOfFile: "/proc/\(id)/statm", encoding: .utf8) else { return nil }
        let pages = text.split(separator: " ")
        return pages.count > 5 ? Int(pages[5]).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } : nil
    }

    /// Whether it can be asked something: it has not ended, as far as is known.
    var isThere: Bool {
        var event = pollfd(fd: output, events: 0, revents: 0)
        return end == nil && poll(&event, 1, 0) >= 0 && event.revents & Int16(POLLHUP | POLLERR) == 0
    }

    // MARK: Messages

    func send(_ bytes: Data, until deadline: ContinuousClock.Instant) throws(Silence) {
        var done = 0
        while done < bytes.count {
            let count = bytes[(bytes.startIndex + done)...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
            if count >= 0 {
                done += count
            } else if errno == EAGAIN {
                try wait(for: input, Int16(POLLOUT), until: deadline, client: nil)
            } else if errno != EINTR {
                throw .ended
            }
        }
    }

    /// The next answer.
    /// - Parameter client: Where it will go: when nobody reads there any more, it is not waited for.
    func receive(until deadline: ContinuousClock.Instant, client: Int32?) throws(Silence) -> Data {
        let length = try take(8, until: deadline, client: client).littleEndianNumber
        guard let count = Int(exactly: length) else { throw .ended }
        return try take(count, until: deadline, client: client)
    }

    private func take(_ count: Int, until deadline: ContinuousClock.Instant, client: Int32?) throws(Silence) -> Data {
        var data = Data()
        let source = DescriptorSource(output)
        while data.count < count {
            try wait(for: output, Int16(POLLIN), until: deadline, client: client)
            let more = source.read(atMost: count - data.count)
            guard !more.isEmpty else { throw .ended }
            data.append(contentsOf: more)
        }
        return data
    }

    private func wait(
        for descriptor: Int32, _ events: Int16, until deadline: ContinuousClock.Instant, client: Int32?
    ) throws(Silence) {
        while true {
            let rest = (deadline - .now).seconds
            guard rest > 0 else { throw .late }
            var waited = [pollfd(fd: descriptor, events: events, revents: 0)]
            if let client { waited.append(pollfd(fd: client, events: 0, revents: 0)) }
            poll(&waited, nfds_t(waited.count), Int32(min(rest * 1000 + 1, 60_000)))
            if waited[0].revents != 0 { return }
            if waited.count > 1, waited[1].revents & Int16(POLLERR) != 0 { throw .unwanted }
        }
    }
}
