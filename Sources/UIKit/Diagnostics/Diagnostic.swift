/// One thing a stage has to say about the code that it runs.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// What it is about.
    public enum Kind: String, Sendable, CaseIterable {
        /// What raises an exception on a device.
        case misuse
        /// Views that dirty layout in layout for ever, and were stopped.
        case layoutFeedbackLoop
        /// Subviews added or removed by a view's own layout.
        case hierarchyMutatedDuringLayout
        /// An override that did not call `super` where it has to.
        case missingSuper
        /// Required constraints that cannot hold together.
        case unsatisfiableConstraints
        /// Constraints that leave a rectangle open where one is asked for.
        case ambiguousLayout
        /// What a device writes to its log and survives.
        case log
        /// A font file that is not installed: its text is not drawn.
        case missingFont
        /// An attribute of a text whose value can end the program on Linux.
        case unsafeAttribute
        /// A character that no installed font has: an empty box is drawn for it.
        case missingGlyph
    }

    /// What it is about.
    public let kind: Kind
    /// A whole sentence.
    public let message: String
    /// Views it is about, as messages name them (`UILabel:title`).
    public let views: [String]
    /// Virtual time in seconds.
    public let time: Double

    package init(kind: Kind, message: String, views: [String] = [], time: Double = 0) {
        self.kind = kind
        self.message = message
        self.views = views
        self.time = time
    }

    /// The kind and the sentence.
    public var description: String { "\(kind.rawValue): \(message)" }
}
