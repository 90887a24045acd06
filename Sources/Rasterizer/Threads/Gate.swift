import CPixelKernels
import Dispatch
import Synchronization

/// One thread opens it; another one waits for that, passes and shuts it again.
///
/// Whoever waits stays awake for a moment: waking takes some thirty microseconds, and a frame's steps follow one
/// another sooner.
final class Gate: Sendable {
    private let state = Atomic(Gate.shut)
    private let bell = DispatchSemaphore(value: 0)

    private static let shut = 0
    private static let opened = 1
    /// Shut, and who waits has to be woken.
    private static let awaited = 2
    /// Turns of waiting awake, of ten to sixty nanoseconds each.
    private static let patience = 2000

    func open() {
        if state.exchange(Gate.opened, ordering: .acquiringAndReleasing) == Gate.awaited { bell.signal() }
    }

    func pass() {
        if !isOpenSoon(), state.exchange(Gate.awaited, ordering: .acquiringAndReleasing) == Gate.shut { bell.wait() }
        state.store(Gate.shut, ordering: .releasing)
    }

    private func isOpenSoon() -> Bool {
        for _ in 0..<Gate.patience {
            if state.load(ordering: .acquiring) == Gate.opened { return true }
            cpk_relax()
        }
        return false
    }
}
