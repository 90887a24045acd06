/// Who hears what is found about the code that a loop runs.
@MainActor
package protocol MainLoopListener: AnyObject {
    /// Told of what raises an exception or stops on a device. Where it returns, the call that was wrong has no effect.
    func loopMisuse(_ message: String)
    /// Told of what cannot happen in virtual time, and what happens in its place.
    func notVirtual(_ message: String)
}

extension MainLoop {
    /// Reports misuse: it traps, unless the listener collects it.
    static func misuse(_ message: String) {
        guard let listener = current.listener else { fatalError(message) }
        listener.loopMisuse(message)
    }

    /// Reports misuse from any thread: off the main one the loop hears of it in its next turn.
    nonisolated static func misuseAnywhere(_ message: String) {
        if MainThread.isCurrent {
            MainActor.assumeIsolated { misuse(message) }
        } else {
            current.queue.add { misuse(message) }
        }
    }

    /// Reports what cannot happen in virtual time; from any thread.
    nonisolated static func notVirtual(_ message: String) {
        let loop = current
        if MainThread.isCurrent {
            MainActor.assumeIsolated { loop.listener?.notVirtual(message) }
        } else {
            loop.queue.add { [weak loop] in loop?.listener?.notVirtual(message) }
        }
    }
}
