import Foundation

/// A place in a text of a `UITextInput`; its classes have subclasses of their own.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Makes a place of no text.
    public nonisolated override init() {
        super.init()
    }
}

/// A range of a text of a `UITextInput`; its classes have subclasses of their own.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Makes a range of no text.
    public nonisolated override init() {
        super.init()
    }

    /// Whether both ends are the same place. Default true.
    open var isEmpty: Bool { true }
    /// Where it begins.
    open var start: UITextPosition { UITextPosition() }
    /// Where it ends.
    open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection. Its classes have subclasses of their own.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// Makes a rectangle of zero size.
    public nonisolated override init() {
        super.init()
    }

    /// In the space of the text input's view.
    open var rect: CGRect { .zero }
    /// How the text in it runs.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins in it.
    open var containsStart: Bool { false }
    /// Whether the selection ends in it.
    open var containsEnd: Bool { false }
    /// Whether the text stands upright. Always false for the classes here.
    open var isVertical: Bool { false }
}

/// A place by its UTF-16 offset: what the texts of this module have.
final class TextOffset: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    nonisolated override var hash: Int { offset }
    nonisolated override var description: String { "<UITextPosition: \(offset)>" }
}

/// A range by its UTF-16 offsets.
final class TextSpan: UITextRange {
    let range: Range<Int>

    init(_ range: Range<Int>) {
        self.range = range
        super.init()
    }

    override var isEmpty: Bool { range.isEmpty }
    override var start: UITextPosition { TextOffset(range.lowerBound) }
    override var end: UITextPosition { TextOffset(range.upperBound) }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
    nonisolated override var hash: Int { range.hashValue }
    nonisolated override var description: String { "<UITextRange: \(range)>" }
}

/// A rectangle of a selection in the texts of this module.
final class TextSelectionPart: UITextSelectionRect {
    private let part: TextGeometryPart
    private let ends: (start: Bool, end: Bool)

    init(_ part: TextGeometryPart, isFirst: Bool, isLast: Bool) {
        self.part = part
        ends = (isFirst, isLast)
        super.init()
    }

    override var rect: CGRect { part.rect }
    override var writingDirection: NSWritingDirection { part.isRightToLeft ? .rightToLeft : .leftToRight }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
}
