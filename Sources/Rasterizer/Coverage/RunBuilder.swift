import CPixelKernels

/// Turns outlines into runs, in memory that it keeps from shape to shape. One a thread.
final class RunBuilder {
    private struct Key: Hashable {
        /// In 1/65,536 pixel from the corner of the bounds: all that coverage is computed from.
        var points: [SIMD2<Int32>]
        var isEvenOdd: Bool

        /// A few points tell outlines apart.
        func hash(into hasher: inout Hasher) {
            hasher.combine(points.count)
            for index in stride(from: 0, to: points.count, by: 1 + points.count / 6) { hasher.combine(points[index]) }
        }
    }

    private var memories: [AreaCellMemory] = []
    /// A band's runs, and where its rows end.
    private var bandRuns: [UInt32] = []
    private var bandEnds = [UInt32](repeating: 0, count: PolygonEdges.bandHeight)
    /// Equal outlines at the same phase of the pixel grid share their runs: buttons, cards, cells.
    private var known: [Key: (runs: CoverageRuns, full: FullCoverage)] = [:]
    private let shares: Bool

    /// - Parameter shares: false builds every outline anew.
    init(shares: Bool = true) {
        self.shares = shares
    }

    /// The coverage of a polygon in `bounds`, the pixels of its own bounds that can show.
    func coverage(
        of polygon: Polygon, _ rule: FillRule, bounds: PixelRect
    ) -> (runs: CoverageRuns, full: FullCoverage) {
        let key = shares && bounds == polygon.bounds ? RunBuilder.key(of: polygon, rule) : nil
        if let key, let found = known[key] {
            return (found.runs, found.full.offset(x: bounds.minX, y: bounds.minY))
        }
        let runs = runs(of: polygon, rule, bounds: bounds)
        let full = FullCoverage(of: polygon, rule: rule)
        if let key { known[key] = (runs, full.offset(x: -bounds.minX, y: -bounds.minY)) }
        return (runs, full)
    }

    /// Nil for outlines too rich to be worth it.
    private static func key(of polygon: Polygon, _ rule: FillRule) -> Key? {
        let bounds = polygon.bounds
        guard polygon.pointCount <= 160, bounds.width < 1 << 14, bounds.height < 1 << 14 else { return nil }
        return Key(points: polygon.relativePoints, isEvenOdd: rule == .evenOdd)
    }

    private func runs(of polygon: Polygon, _ rule: FillRule, bounds: PixelRect) -> CoverageRuns {
        let edges = PolygonEdges(polygon, rows: bounds.minY..<bounds.maxY)
        return collect(bounds) { band in
            let area = cells(0, band)
            edges.accumulate(into: area)
            return bandRuns.withUnsafeMutableBufferPointer { runs in
                bandEnds.withUnsafeMutableBufferPointer {
                    area.resolve(rule, runs: runs.baseAddress!, ends: $0.baseAddress!)
                }
            }
        }
    }

    /// Inside the quad by pixel centres, the share of the quad's own area that the outline covers.
    func shares(of outline: Polygon, in quad: Polygon, spans: QuadSpans, bounds: PixelRect) -> CoverageRuns {
        let outlineEdges = PolygonEdges(outline, rows: bounds.minY..<bounds.maxY)
        let quadEdges = PolygonEdges(quad, rows: bounds.minY..<bounds.maxY)
        var line = [UInt8](repeating: 0, count: bounds.width)
        return collect(bounds) { band in
            let (part, whole) = (cells(0, band), cells(1, band))
            outlineEdges.accumulate(into: part)
            quadEdges.accumulate(into: whole)
            defer {
                part.clearMarks()
                whole.clearMarks()
            }
            return encodeRows(band) { y in
                line.withUnsafeMutableBufferPointer {
                    RunBuilder.resolveShares(of: part.row(y), in: whole.row(y), $0)
                }
                var column = bounds.minX
                spans.forEachSpan(row: y, columns: bounds.minX..<bounds.maxX) { columns in
                    for x in column..<columns.lowerBound { line[x - bounds.minX] = 0 }
                    column = columns.upperBound
                }
                for x in column..<bounds.maxX { line[x - bounds.minX] = 0 }
                return line
            }
        }
    }

    /// The pixels whose centres lie inside.
    func runs(of spans: QuadSpans, bounds: PixelRect) -> CoverageRuns {
        collect(bounds) { band in
            encodeRows(band) { y in
                var line = [UInt8](repeating: 0, count: bounds.width)
                spans.forEachSpan(row: y, columns: bounds.minX..<bounds.maxX) { columns in
                    for x in columns { line[x - bounds.minX] = 255 }
                }
                return line
            }
        }
    }

    private static func resolveShares(
        of part: UnsafeMutablePointer<Int64>, in whole: UnsafeMutablePointer<Int64>,
        _ bytes: UnsafeMutableBufferPointer<UInt8>
    ) {
        var partSum: Int64 = 0
        var wholeSum: Int64 = 0
        for i in bytes.indices {
            partSum += part[i]
            wholeSum += whole[i]
            let partArea = min(partSum.magnitude, UInt64(AreaCells.wholePixel))
            let wholeArea = min(wholeSum.magnitude, UInt64(AreaCells.wholePixel))
            bytes[i] = wholeArea == 0 ? 0 : UInt8(min(255, (partArea * 255 + wholeArea / 2) / wholeArea))
        }
        part.update(repeating: 0, count: bytes.count)
        whole.update(repeating: 0, count: bytes.count)
    }

    /// Encodes a band of coverage bytes.
    private func encodeRows(_ band: PixelRect, _ line: (Int) -> [UInt8]) -> Int {
        var total = 0
        for y in band.minY..<band.maxY {
            let bytes = line(y)
            total += bandRuns.withUnsafeMutableBufferPointer {
                cpk_encode_runs(bytes, band.width, $0.baseAddress! + total)
            }
            bandEnds[y - band.minY] = UInt32(total)
        }
        return total
    }

    /// Puts together what `build` leaves of each band.
    private func collect(_ bounds: PixelRect, _ build: (PixelRect) -> Int) -> CoverageRuns {
        var runs: [UInt32] = []
        var starts: [UInt32] = [0]
        starts.reserveCapacity(bounds.height + 1)
        for top in stride(from: bounds.minY, to: bounds.maxY, by: PolygonEdges.bandHeight) {
            let band = PixelRect(
                minX: bounds.minX, minY: top, maxX: bounds.maxX, maxY: min(bounds.maxY, top + PolygonEdges.bandHeight))
            if bandRuns.count < band.area { bandRuns = [UInt32](repeating: 0, count: band.area) }
            let count = build(band)
            let offset = UInt32(runs.count)
            for row in 0..<band.height { starts.append(offset + bandEnds[row]) }
            runs += bandRuns[..<count]
        }
        return CoverageRuns(width: bounds.width, height: bounds.height, runs: runs, starts: starts)
    }

    private func cells(_ index: Int, _ rect: PixelRect) -> AreaCells {
        while memories.count <= index { memories.append(AreaCellMemory(width: 0, height: 0)) }
        if !memories[index].holds(rect) {
            memories[index] = AreaCellMemory(width: max(256, rect.width), height: PolygonEdges.bandHeight)
        }
        return memories[index].area(rect)
    }
}

extension Polygon {
    /// All points in 1/65,536 pixel from the corner of the bounds, each contour behind its length. Polygons for which
    /// these are equal have equal coverage, but for its place.
    var relativePoints: [SIMD2<Int32>] {
        var points: [SIMD2<Int32>] = []
        points.reserveCapacity(pointCount + 8)
        let (x, y) = (bounds.minX << Fixed.fractionBits, bounds.minY << Fixed.fractionBits)
        forEachContour { contour in
            points.append(SIMD2(-1, Int32(contour.count)))
            for point in contour {
                points.append(
                    SIMD2(
                        Int32(truncatingIfNeeded: Fixed(point.x).raw - x),
                        Int32(truncatingIfNeeded: Fixed(point.y).raw - y)))
            }
        }
        return points
    }
}

extension FullCoverage {
    func offset(x: Int, y: Int) -> FullCoverage {
        FullCoverage(
            first: first.isEmpty ? .empty : first.offset(x: x, y: y),
            second: second.isEmpty ? .empty : second.offset(x: x, y: y))
    }
}
