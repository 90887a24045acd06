import Foundation

/// The end of a transition's time: that of its animations, or where nothing was animated, that of its duration.
///
/// A block that changes nothing ends at once; a transition lasts as long as it was said to.
@MainActor
final class AnimationEnd {
    private let due: Double
    private weak var host: SceneHost?
    private var completion: ((Bool) -> Void)?
    private var isBlockOver = false

    init(duration: TimeInterval, in host: SceneHost, _ completion: @escaping (Bool) -> Void) {
        due = host.time + max(0, duration)
        self.host = host
        self.completion = completion
    }

    /// The block ran: an end from now on is that of animations.
    func blockDidEnd() { isBlockOver = true }

    /// The animations are over, or there were none.
    func animationsDidEnd(_ finished: Bool) {
        guard let host, !isBlockOver, finished, host.time < due - 1e-9 else { return call(finished) }
        _ = Timer.scheduledTimer(withTimeInterval: due - host.time, repeats: false) { _ in self.call(true) }
    }

    private func call(_ finished: Bool) {
        let called = completion
        completion = nil
        called?(finished)
    }
}
