import TextFormatting
import YAMLTree

/// A kind of value that a feature's room declares: how it is read, and what the JSON Schema says of it.
///
/// ```swift
/// extension ScenePartKind {
///     /// A timing curve.
///     static let curve = ScenePartKind("curve", definition: CurveForms.schema) { $1.readCurve($0).map { .curve($0) } }
/// }
///
/// extension ValueKind {
///     static let curve: ValueKind = .part(.curve)
/// }
/// ```
///
/// One with a definition is listed with the others in `SceneRegistry.standard`.
struct ScenePartKind: Sendable {
    /// Reads a value; nil after a report.
    typealias Read = @MainActor @Sendable (YAMLNode, SceneReader) -> SceneValue?
    typealias Write = @MainActor @Sendable (SchemaWriter) -> JSONValue

    /// What the schema calls it where it says it once.
    let name: String
    let read: Read
    /// What stands in the schema where a key takes the kind.
    let schema: Write
    /// What the schema says once, under the name; nil: nothing.
    let definition: Write?

    /// - Parameter schema: Nil: a reference to the name.
    init(_ name: String, schema: Write? = nil, definition: Write? = nil, read: @escaping Read) {
        self.name = name
        self.read = read
        self.schema = schema ?? { _ in SchemaWriter.reference(name) }
        self.definition = definition
    }

    /// Another kind under a name: the schema says it once, and many keys refer to it.
    init(_ name: String, _ kind: ValueKind) {
        self.init(name, definition: { $0.schema(kind) }, read: { node, reader in reader.read(node, kind) })
    }

    /// What is kept as it stands in the file, to be read later.
    static func unread(_ name: String, schema: Write? = nil) -> ScenePartKind {
        ScenePartKind(name, schema: schema) { node, reader in reader.count(node) ? .node(node) : nil }
    }
}
