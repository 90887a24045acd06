import Foundation

/// A value of a JSON Schema, as its file says it.
enum SchemaNode: Decodable, Sendable {
    case object([String: SchemaNode])
    case list([SchemaNode])
    case text(String)
    case number(Double)
    case bool(Bool)
    case null

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode([String: SchemaNode].self) {
            self = .object(value)
        } else if let value = try? container.decode([SchemaNode].self) {
            self = .list(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else {
            self = .null
        }
    }

    subscript(key: String) -> SchemaNode? { members[key] }

    /// Empty for what is no object.
    var members: [String: SchemaNode] { if case .object(let members) = self { members } else { [:] } }
    /// Empty for what is no list.
    var items: [SchemaNode] { if case .list(let items) = self { items } else { [] } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: Double? { if case .number(let number) = self { number } else { nil } }
}

/// The schema of scenes, as the program tells it.
struct SceneSchema: Sendable {
    let root: SchemaNode

    /// One that allows nothing.
    static let empty = SceneSchema(root: .null)

    init(root: SchemaNode) { self.root = root }

    init(program: URL) throws {
        root = try JSONDecoder().decode(
            SchemaNode.self, from: ProgramInterface.output(of: program, ["schema"]))
    }

    /// What a reference leads to: `#/definitions/color`.
    func definition(_ reference: String) -> SchemaNode? {
        root["definitions"]?[String(reference.dropFirst("#/definitions/".count))]
    }

    /// What a key takes that the place itself leaves open: views and layers share most of theirs.
    func shared(_ key: String) -> SchemaNode? {
        let definitions = root["definitions"]
        return definitions?["property.view.\(key)"] ?? definitions?["property.layer.\(key)"]
    }
}
