/// The mode in which a scene's loop runs while the user moves scroll views.
@MainActor
final class TrackingMode: SceneStore {
    private weak var host: SceneHost?
    /// Scroll views that the user moves.
    private var count = 0

    init(of host: SceneHost) { self.host = host }

    /// The user begins to move a scroll view: the loop is in its tracking mode until the last one is at rest.
    func begin() {
        count += 1
        host?.loop.mode = .tracking
    }

    func end() {
        count -= 1
        if count == 0 { host?.loop.mode = .default }
    }
}
