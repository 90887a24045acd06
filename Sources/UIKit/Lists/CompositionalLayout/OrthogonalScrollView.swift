import CoreGraphics
import ListLayout

/// Holds the cells of a section that scrolls by itself, across its layout's direction. What is beside its frame shows, too.
final class OrthogonalScrollView: UIScrollView {
    var section: Int
    private var rests: OrthogonalRests?
    private var axis = ListAxis.horizontal
    private var isMirrored = false
    private weak var collection: UICollectionView?
    /// Where its content begins in the collection's space.
    private(set) var contentStart = CGPoint.zero

    init(_ section: Int) {
        self.section = section
        super.init(frame: .zero)
        clipsToBounds = false
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
    }

    required init?(coder: NSCoder) {
        section = 0
        super.init(coder: coder)
    }

    /// How far the groups are scrolled, from the first one on.
    var groupOffset: CGFloat {
        guard let rests, axis == .horizontal else { return contentOffset.y }
        return isMirrored ? rests.content - rests.window - contentOffset.x : contentOffset.x
    }

    /// Takes the place and the content of its section.
    func show(
        _ rests: OrthogonalRests, _ frame: CGRect, _ axis: ListAxis, isMirrored: Bool,
        _ properties: UICollectionLayoutSectionOrthogonalScrollingProperties?, in collection: UICollectionView
    ) {
        let isNew = self.rests == nil
        let offset = groupOffset
        (self.rests, self.axis, self.collection) = (rests, axis, collection)
        self.isMirrored = isMirrored && axis == .horizontal
        if superview !== collection { collection.insertSubview(self, at: collection.backgroundView == nil ? 0 : 1) }
        if self.frame != frame { self.frame = frame }
        contentStart = frame.origin
        if self.isMirrored { contentStart.x -= rests.content - rests.window }
        let size =
            axis == .horizontal
            ? CGSize(width: rests.content, height: frame.height) : CGSize(width: frame.width, height: rests.content)
        if (self as UIScrollView).contentSize != size { contentSize = size }
        takeInsets(rests)
        take(properties, rests.behavior)
        if isNew { scroll(to: rests.behavior == .groupPagingCentered ? rests.rest(0) : 0) } else { scroll(to: offset) }
    }

    private func scroll(to offset: CGFloat) {
        guard let rests, isResting else { return }
        let along = isMirrored ? rests.content - rests.window - offset : offset
        let point = axis == .horizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
        if point != contentOffset { contentOffset = point }
    }

    /// Groups in the middle may rest before the first one's start and behind the last one's end.
    private func takeInsets(_ rests: OrthogonalRests) {
        let range = rests.range
        var (before, after) = (-range.lowerBound, range.upperBound - max(0, rests.content - rests.window))
        if isMirrored { (before, after) = (after, before) }
        let inset =
            axis == .horizontal
            ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
            : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
        if contentInset != inset { contentInset = inset }
    }

    private func take(
        _ properties: UICollectionLayoutSectionOrthogonalScrollingProperties?, _ behavior: OrthogonalBehavior
    ) {
        let stops = behavior != .continuous
        switch properties?.decelerationRate ?? .automatic {
        case .automatic: decelerationRate = stops ? .fast : .normal
        case .normal: decelerationRate = .normal
        case .fast: decelerationRate = .fast
        }
        let bounce = properties?.bounce ?? .automatic
        bounces = bounce != .never
        alwaysBounceHorizontal = axis == .horizontal && bounce == .always
        alwaysBounceVertical = axis == .vertical && bounce == .always
    }

    override func restOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let rests, rests.behavior != .continuous else { return proposed }
        func logical(_ point: CGPoint) -> CGFloat {
            guard axis == .horizontal else { return point.y }
            return isMirrored ? rests.content - rests.window - point.x : point.x
        }
        let speed = axis == .horizontal ? (isMirrored ? -velocity.x : velocity.x) : velocity.y
        let rest = rests.rest(
            from: logical(drag?.start ?? contentOffset), landing: logical(proposed), velocity: speed)
        let along = isMirrored ? rests.content - rests.window - rest : rest
        return axis == .horizontal ? CGPoint(x: along, y: proposed.y) : CGPoint(x: proposed.x, y: along)
    }

    override var bringsSubviewsInLayout: Bool { true }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.origin != layer.bounds.origin { collection?.stripDidScroll() }
    }
}
