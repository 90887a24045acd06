/// A map whose keys are properties of an object, in the order in which they are set.
struct PropertyRecord: Sendable {
    /// All keys, those of making included.
    let record: Record
    /// The keys that are set: what a change may say.
    let changes: Record
    private let rows: [PropertyRow]

    /// - Parameters:
    ///   - title: What messages call the map.
    ///   - fields: Keys that count when the object is made.
    ///   - rows: Its properties.
    init(_ title: String, fields: [Field] = [], _ rows: [PropertyRow]) {
        self.rows = rows
        let properties = rows.map { Field($0.key, $0.kind, $0.summary) }
        record = Record(title, fields + properties)
        changes = Record(title, properties)
    }

    /// Sets what a map says.
    @MainActor
    func set(_ values: SceneRecord, on object: AnyObject, _ builder: SceneBuilder) {
        for row in rows {
            if let value = values[row.key] { row.apply(object, value, builder) }
        }
    }
}
