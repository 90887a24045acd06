import Foundation

/// The one row among several that a finger, sliding over them, or a key stands on.
@MainActor
final class ChoiceTracker {
    /// From the top to the bottom.
    var rows: [ChoiceRow] = [] {
        didSet {
            for row in rows { row.tracker = self }
            if let marked, !rows.contains(where: { $0 === marked }) { self.marked = nil }
        }
    }

    /// Called when another row is marked; nil for none.
    var onMark: ((ChoiceRow?) -> Void)?

    private(set) weak var marked: ChoiceRow? {
        didSet {
            guard marked !== oldValue else { return }
            oldValue?.isMarked = false
            marked?.isMarked = true
            onMark?(marked)
        }
    }

    // MARK: Fingers

    /// The row that shows under a finger and can be chosen.
    /// - Parameter locate: The finger's place in the space of a view.
    private func row(at locate: (UIView) -> CGPoint) -> ChoiceRow? {
        rows.first { $0.isChoosable && $0.shows(locate) }
    }

    func follow(_ locate: (UIView) -> CGPoint) { marked = row(at: locate) }

    /// Chooses the row under the finger.
    func lift(_ locate: (UIView) -> CGPoint) {
        let chosen = row(at: locate)
        marked = nil
        chosen?.choose()
    }

    /// The finger is another's: nothing is chosen.
    func drop() { marked = nil }

    // MARK: Keys

    /// Marks the next row that can be chosen, or the one before; from no row on, the first or the last.
    func step(_ isForward: Bool) {
        let choosable = rows.filter(\.isChoosable)
        guard let first = choosable.first, let last = choosable.last else { return }
        guard let index = choosable.firstIndex(where: { $0 === marked }) else {
            marked = isForward ? first : last
            return
        }
        let next = index + (isForward ? 1 : -1)
        if choosable.indices.contains(next) { marked = choosable[next] }
        marked?.scrollIntoSight()
    }

    /// Chooses the row that is marked.
    /// - Returns: False where none is.
    @discardableResult
    func chooseMarked() -> Bool {
        guard let chosen = marked else { return false }
        marked = nil
        chosen.choose()
        return true
    }
}

extension UIView {
    /// Whether a finger is inside, where nothing around the view clips it away.
    fileprivate func shows(_ locate: (UIView) -> CGPoint) -> Bool {
        guard bounds.contains(locate(self)) else { return false }
        return withSuperviews.allSatisfy { view in
            !view.isHidden && (!view.clipsToBounds || view.bounds.contains(locate(view)))
        }
    }

    fileprivate func scrollIntoSight() {
        guard let scroll = withSuperviews.lazy.compactMap({ $0 as? UIScrollView }).first else { return }
        scroll.scrollRectToVisible(convert(bounds, to: scroll), animated: false)
    }
}
