/// Why a reader could not do what it was asked to.
public struct ReaderError: Error, Hashable, CustomStringConvertible {
    /// The whole sentence.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
