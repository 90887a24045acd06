import TextFormatting

/// What a schema says once and refers to from many places.
struct SchemaDefinitions {
    private(set) var entries: [(key: String, value: JSONValue)] = []
    private var texts: [String: String] = [:]

    /// Refers to a definition by its name, whether it is there already or comes later.
    static func reference(to name: String) -> JSONValue { .object([("$ref", .string("#/definitions/\(name)"))]) }

    /// Takes a schema up under the first name that is free or says the same already.
    /// - Returns: What stands for the schema: a reference, or itself when other schemas have all the names.
    @discardableResult
    mutating func add(_ schema: JSONValue, names: [String]) -> JSONValue {
        let text = schema.text
        guard let name = names.first(where: { texts[$0] == nil || texts[$0] == text }) else { return schema }
        if texts.updateValue(text, forKey: name) == nil { entries.append((name, schema)) }
        return Self.reference(to: name)
    }
}
