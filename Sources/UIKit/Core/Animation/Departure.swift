/// Views that have left the model of what they are in, and are seen until their animation has ended: deleted rows, say.
///
/// They stay subviews until then. Who is taken back to the model before, or has moved to another superview, stays.
@MainActor
final class Departure {
    private struct Leaver {
        let view: UIView
        weak var parent: UIView?
    }

    private var leavers: [Leaver]
    private let didLeave: (UIView) -> Void

    /// - Parameter didLeave: Called for each view that has left, in their order, after all have.
    init(of views: [UIView], didLeave: @escaping (UIView) -> Void = { _ in }) {
        leavers = views.map { Leaver(view: $0, parent: $0.parentView) }
        self.didLeave = didLeave
    }

    /// The views that are yet to leave.
    var views: [UIView] { leavers.map(\.view) }

    /// Lets a view stay.
    /// - Returns: False for one that was not about to leave, or has left.
    @discardableResult
    func takeBack(_ view: UIView) -> Bool {
        guard let index = leavers.firstIndex(where: { $0.view === view }) else { return false }
        leavers.remove(at: index)
        return true
    }

    /// The animation has ended, or nobody waits for it: the views leave.
    func end() {
        let due = leavers.filter { $0.parent != nil && $0.view.parentView === $0.parent }
        leavers = []
        for leaver in due { leaver.view.removeFromSuperview() }
        for leaver in due { didLeave(leaver.view) }
    }
}
