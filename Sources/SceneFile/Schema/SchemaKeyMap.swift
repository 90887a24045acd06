import TextFormatting

/// The schema of a map whose keys are those of a class in some place.
@MainActor
struct SchemaKeyMap {
    /// Of its definition: the place and the class.
    let name: String
    let required: [String]
    let members: [(key: String, value: JSONValue)]
    /// Schemas that hold besides.
    var conditions: [JSONValue] = []

    /// What all of some maps say of the same keys.
    static func common(to maps: [SchemaKeyMap]) -> [(key: String, value: JSONValue)] {
        let texts = maps.map(\.texts)
        return (maps.first?.members ?? []).filter { key, value in
            let text = value.text
            return texts.allSatisfy { $0[key] == text }
        }
    }

    private var texts: [String: String] { Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value.text) }) }

    /// - Parameters:
    ///   - common: What need not be said here. Its keys are named all the same, because other keys are refused.
    ///   - reference: Where it is said.
    func schema(sharing common: [(key: String, value: JSONValue)] = [], from reference: JSONValue? = nil) -> JSONValue {
        let shared = Set(common.map(\.key))
        let properties = members.map { (key: $0.key, value: shared.contains($0.key) ? .bool(true) : $0.value) }
        let conditions = (reference.map { [$0] } ?? []) + self.conditions
        return .object(
            SchemaWriter.map(properties, required: required)
                + (conditions.isEmpty ? [] : [("allOf", .array(conditions))]))
    }
}
