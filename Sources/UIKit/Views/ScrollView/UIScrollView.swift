import Foundation

/// A view whose content is larger than its bounds: `contentOffset` is the origin of its bounds.
///
/// Geometry only: there are no gestures and no deceleration, and scroll indicators are not drawn.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// When the safe area is added to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
        /// Like `scrollableAxes`, and above and below also for the scroll view of a controller in a navigation
        /// controller.
        case automatic
        /// Along an axis in which the content is longer than the bounds, or that always bounces.
        case scrollableAxes
        case never
        case always
    }

    /// A scroll view that clips its content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.masksToBounds = true
    }

    /// A scroll view that clips its content; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.masksToBounds = true
    }

    /// The content, from the origin of the scroll view's space on. Once constraints are about it, its solved size is
    /// `contentSize`. Edges and centres of the scroll view itself mean its own in constraints with views inside.
    open var contentLayoutGuide: UILayoutGuide { contentGuide }

    /// The part of the space that shows: it follows `contentOffset`, and views tied to it do not scroll.
    open var frameLayoutGuide: UILayoutGuide {
        Self.systemGuide(in: &role.frameGuide, ScrollLayoutGuide(.frame, of: self))
    }

    /// Hears of scrolling. Default nil.
    open weak var delegate: (any UIScrollViewDelegate)?

    /// Where the bounds begin in the content. Setting it does not clamp.
    open var contentOffset: CGPoint {
        get { layer.bounds.origin }
        set {
            isScrollingStorage = true
            defer { isScrollingStorage = false }
            bounds.origin = newValue
        }
    }

    private var isScrollingStorage = false

    package override var isScrolling: Bool { isScrollingStorage }

    /// The size of the content, in points. Default zero.
    open var contentSize: CGSize = .zero {
        didSet { if contentSize != oldValue { adjustedInsetMayHaveChanged() } }
    }

    /// Room around the content. Default zero.
    open var contentInset: UIEdgeInsets = .zero {
        didSet { if contentInset != oldValue { adjustedInsetMayHaveChanged() } }
    }

    /// When the safe area is added to `contentInset`. Default `automatic`.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { adjustedInsetMayHaveChanged() } }
    }

    /// Room around the content with what the safe area adds.
    open var adjustedContentInset: UIEdgeInsets { contentInset.adding(safeAreaInset) }

    /// Called when `adjustedContentInset` changed.
    open func adjustedContentInsetDidChange() {}

    /// Bounces along y even when the content is short. Default false.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { adjustedInsetMayHaveChanged() } }
    }

    /// Bounces along x even when the content is short. Default false.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { adjustedInsetMayHaveChanged() } }
    }

    /// Whether gestures move the content; kept until there are such. Default true.
    open var isScrollEnabled = true
    /// Whether gestures stop at pages; kept until there are such. Default false.
    open var isPagingEnabled = false
    /// Whether gestures go beyond the content; kept until there are such. Default true.
    open var bounces = true
    /// Whether scrolling down shows; indicators are not drawn. Default true.
    open var showsVerticalScrollIndicator = true
    /// Whether scrolling across shows; indicators are not drawn. Default true.
    open var showsHorizontalScrollIndicator = true
    /// Room around the vertical indicator, which is not drawn. Default zero.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// Room around the horizontal indicator, which is not drawn. Default zero.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero

    /// Moves the content at once; `animated` is for the time when views animate, and until then has no effect.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// Moves the content by as little as shows `rect`, which lies in the content; nothing when it shows already.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard let target = offset(showing: rect) else { return }
        setContentOffset(target, animated: animated)
    }

    /// Takes over the safe area into `adjustedContentInset`.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustedInsetMayHaveChanged()
    }

    override var constraintContentGuide: UILayoutGuide? { contentGuide }

    override var isScrollable: Bool { true }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.size != layer.bounds.size { adjustedInsetMayHaveChanged() }
        if old.origin != layer.bounds.origin { delegate?.scrollViewDidScroll(self) }
    }

    /// Takes over the content's size where constraints determine it, and places the subviews.
    open override func layoutSubviews() {
        adoptSolvedContentSize()
        super.layoutSubviews()
    }

    private var announcedInset = UIEdgeInsets.zero

    /// A content that rests at its beginning stays there when the inset changes (assumed).
    private func adjustedInsetMayHaveChanged() {
        let new = adjustedContentInset
        let old = announcedInset
        guard new != old else { return }
        announcedInset = new
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -new.left }
        if offset.y == -old.top { offset.y = -new.top }
        if offset != contentOffset { contentOffset = offset }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    private var safeAreaInset: UIEdgeInsets {
        let safe = safeAreaInsets
        var result = UIEdgeInsets.zero
        if adjusts(along: \.width, bounces: alwaysBounceHorizontal) {
            (result.left, result.right) = (safe.left, safe.right)
        }
        if adjusts(along: \.height, bounces: alwaysBounceVertical) {
            (result.top, result.bottom) = (safe.top, safe.bottom)
        }
        return result
    }

    private func adjusts(along side: KeyPath<CGSize, CGFloat>, bounces: Bool) -> Bool {
        switch contentInsetAdjustmentBehavior {
        case .never: false
        case .always: true
        case .automatic, .scrollableAxes: bounces || contentSize[keyPath: side] > layer.bounds.size[keyPath: side]
        }
    }

    private func offset(showing rect: CGRect) -> CGPoint? {
        let inset = adjustedContentInset
        let visible = layer.bounds.inset(by: inset)
        func move(_ low: CGFloat, _ high: CGFloat, into start: CGFloat, _ end: CGFloat) -> CGFloat {
            if low >= start, high <= end { return 0 }
            // Too long to fit, or before the beginning: its beginning counts.
            return low < start || high - low > end - start ? low - start : high - end
        }
        let x = move(rect.minX, rect.maxX, into: visible.minX, visible.maxX)
        let y = move(rect.minY, rect.maxY, into: visible.minY, visible.maxY)
        guard x != 0 || y != 0 else { return nil }
        return clamped(CGPoint(x: contentOffset.x + x, y: contentOffset.y + y), inset: inset)
    }

    /// The nearest offset at which no room beyond the insets shows.
    private func clamped(_ offset: CGPoint, inset: UIEdgeInsets) -> CGPoint {
        let size = layer.bounds.size
        let end = CGPoint(
            x: max(-inset.left, contentSize.width + inset.right - size.width),
            y: max(-inset.top, contentSize.height + inset.bottom - size.height))
        return CGPoint(
            x: min(max(offset.x, -inset.left), end.x), y: min(max(offset.y, -inset.top), end.y))
    }
}

/// Hears of what a scroll view does.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// Called at once on every change of `contentOffset`.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called after `adjustedContentInset` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing when the view scrolls.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing when the inset changes.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
