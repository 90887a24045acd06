import Glibc

/// The stack of the program's main thread, which parsing takes by the depth of what is nested in a source.
package enum Stack {
    /// What Linux leaves free below the stack of every program, with some to spare.
    private static let large: rlim_t = 120 << 20
    /// The limit that the program was started with.
    private static let given = limit()

    /// Lets the stack grow far enough for whatever may stand in a file. To be called first, on the main thread.
    package static func raise() {
        var limits = given
        guard limits.rlim_cur < large else { return }
        limits.rlim_cur = min(large, limits.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limits)
    }

    /// Gives the program that comes next the limit that this one was started with.
    static func restore() {
        var limits = given
        setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limits)
    }

    private static func limit() -> rlimit {
        var limits = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limits)
        return limits
    }
}
