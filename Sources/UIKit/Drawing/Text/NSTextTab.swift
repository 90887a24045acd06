import Foundation
import Typesetting

/// Where a tab takes the text that follows. Immutable.
///
/// Sendable, because every property is a constant and the options are strings and character sets, which do not change.
/// A subclass must not add a property that changes.
open class NSTextTab: NSCopying, Hashable, @unchecked Sendable {
    /// A key of the options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's framework writes it.
        public let rawValue: String

        /// A value of Apple's name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `CharacterSet`; with `.right` alignment and a decimal point in it, the point lies at the stop.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// Which part of the text lies at the stop; natural: where it begins.
    open var alignment: NSTextAlignment { alignmentStorage }
    /// Points from the leading edge.
    open var location: CGFloat { locationStorage }
    /// The options that the tab was made with.
    open var options: [OptionKey: Any] { optionsStorage }

    private let alignmentStorage: NSTextAlignment
    private let locationStorage: CGFloat
    private let optionsStorage: [OptionKey: Any]

    /// Makes a stop at `location` points from the leading edge.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        alignmentStorage = alignment
        locationStorage = location
        optionsStorage = options
    }

    /// The characters that end a column in a locale: its decimal separator.
    @discardableResult
    open class func columnTerminators(for locale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: locale?.decimalSeparator ?? ".")
    }

    /// Itself: a stop never changes.
    @discardableResult
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// True for stops at one place with one alignment.
    open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
    }

    /// True when `isEqual(_:)` is.
    public static func == (left: NSTextTab, right: NSTextTab) -> Bool { left.isEqual(right) }

    /// Adds the place.
    public func hash(into hasher: inout Hasher) { hasher.combine(location) }

    var stop: ParagraphStyle.TabStop {
        let kind: ParagraphStyle.TabStop.Kind =
            switch alignment {
            case .center: .center
            case .right: options[.columnTerminators] == nil ? .trailing : .decimal
            case .left, .natural, .justified: .leading
            }
        return ParagraphStyle.TabStop(location: location.isFinite ? Double(location) : 0, kind: kind)
    }
}
