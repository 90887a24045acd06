/// What kind of text an element has, which says how it is best read.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A document that is written.
    public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
    /// Prose, such as a book's.
    public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
    /// Messages.
    public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
    /// A table of figures.
    public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// Names of files and folders.
    public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// Program code.
    public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// Output of a terminal.
    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}
