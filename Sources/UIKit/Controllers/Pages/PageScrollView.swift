import Foundation

/// The scroll view of pages that stand side by side: the one that shows lies in the middle of three places.
///
/// Its delegate is the app's: the pages follow its movements by themselves.
final class PageScrollView: UIScrollView {
    weak var scroller: PageScroller?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        scrollsToTop = false
        (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var isPassedByBars: Bool { true }

    override func restRange(_ range: ScrollRange, along axis: ScrollAxis) -> ScrollRange {
        guard let scroller, (axis == .vertical) == scroller.isVertical else { return range }
        return scroller.range
    }

    override func boundsDidChange(from old: CGRect) {
        // Before the delegate hears of it: the page that comes is there.
        if old.origin != layer.bounds.origin { scroller?.scrolled() }
        super.boundsDidChange(from: old)
    }

    override var drag: ScrollDrag? {
        didSet { if (drag == nil) != (oldValue == nil) { scroller?.dragDidChange() } }
    }

    override var movement: ScrollMotion? {
        didSet { if movement !== oldValue { scroller?.movementDidChange() } }
    }

    override var isTouched: Bool {
        didSet { if oldValue, !isTouched { scroller?.settleSoon() } }
    }
}
