/// The time of a scene, in seconds from 0; only the scene's run loop moves it.
@MainActor
package final class VirtualClock {
    package var time: Double = 0

    package nonisolated init() {}
}
