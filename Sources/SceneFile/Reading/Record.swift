/// The keys of one kind of map.
struct Record: Sendable {
    /// What messages call the map: "the device".
    let title: String
    let fields: [Field]
    /// What to say of keys that are right elsewhere.
    let refusals: [String: String]

    init(_ title: String, _ fields: [Field], refusals: [String: String] = [:]) {
        self.title = title
        self.fields = fields
        self.refusals = refusals
    }

    func field(_ key: String) -> Field? { fields.first { $0.key == key } }
}

/// One key of a map.
struct Field: Sendable {
    let key: String
    let kind: ValueKind
    let isRequired: Bool
    /// One sentence for editors.
    let summary: String

    init(_ key: String, _ kind: ValueKind, required: Bool = false, _ summary: String) {
        self.key = key
        self.kind = kind
        self.isRequired = required
        self.summary = summary
    }
}
