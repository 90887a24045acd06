import TextFormatting

/// What a schema says once and refers to from many places.
@MainActor
struct SchemaDefinitions {
    private(set) var entries: [(key: String, value: JSONValue)] = []
    private var texts: [String: String] = [:]

    /// Takes a schema up under the first name that is free or says the same already.
    /// - Returns: What stands for the schema: a reference, or itself when other schemas have all the names.
    @discardableResult
    mutating func add(_ schema: JSONValue, names: [String]) -> JSONValue {
        let text = schema.text
        guard let name = names.first(where: { texts[$0] == nil || texts[$0] == text }) else { return schema }
        if texts.updateValue(text, forKey: name) == nil { entries.append((name, schema)) }
        return SchemaWriter.reference(name)
    }
}
