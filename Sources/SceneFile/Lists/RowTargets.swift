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
    /// By kind, what layouts add by themselves.
    fileprivate var decorations: [String: RowPart] = [:]
    /// What rows' cells are to those who name them, by the names of their classes.
    fileprivate var cells: [String: ViewNode] = [:]
}

extension SceneReader {
    private var lists: FoundLists { parts[FoundLists.self] }

    /// What a table or a collection shows; nil for other views.
    func list(of view: ViewNode) -> ListNode? {
        guard let face = ListFace.of(view.type.type) else { return nil }
        let id = ObjectIdentifier(view)
        if let node = lists.nodes[id] { return node }
        let said = view.settings.first { $0.row.key == "sections" }?.value.part(ListNode.self)
        let node = said ?? ListNode(mark: view.mark, sections: [], face: face)
        if said == nil { lists.all.append(node) }
        for entry in view.settings.first(where: { $0.row.key == "supplementaries" })?.value.entries ?? [] {
            node.supplementaries[entry.key] = entry.item.value.part(RowPart.self)
        }
        lists.nodes[id] = node
        return node
    }

    /// The list of an id, or nil after a report.
    func knownList(_ id: String, at mark: YAMLMark) -> (view: ViewNode, node: ListNode)? {
        guard let target = knownTarget(id, at: mark) else { return nil }
        if let view = target as? ViewNode, let node = list(of: view) { return (view, node) }
        let noun = (target as? ViewNode).map { "a \($0.type.name)" } ?? target.sentence
        report("'\(id)' is \(noun), which has no rows", at: mark, expected: "a UITableView or a UICollectionView")
        return nil
    }

    /// The row of an id in a list, or nil after a report.
    func knownRow(_ id: String, in list: (view: ViewNode, node: ListNode), at mark: YAMLMark) -> RowKey? {
        if let key = list.node.names.key(of: id) { return key }
        if !isLost(id) {
            let nearest = nearestName(to: id, among: list.node.names.singleNames)
            report(
                "the list '\(list.view.id ?? "")' has no \(list.node.noun) '\(id)'", at: mark, suggestion: nearest)
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

    /// A row, or a view in it, `row 7/avatar`; what a layout places beside rows, `main/header`, and what is in that.
    private func rowTarget(_ id: String) -> (any SceneTarget)? {
        guard id.utf8.count <= 4 * RowName.longest else { return nil }
        for list in lists.all where id.hasPrefix(list.prefix) {
            let rest = id.dropFirst(list.prefix.count)
            if list.names.key(of: String(rest)) != nil { return cellTarget(of: list) }
            for slash in rest.indices where rest[slash] == "/" {
                let local = rest[rest.index(after: slash)...]
                if let target = target(local, of: String(rest[..<slash]), in: list) { return target }
            }
        }
        return lists.all.lazy.compactMap { list in
            list.id.flatMap {
                id.hasPrefix("\($0)/") ? self.target(id.dropFirst($0.count + 1), in: list.supplementaries) : nil
            }
        }.first
    }

    private func target(_ local: Substring, of owner: String, in list: ListNode) -> (any SceneTarget)? {
        if let key = list.names.key(of: owner) {
            for row in list.rowsBySeries[key.series] ?? [] {
                if let target = row.targets.lazy.compactMap({ $0[String(local)] }).first { return target }
                if let target = target(local, in: row.supplementaries) { return target }
            }
            if let target = list.allSections.lazy.compactMap({ self.target(local, in: $0.supplementaries) }).first {
                return target
            }
        }
        guard let section = list.allSections.first(where: { $0.id == owner }) else { return nil }
        return target(local, in: section.supplementaries) ?? target(local, in: lists.decorations)
    }

    /// Lets what a layout adds to sections be found.
    func found(_ decorations: [String: RowPart]) { lists.decorations.merge(decorations) { old, _ in old } }

    /// A view that is made for a kind, or one in it.
    private func target(_ local: Substring, in parts: [String: RowPart]) -> (any SceneTarget)? {
        for (kind, part) in parts where local.hasPrefix(kind) {
            let rest = local.dropFirst(kind.count)
            if rest.isEmpty { return reusableTarget }
            if rest.first == "/", let target = part.targets[String(rest.dropFirst())] { return target }
        }
        return nil
    }

    /// Rows of one face are one kind of view.
    private func cellTarget(of list: ListNode) -> ViewNode? {
        guard let face = list.face else { return nil }
        return target(named: face.className) { face.cellClass(registry) }
    }

    /// What stands beside cells is a view to those who name it.
    private var reusableTarget: ViewNode? { target(named: "") { registry.view("UIView") } }

    private func target(named name: String, _ type: () -> ViewClass?) -> ViewNode? {
        if let cell = lists.cells[name] { return cell }
        lists.cells[name] = type().map { ViewNode(mark: .start, type: $0, layerClass: nil) }
        return lists.cells[name]
    }
}
