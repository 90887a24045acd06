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
    /// The key that its value has for those who ask: another one of a field that is a second spelling.
    let meaning: String
    let kind: ValueKind
    let isRequired: Bool
    /// One sentence for editors.
    let summary: String

    init(_ key: String, _ kind: ValueKind, required: Bool = false, _ summary: String) {
        self.init(key, meaning: key, kind, required: required, summary)
    }

    /// A field with another name for the same, which may stand in this one's place.
    func spelled(_ key: String) -> Field {
        Field(key, meaning: meaning, kind, required: false, "Another name of \(self.key).")
    }

    private init(_ key: String, meaning: String, _ kind: ValueKind, required: Bool, _ summary: String) {
        self.key = key
        self.meaning = meaning
        self.kind = kind
        self.isRequired = required
        self.summary = summary
    }
}
