import Answers
import Glibc
import Synchronization

/// Another program that runs in place of this one: it gets the signals that end this one, and this one waits for it.
enum ChildProgram {
    /// How a program ended.
    enum End: Equatable {
        case code(Int32)
        case signal(Int32)
    }

    /// The signals that people end programs with.
    private static let signals = [SIGINT, SIGQUIT, SIGTERM]
    /// The program that runs, and the last signal that came; zero for none.
    private static let running = Atomic<pid_t>(0)
    private static let asked = Atomic<Int32>(0)

    /// Runs a program of this path in the group of this one, so that the terminal is the program's, too.
    static func run(_ program: String, _ arguments: [String], name: String) throws -> End {
        for number in signals { passOn(number) }
        defer { for number in signals { signal(number, SIG_DFL) } }
        let child = try spawn(program, [name] + arguments)
        running.store(child, ordering: .sequentiallyConsistent)
        // What came before there was a program to take it.
        let number = asked.load(ordering: .sequentiallyConsistent)
        if number != 0 { kill(child, number) }
        return wait(for: child)
    }

    /// Ends this program as another one ended.
    static func die(of number: Int32) -> Never {
        SignalMask.clear()
        signal(number, SIG_DFL)
        raise(number)
        exit(128 + number)
    }

    /// A signal that this program was started to ignore stays ignored, by the other one as well.
    private static func passOn(_ number: Int32) {
        // Nothing of `self`: what C calls has no context.
        let before = signal(number) { number in
            let error = errno
            ChildProgram.asked.store(number, ordering: .sequentiallyConsistent)
            let child = ChildProgram.running.load(ordering: .sequentiallyConsistent)
            // A key of the terminal reaches all programs of the group by itself.
            if child != 0, number == SIGTERM || !ChildProgram.isInForeground { kill(child, number) }
            errno = error
        }
        if before.map({ unsafeBitCast($0, to: Int.self) }) == unsafeBitCast(SIG_IGN, to: Int.self) {
            signal(number, SIG_IGN)
        }
    }

    private static var isInForeground: Bool {
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard terminal >= 0 else { return false }
        defer { close(terminal) }
        return tcgetpgrp(terminal) == getpgrp()
    }

    private static func spawn(_ program: String, _ arguments: [String]) throws -> pid_t {
        SignalMask.clear()
        let words = arguments.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var child = pid_t()
        let code = posix_spawn(&child, program, nil, nil, words, environ)
        guard code == 0 else {
            throw AnswerFailure(
                [Problem("\(program) cannot be run: \(String(cString: strerror(code)))")], .badInput)
        }
        return child
    }

    private static func wait(for child: pid_t) -> End {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        // As WIFSIGNALED and WEXITSTATUS of the C library read it.
        let number = status & 0x7F
        return number == 0 ? .code((status >> 8) & 0xFF) : .signal(number)
    }
}
