import Glibc

/// A run of the compiler whose words are handed on as they come, and read on the way.
struct WatchedRun {
    /// The two streams that programs write to.
    private struct Pipe {
        let reading: Int32
        let writing: Int32
        /// Where what is read goes: 1 or 2.
        let target: Int32

        init(to target: Int32) throws {
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { throw FrontError.cannotRun("pipe", errno) }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            (reading, writing, self.target) = (ends[0], ends[1], target)
        }
    }

    let program: String
    let arguments: [String]

    /// Runs it in the group of this program, whose signals it gets, too.
    /// - Parameter hear: Gets all that it writes, in pieces.
    /// - Returns: What to exit with: the program's code, or 128 and the signal that ended it.
    func run(hear: ([UInt8]) -> Void) throws -> Int32 {
        let pipes = [try Pipe(to: 1), try Pipe(to: 2)]
        let child = try spawn(pipes)
        for pipe in pipes { close(pipe.writing) }
        forward(pipes, hear)
        for pipe in pipes { close(pipe.reading) }
        return ChildRun.wait(for: child)
    }

    private func spawn(_ pipes: [Pipe]) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for pipe in pipes { posix_spawn_file_actions_adddup2(&actions, pipe.writing, pipe.target) }
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        Stack.restore()
        var child = pid_t()
        let code = posix_spawn(&child, program, &actions, nil, words, environ)
        guard code == 0 else { throw FrontError.cannotRun(program, code) }
        return child
    }

    private func forward(_ pipes: [Pipe], _ hear: ([UInt8]) -> Void) {
        var open = pipes
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while !open.isEmpty {
            var waiting = open.map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
            if poll(&waiting, nfds_t(waiting.count), -1) < 0 {
                if errno == EINTR { continue }
                return
            }
            for (pipe, state) in zip(open, waiting) where state.revents != 0 {
                let count = read(pipe.reading, &chunk, chunk.count)
                if count > 0 {
                    let bytes = Array(chunk[..<count])
                    Files.write(bytes, to: pipe.target)
                    hear(bytes)
                } else if count == 0 || errno != EINTR {
                    open.removeAll { $0.reading == pipe.reading }
                }
            }
        }
    }
}
