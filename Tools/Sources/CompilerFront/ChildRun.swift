import Glibc

/// A program that runs beside this one in a folder of its own; all that it prints goes to standard error.
package struct ChildRun {
    let program: String
    let arguments: [String]
    let folder: String

    package init(program: String, arguments: [String], folder: String) {
        (self.program, self.arguments, self.folder) = (program, arguments, folder)
    }

    /// Runs it in the group of this program, whose signals it gets, too.
    /// - Returns: The program's code, or 128 and the signal that ended it.
    package func run() throws -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, 2, 1)
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        Stack.restore()
        var child = pid_t()
        let code = within(folder) { posix_spawn(&child, program, &actions, nil, words, environ) }
        guard code == 0 else { throw FrontError.cannotRun(program, code) }
        return Self.wait(for: child)
    }

    /// A program begins in the folder of who starts it.
    private func within(_ folder: String, _ start: () -> Int32) -> Int32 {
        let here = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard here >= 0 else { return errno }
        defer { close(here) }
        guard chdir(folder) == 0 else { return errno }
        defer { _ = fchdir(here) }
        return start()
    }

    /// What a program exits with, once it does.
    static func wait(for child: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        let end = end(status)
        return end.signal == 0 ? end.code : 128 + end.signal
    }

    /// How a program ended, by what `waitpid` tells, as WIFSIGNALED and WEXITSTATUS of the C library read it.
    /// - Returns: What it exited with, and the signal that ended it; 0 for none.
    package static func end(_ status: Int32) -> (code: Int32, signal: Int32) { ((status >> 8) & 0xFF, status & 0x7F) }
}
