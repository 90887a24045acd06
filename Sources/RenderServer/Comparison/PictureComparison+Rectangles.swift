import CoreGraphics
import Rasterizer

extension PictureComparison {
    /// Rectangles that hold all differing pixels: neighbouring cells of 16 pixels that differ are one rectangle, cut to
    /// what differs. Sorted by area, the largest first; with more than `limit`, the rest are one rectangle.
    /// Nil when the pictures differ in size.
    package static func rectangles(_ expected: CGImage, _ actual: CGImage, limit: Int = 64) -> [PixelRect]? {
        let (a, b) = (expected.bitmap, actual.bitmap)
        guard a.width == b.width, a.height == b.height else { return nil }
        var cells = DifferingCells(width: a.width, height: a.height)
        for y in 0..<a.height {
            let row = y * a.width * 4..<(y + 1) * a.width * 4
            guard a.bytes[row] != b.bytes[row] else { continue }
            for x in 0..<a.width {
                let place = row.lowerBound + x * 4
                if distance(a.bytes, place, b.bytes, place) > 0 { cells.add(x, y) }
            }
        }
        let sorted = cells.joined().sorted { ($1.width * $1.height, $0.minY) < ($0.width * $0.height, $1.minY) }
        guard sorted.count > limit else { return sorted }
        return sorted.prefix(limit - 1) + [sorted.dropFirst(limit - 1).reduce(.empty) { $0.union($1) }]
    }
}

/// The cells of a picture in which something differs, each with the smallest rectangle around it.
private struct DifferingCells {
    private static let side = 16
    private let columns: Int
    private var rects: [PixelRect?]

    init(width: Int, height: Int) {
        columns = (width + Self.side - 1) / Self.side
        rects = [PixelRect?](repeating: nil, count: columns * ((height + Self.side - 1) / Self.side))
    }

    mutating func add(_ x: Int, _ y: Int) {
        let cell = y / Self.side * columns + x / Self.side
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        rects[cell] = rects[cell]?.union(pixel) ?? pixel
    }

    /// Cells that touch, corners included, joined.
    mutating func joined() -> [PixelRect] {
        var result: [PixelRect] = []
        for start in rects.indices where rects[start] != nil {
            var waiting = [start]
            var rect = PixelRect.empty
            while let cell = waiting.popLast() {
                guard let own = rects[cell] else { continue }
                rect = rect.union(own)
                rects[cell] = nil
                waiting += neighbours(of: cell)
            }
            result.append(rect)
        }
        return result
    }

    private func neighbours(of cell: Int) -> [Int] {
        let (row, column) = (cell / columns, cell % columns)
        return (row - 1...row + 1).flatMap { r in
            (column - 1...column + 1).filter { (0..<columns).contains($0) }.map { r * columns + $0 }
        }.filter { rects.indices.contains($0) && $0 != cell }
    }
}
