/// Which font file text was drawn with: what a golden picture remembers, so that another font is not taken for a
/// difference.
public struct FontIdentity: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The PostScript name, such as `Inter-Regular`.
    public let name: String
    /// What the font says of its version.
    public let version: String
    /// SHA-256 of the whole file, 64 hexadecimal digits.
    public let hash: String

    /// A font file's name, version and hash.
    public init(name: String, version: String, hash: String) {
        self.name = name
        self.version = version
        self.hash = hash
    }

    /// By name, then version, then hash.
    public static func < (left: FontIdentity, right: FontIdentity) -> Bool {
        (left.name, left.version, left.hash) < (right.name, right.version, right.hash)
    }

    /// The three in one line.
    public var description: String { "\(name) (\(version), sha256 \(hash.prefix(16)))" }
}
