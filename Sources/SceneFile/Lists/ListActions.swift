import UIKit
import YAMLTree

struct ReloadList: ChangeAction {
    let list: ChangedList
    let sections: [ListSectionNode]

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        scene.list(list.id, list.node)?.show(sections)
    }
}

/// Does something to a list about one of its rows: scrolls to it, selects it, or does so no more.
struct ChangeRow: ChangeAction {
    let list: ChangedList
    let row: RowKey
    let change: @MainActor (SceneList, IndexPath) -> Void

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        scene.withRow(row, of: list, at: mark, change)
    }
}

struct SetListEditing: ChangeAction {
    let list: ChangedList
    let isEditing: Bool
    let isAnimated: Bool

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        scene.list(list.id, list.node)?.setEditing(isEditing, animated: isAnimated)
    }
}

extension SceneStage {
    /// Does something with a row, or reports that the list does not have it now.
    fileprivate func withRow(
        _ row: RowKey, of list: ChangedList, at mark: YAMLMark, _ body: @MainActor (SceneList, IndexPath) -> Void
    ) {
        guard let shown = self.list(list.id, list.node) else { return }
        guard let path = shown.source?.path(of: row) else {
            return report(
                "the \(list.node.noun) '\(list.node.names.name(of: row))' is not in the list", at: mark,
                expected: "\(list.node.face?.one ?? "a row") that it shows then")
        }
        body(shown, path)
    }

    /// Lets lists tell of what they cannot do.
    func reportLists() {
        builder.parts[LiveLists.self].tell = { [weak self] in self?.report($0, at: $1, expected: $2) }
    }
}
