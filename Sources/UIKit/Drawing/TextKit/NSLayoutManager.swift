import CoreGraphics
import Foundation
import Typesetting

/// Lays the text of a storage out in containers, one after the other, and draws it.
///
/// Layout is made when it is first asked for, and whole; what did not change is not shaped anew. There is one glyph for
/// each UTF-16 unit: that of a character lies at its first unit, at the others there are null glyphs. So glyph indexes
/// are character indexes.
open class NSLayoutManager: NSObject {
    /// What stands at a glyph's index.
    public struct GlyphProperty: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// A set of bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Nothing: the glyph of its character lies before.
        public static let null = GlyphProperty(rawValue: 1)
        /// A character that moves the pen, such as a newline or a tab.
        public static let controlCharacter = GlyphProperty(rawValue: 2)
        /// A space, which justified lines stretch.
        public static let elastic = GlyphProperty(rawValue: 4)
        /// Never here.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 8)
    }

    private var containerStorage: [NSTextContainer] = []
    private var known: [StyledText: ParagraphSetter] = [:]
    private var layout: ManagedLayout?
    private var isLayingOut = false
    /// How many parts of texts were shaped so far.
    private(set) var shapedParts = 0

    /// A layout manager without a text and without containers.
    public override init() {}

    /// Archives are not read: a layout manager without a text and without containers.
    public required init?(coder: NSCoder) {}

    /// Hears of layout, and changes it. Default nil.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet { invalidate() }
    }

    // MARK: Text and containers

    /// The text; set by `NSTextStorage.addLayoutManager(_:)`.
    open internal(set) weak var textStorage: NSTextStorage?

    /// Where the text goes, one after the other.
    open var textContainers: [NSTextContainer] { containerStorage }

    /// Adds a container behind the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: containerStorage.count)
    }

    /// Adds a container at an index.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        containerStorage.insert(container, at: index)
        container.layoutManager = self
        invalidate()
    }

    /// Removes the container at an index.
    open func removeTextContainer(at index: Int) {
        containerStorage.remove(at: index).layoutManager = nil
        invalidate()
    }

    /// Lays the text out anew, because a container's size, shape or limits changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

    // MARK: Options

    /// Whether fonts' leading lies between lines. Default true.
    open var usesFontLeading = true {
        didSet {
            guard usesFontLeading != oldValue else { return }
            known = [:]
            invalidate()
        }
    }

    /// Kept: layout is always whole. Default false.
    open var allowsNonContiguousLayout = false

    /// False: layout is always whole.
    open var hasNonContiguousLayout: Bool { false }

    // MARK: Invalidation

    /// Called by a storage whose text was edited.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        invalidateLayout(forCharacterRange: invalidatedCharRange, actualCharacterRange: nil)
    }

    /// Forgets glyphs of a range and, as layout depends on them, the layout.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
    ) {
        actualCharacterRange?.pointee = charRange
        known = [:]
        invalidate()
    }

    /// Forgets where a range lies: the text is laid out anew when that is next asked for.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        actualCharacterRange?.pointee = charRange
        invalidate()
    }

    /// Has a range drawn anew.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { tellHosts() }

    /// Has a range drawn anew.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { tellHosts() }

    func textDidChange() {
        known = [:]
        invalidate()
    }

    private func invalidate() {
        let hadLayout = layout != nil
        layout = nil
        if hadLayout { delegate?.layoutManagerDidInvalidateLayout(self) }
        tellHosts()
    }

    private func tellHosts() {
        for container in containerStorage {
            guard let host = container.host else { continue }
            MainActor.assumeIsolated { host.containerLayoutDidChange() }
        }
    }

    // MARK: Layout

    /// The layout of all of the text, made when there is none. Empty while it is being made.
    var managedLayout: ManagedLayout {
        if let layout { return layout }
        guard !isLayingOut, let textStorage else { return ManagedLayout() }
        isLayingOut = true
        var flow = TextFlow(self, textStorage, known: known)
        let new = inHostTraits { flow.layout() }
        known = flow.shaped
        shapedParts += flow.newlyShaped
        DrawingProblems.note(flow.problems)
        layout = new
        isLayingOut = false
        let last = containerStorage.last
        if last?.maximumNumberOfLines == 0 || new.laidOut == textStorage.length {
            let index = new.extra?.container ?? new.fragments.last?.container ?? 0
            let isAll = new.laidOut == textStorage.length
            let container = containerStorage.indices.contains(index) ? containerStorage[index] : nil
            delegate?.layoutManager(self, didCompleteLayoutFor: isAll ? container : nil, atEnd: isAll)
        }
        return new
    }

    /// Colours are those of the text view's traits.
    private func inHostTraits<Result>(_ body: () -> Result) -> Result {
        guard let host = containerStorage.first?.host else { return body() }
        return MainActor.assumeIsolated { host.traitCollection }.makingCurrent(body)
    }

    /// The box of the lines in a container of another width; 0: any. What was shaped is kept.
    func usedRect(forWidth width: CGFloat, in container: NSTextContainer) -> CGRect {
        guard let textStorage else { return .zero }
        if width == container.size.width, container.size.height <= 0 { return usedRect(for: container) }
        var flow = TextFlow(self, textStorage, known: known, in: [container.probe(width: width)])
        let layout = inHostTraits { flow.layout() }
        known.merge(flow.shaped) { first, _ in first }
        shapedParts += flow.newlyShaped
        let used = layout.fragments.reduce(layout.extra?.usedRect ?? .null) { $0.union($1.usedRect) }
        return used.isNull ? .zero : used
    }

    /// Does nothing that asking for layout would not.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = managedLayout }
    /// Does nothing that asking for layout would not.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = managedLayout }
    /// Lays the text out, if it is not.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = managedLayout }
    /// Lays the text out, if it is not.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = managedLayout }
    /// Lays the text out, if it is not.
    open func ensureLayout(for container: NSTextContainer) { _ = managedLayout }
    /// Lays the text out, if it is not.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = managedLayout }

    /// The first character that lies in no container, with its glyph; the text's length when all do.
    open func getFirstUnlaidCharacterIndex(
        _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
    ) {
        charIndex?.pointee = firstUnlaidCharacterIndex()
        glyphIndex?.pointee = firstUnlaidGlyphIndex()
    }

    /// The first character that lies in no container; the text's length when all do.
    @discardableResult
    open func firstUnlaidCharacterIndex() -> Int { managedLayout.laidOut }

    /// The first glyph that lies in no container; the number of glyphs when all do.
    @discardableResult
    open func firstUnlaidGlyphIndex() -> Int { managedLayout.laidOut }

    // MARK: Glyphs

    /// One for each UTF-16 unit of the text.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Whether there is a glyph of this index.
    @discardableResult
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

    /// The character of a glyph: the same number.
    @discardableResult
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// The glyph of a character: the first of its cluster.
    @discardableResult
    open func glyphIndexForCharacter(at charIndex: Int) -> Int {
        guard let length = textStorage?.length, charIndex < length, charIndex >= 0 else { return charIndex }
        return (textStorage?.string as NSString?)?.rangeOfComposedCharacterSequence(at: charIndex).location ?? charIndex
    }

    /// What stands at a glyph's index.
    @discardableResult
    open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
        guard isValidGlyphIndex(glyphIndex), let text = textStorage?.string as NSString? else { return [] }
        if glyphIndexForCharacter(at: glyphIndex) != glyphIndex { return .null }
        switch text.character(at: glyphIndex) {
        case 9...13, 0x85, 0x2028, 0x2029: return .controlCharacter
        case 32, 0xA0: return .elastic
        default: return []
        }
    }

    /// Whether a glyph is drawn by nothing: newlines and what belongs to a cluster's first glyph.
    @discardableResult
    open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        !propertyForGlyph(at: glyphIndex).isDisjoint(with: [.null, .controlCharacter])
    }

    /// The glyphs of characters: whole clusters.
    /// - Parameter actualCharRange: Takes the characters of those glyphs.
    @discardableResult
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?)
        -> NSRange
    {
        let whole = wholeClusters(charRange)
        actualCharRange?.pointee = whole
        return whole
    }

    /// The characters of glyphs: whole clusters.
    /// - Parameter actualGlyphRange: Takes the glyphs of those characters.
    @discardableResult
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        let whole = wholeClusters(glyphRange)
        actualGlyphRange?.pointee = whole
        return whole
    }

    private func wholeClusters(_ range: NSRange) -> NSRange {
        guard let textStorage else { return NSRange(location: 0, length: 0) }
        let start = min(max(0, range.location), textStorage.length)
        let end = min(max(start, NSMaxRange(range)), textStorage.length)
        if start == end { return NSRange(location: start, length: 0) }
        return (textStorage.string as NSString)
            .rangeOfComposedCharacterSequences(for: NSRange(location: start, length: end - start))
    }

    // MARK: Lines

    /// The container that a glyph lies in; nil for one that lies in none.
    /// - Parameter effectiveGlyphRange: Takes the glyphs of that container.
    @discardableResult
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> NSTextContainer?
    {
        guard let container = fragment(of: glyphIndex).flatMap({ container($0.container) }) else { return nil }
        effectiveGlyphRange?.pointee = glyphRange(for: container)
        return container
    }

    /// The glyphs that lie in a container.
    @discardableResult
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        let own = fragments(in: container)
        guard let first = own.first, let last = own.last else { return NSRange(location: 0, length: 0) }
        return NSRange(first.range.lowerBound..<last.range.upperBound)
    }

    /// The box of a container's lines with their padding, the empty line at the end included.
    @discardableResult
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let layout = managedLayout
        var rect = fragments(in: container).reduce(CGRect.null) { $0.union($1.usedRect) }
        if let extra = layout.extra, self.container(extra.container) === container {
            rect = rect.union(extra.usedRect)
        }
        return rect.isNull ? .zero : rect
    }

    /// The room of a glyph's line; zero for one that lies in no container.
    /// - Parameter effectiveGlyphRange: Takes the line's glyphs.
    @discardableResult
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> CGRect
    {
        guard let fragment = fragment(of: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(fragment.range)
        return fragment.rect
    }

    /// The room of a glyph's line.
    @discardableResult
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// What a glyph's line takes of its room, with the padding; zero for a glyph that lies in no container.
    /// - Parameter effectiveGlyphRange: Takes the line's glyphs.
    @discardableResult
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> CGRect
    {
        guard let fragment = fragment(of: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(fragment.range)
        return fragment.usedRect
    }

    /// What a glyph's line takes of its room.
    @discardableResult
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// The room of the empty line behind a text that ends with a newline, and of an empty text; else zero.
    open var extraLineFragmentRect: CGRect { managedLayout.extra?.rect ?? .zero }

    /// What that line takes: its padding.
    open var extraLineFragmentUsedRect: CGRect { managedLayout.extra?.usedRect ?? .zero }

    /// The container of that line; nil where there is none.
    open var extraLineFragmentTextContainer: NSTextContainer? {
        managedLayout.extra.flatMap { container($0.container) }
    }

    /// Where a glyph's pen is: from the left end of its line's room, and from its top to the baseline.
    @discardableResult
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let fragment = fragment(of: glyphIndex) else { return .zero }
        let cluster = fragment.cluster(at: glyphIndex)
        return CGPoint(x: CGFloat(cluster.left) - fragment.rect.minX, y: fragment.baseline - fragment.rect.minY)
    }

    /// The glyphs that a token stands for in a glyph's line; at `NSNotFound` where none does.
    @discardableResult
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let fragment = fragment(of: glyphIndex), fragment.line.isTruncated else { return none }
        let shown = fragment.shownUnits
        return shown < fragment.range.upperBound ? NSRange(shown..<fragment.range.upperBound) : none
    }

    /// The size of the attachment at a glyph's index; (−1, −1) where there is none.
    @discardableResult
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        guard let fragment = fragment(of: glyphIndex),
            textStorage?.attribute(.attachment, at: glyphIndex, effectiveRange: nil) is NSTextAttachment
        else { return CGSize(width: -1, height: -1) }
        let left = fragment.cluster(at: glyphIndex).left - Double(fragment.x)
        for run in fragment.line.runs where (run.x - left).magnitude < TextLayout.tolerance {
            if case .attachment(let attachment) = run.content { return attachment.bounds.size }
        }
        return CGSize(width: -1, height: -1)
    }

    /// Calls a block for each line that has glyphs of a range.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for fragment in fragments(of: glyphRange) {
            guard let container = container(fragment.container) else { continue }
            block(fragment.rect, fragment.usedRect, container, NSRange(fragment.range), &stop)
            if stop.boolValue { return }
        }
    }

    /// Calls a block for each rectangle that encloses glyphs of a range in a container.
    /// - Parameter selectedRange: What is selected, where the rectangles are a selection's: lines that it goes beyond
    ///   are enclosed up to their room's end. At `NSNotFound`: the glyphs alone.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        let isSelection = selectedRange.location != NSNotFound
        for fragment in fragments(of: glyphRange) where container(fragment.container) === textContainer {
            guard let range = Range(glyphRange) else { return }
            for part in fragment.parts(of: range, reachesEnd: isSelection) {
                block(part.rect, &stop)
                if stop.boolValue { return }
            }
        }
    }

    /// The box of the glyphs of a range in a container, as high as their lines' rooms.
    @discardableResult
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let range = Range(glyphRange), !range.isEmpty else { return .zero }
        var box = CGRect.null
        for fragment in fragments(of: glyphRange) where self.container(fragment.container) === container {
            let parts = fragment.parts(of: range, reachesEnd: false)
            for part in parts { box = box.union(part.rect) }
            if parts.isEmpty {
                let end = fragment.cluster(at: range.lowerBound).left
                box = box.union(
                    CGRect(x: CGFloat(end), y: fragment.rect.minY, width: 0, height: fragment.rect.height))
            }
        }
        return box.isNull ? .zero : box
    }

    /// The glyphs of the lines whose rooms a rectangle of a container touches.
    @discardableResult
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let touched = fragments(in: container).filter { $0.rect.maxY > bounds.minY && $0.rect.minY < bounds.maxY }
        guard let first = touched.first, let last = touched.last else { return NSRange(location: 0, length: 0) }
        return NSRange(first.range.lowerBound..<last.range.upperBound)
    }

    /// The glyphs of the lines whose rooms a rectangle of a container touches.
    @discardableResult
    open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer)
        -> NSRange
    { glyphRange(forBoundingRect: bounds, in: container) }

    // MARK: Points

    /// The glyph nearest to a point of a container.
    /// - Parameter partialFraction: Takes how far across the glyph the point lies, 0…1 in reading direction.
    @discardableResult
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard let fragment = fragment(nearest: point, in: container) else { return 0 }
        let x = Double(point.x)
        guard let cluster = fragment.clusters.min(by: { $0.distance(from: x) < $1.distance(from: x) }) else {
            return fragment.range.lowerBound
        }
        let width = cluster.right - cluster.left
        let share = width > 0 ? min(1, max(0, (x - cluster.left) / width)) : 0
        partialFraction?.pointee = CGFloat(cluster.isRightToLeft ? 1 - share : share)
        return cluster.range.lowerBound
    }

    /// The glyph nearest to a point of a container.
    @discardableResult
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// How far across its nearest glyph a point of a container lies, 0…1 in reading direction.
    @discardableResult
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// The character nearest to a point of a container.
    /// - Parameter partialFraction: Takes how far the point lies on the way from the character's insertion point to the
    ///   next, 0…1.
    @discardableResult
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    // MARK: Drawing

    /// Draws what lies behind glyphs of a range, with the container's top left at `origin` of the current context.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let textStorage, let range = Range(glyphsToShow) else { return }
        let all = NSRange(range.clamped(to: 0..<textStorage.length))
        for run in textStorage.attributeRuns(in: all) {
            guard let color = run.values[.backgroundColor] as? UIColor else { continue }
            let rects = fragments(of: run.range).flatMap { fragment in
                fragment.parts(of: run.range.location..<NSMaxRange(run.range), reachesEnd: false).map {
                    CGRect(
                        x: $0.rect.minX + origin.x, y: fragment.usedRect.minY + origin.y, width: $0.rect.width,
                        height: CGFloat(fragment.line.height))
                }
            }
            fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: run.range, color: color)
        }
    }

    /// Fills the rectangles behind a range that has a background colour; called by `drawBackground`. Override it to
    /// draw another background.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(color.cgColor)
        for rect in UnsafeBufferPointer(start: rectArray, count: rectCount) { context.fill(rect) }
    }

    /// Draws glyphs of a range with their lines and attachments, with the container's top left at `origin` of the
    /// current context.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let range = Range(glyphsToShow) else { return }
        for fragment in fragments(of: glyphsToShow) {
            var layout = fragment.layout
            for index in layout.styles.indices { layout.styles[index].backgroundColor = nil }
            let isWhole = fragment.line.isTruncated || range.isWithinOrAround(fragment.range)
            if !isWhole {
                context.saveGState()
                let parts = fragment.parts(of: range, reachesEnd: false)
                context.clip(to: parts.map { $0.rect.offsetBy(dx: origin.x, dy: origin.y) })
            }
            TextPainter().draw(
                layout, at: CGPoint(x: fragment.origin.x + origin.x, y: fragment.origin.y + origin.y), in: context)
            if !isWhole { context.restoreGState() }
        }
    }
}

// What is asked of lines.
extension NSLayoutManager {
    func container(_ index: Int) -> NSTextContainer? {
        textContainers.indices.contains(index) ? textContainers[index] : nil
    }

    func fragments(in container: NSTextContainer) -> [LineFragment] {
        managedLayout.fragments.filter { self.container($0.container) === container }
    }

    private func fragment(of glyph: Int) -> LineFragment? {
        let layout = managedLayout
        return layout.line(of: glyph).map { layout.fragments[$0] }
    }

    /// The lines that have glyphs of a range.
    func fragments(of range: NSRange) -> ArraySlice<LineFragment> {
        let layout = managedLayout
        guard range.length > 0, range.location != NSNotFound, let first = layout.line(of: range.location) else {
            return []
        }
        var end = first
        while end < layout.fragments.count, layout.fragments[end].range.lowerBound < NSMaxRange(range) { end += 1 }
        return layout.fragments[first..<end]
    }

    /// The line at a point's height, else the nearest above it, else the first; of a row, the one across.
    func fragment(nearest point: CGPoint, in container: NSTextContainer) -> LineFragment? {
        let own = fragments(in: container)
        let rows = own.filter { $0.rect.maxY > point.y }
        guard let row = rows.first ?? own.last else { return nil }
        let beside = own.filter { $0.rect.minY == row.rect.minY }
        return beside.min {
            Double($0.rect.distance(acrossTo: point.x)) < Double($1.rect.distance(acrossTo: point.x))
        }
    }
}

extension CGRect {
    fileprivate func distance(acrossTo x: CGFloat) -> CGFloat { max(minX - x, x - maxX, 0) }
}

extension Range where Bound == Int {
    fileprivate func isWithinOrAround(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && upperBound >= other.upperBound
    }
}
