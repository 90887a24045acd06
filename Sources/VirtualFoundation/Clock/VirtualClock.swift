import Synchronization

/// The time of a scene, in seconds from 0; only the scene's run loop moves it.
@MainActor
package final class VirtualClock {
    package var time: Double = 0 {
        didSet { shown.store(time.bitPattern, ordering: .relaxed) }
    }
    private nonisolated let shown = Atomic<UInt64>(0)

    /// The time as other threads see it: what it was when they looked.
    nonisolated var timeElsewhere: Double { Double(bitPattern: shown.load(ordering: .relaxed)) }

    package nonisolated init() {}
}
