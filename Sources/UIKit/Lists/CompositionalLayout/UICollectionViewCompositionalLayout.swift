import CoreGraphics
import Foundation
import ListLayout

/// Gives a section by its number; nil: there is none, which raises where it has items.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// What concerns all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    /// Which way the content scrolls. Default vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// Between sections, in points. Default 0.
    open var interSectionSpacing: CGFloat = 0

    /// Headers and footers of all sections together. Default none.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// From where insets of sections count that do not say so. Default the safe area.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// A configuration of a layout that scrolls vertically.
    public override init() { super.init() }

    /// A configuration with the same values.
    @discardableResult
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { makeCopy() } }

    private func makeCopy() -> UICollectionViewCompositionalLayoutConfiguration {
        let copy = LayoutPart.make(type(of: self))
        (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}

/// Lays sections out that are groups of items, repeated: rows, grids, lists, sections that scroll by themselves.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var configurationStorage: UICollectionViewCompositionalLayoutConfiguration

    /// A layout whose sections are all alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// A layout whose sections are all alike.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        configurationStorage = configuration
        super.init()
    }

    /// A layout whose sections are given one by one.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// A layout whose sections are given one by one.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        configurationStorage = configuration
        super.init()
    }

    /// A layout without sections; archives are not read.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configurationStorage = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    /// What concerns all sections. Setting it lays everything out anew.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { configurationStorage }
        set {
            configurationStorage = newValue
            invalidateLayout()
        }
    }

    // MARK: State

    /// The sections as they were given, and where everything is; nil until that is asked for.
    private var built: Built?
    /// What cells, headers and footers answered, by section.
    private var (answers, barAnswers): ([MeasuredSizes], [[Int: CGSize]]) = ([], [])
    private var layoutAnswers: [Int: CGSize] = [:]
    private(set) var strips: [Int: OrthogonalScrollView] = [:]
    /// What handlers have been given, as long as it is seen.
    var visibleItems: [CollectionElement: VisibleItem] = [:]

    struct Built {
        var layout: CompositionalLayout
        let sections: [NSCollectionLayoutSection?]
        let environment: LayoutEnvironment
    }

    var axis: ListAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

    var placed: Built? {
        if let built { return built }
        built = collectionView.map(build)
        return built
    }

    private func build(_ collection: UICollectionView) -> Built {
        let bounds = collection.layer.bounds.size
        let environment = LayoutEnvironment(
            bounds, collection.traitCollection, scale: collection.screenScale,
            safeArea: LayoutInsets(collection.safeAreaInsets, collection))
        let counts = collection.knownCounts
        fitAnswers(to: counts)
        var layout = CompositionalLayout(
            axis, bounds: bounds, scale: collection.screenScale, interSectionSpacing: configuration.interSectionSpacing,
            boundaryItems: configuration.boundarySupplementaryItems.map(\.boundary),
            isMirrored: collection.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let sections = counts.indices.map { provider($0, environment) }
        for (number, section) in sections.enumerated() {
            check(section, number, counts[number], in: collection)
            let value =
                section?.value(in: environment, of: collection, configuration.contentInsetsReference)
                ?? CompositionalSection(ListLayout.LayoutItem(LayoutSize(width: .absolute(0), height: .absolute(0))))
            layout.append(
                value, section == nil ? MeasuredSizes(count: 0) : answers[number], boundaryItems: barAnswers[number])
        }
        for (index, size) in layoutAnswers { layout.setMeasured(size, ofBoundaryItem: index) }
        return Built(layout: layout, sections: sections, environment: environment)
    }

    private func fitAnswers(to counts: [Int]) {
        guard answers.count != counts.count || zip(answers, counts).contains(where: { $0.count != $1 }) else { return }
        answers = counts.map { MeasuredSizes(count: $0) }
        barAnswers = counts.map { _ in [:] }
    }

    private func check(
        _ section: NSCollectionLayoutSection?, _ number: Int, _ count: Int, in collection: UICollectionView
    ) {
        guard let section else {
            if count > 0 { collection.report(misuse: Self.noSection) }
            return
        }
        var kinds: Set<String> = []
        let all = section.boundarySupplementaryItems.map(\.elementKind)
        let double = all.filter { !kinds.insert($0).inserted }
        guard !double.isEmpty else { return }
        collection.report(
            misuse: "NSInternalInconsistencyException: Error: Every supplementary must have a unique elementKind: "
                + "duplicates detected: {(\n    \(Set(double).sorted().joined(separator: ",\n    "))\n)}")
    }

    private static let noSection =
        "NSInternalInconsistencyException: Invalid section definition. Please specify a valid section definition when content "
        + "is to be rendered for a section. This is a client error."

    // MARK: Invalidation

    /// Drops what the context says.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        take(context)
        super.invalidateLayout(with: context)
    }

    override func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type: AnyClass = type(of: self).invalidationContextClass
        // What is measured and what stays is told by a context of the layout's own, unless a subclass has one.
        return type == UICollectionViewLayoutInvalidationContext.self
            ? CompositionalContext() : .make(type)
    }

    private func take(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { (answers, barAnswers, layoutAnswers) = ([], [], [:]) }
        if let change = context.update { follow(change) }
        for path in context.invalidatedItemIndexPaths ?? [] where path.count == 2 {
            guard answers.indices.contains(path.section) else { continue }
            answers[path.section][path.item] = nil
            built?.layout.setMeasured(nil, ofItem: path.item, in: path.section)
        }
        switch (context as? CompositionalContext)?.scope {
        case .fitted(let element, let size): take(size, of: element)
        case .scrolled: break
        case .everything, nil: built = nil
        }
    }

    /// What was measured, and how far sections are scrolled, goes along in an update.
    private func follow(_ change: CollectionChange) {
        answers.apply(change.measuredEdit)
        let old = barAnswers
        barAnswers = change.map.after.indices.map { new in
            change.map.oldSection(of: new).flatMap { old.indices.contains($0) ? old[$0] : nil } ?? [:]
        }
        var moved: [Int: OrthogonalScrollView] = [:]
        for (section, strip) in strips {
            guard let new = change.map.newSection(of: section) else {
                strip.removeFromSuperview()
                continue
            }
            strip.section = new
            moved[new] = strip
        }
        strips = moved
        visibleItems = [:]
    }

    private func take(_ size: CGSize, of element: CollectionElement) {
        _ = placed
        // Where the element stood there may be nothing any more.
        guard element.path.item == Int.max || answers.indices.contains(element.path.section) else { return }
        switch kind(of: element) {
        case .item(let section, let item):
            answers[section][item] = size
            built?.layout.setMeasured(size, ofItem: item, in: section)
        case .boundary(let section, let index):
            barAnswers[section][index] = size
            built?.layout.setMeasured(size, ofBoundaryItem: index, in: section)
        case .layoutBoundary(let index):
            layoutAnswers[index] = size
            built?.layout.setMeasured(size, ofBoundaryItem: index)
        case .supplement, .decoration, nil: break
        }
    }

    /// True where the collection has another size, and where something sticks to its edges.
    @discardableResult
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView, let built else { return false }
        return newBounds.size != collectionView.bounds.size || built.layout.pins
    }

    /// Everything with another size; else only what sticks to the edges.
    @discardableResult
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if newBounds.size == collectionView?.bounds.size { (context as? CompositionalContext)?.scope = .scrolled }
        return context
    }

    /// True where a view whose length is an estimate needs another one: by more than a hundredth of a point (assumed).
    @discardableResult
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let (new, old, fixed) = (preferredAttributes.size, originalAttributes.size, originalAttributes.fixedAxes)
        guard new.width.isFinite, new.height.isFinite else { return false }
        return !fixed.width && abs(new.width - old.width) > 0.01 || !fixed.height && abs(new.height - old.height) > 0.01
    }

    /// A context that takes over a view's answer, and keeps what is seen in its place.
    @discardableResult
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        let (element, size) = (originalAttributes.element, preferredAttributes.size)
        guard let own = context as? CompositionalContext, let old = placed?.layout else { return context }
        own.scope = .fitted(element, size)
        var new = old
        switch kind(of: element) {
        case .item(let section, let item): new.setMeasured(size, ofItem: item, in: section)
        case .boundary(let section, let index): new.setMeasured(size, ofBoundaryItem: index, in: section)
        case .layoutBoundary(let index): new.setMeasured(size, ofBoundaryItem: index)
        case .supplement, .decoration, nil: break
        }
        own.contentOffsetAdjustment = shift(from: old, to: new)
        own.contentSizeAdjustment = CGSize(
            width: new.contentSize.width - old.contentSize.width,
            height: new.contentSize.height - old.contentSize.height)
        return own
    }

    /// How far the first item goes that begins in sight, or is seen at all: the offset goes along, unless the content stands at
    /// its beginning.
    private func shift(from old: CompositionalLayout, to new: CompositionalLayout) -> CGPoint {
        guard let collectionView else { return .zero }
        let window = collectionView.layer.bounds.inset(by: collectionView.adjustedContentInset)
        let start = axis.along(window).start
        guard start > 0 else { return .zero }
        let seen = old.elements(in: window).filter { element in
            if case .item(let section, _) = element.kind { strips[section] == nil } else { false }
        }
        let anchor = seen.first { axis.along($0.frame).start >= start } ?? seen.first
        guard let anchor, case .item(let section, let item) = anchor.kind,
            let frame = new.frame(ofItem: item, in: section)
        else { return .zero }
        let way = axis.along(frame).start - axis.along(anchor.frame).start
        return axis == .vertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0)
    }

    // MARK: Places

    /// What all sections take.
    open override var collectionViewContentSize: CGSize { placed?.layout.contentSize ?? .zero }

    /// What is to be shown in a rectangle.
    @discardableResult
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let placed else { return nil }
        let elements = placed.layout.elements(in: rect, visible, offsets: strips.mapValues(\.groupOffset))
        return handled(elements.compactMap(attributes), placed)
    }

    override func beginning(ofSection section: Int) -> CGRect? { placed?.layout.beginning(ofSection: section) }

    override func places(in rect: CGRect) -> [LayoutPlace] {
        guard let placed else { return [] }
        return placed.layout.places(in: rect, offsets: strips.mapValues(\.groupOffset)).map { place in
            guard case .section(let number) = place.kind, placed.sections[number]?.list != nil else { return place }
            var place = place
            place.rules.insert("a list", at: 0)
            return place
        }
    }

    /// Where an item stands, of a section that scrolls by itself as if it stood at its start; nil for one that is not there.
    @discardableResult
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2 else { return nil }
        let element = placed?.layout.element(ofItem: indexPath.item, in: indexPath.section)
        return element.flatMap(attributes).map(seenAttributes)
    }

    /// Where a header, a footer or what hangs on items stands; nil where there is none.
    @discardableResult
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let element = CollectionElement(.supplementaryView, kind: elementKind, indexPath)
        guard let layout = placed?.layout, let kind = kind(of: element) else { return nil }
        switch kind {
        case .boundary(let section, let index):
            return layout.element(ofBoundaryItem: index, in: section, visible).flatMap(attributes)
        case .layoutBoundary(let index):
            return layout.element(ofBoundaryItem: index, visible).flatMap(attributes)
        case .supplement(let kind, let section, let number):
            return layout.element(ofSupplement: kind, number, in: section).flatMap(attributes)
        case .item, .decoration: return nil
        }
    }

    /// Where a view behind a section stands; nil where there is none.
    @discardableResult
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let element = CollectionElement(.decorationView, kind: elementKind, indexPath)
        guard indexPath.count == 2, name(of: .decoration(indexPath.section, indexPath.item)) == element else {
            return nil
        }
        return placed?.layout.element(ofDecoration: indexPath.item, in: indexPath.section).flatMap(attributes)
    }

    /// What is in sight along the axis, without what bars cover.
    private var visible: Range<CGFloat>? {
        guard let collectionView else { return nil }
        let window = collectionView.layer.bounds.inset(by: collectionView.adjustedContentInset)
        let (start, end) = axis.along(window)
        return start..<max(start, end)
    }

    override func listPlace(of element: CollectionElement) -> CollectionListPlace? { listPlace(of: element, nil) }

    /// - Parameter frame: Where it is, if that is known.
    func listPlace(of element: CollectionElement, _ frame: CGRect?) -> CollectionListPlace? {
        guard element.path.count == 2, let list = section(element.path.section)?.list, let built = placed,
            let kind = kind(of: element)
        else { return nil }
        switch kind {
        case .item(let section, _):
            guard answers.indices.contains(section) else { return nil }
            return list.place(ofRow: element.path, count: answers[section].count)
        case .boundary(let section, let index):
            let rest = built.layout.element(ofBoundaryItem: index, in: section, nil)?.frame
            return list.place(ofBar: element.kind, isPinned: frame != nil && frame != rest)
        case .layoutBoundary, .supplement, .decoration: return nil
        }
    }

    override func swipeActions(of path: IndexPath, at side: SwipeSide) -> UISwipeActionsConfiguration? {
        path.count == 2 ? section(path.section)?.list?.swipeActions(of: path, at: side) : nil
    }

    /// The colour of the first section that is a list (assumed).
    override var listBackgroundColor: UIColor? {
        placed?.sections.lazy.compactMap { $0?.list?.backgroundColor }.first
    }

    // MARK: Dragging

    /// The place of the item at the point.
    @discardableResult
    open override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        guard let placed else { return previousIndexPath }
        let spot = CGRect(origin: position, size: CGSize(width: 1, height: 1))
        for element in placed.layout.elements(in: spot, visible, offsets: strips.mapValues(\.groupOffset)) {
            if case .item(let section, let item) = element.kind, element.frame.contains(position) {
                return IndexPath(item: item, section: section)
            }
        }
        return previousIndexPath
    }

    // MARK: Handlers

    override var followsOffset: Bool {
        built?.sections.contains { $0?.visibleItemsInvalidationHandler != nil } ?? false
    }

    // MARK: Sections that scroll by themselves

    override func layoutStrips(in rect: CGRect) {
        guard let collectionView, let built = placed else { return }
        for section in built.sections.indices {
            let frame = built.layout.window(ofSection: section)
            guard let frame, let rests = built.layout.rests(ofSection: section) else {
                strips.removeValue(forKey: section)?.removeFromSuperview()
                continue
            }
            guard frame.meets(rect) else {
                strips[section]?.removeFromSuperview()
                continue
            }
            let strip = strips[section] ?? OrthogonalScrollView(section)
            strips[section] = strip
            let properties = built.sections[section]?.orthogonalScrollingProperties
            strip.show(rests, frame, axis.other, isMirrored: built.layout.isMirrored, properties, in: collectionView)
        }
        for (section, strip) in strips where !built.sections.indices.contains(section) {
            strip.removeFromSuperview()
            strips[section] = nil
        }
    }

    override func strip(of element: CollectionElement) -> CollectionStrip? {
        guard element.path.count == 2, element.category != .decorationView,
            let strip = strips[element.path.section], let kind = kind(of: element)
        else { return nil }
        switch kind {
        case .item, .supplement: return CollectionStrip(view: strip, origin: strip.contentStart)
        case .boundary, .layoutBoundary, .decoration: return nil
        }
    }
}

/// What of a compositional layout holds no more.
final class CompositionalContext: UICollectionViewLayoutInvalidationContext {
    enum Scope {
        /// All that was built.
        case everything
        /// Nothing but where things stick to the edges.
        case scrolled
        /// What a view answered holds from now on.
        case fitted(CollectionElement, CGSize)
    }

    var scope = Scope.everything
}
