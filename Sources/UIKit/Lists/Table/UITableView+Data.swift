import Foundation
import ListLayout

// Reloading, and another source of data.
extension UITableView {
    func reload() {
        guard !isAsking else {
            isReloadDue = true
            return
        }
        endTouch(cancelled: true)
        swipe.close(animated: false)
        reorder.cancel()
        selection.removeAll()
        update = nil
        prefetcher.forget()
        endAll()
        isLoaded = true
        load()
    }

    /// Nothing is known any more; the source is asked with the next layout.
    func sourceDidChange() {
        if !isAsking { endAll() }
        selection.removeAll()
        isLoaded = false
        setNeedsLayout()
    }

    // MARK: Using again

    func reuseCell(_ identifier: String) -> UITableViewCell? {
        if let standing = asked?.standing, standing.reuseIdentifier == identifier {
            asked?.standing = nil
            return standing
        }
        guard let cell = pool.take(identifier) else { return nil }
        note(.reused, of: cell, identifier, at: asked.map { IndexPath($0.row) })
        if isListTraced { asked?.contents = CellContents(of: cell) }
        cell.prepareForReuse()
        return cell
    }

    func newCell(_ identifier: String) -> UITableViewCell? {
        guard let type = cellClasses[identifier] as? UITableViewCell.Type else { return nil }
        return CellFactory.makeCell(type, reuseIdentifier: identifier)
    }

    func reuseEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = edgePool.take(identifier) as? UITableViewHeaderFooterView {
            view.prepareForReuse()
            return view
        }
        guard let type = edgeClasses[identifier] as? UITableViewHeaderFooterView.Type else { return nil }
        return CellFactory.makeHeaderFooter(type, reuseIdentifier: identifier)
    }

    /// A cell for a row, in the row's size.
    func cell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        loadIfNeeded()
        guard let row = ListRow(path), let frame = frame(of: row) else {
            report(
                misuse: "NSInternalInconsistencyException: request for rect at invalid index path (\(path.sentence))")
            return fallback(identifier)
        }
        if asked?.row == row {
            if asked?.isServed ?? false {
                report(misuse: "NSInternalInconsistencyException: \(Self.secondCell(identifier, for: path))")
            }
            asked?.isServed = true
        }
        let cell = reuseCell(identifier) ?? newCell(identifier)
        guard let cell else {
            report(misuse: "NSInternalInconsistencyException: \(Self.unknown(identifier))")
            return fallback(identifier)
        }
        if cell.parentView !== self {
            UIView.performWithoutAnimation { cell.frame = CGRect(origin: cell.frame.origin, size: frame.size) }
        }
        return cell
    }

    /// After an exception: a cell that shows nothing.
    private func fallback(_ identifier: String) -> UITableViewCell {
        newCell(identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    private static func unknown(_ identifier: String) -> String {
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
            + "connect a prototype cell in a storyboard"
    }

    private static func secondCell(_ identifier: String, for path: IndexPath) -> String {
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue "
            + "more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method (without an "
            + "index path). Cell identifier: \(identifier), index path: \(path.sentence)"
    }
}
