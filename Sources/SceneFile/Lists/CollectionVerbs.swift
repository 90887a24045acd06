import UIKit
import YAMLTree

/// What changes do to collections beside what they do to all lists.
enum CollectionVerbs {
    static let verbs = [
        ChangeVerb([
            ListVerbs.list, Field("expand", .text, required: true, "An item: those below it show."), ListVerbs.animated,
        ]) { $0.branchChange($1, "expand") },
        ChangeVerb([
            ListVerbs.list, Field("collapse", .text, required: true, "An item: those below it show no more."),
            ListVerbs.animated,
        ]) { $0.branchChange($1, "collapse") },
        ChangeVerb([
            ListVerbs.list,
            Field("setCollectionViewLayout", .collectionLayout, required: true, "Where items stand from now on."),
            ListVerbs.animated,
        ]) { reader, record in
            guard let (list, _) = reader.changedList(record),
                let layout: CollectionLayoutNode = record["setCollectionViewLayout"]?.part(),
                reader.isCollection(list, at: record.keyMark(of: "setCollectionViewLayout"))
            else { return nil }
            return SetLayout(list: list, layout: layout, isAnimated: record.bool("animated") ?? true)
        },
    ]
}

extension SceneReader {
    fileprivate func isCollection(_ list: ChangedList, at mark: YAMLMark) -> Bool {
        guard !list.node.canBeOutline else { return true }
        report("'\(list.id)' is a \(list.node.face?.className ?? "list")", at: mark, expected: "a UICollectionView")
        return false
    }

    fileprivate func branchChange(_ record: SceneRecord, _ key: String) -> (any ChangeAction)? {
        guard let (list, view) = changedList(record), isCollection(list, at: record.keyMark(of: key)),
            let id = reference(record, key),
            let row = knownRow(id, in: (view, list.node), at: record.mark(of: key))
        else { return nil }
        return OpenBranch(
            list: list, row: row, isOpen: key == "expand", isAnimated: record.bool("animated") ?? true)
    }
}

/// Shows what is below an item, or hides it.
struct OpenBranch: ChangeAction {
    let list: ChangedList
    let row: RowKey
    let isOpen: Bool
    let isAnimated: Bool

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        guard let source = scene.list(list.id, list.node)?.source as? any OutlineList else { return }
        var outline = Outline(source)
        guard let section = outline.section(of: row), var tree = outline.tree(of: section) else {
            return scene.report(
                "the item '\(list.node.names.name(of: row))' is not in the list", at: mark,
                expected: "an item that it shows then")
        }
        if isOpen { tree.expand([row]) } else { tree.collapse([row]) }
        outline.set(tree, of: section)
        outline.apply(animated: isAnimated, completion: completion.map { end in { end(true) } })
    }
}

/// Gives a collection another layout.
struct SetLayout: ChangeAction {
    let list: ChangedList
    let layout: CollectionLayoutNode
    let isAnimated: Bool

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        guard let collection = scene.view(list.id) as? UICollectionView else { return }
        let made = scene.builder.makeLayout(layout, of: collection)
        collection.setCollectionViewLayout(made, animated: isAnimated) { completion?($0) }
    }
}
