import Foundation
import Synchronization
import Typesetting

/// How a paragraph is set. Lengths are points.
///
/// Sendable although it has a subclass that changes: the only state is behind a lock.
///
/// No `NSObject` here: Foundation on Linux ends the program when two attributed runs hold different objects of such a
/// class.
open class NSParagraphStyle: NSCopying, NSMutableCopying, Hashable, @unchecked Sendable {
    /// Ways of breaking lines beside the mode; kept, not looked at.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The value as Apple's headers have it.
        public let rawValue: UInt

        /// A value of Apple's numbers.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A last word does not stand alone.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean words are kept whole.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What the system's labels use.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        /// Nil: twelve, 28 points apart.
        var tabStops: [NSTextTab]?
        var defaultTabInterval: CGFloat = 0
        var allowsDefaultTighteningForTruncation = false
        var lineBreakStrategy = LineBreakStrategy()
    }

    private let storage: Mutex<Values>

    /// Makes the default style.
    public init() {
        storage = Mutex(Values())
    }

    init(_ values: Values) {
        storage = Mutex(values)
    }

    var values: Values { storage.withLock { $0 } }

    func edit(_ body: (inout Values) -> Void) {
        storage.withLock { values in body(&values) }
    }

    /// Natural alignment, wrapping by words, nothing added anywhere.
    open class var `default`: NSParagraphStyle { plain }
    private static let plain = NSParagraphStyle()

    /// The direction in which a language is written, by its code; nil: the system's.
    @discardableResult
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let languageName else { return .leftToRight }
        return Locale.Language(identifier: languageName).characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }

    /// Where lines lie in the width. Default natural.
    open var alignment: NSTextAlignment { values.alignment }
    /// How lines end that are too long. Default by words.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Default natural: as the first letter runs.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// How far a paragraph's first line is from the leading edge, in points. Default 0.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// How far a paragraph's lines after the first are from the leading edge, in points. Default 0.
    open var headIndent: CGFloat { values.headIndent }
    /// From the leading edge; 0 and less from the trailing one. Default 0.
    open var tailIndent: CGFloat { values.tailIndent }
    /// Room between lines, in points. Default 0.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// After the paragraph. Default 0.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Before the paragraph, unless it is the first. Default 0.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The least height of a line, in points. Default 0: none.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line, in points. Default 0: none.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// Multiplies the fonts' line height; 0, the default, does not.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Kept; words are never hyphenated.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Kept; words are never hyphenated.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Default: twelve, 28 points apart.
    open var tabStops: [NSTextTab]! { values.tabStops ?? Self.standardTabStops }
    /// Between stops beyond the last; 0, the default: there are none.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// Kept; letters are never moved together.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// Ways of breaking lines beside the mode; kept, not looked at.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

    private static let standardTabStops = ParagraphStyle.standardTabStops.map {
        NSTextTab(textAlignment: .left, location: CGFloat($0.location))
    }

    /// A style that will not change.
    @discardableResult
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

    /// A copy that can be changed.
    @discardableResult
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    /// True for styles of the same values.
    open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other === self || other.values == values
    }

    /// True when `isEqual(_:)` is.
    public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool { left.isEqual(right) }

    /// Adds some of the values.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(values.alignment)
        hasher.combine(values.lineSpacing)
    }
}

/// A paragraph style that can be changed. Lengths are points.
///
/// Sendable, because it adds no state: it changes its superclass's values through their lock.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    private func set<Value>(_ path: WritableKeyPath<Values, Value>, _ value: Value) {
        edit { $0[keyPath: path] = value }
    }

    /// Where lines lie in the width. Default natural.
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { set(\.alignment, newValue) }
    }

    /// How lines end that are too long. Default by words.
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { set(\.lineBreakMode, newValue) }
    }

    /// Default natural: as the first letter runs.
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { set(\.baseWritingDirection, newValue) }
    }

    /// How far a paragraph's first line is from the leading edge, in points. Default 0.
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { set(\.firstLineHeadIndent, newValue) }
    }

    /// How far a paragraph's lines after the first are from the leading edge, in points. Default 0.
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { set(\.headIndent, newValue) }
    }

    /// From the leading edge; 0 and less from the trailing one. Default 0.
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { set(\.tailIndent, newValue) }
    }

    /// Room between lines, in points. Default 0.
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { set(\.lineSpacing, newValue) }
    }

    /// After the paragraph. Default 0.
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { set(\.paragraphSpacing, newValue) }
    }

    /// Before the paragraph, unless it is the first. Default 0.
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { set(\.paragraphSpacingBefore, newValue) }
    }

    /// The least height of a line, in points. Default 0: none.
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { set(\.minimumLineHeight, newValue) }
    }

    /// The greatest height of a line, in points. Default 0: none.
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { set(\.maximumLineHeight, newValue) }
    }

    /// Multiplies the fonts' line height; 0, the default, does not.
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { set(\.lineHeightMultiple, newValue) }
    }

    /// Kept; words are never hyphenated.
    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { set(\.hyphenationFactor, newValue) }
    }

    /// Kept; words are never hyphenated.
    open override var usesDefaultHyphenation: Bool {
        get { super.usesDefaultHyphenation }
        set { set(\.usesDefaultHyphenation, newValue) }
    }

    /// Default: twelve, 28 points apart.
    open override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { set(\.tabStops, newValue) }
    }

    /// Between stops beyond the last; 0, the default: there are none.
    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { set(\.defaultTabInterval, newValue) }
    }

    /// Kept; letters are never moved together.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { set(\.allowsDefaultTighteningForTruncation, newValue) }
    }

    /// Ways of breaking lines beside the mode; kept, not looked at.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { set(\.lineBreakStrategy, newValue) }
    }

    /// Adds a stop in its place.
    open func addTabStop(_ anObject: NSTextTab) {
        tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
    }

    /// Removes stops that are equal to one.
    open func removeTabStop(_ anObject: NSTextTab) {
        tabStops = tabStops.filter { !$0.isEqual(anObject) }
    }

    /// Takes over another style's values.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        let values = obj.values
        edit { $0 = values }
    }
}

extension NSParagraphStyle: ParagraphAttribute {
    package var typesettingStyle: ParagraphStyle { values.style }
}

extension NSParagraphStyle.Values {
    fileprivate var style: ParagraphStyle {
        func length(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
        var style = ParagraphStyle()
        style.alignment = alignment.alignment
        style.lineBreakMode = lineBreakMode.mode
        style.direction =
            switch baseWritingDirection {
            case .natural: .natural
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
        style.firstLineHeadIndent = length(firstLineHeadIndent)
        style.headIndent = length(headIndent)
        style.tailIndent = length(tailIndent)
        style.lineSpacing = max(0, length(lineSpacing))
        style.paragraphSpacing = max(0, length(paragraphSpacing))
        style.paragraphSpacingBefore = max(0, length(paragraphSpacingBefore))
        style.minimumLineHeight = max(0, length(minimumLineHeight))
        style.maximumLineHeight = max(0, length(maximumLineHeight))
        style.lineHeightMultiple = max(0, length(lineHeightMultiple))
        style.defaultTabInterval = max(0, length(defaultTabInterval))
        if let tabStops { style.tabStops = tabStops.map(\.stop).sorted { $0.location < $1.location } }
        return style
    }
}
