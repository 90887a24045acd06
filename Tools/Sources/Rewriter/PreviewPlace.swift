/// A place in a module from which previews come.
public struct PreviewPlace: Equatable, Sendable {
    /// The type that was made for them.
    public let type: String
    /// The file, and the line from 1.
    public let path: String
    public let line: Int
}
