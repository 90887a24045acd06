import UIKit

/// Hears when a view's natural size is another one.
final class ContentSizeWatch: ViewArranger {
    private let didChange: () -> Void
    private weak var view: UIView?

    /// The watch lasts as long as it is kept.
    init(_ view: UIView, _ didChange: @escaping () -> Void) {
        self.didChange = didChange
        self.view = view
        view.arranger = self
    }

    func arrangementDidChange() {}
    func arrangedContentSizeDidChange() { didChange() }

    func end() { if view?.arranger === self { view?.arranger = nil } }
}
