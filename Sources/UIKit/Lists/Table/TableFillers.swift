import CoreGraphics

/// The lines of empty rows that fill a plain table to its end.
@MainActor
final class TableFillers {
    private unowned let table: UITableView
    private var lines: [UIView] = []

    init(in table: UITableView) {
        self.table = table
    }

    /// Places a line below each empty row in sight, and takes the others away.
    func place() {
        let tops = lineTops
        while lines.count > tops.count { lines.removeLast().removeFromSuperview() }
        while lines.count < tops.count {
            lines.append(ControlPart(frame: .zero))
        }
        let inset = table.separatorInset
        let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (width, pixel) = (table.layer.bounds.width, table.metrics.pixel)
        for (index, top) in tops.enumerated() {
            let line = CellLines.line(lines[index], table.separatorColor ?? .separator, table.separatorEffect)
            if line !== lines[index] { lines[index].removeFromSuperview() }
            lines[index] = line
            if line.parentView !== table { table.insertSubview(line, at: 0) }
            line.frame = CellLines.frame(y: top, width: width, inset, pixel: pixel, isMirrored: isMirrored)
        }
    }

    private var lineTops: [CGFloat] {
        let height = table.fillerRowHeight
        guard table.style == .plain, table.separatorStyle != .none, height.isFinite, height >= 1 else { return [] }
        let start = table.rowsStart + table.offsets.length + table.bottomHeight
        let bounds = table.layer.bounds
        let first = max(0, ((bounds.minY - start) / height).rounded(.down))
        let last = ((bounds.maxY - start) / height).rounded(.up)
        guard first < last, last - first < 10_000 else { return [] }
        return (Int(first)..<Int(last)).map { index in
            table.onPixels(start + CGFloat(index + 1) * height) - table.metrics.pixel
        }
    }
}
