import Foundation

/// The schema of scene files, as far as it lists the keys of layers.
struct LayerSchema {
    private let definitions: [String: Any]

    init() throws {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        let file = try Data(contentsOf: folder.appendingPathComponent("Docs/scene.schema.json"))
        let schema = try JSONSerialization.jsonObject(with: file) as? [String: Any]
        definitions = schema?["definitions"] as? [String: Any] ?? [:]
    }

    /// The keys that a layer of a class may have, those of definitions it refers to included.
    func keys(ofLayer name: String) -> Set<String> { keys(of: definitions["layer.\(name)"]) }

    private func keys(of definition: Any?) -> Set<String> {
        guard let definition = definition as? [String: Any] else { return [] }
        var result = Set((definition["properties"] as? [String: Any] ?? [:]).keys)
        if let reference = definition["$ref"] as? String {
            result.formUnion(keys(of: definitions[String(reference.dropFirst("#/definitions/".count))]))
        }
        for part in definition["allOf"] as? [Any] ?? [] { result.formUnion(keys(of: part)) }
        return result
    }
}
