import UIKit
import YAMLTree

// Rows of a scene's values, in cells.
extension SceneBuilder {
    private var live: LiveLists { parts[LiveLists.self] }

    /// Whether there may be another cell: reports what is too much, once.
    func mayShow(_ row: ListRowNode, at path: IndexPath, in list: SceneList) -> Bool {
        guard let view = list.view else { return false }
        let noun = list.node.noun
        for side in [\CGSize.height, \CGSize.width] where view.bounds.size[keyPath: side] > SceneLimits.listSide {
            let word = side == \CGSize.height ? "high" : "wide"
            let points = NumberText.text(Double(view.bounds.size[keyPath: side]))
            live.report(
                "the list is \(points) points \(word), and has a cell for each \(noun) in sight", list.node.mark,
                "at most 16,384 points")
            view.bounds.size[keyPath: side] = SceneLimits.listSide
        }
        if list.cellCount >= SceneLimits.cells {
            live.report("the list shows more than 2,000 \(noun)s at once", list.node.mark, nil)
            list.frame(at: path).map { view.bounds.size.height = max(0, $0.minY - view.contentOffset.y) }
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
        // What lives with the lists must not keep them: the cell is theirs.
        filled.begin(scope) { [weak live] in live?.weight -= row.weight }
        with(list.view?.traitCollection ?? traits) {
            within(scope) {
                enterWhole(filled.cell)
                mark(filled.cell.layer, at: row.mark, to: row.mark.line)
                show(row, in: filled)
                list.finish(filled, as: row, self)
            }
        }
        connectGestures()
    }

    private func show(_ row: ListRowNode, in filled: FilledCell) {
        let (record, cell) = (row.record, filled.cell)
        if let content = row.content {
            filled.show(place(content, in: cell.contentView))
        } else if row.style == nil {
            cell.contentConfiguration = ContentForms.content(record, self, standard: cell.standardContent)
        }
        let background = ContentForms.background(record, self)
        if background != nil || filled.hasBackground { cell.backgroundConfiguration = background }
        filled.hasBackground = background != nil
    }

    // MARK: Views

    /// Fills a view with a part, which is as large as it, or, where it has a frame, makes it so large.
    func place(_ part: RowPart, in content: UIView) -> UIView {
        let view = makeView(part.view)
        content.addSubview(view)
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
        return view
    }

    func makeAccessory(_ part: RowPart) -> UIView {
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
        with(list.view?.traitCollection ?? traits) {
            made = makeView(node, defaultFrame: CGRect(x: 0, y: 0, width: list.view?.bounds.width ?? 0, height: 0))
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
