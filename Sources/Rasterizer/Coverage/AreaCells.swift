import CPixelKernels

/// Exact signed areas under edges, as differences along each row of a rectangle: a pixel's area is the sum of its cell
/// and all cells before it, 2³³ being a whole pixel. Sums of integers, so the order of edges does not matter.
///
/// What lies left of the rectangle covers it; what lies right does not.
struct AreaCells {
    let rect: PixelRect
    let raw: cpk_cells

    static let wholePixel: Int64 = 1 << 33

    /// Adds those edges whose numbers are given, as far as they lie in the rectangle.
    func add(_ edges: [PolygonEdges.Edge], numbers: ArraySlice<Int32>) {
        assert(MemoryLayout<PolygonEdges.Edge>.stride == MemoryLayout<cpk_edge>.stride)
        numbers.withUnsafeBufferPointer { numbers in
            edges.withUnsafeBufferPointer { edges in
                edges.baseAddress?.withMemoryRebound(to: cpk_edge.self, capacity: edges.count) { base in
                    withUnsafePointer(to: raw) { cpk_add_edges($0, base, numbers.baseAddress, numbers.count) }
                }
            }
        }
    }

    /// Adds all contours of an outline given by `RelativePoints`.
    func add(_ points: ArraySlice<SIMD2<Int32>>, of bounds: PixelRect) {
        withCoordinates(points, of: bounds) { base, x, y in
            withUnsafePointer(to: raw) {
                if bounds == rect { return cpk_add_inner_outline($0, base, points.count) }
                cpk_add_outline($0, base, points.count, x, y)
            }
        }
    }

    /// Adds those edges of such an outline that end at the points whose numbers are given, as far as they lie in the
    /// rectangle.
    func add(_ points: ArraySlice<SIMD2<Int32>>, of bounds: PixelRect, numbers: ArraySlice<Int32>) {
        withCoordinates(points, of: bounds) { base, x, y in
            numbers.withUnsafeBufferPointer { numbers in
                withUnsafePointer(to: raw) {
                    cpk_add_outline_edges($0, base, numbers.baseAddress, numbers.count, x, y)
                }
            }
        }
    }

    /// Calls `body` with the points' coordinates and the corner they count from.
    private func withCoordinates(
        _ points: ArraySlice<SIMD2<Int32>>, of bounds: PixelRect, _ body: (UnsafePointer<Int32>, Int64, Int64) -> Void
    ) {
        points.withUnsafeBufferPointer { points in
            points.baseAddress?.withMemoryRebound(to: Int32.self, capacity: points.count * 2) {
                body($0, Int64(bounds.minX << Fixed.fractionBits), Int64(bounds.minY << Fixed.fractionBits))
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

    /// A row's cells; whoever reads them must clear them, and all that is left afterwards.
    func row(_ y: Int) -> UnsafeMutablePointer<Int64> {
        assert(y >= rect.minY && y < rect.maxY)
        return raw.cells + (y - rect.minY) * raw.stride
    }

    /// Of each eight of a row's cells, whether one may not be zero.
    func marks(_ y: Int) -> UnsafePointer<UInt8> {
        assert(y >= rect.minY && y < rect.maxY)
        return UnsafePointer(raw.marks + (y - rect.minY) * raw.stride / 8)
    }

    /// Notes that a cell may not be zero.
    func mark(x: Int, y: Int) {
        assert(x >= 0 && x < rect.width && y >= rect.minY && y < rect.maxY)
        raw.marks[((y - rect.minY) * raw.stride + x) / 8] = 1
    }

    /// Clears the marks, and the cells behind each row's last pixel.
    func clear() {
        for y in 0..<rect.height {
            (raw.cells + y * raw.stride + rect.width).update(repeating: 0, count: raw.stride - rect.width)
        }
        raw.marks.update(repeating: 0, count: raw.stride / 8 * rect.height)
    }
}

/// Memory for the cells of rectangles up to some area, all zero between uses.
final class AreaCellMemory {
    private let cells: ScratchMemory<Int64>
    private let marks: ScratchMemory<UInt8>
    private let count: Int

    /// Room for this rectangle, and for others of no more cells.
    init(width: Int, height: Int) {
        count = AreaCellMemory.stride(width) * height
        cells = ScratchMemory(count: count + 8)
        marks = ScratchMemory(count: count / 8 + Int(CPK_SPARE_MARKS))
    }

    private static func stride(_ width: Int) -> Int { (width + Int(CPK_SPARE_CELLS) + 7) / 8 * 8 }

    var byteCount: Int { count * MemoryLayout<Int64>.stride }

    func holds(_ rect: PixelRect) -> Bool { AreaCellMemory.stride(rect.width) * rect.height <= count }

    func area(_ rect: PixelRect) -> AreaCells {
        assert(holds(rect))
        return AreaCells(
            rect: rect,
            raw: cpk_cells(
                cells: cells.base, marks: marks.base, min_x: Int64(rect.minX), min_y: Int64(rect.minY),
                width: Int64(rect.width), height: Int64(rect.height), stride: AreaCellMemory.stride(rect.width)))
    }
}
