import Glibc

/// The signals that a thread blocks, which programs inherit from the thread that starts them.
enum SignalMask {
    /// Blocks none: Dispatch's threads, one of which may run the main actor, block all.
    static func clear() {
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
    }
}
