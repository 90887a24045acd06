/// What each key means on one class.
struct KeyTable {
    enum Meaning {
        case field(Field)
        case row(PropertyRow, order: Int)
    }

    let className: String
    let keys: [String]
    private let meanings: [String: Meaning]

    init(className: String, fields: [Field], rows: [PropertyRow]) {
        self.className = className
        var meanings: [String: Meaning] = [:]
        for field in fields { meanings[field.key] = .field(field) }
        // A class's own row must not hide what the tree needs.
        for (order, row) in rows.enumerated() where meanings[row.key] == nil {
            meanings[row.key] = .row(row, order: order)
        }
        self.meanings = meanings
        keys = fields.map(\.key) + rows.map(\.key).filter { key in !fields.contains { $0.key == key } }
    }

    subscript(key: String) -> Meaning? { meanings[key] }
}

/// The tables of all classes of a registry, each made when it is first needed.
@MainActor
final class KeyTables {
    let registry: SceneRegistry
    private var tables: [String: KeyTable] = [:]

    init(registry: SceneRegistry) {
        self.registry = registry
    }

    /// - Parameter name: The place of the keys and the class.
    func table(_ name: String, make: () -> KeyTable) -> KeyTable {
        if let table = tables[name] { return table }
        let table = make()
        tables[name] = table
        return table
    }
}
