/// Exact signed areas under edges, as differences along each row of a rectangle: a pixel's area is the sum of its cell
/// and all cells before it, 2³³ being a whole pixel. Sums of integers, so the order of edges does not matter.
struct AreaCells {
    let rect: PixelRect
    /// One cell a pixel and one more at the end of each row, all zero at first.
    let base: UnsafeMutablePointer<Int64>

    static let wholePixel: Int64 = 1 << 33

    static func count(for rect: PixelRect) -> Int { (rect.width + 1) * rect.height }

    private var stride: Int { rect.width + 1 }

    func row(_ y: Int) -> UnsafeMutablePointer<Int64> {
        assert(y >= rect.minY && y < rect.maxY)
        return base + (y - rect.minY) * stride
    }

    /// Adds the part of an edge that lies in `rows`. Edges left of the rectangle cover it, edges right of it do not.
    func add(_ edge: EdgeList.Edge, rows: Range<Int>) {
        let top = max(edge.y0, rows.lowerBound << Fixed.fractionBits)
        let bottom = min(edge.y1, rows.upperBound << Fixed.fractionBits)
        guard top < bottom, min(edge.x0, edge.x1) < rect.maxX << Fixed.fractionBits else { return }
        var y = top
        var x = AreaCells.crossing(edge, at: top)
        while y < bottom {
            let row = y >> Fixed.fractionBits
            let nextY = min(bottom, (row + 1) << Fixed.fractionBits)
            let nextX = AreaCells.crossing(edge, at: nextY)
            addRow(self.row(row), left: min(x, nextX), right: max(x, nextX), height: nextY - y, edge.winding)
            x = nextX
            y = nextY
        }
    }

    /// Where the edge crosses a height. It depends on the whole edge only, so every tile gets the same answer.
    @inline(__always)
    private static func crossing(_ edge: EdgeList.Edge, at y: Int) -> Int {
        if y == edge.y1 { return edge.x1 }
        return edge.x0 + Fixed.rounded(Double(y - edge.y0) / Double(edge.y1 - edge.y0) * Double(edge.x1 - edge.x0))
    }

    /// A piece of an edge within one row, `height` high, cut into the columns that it crosses.
    private func addRow(
        _ cells: UnsafeMutablePointer<Int64>, left: Int, right: Int, height: Int, _ winding: Int
    ) {
        let maxColumn = rect.width
        let origin = rect.minX << Fixed.fractionBits
        let (left, right) = (left - origin, right - origin)
        if right <= 0 {
            cells[0] &+= Int64(winding * height) << 17
            return
        }
        var column = left >> Fixed.fractionBits
        if column >= maxColumn { return }
        let span = right - left
        var done = 0
        var from = left
        if column < 0 {
            done = height * -left / span
            cells[0] &+= Int64(winding * done) << 17
            column = 0
            from = 0
        }
        while column < maxColumn {
            let end = (column + 1) << Fixed.fractionBits
            let to = min(right, end)
            let total = to == right ? height : height * (to - left) / span
            let fractions = (from + to) - 2 * (column << Fixed.fractionBits)
            let part = winding * (total - done)
            cells[column] &+= Int64(part * (2 * Fixed.one - fractions))
            cells[column + 1] &+= Int64(part * fractions)
            if to == right { return }
            done = total
            from = to
            column += 1
        }
    }
}
