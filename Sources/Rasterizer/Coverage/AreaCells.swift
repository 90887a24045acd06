import CPixelKernels

/// Exact signed areas under edges, as differences along each row of a rectangle: a pixel's area is the sum of its cell
/// and all cells before it, 2³³ being a whole pixel. Sums of integers, so the order of edges does not matter.
///
/// What lies left of the rectangle covers it; what lies right does not.
struct AreaCells {
    let rect: PixelRect
    fileprivate let raw: cpk_cells

    static let wholePixel: Int64 = 1 << 33

    /// Adds what lies in the rectangle.
    func add(_ edges: [PolygonEdges.Edge]) {
        withEdges(edges) { base, rows in
            withUnsafePointer(to: raw) { cpk_add_edges($0, base, edges.count, rows.lowerBound, rows.upperBound) }
        }
    }

    /// Adds those edges whose numbers are given.
    func add(_ edges: [PolygonEdges.Edge], numbers: ArraySlice<Int32>) {
        withEdges(edges) { base, rows in
            numbers.withUnsafeBufferPointer { numbers in
                withUnsafePointer(to: raw) {
                    cpk_add_numbered_edges(
                        $0, base, numbers.baseAddress, numbers.count, rows.lowerBound, rows.upperBound)
                }
            }
        }
    }

    /// Adds all contours of an outline given by `Polygon.relativePoints`.
    func add(_ points: [SIMD2<Int32>], of bounds: PixelRect) {
        points.withUnsafeBufferPointer { points in
            points.baseAddress?.withMemoryRebound(to: Int32.self, capacity: points.count * 2) { base in
                withUnsafePointer(to: raw) {
                    if bounds == rect { return cpk_add_inner_outline($0, base, points.count) }
                    cpk_add_outline(
                        $0, base, points.count, Int64(bounds.minX << Fixed.fractionBits),
                        Int64(bounds.minY << Fixed.fractionBits))
                }
            }
        }
    }

    private func withEdges(_ edges: [PolygonEdges.Edge], _ body: (UnsafePointer<cpk_edge>, Range<Int64>) -> Void) {
        assert(MemoryLayout<PolygonEdges.Edge>.stride == MemoryLayout<cpk_edge>.stride)
        edges.withUnsafeBufferPointer { edges in
            edges.baseAddress?.withMemoryRebound(to: cpk_edge.self, capacity: edges.count) {
                body($0, Int64(rect.minY)..<Int64(rect.maxY))
            }
        }
    }

    /// Writes the rows' runs and clears the cells. `ends` gets where each row's runs end.
    /// - Returns: the number of runs.
    func resolve(
        _ rule: FillRule, runs: UnsafeMutablePointer<UInt32>, ends: UnsafeMutablePointer<UInt32>
    ) -> Int {
        withUnsafePointer(to: raw) { cpk_resolve_runs($0, runs, ends, rule == .evenOdd ? 1 : 0) }
    }

    /// A row's cells; whoever reads them must clear them, and the marks afterwards.
    func row(_ y: Int) -> UnsafeMutablePointer<Int64> {
        assert(y >= rect.minY && y < rect.maxY)
        return raw.cells + (y - rect.minY) * raw.stride
    }

    /// Notes that a cell is not zero.
    func mark(x: Int, y: Int) {
        raw.bits[(y - rect.minY) * raw.words + x / 64] |= 1 << UInt64(x % 64)
    }

    func clearMarks() {
        raw.bits.update(repeating: 0, count: raw.words * rect.height)
    }
}

/// Memory for the cells of rectangles up to some area, all zero between uses.
final class AreaCellMemory {
    private let cells: UnsafeMutablePointer<Int64>
    private let bits: UnsafeMutablePointer<UInt64>
    private let cellCount: Int
    private let wordCount: Int

    /// Room for this rectangle, and for others of no more cells and no more rows' words.
    init(width: Int, height: Int) {
        cellCount = width * height
        wordCount = AreaCellMemory.words(width) * height
        cells = .allocate(capacity: cellCount)
        cells.initialize(repeating: 0, count: cellCount)
        bits = .allocate(capacity: wordCount)
        bits.initialize(repeating: 0, count: wordCount)
    }

    deinit {
        cells.deallocate()
        bits.deallocate()
    }

    private static func words(_ width: Int) -> Int { (width + 63) / 64 }

    func holds(_ rect: PixelRect) -> Bool {
        rect.area <= cellCount && AreaCellMemory.words(rect.width) * rect.height <= wordCount
    }

    func area(_ rect: PixelRect) -> AreaCells {
        assert(holds(rect))
        return AreaCells(
            rect: rect,
            raw: cpk_cells(
                cells: cells, bits: bits, min_x: Int64(rect.minX), min_y: Int64(rect.minY), width: Int64(rect.width),
                height: Int64(rect.height), stride: rect.width, words: AreaCellMemory.words(rect.width)))
    }
}
