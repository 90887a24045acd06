import UIKit
import YAMLTree

/// The lists of a scene.
final class FoundLists: FeatureStore {
    /// By their views.
    fileprivate var nodes: [ObjectIdentifier: ListNode] = [:]
    var all: [ListNode] = []
    /// Rows so far, as often as they are repeated.
    var rowCount = 0
    /// Rows so far that have no id.
    var unnamed = 0
    /// Whether what is read stands in a row.
    var isInRow = false
    /// What a row's cell is to those who name it.
    fileprivate var cell: ViewNode?
}

extension SceneReader {
    private var lists: FoundLists { parts[FoundLists.self] }

    /// What a table shows; nil for other views.
    func list(of view: ViewNode) -> ListNode? {
        guard view.type.type is UITableView.Type else { return nil }
        let id = ObjectIdentifier(view)
        if let node = lists.nodes[id] { return node }
        let said = view.settings.first { $0.row.key == "sections" }?.value.part(ListNode.self)
        let node = said ?? ListNode(mark: view.mark, sections: [])
        if said == nil { lists.all.append(node) }
        lists.nodes[id] = node
        return node
    }

    /// The list of an id, or nil after a report.
    func knownList(_ id: String, at mark: YAMLMark) -> (view: ViewNode, node: ListNode)? {
        guard let target = knownTarget(id, at: mark) else { return nil }
        if let view = target as? ViewNode, let node = list(of: view) { return (view, node) }
        let noun = (target as? ViewNode).map { "a \($0.type.name)" } ?? target.sentence
        report("'\(id)' is \(noun), which has no rows", at: mark, expected: "a UITableView")
        return nil
    }

    /// The row of an id in a list, or nil after a report.
    func knownRow(_ id: String, in list: (view: ViewNode, node: ListNode), at mark: YAMLMark) -> RowKey? {
        if let key = list.node.names.key(of: id) { return key }
        if !isLost(id) {
            let nearest = NearestName.nearest(to: id, among: list.node.names.singleNames)
            report("the list '\(list.view.id ?? "")' has no row '\(id)'", at: mark, suggestion: nearest)
        }
        return nil
    }

    // MARK: Rows as targets

    /// Once all views are read: lets rows and the views in them be found by their ids.
    func declareLists() {
        for id in targets.ids(of: ViewNode.self) {
            guard let view = targets[id] as? ViewNode, let node = list(of: view) else { continue }
            node.id = id
        }
        targets.finder = { [weak self] in self?.rowTarget($0) }
    }

    /// Once all rows are known: rows of several lists with the same name are told apart by the lists' ids.
    func tellRowsApart() {
        var (owners, splits): ([RowName: ListNode], [RowName: ListNode]) = ([:], [:])
        for (number, list) in lists.all.enumerated() {
            func meet(_ other: ListNode?) {
                guard let other, other !== list else { return }
                list.prefix = "\(list.id ?? "#\(number)")/"
                if other.prefix.isEmpty { other.prefix = "\(other.id ?? "#")/" }
            }
            for name in list.names.all {
                meet(owners[name])
                owners[name] = list
                guard name.suffix == nil else {
                    meet(splits[name])
                    continue
                }
                for (pattern, _) in RowName.splits(of: name.prefix) {
                    meet(owners[pattern])
                    splits[pattern] = list
                }
            }
        }
    }

    /// A row, or a view in it: `row 7/avatar`.
    private func rowTarget(_ id: String) -> (any SceneTarget)? {
        guard id.utf8.count <= 4 * RowName.longest else { return nil }
        for list in lists.all where id.hasPrefix(list.prefix) {
            let rest = id.dropFirst(list.prefix.count)
            if list.names.key(of: String(rest)) != nil { return cellTarget }
            for slash in rest.indices where rest[slash] == "/" {
                guard let key = list.names.key(of: String(rest[..<slash])) else { continue }
                let local = String(rest[rest.index(after: slash)...])
                for part in (list.rowsBySeries[key.series] ?? []).flatMap(\.parts) {
                    if let target = part.targets[local] { return target }
                }
            }
        }
        return nil
    }

    /// Rows are one kind of view.
    private var cellTarget: ViewNode? {
        if let cell = lists.cell { return cell }
        lists.cell = ListForms.cellClass(registry).map { ViewNode(mark: .start, type: $0, layerClass: nil) }
        return lists.cell
    }
}
