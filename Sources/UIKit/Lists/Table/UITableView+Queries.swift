import CoreGraphics
import Foundation
import ListLayout

// What is where.
extension UITableView {
    func sectionFrame(_ section: Int) -> CGRect {
        loadIfNeeded()
        return offsets.extent(ofSection: section).map(frame) ?? .zero
    }

    func edgeFrame(_ place: EdgePlace) -> CGRect {
        loadIfNeeded()
        return offsets.extent(of: place.part).map(frame) ?? .zero
    }

    func rowFrame(_ path: IndexPath) -> CGRect {
        loadIfNeeded()
        return ListRow(path).flatMap { restingFrame(of: $0) } ?? .zero
    }

    func frame(_ extent: ListExtent) -> CGRect { frame(from: extent.start, to: extent.end) }

    /// What lies between two places of the list's own space, in that of the table.
    func frame(from start: CGFloat, to end: CGFloat) -> CGRect {
        let top = onPixels(rowsStart + start)
        return CGRect(x: rowInset, y: top, width: rowWidth, height: onPixels(rowsStart + end) - top)
    }

    func row(at point: CGPoint) -> ListRow? {
        loadIfNeeded()
        guard point.x >= 0, point.x < layer.bounds.width, point.y.isFinite,
            case .row(let section, let row) = offsets.part(at: point.y - rowsStart)
        else { return nil }
        return ListRow(section, row)
    }

    func rows(in rect: CGRect) -> [ListRow]? {
        guard !rect.isNull, rect.minY.isFinite, rect.maxY.isFinite else { return nil }
        loadIfNeeded()
        let (low, high) = (rect.minY - rowsStart, rect.maxY - rowsStart)
        guard low < high else { return [] }
        return offsets.entries(in: low..<high).compactMap { entry in
            guard case .row(let section, let row) = entry.part, entry.extent.end > low, entry.extent.start < high
            else { return nil }
            return ListRow(section, row)
        }
    }
}
