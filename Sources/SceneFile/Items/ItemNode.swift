import UIKit
import YAMLTree

/// Something with a title that can be chosen: an item of a bar, an action of an alert, an element of a menu. Valid, not
/// yet alive.
final class ItemNode {
    let mark: YAMLMark
    let record: SceneRecord
    let kind: ItemKind
    var id: String?
    /// What a tap does.
    var action: ActionNode?

    init(mark: YAMLMark, record: SceneRecord, kind: ItemKind) {
        self.mark = mark
        self.record = record
        self.kind = kind
    }
}

/// What an item is; features declare theirs.
struct ItemKind: Sendable {
    /// What its properties are.
    let form: PropertyRecord
    /// What messages call it.
    let sentence: String
    /// The class of the living thing.
    let type: NSObject.Type
}

extension ItemNode: ScenePart {}

extension SceneValue {
    var item: ItemNode? { part() }
}

extension SceneReader {
    /// Lets an item be found by its id.
    func register(_ item: ItemNode) {
        item.action = item.record["changes"]?.actions?.first
        guard let local = item.record.text("id") else { return }
        item.id = register(local, item, in: item.record.keyMark(of: "id"), at: item.record.mark(of: "id"))
    }

    /// The view or the item that an id names, or nil after a report.
    func knownSight(_ id: String, at mark: YAMLMark) -> (any SceneTarget)? {
        if let item = targets[id] as? ItemNode { return item }
        return knownView(id, at: mark)
    }
}
