import UIKit
import YAMLTree

// Rows of a scene's values, in cells.
extension SceneBuilder {
    private var live: LiveLists { parts[LiveLists.self] }

    /// Whether there may be another cell: reports what is too much, once.
    func mayShow(_ row: ListRowNode, at path: IndexPath, in list: SceneList) -> Bool {
        guard let table = list.table else { return false }
        if table.bounds.height > SceneLimits.listHeight {
            live.report(
                "the list is \(NumberText.text(Double(table.bounds.height))) points high, and has a cell for each row in "
                    + "sight", list.node.mark, "at most 16,384 points")
            table.bounds.size.height = SceneLimits.listHeight
        }
        if list.cellCount >= SceneLimits.cells {
            live.report("the list shows more than 2,000 rows at once", list.node.mark, nil)
            table.bounds.size.height = max(0, table.rectForRow(at: path).minY - table.contentOffset.y)
            return false
        }
        guard live.weight + row.weight > SceneLimits.nodes else { return true }
        live.report("the lists of the scene show more than 1,000,000 views at once", list.node.mark, nil)
        return false
    }

    /// Makes a cell show a row.
    func fill(_ filled: FilledCell, with row: ListRowNode, _ key: RowKey, of list: SceneList) {
        let scope = SceneScope(list.node.path(of: key), number: list.number(of: key, row))
        live.weight += row.weight
        filled.begin(scope) { [live] in live.weight -= row.weight }
        with(list.table?.traitCollection ?? traits) {
            within(scope) {
                enterWhole(filled.cell)
                mark(filled.cell.layer, at: row.mark, to: row.mark.line)
                show(row, in: filled)
            }
        }
        connectGestures()
    }

    private func show(_ row: ListRowNode, in filled: FilledCell) {
        let (record, cell) = (row.record, filled.cell)
        if let content = row.content {
            show(content, in: filled)
        } else if row.style != nil {
            showTexts(of: record, in: filled)
        } else {
            cell.contentConfiguration = ContentForms.content(record, self)
        }
        let background = ContentForms.background(record, self)
        if background != nil || cell.backgroundConfiguration != nil { cell.backgroundConfiguration = background }
        cell.indentationLevel = record.integer("indentationLevel") ?? 0
        cell.selectionStyle =
            ListForms.selectionStyles.first { $0.key == record.text("selectionStyle") }?.value ?? .default
        cell.accessoryType = record["accessories"]?.part(RowAccessories.self)?.type ?? .none
        cell.editingAccessoryType = record["editingAccessories"]?.part(RowAccessories.self)?.type ?? .none
        cell.accessoryView = row.accessory.map(makeAccessory)
        cell.editingAccessoryView = row.editingAccessory.map(makeAccessory)
    }

    private func showTexts(of record: SceneRecord, in filled: FilledCell) {
        let cell = filled.cell
        cell.textLabel?.text = text(record.text("text"))
        cell.detailTextLabel?.text = text(record.text("secondaryText"))
        let image = record["image"]?.image.map { self.image($0) }
        guard image != nil || filled.hasShownImage else { return }
        cell.imageView?.image = image
        filled.hasShownImage = true
    }

    // MARK: Views

    /// Fills the cell with a view, which is as high as the row, or, where it has a frame, makes the row so high.
    private func show(_ part: RowPart, in filled: FilledCell) {
        let view = makeView(part.view)
        filled.show(view)
        let content = filled.cell.contentView
        // Heights are rounded up to pixels, which may be more than constraints inside add up to.
        let bottom = view.bottomAnchor.constraint(equalTo: content.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        var edges = [bottom]
        if !part.view.hasPlace {
            view.translatesAutoresizingMaskIntoConstraints = false
            edges += [
                view.topAnchor.constraint(equalTo: content.topAnchor),
                view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            ]
        }
        NSLayoutConstraint.activate(edges)
        activate(part.constraints)
    }

    private func makeAccessory(_ part: RowPart) -> UIView {
        let view = makeView(part.view)
        activate(part.constraints)
        if !part.view.hasPlace {
            view.translatesAutoresizingMaskIntoConstraints = true
            view.sizeToFit()
            if view.bounds.isEmpty { fit(view) }
        }
        return view
    }

    /// Makes a view as large as its constraints say: views that only hold others know no size by themselves.
    private func fit(_ view: UIView) {
        view.bounds.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    /// A header or footer, which the list places.
    func makeEdge(_ node: ViewNode, in list: SceneList) -> UIView {
        var made = UIView()
        with(list.table?.traitCollection ?? traits) {
            made = makeView(node, defaultFrame: CGRect(x: 0, y: 0, width: list.table?.bounds.width ?? 0, height: 0))
        }
        activateReady()
        connectGestures()
        return node.hasPlace ? FramedEdge(made) : made
    }
}

/// A header or footer as high as a view that has a frame of its own.
final class FramedEdge: UIView {
    private let height: CGFloat

    init(_ view: UIView) {
        height = view.frame.maxY
        super.init(frame: view.frame)
        addSubview(view)
    }

    required init?(coder: NSCoder) { nil }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: height) }
}
