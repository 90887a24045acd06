import YAMLTree

/// Something that changes can do: the keys that say it, and what comes of them.
struct ChangeVerb: Sendable {
    /// Makes the action once all ids are known; nil after a report.
    typealias Resolve = @MainActor @Sendable (SceneReader, SceneRecord) -> (any ChangeAction)?

    let fields: [Field]
    let resolve: Resolve

    init(_ fields: [Field], resolve: @escaping Resolve) {
        self.fields = fields
        self.resolve = resolve
    }
}

/// The maps of changes, a map a verb, in the order of the registry's verbs.
final class ChangeRecords: FeatureStore {
    /// Changes of the scene.
    private(set) var top: [Record] = []
    /// Changes inside a change: they have its time.
    private(set) var nested: [Record] = []

    fileprivate func make(_ verbs: [ChangeVerb]) {
        guard top.isEmpty else { return }
        top = verbs.map { ChangeForms.record([ChangeForms.time] + $0.fields) }
        nested = verbs.map {
            ChangeForms.record(
                $0.fields,
                refusals: ["at": "'at' stands on the change around: those inside happen in the same turn"])
        }
    }
}

extension FeatureStores {
    /// The maps of changes by the verbs that are registered.
    var changes: ChangeRecords {
        let records = self[ChangeRecords.self]
        records.make(registry[ChangeVerb.self])
        return records
    }
}

extension ValueKind {
    /// What happens in virtual time.
    static let changes: ValueKind = .part(.changes)
    /// Changes inside a change.
    static let nestedChanges: ValueKind = .part(.nestedChanges)
    /// Changes that something starts.
    static let action: ValueKind = .part(
        ScenePartKind(
            "action", schema: { $0.schema(.nestedChanges) },
            read: { node, reader in reader.readAction(node).map { .nodes([$0]) } }))
    /// What a change sets: keys of what it names.
    static let settings: ValueKind = .part(.unread("settings"))

    /// Changes by the names of what starts them.
    static func actions(_ names: [String]) -> ValueKind {
        let fields = names.map { Field($0, .nestedChanges, "What happens then.") }
        return .part(
            ScenePartKind(
                "actions", schema: { $0.object(fields) },
                read: { node, reader in reader.readActions(node, of: names).map { .nodes($0) } }))
    }
}

extension ScenePartKind {
    fileprivate static let changes = ScenePartKind(
        "changes", schema: { writer in writer.array(of: writer.anyOf(writer.parts.changes.top.map(writer.record))) },
        read: { node, reader in reader.readList(node, of: .variants(reader.parts.changes.top)).map { .list($0) } })

    static let nestedChanges = ScenePartKind(
        "nestedChanges",
        definition: { writer in writer.array(of: writer.anyOf(writer.parts.changes.nested.map(writer.record))) },
        read: { node, reader in reader.readNestedChanges(node).map { .list($0) } })
}

extension SceneValue {
    var actions: [ActionNode]? { nodes() }
}
