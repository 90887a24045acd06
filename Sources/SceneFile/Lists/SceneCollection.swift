import UIKit

/// The items of a collection.
final class SceneCollection: SceneList {
    private var delegate: (any UICollectionViewDelegate)?
    /// Identifiers of cells and other views that the collection knows.
    private var registered: Set<String> = []
    private var filledViews: [ObjectIdentifier: FilledView] = [:]

    var collection: UICollectionView? { view as? UICollectionView }

    init(_ node: ListNode, in view: UIScrollView, isClassic: Bool, _ builder: SceneBuilder) {
        super.init(node, in: view, builder)
        guard let collection else { return }
        let source = makeCollectionSource(
            self, collection, isClassic: isClassic, moves: Untold.or(node.allRows.contains(where: \.canBeDragged)))
        let delegate = makeCollectionDelegate(
            self, sizes: Untold.or(node.allRows.contains { $0.record["size"] != nil }))
        (self.source, self.delegate) = (source, delegate)
        collection.dataSource = source
        collection.delegate = delegate
    }

    // MARK: Cells

    /// Dequeued for the collection as it is asked, so that it makes no more than what it shows.
    func cell(at path: IndexPath, _ key: RowKey) -> UICollectionViewCell {
        let filled = fill(at: path, key) { dequeue($0, at: path) }
        return filled?.cell as? UICollectionViewCell ?? dequeueCell(UICollectionViewCell.self, "blank", at: path)
    }

    /// Each kind of item has its own cells, which the collection uses again; those of lists are of another class.
    private func dequeue(_ row: ListRowNode, at path: IndexPath) -> FilledCell {
        let isInList = row.needsListCell || isList(section: path.section)
        let cell =
            isInList
            ? dequeueCell(UICollectionViewListCell.self, "\(row.kind) in list", at: path)
            : dequeueCell(UICollectionViewCell.self, row.kind, at: path)
        return filled(cell) ?? take(cell)
    }

    private func dequeueCell(
        _ type: UICollectionViewCell.Type, _ identifier: String, at path: IndexPath
    ) -> UICollectionViewCell {
        guard let collection else { return UICollectionViewCell(frame: .zero) }
        if registered.insert(identifier).inserted {
            collection.register(type, forCellWithReuseIdentifier: identifier)
        }
        return collection.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
    }

    /// Whether a section is a list: by the layout of the file that holds now.
    private func isList(section: Int) -> Bool {
        collection.flatMap { builder?.layout(of: $0) }?.isList(section: section) ?? false
    }

    override func finish(_ filled: FilledCell, as row: ListRowNode, _ builder: SceneBuilder) {
        guard let cell = filled.cell as? UICollectionViewListCell else { return }
        if let level = row.record.integer("indentationLevel") { cell.indentationLevel = level }
        cell.accessories = row.accessories.compactMap { ItemAccessories.made($0, builder) }
    }

    // MARK: Views beside cells

    /// A view that the layout places: a section's header or footer, an item's or section's own of a kind, or one of the
    /// whole list; an empty one where the file says nothing of the kind.
    func supplementary(_ kind: String, at path: IndexPath) -> UICollectionReusableView {
        let name = ElementKinds.name(of: kind)
        if let text = edge(kind, at: path)?.text {
            return titled(text, kind, at: path)
        }
        let view = dequeueView(UICollectionReusableView.self, "\(name) view", kind, at: path)
        let filled = filledViews[ObjectIdentifier(view)] ?? FilledView(view)
        filledViews[ObjectIdentifier(view)] = filled
        filled.empty()
        if edge(kind, at: path) != nil {
            edgeView(isHeader: kind == ElementKinds.header, of: path.section).map { filled.host($0) }
        } else if let (part, owner) = part(name, at: path) {
            builder?.fill(filled, with: part, named: "\(owner)/\(name)", number: nil, in: self)
        }
        return view
    }

    /// Whether a view belongs to the whole list: layouts place those at no item.
    private func isOfList(_ path: IndexPath) -> Bool { path.count < 2 || path.item == Int.max }

    private func edge(_ kind: String, at path: IndexPath) -> ListEdgeNode? {
        guard !isOfList(path), let section = self.section(at: path.section) else { return nil }
        return switch kind {
        case ElementKinds.header: section.header
        case ElementKinds.footer: section.footer
        default: nil
        }
    }

    private func titled(_ text: String, _ kind: String, at path: IndexPath) -> UICollectionReusableView {
        let view = dequeueView(UICollectionViewListCell.self, "\(ElementKinds.name(of: kind)) text", kind, at: path)
        guard let cell = view as? UICollectionViewListCell else { return view }
        var content = isList(section: path.section) ? cell.defaultContentConfiguration() : ElementKinds.content(kind)
        content.text = text
        cell.contentConfiguration = content
        return cell
    }

    private func dequeueView(
        _ type: UICollectionReusableView.Type, _ identifier: String, _ kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        guard let collection else { return UICollectionReusableView(frame: .zero) }
        if registered.insert("\(identifier) \(kind)").inserted {
            collection.register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        return collection.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: path)
    }

    /// The part of a kind at a place, and what it is called by, up to the slash.
    private func part(_ name: String, at path: IndexPath) -> (RowPart, String)? {
        guard !isOfList(path) else { return node.supplementaries[name].map { ($0, node.id ?? "list") } }
        if let (key, row) = row(at: path) {
            if let part = row.supplementaries[name] { return (part, node.path(of: key)) }
            if !isBoundary(name, of: path.section), let part = section(at: path.section)?.supplementaries[name] {
                return (part, node.path(of: key))
            }
        }
        guard let section = section(at: path.section), let part = section.supplementaries[name] else { return nil }
        return (part, section.id ?? "section \(path.section + 1)")
    }

    /// Whether the layout of the file places a kind at a section's edges, and not at its items.
    private func isBoundary(_ name: String, of section: Int) -> Bool {
        collection.flatMap { builder?.layout(of: $0) }?.isBoundary(name, section: section) ?? true
    }

    /// What is out of sight has no ids.
    func didEndDisplaying(view: UICollectionReusableView) { filledViews[ObjectIdentifier(view)]?.loseIDs() }

    /// Fills a view of the layout's own.
    func fill(decoration view: UICollectionReusableView, _ kind: String, at path: IndexPath) {
        guard let collection, let part = builder?.layout(of: collection)?.decorations[kind] else { return }
        let filled = filledViews[ObjectIdentifier(view)] ?? FilledView(view)
        filledViews[ObjectIdentifier(view)] = filled
        filled.empty()
        let owner = section(at: path.section)?.id ?? "section \(path.section + 1)"
        builder?.fill(filled, with: part, named: "\(owner)/\(kind)", number: nil, in: self)
    }

    // MARK: What is done with items

    override func frame(at path: IndexPath) -> CGRect? { collection?.layoutAttributesForItem(at: path)?.frame }

    override var shownPaths: [IndexPath] { collection?.indexPathsForVisibleItems.sorted() ?? [] }
    override var selectedPaths: [IndexPath] { collection?.indexPathsForSelectedItems ?? [] }

    override func scroll(to path: IndexPath, _ position: String?, animated: Bool) {
        guard let collection else { return }
        let start: UICollectionView.ScrollPosition =
            collection.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        collection.scrollToItem(
            at: path, at: CollectionPositions.position(position) ?? [.top, start], animated: animated)
    }

    override func select(_ path: IndexPath, _ position: String?, animated: Bool) {
        collection?.selectItem(
            at: path, animated: animated, scrollPosition: CollectionPositions.position(position) ?? [])
    }

    override func deselect(_ path: IndexPath, animated: Bool) {
        collection?.deselectItem(at: path, animated: animated)
    }

    /// What is animated is up to the animation around it, as for an app.
    override func setEditing(_ isEditing: Bool, animated: Bool) {
        guard animated else { return UIView.performWithoutAnimation { collection?.isEditing = isEditing } }
        collection?.isEditing = isEditing
    }
}

extension ListRowNode {
    /// Whether only the cell of a list can show it.
    fileprivate var needsListCell: Bool {
        !accessories.isEmpty || record["indentationLevel"] != nil || hasSwipeActions || !children.isEmpty
    }

    /// Whether a finger moves it in a collection: where nothing is said, a grip says it.
    var canBeDragged: Bool {
        if let said = record.record("editing")?.bool("canMove") { return said }
        return accessories.contains { accessory in
            switch accessory {
            case .sign(let name, _): name == "reorder"
            case .map(let record, _, _): record.text("type") == "reorder"
            case .view: false
            }
        }
    }
}
