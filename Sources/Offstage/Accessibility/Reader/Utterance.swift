import RenderServer

/// Something that a reader said.
public struct Utterance: Sendable, Hashable, CustomStringConvertible {
    /// Why it was said.
    public enum Kind: String, Sendable, Codable {
        /// The reader came to an element.
        case element
        /// An element that the reader is at tells something else than before.
        case change
        /// An app asked for it.
        case announcement
        /// A scroll is over.
        case scroll
    }

    public let kind: Kind
    /// When it began, in seconds of virtual time.
    public let time: Double
    public let text: String
    /// What is said after a pause: what can be done. Nil for nothing.
    public let hint: String?
    /// Of the view that it tells of; nil for what an app announced.
    package let layer: LayerID?
    /// Whether it was said to its end. Nil while it is said.
    public internal(set) var isFinished: Bool?

    /// The text.
    public var description: String { text }
}
