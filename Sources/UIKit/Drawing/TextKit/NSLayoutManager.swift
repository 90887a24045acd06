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

    var containerStorage: [NSTextContainer] = []
    var work = LayoutWork()

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
            if usesFontLeading != oldValue { textDidChange() }
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
        textDidChange()
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

    // MARK: Layout

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
        property(ofGlyph: glyphIndex)
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
        usedBox(of: container)
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
        truncatedRange(ofLineWith: glyphIndex)
    }

    /// The size of the attachment at a glyph's index; (−1, −1) where there is none.
    @discardableResult
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        sizeOfAttachment(at: glyphIndex)
    }

    /// Calls a block for each line that has glyphs of a range.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        eachLine(of: glyphRange, block)
    }

    /// Calls a block for each rectangle that encloses glyphs of a range in a container.
    /// - Parameter selectedRange: What is selected, where the rectangles are a selection's: lines that it goes beyond
    ///   are enclosed up to their room's end. At `NSNotFound`: the glyphs alone.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        eachEnclosingRect(of: glyphRange, selected: selectedRange, in: textContainer, block)
    }

    /// The box of the glyphs of a range in a container, as high as their lines' rooms.
    @discardableResult
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        box(of: glyphRange, in: container)
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
        glyph(nearest: point, in: container, share: partialFraction)
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
        drawBackgrounds(of: glyphsToShow, at: origin)
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
        drawLines(of: glyphsToShow, at: origin)
    }
}
