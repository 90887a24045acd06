import Foundation

/// Towards which end of a text.
public enum UITextStorageDirection: Int, Sendable {
    case forward, backward
}

/// Towards which side of a text as it is seen.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left, up, down
}

/// A direction in a text: of storage or of layout.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The number of a `UITextStorageDirection` or `UITextLayoutDirection`.
    public var rawValue: Int

    /// A direction by its number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A direction of storage.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A direction of layout.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// What a text is cut into.
public enum UITextGranularity: Int, Sendable {
    case character, word, sentence, paragraph, line, document
}

/// In which direction a text runs.
public typealias UITextWritingDirection = NSWritingDirection
