import CoreGraphics
import Foundation
import ListLayout

/// Lays items in lines, like words of a text, section by section, with headers and footers.
///
/// Each line takes as many items as fit and spreads them; the space between them is the least one that they have. A delegate
/// that is a `UICollectionViewDelegateFlowLayout` says measures in place of the properties. With an `estimatedItemSize` cells
/// answer with their own sizes.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// As an `estimatedItemSize`: cells size themselves, from 50 × 50 on.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// From where `sectionInset` counts, at the sides of the lines.
    public enum SectionInsetReference: Int, Sendable {
        /// From the content inset.
        case fromContentInset = 0
        /// From the safe area.
        case fromSafeArea = 1
        /// From the collection's layout margins.
        case fromLayoutMargins = 2
    }

    /// A layout that scrolls vertically, with items of 50 × 50.
    public override init() { super.init() }

    /// A layout that scrolls vertically, with items of 50 × 50; archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Measures

    /// The least space between lines, in points. Default 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { measuresDidChange() } } }

    /// The least space between items of a line. Default 10.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { measuresDidChange() } }
    }

    /// How large items are. Default 50 × 50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { measuresDidChange() } } }

    /// What an item counts whose cell has not answered with its size; zero, the default: cells are not asked.
    open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { forgetAnswers() } } }

    /// Which way the content scrolls. Default vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { forgetAnswers() } }
    }

    /// How large headers are, along the axis that scrolls; across they are as wide as the collection. Default zero: there are
    /// none.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { measuresDidChange() } } }

    /// How large footers are, as headers. Default zero: there are none.
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { measuresDidChange() } } }

    /// Around the lines of each section. Default zero.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { measuresDidChange() } } }

    /// From where that counts at the sides of the lines. Default the content inset.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { measuresDidChange() } }
    }

    /// Whether headers stick to the edge of what is seen. Default false.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Whether footers stick to the edge of what is seen. Default false.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: State

    /// Where everything is; nil until somebody asks after the measures changed.
    private var flow: FlowLayout?
    /// What cells answered.
    private var answers: [MeasuredSizes] = []
    /// The width across for which they did.
    private var answeredWidth: CGFloat = 0

    private func measuresDidChange() {
        flow = nil
        invalidateLayout()
    }

    private func forgetAnswers() {
        answers = []
        measuresDidChange()
    }

    var axis: ListAxis { scrollDirection == .vertical ? .vertical : .horizontal }

    var isSelfSizing: Bool { estimatedItemSize != .zero }

    override var measuresCells: Bool { isSelfSizing }

    /// Everything in its place. Computed when it is asked for, so that `prepare()` may still set measures.
    var placed: FlowLayout {
        let made = current ?? make()
        flow = made
        return made
    }

    /// What was placed, as wide as the collection is now; nil where it has to be asked for.
    private var current: FlowLayout? {
        guard let flow, let collectionView else { return nil }
        let width = FlowMeasures(of: self, in: collectionView).width
        if flow.width == width { return flow }
        // Sizes of cells belong to the width that they were asked for.
        return isSelfSizing ? nil : flow.resized(across: width)
    }

    private func make() -> FlowLayout {
        guard let collectionView else { return FlowLayout(axis, across: 0, scale: 1) }
        let measures = FlowMeasures(of: self, in: collectionView)
        if measures.width != answeredWidth {
            answeredWidth = measures.width
            answers = []
        }
        let counts = collectionView.knownCounts
        if answers.count != counts.count || zip(answers, counts).contains(where: { $0.count != $1 }) {
            answers = counts.map { MeasuredSizes(count: $0) }
        }
        return measures.layout(counts, answers)
    }

    // MARK: Invalidation

    /// `UICollectionViewFlowLayoutInvalidationContext`.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// Drops what the context says: everything after a reload, measures, or the answers of single cells.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        take(context)
        super.invalidateLayout(with: context)
    }

    private func take(_ context: UICollectionViewLayoutInvalidationContext) {
        let own = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.invalidateEverything { answers = [] }
        if let change = context.update { answers.apply(change.measuredEdit) }
        for path in context.invalidatedItemIndexPaths ?? [] where path.count == 2 {
            if answers.indices.contains(path.section) { answers[path.section][path.item] = nil }
        }
        if let answer = own?.fitted, answers.indices.contains(answer.path.section) {
            answers[answer.path.section][answer.path.item] = answer.size
            flow?.set(.measured(answer.size), ofItem: answer.path.item, in: answer.path.section)
            return
        }
        let isMeasured = own?.invalidateFlowLayoutDelegateMetrics ?? true
        if context.invalidateDataSourceCounts || isMeasured || context.invalidatedItemIndexPaths != nil {
            flow = nil
        }
    }

    /// True where the collection is of another size across, and where headers or footers stick to its edges.
    @discardableResult
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        if axis.across(newBounds.size) != axis.across(collectionView.bounds.size) { return true }
        return sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    /// A context that asks for no measures: sizes that follow the collection's width are set by the app. With another size
    /// across everything is placed anew.
    @discardableResult
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let own = context as? UICollectionViewFlowLayoutInvalidationContext, let collectionView else {
            return context
        }
        let isResized = axis.across(newBounds.size) != axis.across(collectionView.bounds.size)
        own.invalidateFlowLayoutDelegateMetrics = false
        own.invalidateFlowLayoutAttributes = isResized
        return own
    }

    /// True with estimates, where a cell needs another size than it has: by more than a hundredth of a point (assumed).
    @discardableResult
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard isSelfSizing, originalAttributes.representedElementCategory == .cell else { return false }
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        guard new.width.isFinite, new.height.isFinite else { return false }
        return abs(new.width - old.width) > 0.01 || abs(new.height - old.height) > 0.01
    }

    /// A context that takes over a cell's answer, and keeps what is seen in its place.
    @discardableResult
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        let (path, size) = (originalAttributes.indexPath, preferredAttributes.size)
        guard let own = context as? UICollectionViewFlowLayoutInvalidationContext, path.count == 2 else {
            return context
        }
        own.invalidateFlowLayoutDelegateMetrics = false
        own.fitted = .init(path: path, size: size)
        var changed = placed
        changed.set(.measured(size), ofItem: path.item, in: path.section)
        own.contentOffsetAdjustment = shift(from: placed, to: changed)
        let (old, new) = (placed.contentSize, changed.contentSize)
        own.contentSizeAdjustment = CGSize(width: new.width - old.width, height: new.height - old.height)
        return own
    }

    /// How far the first item goes that begins in sight, or is seen at all: the offset goes along, unless the content stands at
    /// its beginning.
    private func shift(from old: FlowLayout, to new: FlowLayout) -> CGPoint {
        guard let collectionView else { return .zero }
        let window = collectionView.layer.bounds.inset(by: collectionView.adjustedContentInset)
        let start = axis.along(window).start
        guard start > 0 else { return .zero }
        let seen = old.elements(in: window).compactMap { element -> (section: Int, item: Int, frame: CGRect)? in
            guard case .item(let section, let item) = element.kind else { return nil }
            return (section, item, element.frame)
        }
        let anchor = seen.first { axis.along($0.frame).start >= start } ?? seen.first
        guard let anchor, let frame = new.frame(ofItem: anchor.item, in: anchor.section) else { return .zero }
        let way = axis.along(frame).start - axis.along(anchor.frame).start
        return axis == .vertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0)
    }

    // MARK: Places

    /// What all sections take.
    open override var collectionViewContentSize: CGSize {
        guard let collectionView, !collectionView.knownCounts.isEmpty else { return .zero }
        return placed.contentSize
    }

    /// The items, headers and footers that meet a rectangle.
    @discardableResult
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let placed = placed
        let all = placed.elements(in: rect).map { attributes(of: $0.kind.element, at: $0.frame) }
        return all.filter { $0.representedElementCategory == .cell } + bars(of: placed, in: rect)
    }

    override func beginning(ofSection section: Int) -> CGRect? { placed.beginning(ofSection: section) }

    override func places(in rect: CGRect) -> [LayoutPlace] { placed.places(in: rect) }

    /// Where an item stands; nil for one that is not there.
    @discardableResult
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, let frame = placed.frame(ofItem: indexPath.item, in: indexPath.section) else {
            return nil
        }
        return attributes(of: .cell(indexPath), at: frame)
    }

    /// Where a header or a footer stands, at the edge if it sticks to it; nil where a section has none.
    @discardableResult
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, indexPath.item == 0 else { return nil }
        switch elementKind {
        case UICollectionView.elementKindSectionHeader: return header(of: indexPath.section)
        case UICollectionView.elementKindSectionFooter: return footer(of: indexPath.section)
        default: return nil
        }
    }

    private func attributes(of element: CollectionElement, at frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(element)
        attributes.frame = frame
        return attributes
    }

    // MARK: Headers and footers

    /// Above the lines of their section (assumed).
    private static let pinnedDepth = 10

    private func header(of section: Int) -> UICollectionViewLayoutAttributes? {
        guard let frame = placed.headerFrame(in: section) else { return nil }
        let element = FlowElement.Kind.header(section).element
        guard sectionHeadersPinToVisibleBounds, let pinned = placed.pinnedHeaderFrame(in: section, visible) else {
            return attributes(of: element, at: frame)
        }
        return pinnedAttributes(of: element, at: pinned)
    }

    private func footer(of section: Int) -> UICollectionViewLayoutAttributes? {
        guard let frame = placed.footerFrame(in: section) else { return nil }
        let element = FlowElement.Kind.footer(section).element
        guard sectionFootersPinToVisibleBounds, let pinned = placed.pinnedFooterFrame(in: section, visible) else {
            return attributes(of: element, at: frame)
        }
        return pinnedAttributes(of: element, at: pinned)
    }

    private func pinnedAttributes(of element: CollectionElement, at frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = attributes(of: element, at: frame)
        attributes.zIndex = Self.pinnedDepth
        return attributes
    }

    private func bars(of placed: FlowLayout, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        // One that sticks may belong to a section whose own place for it is out of sight.
        placed.sections(in: rect).flatMap { [header(of: $0), footer(of: $0)] }
            .compactMap { $0 }.filter { $0.frame.meets(rect) }
    }

    /// What is in sight along the axis, without what bars cover.
    private var visible: Range<CGFloat> {
        guard let collectionView else { return 0..<0 }
        let window = collectionView.layer.bounds.inset(by: collectionView.adjustedContentInset)
        let (start, end) = axis.along(window)
        return start..<max(start, end)
    }

    // MARK: Dragging

    /// The item under the point; the present place where there is none.
    @discardableResult
    open override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        let spot = CGRect(x: position.x, y: position.y, width: 1, height: 1)
        for element in placed.elements(in: spot) {
            if case .item(let section, let item) = element.kind, element.frame.contains(position) {
                return IndexPath(item: item, section: section)
            }
        }
        return previousIndexPath
    }

    /// With the middle under the finger, above all others.
    @discardableResult
    open override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = makeAttributes(.cell(indexPath))
        attributes.center = position
        attributes.zIndex = Int.max
        return attributes
    }
}

extension FlowElement.Kind {
    var element: CollectionElement {
        switch self {
        case .item(let section, let item): .cell(IndexPath(item: item, section: section))
        case .header(let section): .bar(UICollectionView.elementKindSectionHeader, section)
        case .footer(let section): .bar(UICollectionView.elementKindSectionFooter, section)
        }
    }
}

extension CollectionElement {
    /// A section's header or footer.
    static func bar(_ kind: String, _ section: Int) -> CollectionElement {
        CollectionElement(.supplementaryView, kind: kind, IndexPath(item: 0, section: section))
    }
}
