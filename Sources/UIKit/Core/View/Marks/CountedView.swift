import RenderServer

/// How often a view's methods ran since the last frame. Counting does not keep a view alive.
@MainActor
final class CountedView {
    var counts = UpdateCounts()
    private weak var view: UIView?
    private let identifier: String?

    init(_ view: UIView) {
        self.view = view
        identifier = view.accessibilityIdentifier
    }

    /// The view's id, else its index path; nil for a view without an id that is gone.
    var name: String? { view?.name ?? identifier }

    func finish() {
        view?.progress.sinceFrame = nil
    }
}
