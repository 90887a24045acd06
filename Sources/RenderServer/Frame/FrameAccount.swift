import Synchronization

/// The plan of a frame and its statistics: at hand where the whole screen was planned to draw it, else worked out when
/// they are first asked for.
final class FrameAccount: Sendable {
    struct Content: Sendable {
        let plan: RenderPlan
        let statistics: FrameStatistics
    }

    private let known: Mutex<Content?>
    private let make: @Sendable () -> Content

    init(_ content: Content) {
        known = Mutex(content)
        make = { content }
    }

    init(_ make: @escaping @Sendable () -> Content) {
        known = Mutex(nil)
        self.make = make
    }

    var content: Content {
        known.withLock { known in
            let content = known ?? make()
            known = content
            return content
        }
    }
}
