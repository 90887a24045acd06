import Foundation

/// Finds words, sentences, paragraphs and lines in any `UITextInput`.
///
/// Lines are what lies between the far ends that the input finds to the left and to the right.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    /// A tokenizer for an input, which is not held.
    public init(textInput: UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    /// A tokenizer of no text: it finds nothing.
    public nonisolated override init() {
        super.init()
    }

    /// The unit that a place lies in: where two meet, the one ahead in the direction.
    @discardableResult
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input else { return nil }
        if granularity == .line { return line(at: position, in: input) }
        let text = TokenizedInput(input)
        let range = text.units.range(
            of: granularity.unit, at: text.place(of: position), isForward: isForward(direction))
        return range.flatMap { text.range($0) }
    }

    /// Whether a unit ends at a place, looking in a direction: its begin looking backwards.
    @discardableResult
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let input else { return false }
        if granularity == .line {
            guard let line = line(at: position, in: input) else { return false }
            return input.compare(position, to: isForward(direction) ? line.end : line.start) == .orderedSame
        }
        let text = TokenizedInput(input)
        return text.units.isBoundary(
            text.place(of: position), of: granularity.unit, isForward: isForward(direction))
    }

    /// The next end of a unit in a direction; nil at the end of the text.
    @discardableResult
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input else { return nil }
        if granularity == .line {
            let line = line(at: position, in: input)
            return isForward(direction) ? line?.end : line?.start
        }
        let text = TokenizedInput(input)
        let place = text.units.boundary(
            of: granularity.unit, from: text.place(of: position), isForward: isForward(direction))
        return place.flatMap { text.position($0) }
    }

    /// Whether a place lies in a unit, or at the end of one that it looks at.
    @discardableResult
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    /// Right and down are forward; where text runs from right to left, left is (assumed).
    private func isForward(_ direction: UITextDirection) -> Bool {
        switch direction.rawValue {
        case UITextStorageDirection.forward.rawValue, UITextLayoutDirection.down.rawValue: true
        case UITextLayoutDirection.right.rawValue: !runsFromRight
        case UITextLayoutDirection.left.rawValue: runsFromRight
        default: false
        }
    }

    private var runsFromRight: Bool {
        guard let input else { return false }
        return input.baseWritingDirection(for: input.beginningOfDocument, in: .forward) == .rightToLeft
    }

    private func line(at position: UITextPosition, in input: any UITextInput) -> UITextRange? {
        guard let caret = input.textRange(from: position, to: position),
            let left = input.position(within: caret, farthestIn: .left),
            let right = input.position(within: caret, farthestIn: .right)
        else { return nil }
        let isOrdered = input.compare(left, to: right) != .orderedDescending
        return input.textRange(from: isOrdered ? left : right, to: isOrdered ? right : left)
    }
}

/// The whole text of an input, and its places as offsets.
@MainActor
private struct TokenizedInput {
    let input: any UITextInput
    let units: TextUnits

    init(_ input: any UITextInput) {
        self.input = input
        let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        units = TextUnits(all.flatMap { input.text(in: $0) } ?? "")
    }

    func place(of position: UITextPosition) -> Int {
        min(max(0, input.offset(from: input.beginningOfDocument, to: position)), units.end)
    }

    func position(_ place: Int) -> UITextPosition? { input.position(from: input.beginningOfDocument, offset: place) }

    func range(_ range: Range<Int>) -> UITextRange? {
        guard let start = position(range.lowerBound), let end = position(range.upperBound) else { return nil }
        return input.textRange(from: start, to: end)
    }
}

extension UITextGranularity {
    /// Lines are the layout's, not the text's: a paragraph stands for them.
    var unit: TextUnits.Unit {
        switch self {
        case .character: .character
        case .word: .word
        case .sentence: .sentence
        case .paragraph, .line: .paragraph
        case .document: .document
        }
    }
}
