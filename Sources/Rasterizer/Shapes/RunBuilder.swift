import CPixelKernels

/// Turns outlines into runs, in memory that it keeps from shape to shape. One a thread.
final class RunBuilder {
    /// A polygon without its place.
    private struct PolygonKey: Hashable {
        /// In 1/65,536 pixel from the corner of the bounds: all that coverage is computed from.
        var points: [SIMD2<Int32>]
        var parts: [Int]
        var isEvenOdd: Bool

        func hash(into hasher: inout Hasher) { hasher.combine(someOf: points) }
    }

    /// A ring's parts, kept alive so that no others take their places.
    private struct Ring: Hashable {
        var outer: CoverageRuns
        var inner: CoverageRuns
        var x: Int
        var y: Int

        static func == (a: Ring, b: Ring) -> Bool {
            a.outer === b.outer && a.inner === b.inner && a.x == b.x && a.y == b.y
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(outer))
            hasher.combine(ObjectIdentifier(inner))
        }
    }

    private let workspace = Workspace.take()
    private var memory: OutlineMemory { workspace.outlines }
    /// Equal outlines at the same phase of the pixel grid share their runs: buttons, cards, cells. From their corner
    /// on.
    private var known: [PlacedOutline.Key: OutlineCoverage] = [:]
    private var knownPolygons: [PolygonKey: OutlineCoverage] = [:]
    private var rings: [Ring: CoverageRuns] = [:]
    private let shares: Bool
    /// How often a known outline was asked for.
    private var hits = 0

    /// Where hardly any outline comes again, keys are a waste.
    private var isWorthRemembering: Bool {
        let count = known.count + knownPolygons.count
        return shares && (count < 256 || hits * 4 > count)
    }

    /// - Parameter shares: false builds every outline and every ring anew, byte by byte.
    init(shares: Bool = true) {
        self.shares = shares
    }

    deinit {
        workspace.putBack()
    }

    /// The path's shape, made ready for the pixels of `target`.
    func shape(of path: PathShape, target: PixelRect) -> PreparedShape {
        let coverage =
            if let outline = PlacedOutline(path) {
                coverage(of: outline, target: target)
            } else {
                coverage(of: polygon(of: path), path.effectiveRule, target: target)
            }
        return PreparedShape(coverage, target: target)
    }

    /// A path's polygon. It shares its points with the next one's memory, unless it is gone by then.
    func polygon(of path: PathShape) -> Polygon { path.polygon(in: memory) }

    private func coverage(of outline: PlacedOutline, target: PixelRect) -> OutlineCoverage? {
        let target = target.offset(x: -outline.x, y: -outline.y)
        if outline.bounds.intersection(target).isEmpty { return nil }
        let key = isWorthRemembering ? outline.key : nil
        if let key, let found = known[key] {
            hits += 1
            return found.offset(x: outline.x, y: outline.y)
        }
        let polygon = outline.polygon(in: &memory.outline)
        listPoints(of: polygon)
        guard let coverage = newCoverage(of: polygon, outline.rule, target: target) else { return nil }
        if let key, coverage.frame == polygon.bounds { known[key] = coverage }
        return coverage.offset(x: outline.x, y: outline.y)
    }

    /// The coverage of a polygon, at least of the pixels in `target`; nil where it has none there.
    func coverage(of polygon: Polygon, _ rule: FillRule, target: PixelRect) -> OutlineCoverage? {
        if polygon.bounds.intersection(target).isEmpty { return nil }
        listPoints(of: polygon)
        // Outlines too rich are not worth remembering.
        guard isWorthRemembering, polygon.isSmall, polygon.pointCount <= 160 else {
            return newCoverage(of: polygon, rule, target: target)
        }
        let corner = (x: polygon.bounds.minX, y: polygon.bounds.minY)
        let key = PolygonKey(
            points: Array(memory.points.all), parts: polygon.parts, isEvenOdd: rule == .evenOdd)
        if let found = knownPolygons[key] {
            hits += 1
            return found.offset(x: corner.x, y: corner.y)
        }
        guard let coverage = newCoverage(of: polygon, rule, target: target) else { return nil }
        if coverage.frame == polygon.bounds { knownPolygons[key] = coverage.offset(x: -corner.x, y: -corner.y) }
        return coverage
    }

    /// Lists a polygon's points, but none of large ones, whose edges are listed instead.
    private func listPoints(of polygon: Polygon) {
        if polygon.isSmall { memory.points.set(polygon) } else { memory.points.removeAll() }
    }

    /// What lies outside the target is left out where that saves much; else the outline serves equal ones elsewhere.
    /// Cutting is exact: pixels are the same either way. The polygon's points are listed.
    private func newCoverage(of polygon: Polygon, _ rule: FillRule, target: PixelRect) -> OutlineCoverage? {
        let visible = polygon.bounds.intersection(target)
        if visible.isEmpty { return nil }
        let frame = polygon.isSmall && polygon.bounds.area <= RunBuilder.bandArea ? polygon.bounds : visible
        var runs = runs(of: polygon, rule, bounds: frame)
        if let pixels = CrossingPixels(of: polygon, in: frame) { runs = replace(pixels, in: runs, bounds: frame) }
        let hasFull = !polygon.isSmall || memory.points.hasUprightEdge
        let full = hasFull ? FullCoverage(of: polygon, rule: rule) : .none
        return OutlineCoverage(runs: runs, frame: frame, full: full)
    }

    private func runs(of polygon: Polygon, _ rule: FillRule, bounds: PixelRect) -> CoverageRuns {
        let points = memory.points.all
        func runs(bandHeight: Int, _ add: (AreaCells) -> Void) -> CoverageRuns {
            collect(bounds, bandHeight: bandHeight) { band, words, ends in
                let area = memory.cells(0, band)
                add(area)
                return area.resolve(rule, runs: words, ends: ends)
            }
        }
        if points.isEmpty {
            memory.edges.list(polygon, rows: bounds.minY..<bounds.maxY)
            return runs(bandHeight: EdgeBands.height) { memory.edges.accumulate(into: $0) }
        }
        if bounds.area <= RunBuilder.bandArea {
            return runs(bandHeight: bounds.height) { $0.add(points, of: polygon.bounds) }
        }
        let top = polygon.bounds.minY << Fixed.fractionBits
        memory.bands.list(rows: bounds.minY..<bounds.maxY) { body in
            RelativePoints.forEachEdge(of: points) { number, y0, y1 in body(number, top + Int(y0), top + Int(y1)) }
        }
        return runs(bandHeight: EdgeBands.height) {
            $0.add(points, of: polygon.bounds, numbers: memory.bands[$0.rect.minY])
        }
    }

    /// Runs with other coverage in some pixels.
    private func replace(_ pixels: CrossingPixels, in runs: CoverageRuns, bounds: PixelRect) -> CoverageRuns {
        collect(bounds) { band, words, ends in
            var total = 0
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: band.width) { line in
                line.initialize(repeating: 0)
                for y in band.minY..<band.maxY {
                    if let row = pixels.rows[y], let base = line.baseAddress {
                        runs.spell(x: 0, y: y - bounds.minY, count: band.width, into: base)
                        for pixel in row { line[pixel.x - bounds.minX] = pixel.coverage }
                        total += cpk_encode_runs(base, band.width, words + total)
                    } else {
                        total += runs.withRow(y - bounds.minY) { source, count in
                            (words + total).update(from: source, count: count)
                            return count
                        }
                    }
                    ends[y - band.minY] = UInt32(total)
                }
            }
            return total
        }
    }

    /// `outer` less `inner`, whose corner lies at (x, y) of it, wherever it ends; nil when bytes are to be used.
    func difference(outer: CoverageRuns, inner: CoverageRuns, x: Int, y: Int) -> CoverageRuns? {
        guard shares, x >= 0 else { return nil }
        let ring = Ring(outer: outer, inner: inner, x: x, y: y)
        if let found = rings[ring] { return found }
        let bounds = PixelRect(x: 0, y: 0, width: outer.width, height: outer.height)
        let runs = collect(bounds) { band, words, ends in
            var total = 0
            for row in band.minY..<band.maxY {
                total += outer.withRow(row) { outerWords, outerCount in
                    inner.withRow(row - y) { innerWords, innerCount in
                        cpk_subtract_runs(
                            outerWords, outerCount, innerWords, innerCount, x, bounds.width, words + total)
                    }
                }
                ends[row - band.minY] = UInt32(total)
            }
            return total
        }
        rings[ring] = runs
        return runs
    }

    /// Inside the quad by pixel centres, the share of the quad's own area that the outline covers.
    func shares(of outline: Polygon, in quad: Polygon, spans: QuadSpans, bounds: PixelRect) -> CoverageRuns {
        memory.edges.list(outline, rows: bounds.minY..<bounds.maxY)
        memory.otherEdges.list(quad, rows: bounds.minY..<bounds.maxY)
        return collect(bounds) { band, words, ends in
            let (part, whole) = (memory.cells(0, band), memory.cells(1, band))
            memory.edges.accumulate(into: part)
            memory.otherEdges.accumulate(into: whole)
            defer {
                part.clear()
                whole.clear()
            }
            return RunBuilder.encodeRows(band, words, ends) { y, line in
                RunBuilder.resolveShares(of: part, in: whole, row: y, line)
                var column = 0
                spans.forEachSpan(row: y, columns: bounds.minX..<bounds.maxX) { columns in
                    line[column..<columns.lowerBound - bounds.minX].update(repeating: 0)
                    column = columns.upperBound - bounds.minX
                }
                line[column...].update(repeating: 0)
            }
        }
    }

    /// The pixels whose centres lie inside.
    func runs(of spans: QuadSpans, bounds: PixelRect) -> CoverageRuns {
        collect(bounds) { band, words, ends in
            RunBuilder.encodeRows(band, words, ends) { y, line in
                line.update(repeating: 0)
                spans.forEachSpan(row: y, columns: bounds.minX..<bounds.maxX) { columns in
                    let inside = columns.lowerBound - bounds.minX..<columns.upperBound - bounds.minX
                    line[inside].update(repeating: 255)
                }
            }
        }
    }

    /// Sums up a row of both outlines' cells, which are zero again afterwards. Most cells are: no edge is near.
    private static func resolveShares(
        of part: AreaCells, in whole: AreaCells, row: Int, _ bytes: UnsafeMutableBufferPointer<UInt8>
    ) {
        let (partCells, wholeCells) = (part.row(row), whole.row(row))
        let marks = (part.marks(row), whole.marks(row))
        var partSum: Int64 = 0
        var wholeSum: Int64 = 0
        var share: UInt8 = 0
        var column = 0
        while column < bytes.count {
            let block = RunBuilder.nextMark(marks, from: column / 8, to: (bytes.count + 7) / 8) * 8
            let next = min(block, bytes.count)
            if next > column { bytes[column..<next].update(repeating: share) }
            for column in next..<min(next + 8, bytes.count) {
                let (partCell, wholeCell) = (partCells[column], wholeCells[column])
                if partCell | wholeCell != 0 {
                    partSum += partCell
                    wholeSum += wholeCell
                    share = RunBuilder.share(of: partSum, in: wholeSum)
                    partCells[column] = 0
                    wholeCells[column] = 0
                }
                bytes[column] = share
            }
            column = next + 8
        }
    }

    /// The first mark from `start` on in either row; `end` if there is none.
    private static func nextMark(
        _ marks: (UnsafePointer<UInt8>, UnsafePointer<UInt8>), from start: Int, to end: Int
    ) -> Int {
        var mark = start
        while mark + 8 <= end {
            let first = UnsafeRawPointer(marks.0 + mark).loadUnaligned(as: UInt64.self)
            let second = UnsafeRawPointer(marks.1 + mark).loadUnaligned(as: UInt64.self)
            if first | second != 0 { break }
            mark += 8
        }
        while mark < end, marks.0[mark] | marks.1[mark] == 0 { mark += 1 }
        return mark
    }

    /// The outline's share of the quad's area within a pixel, 0...255.
    private static func share(of part: Int64, in whole: Int64) -> UInt8 {
        let partArea = min(part.magnitude, UInt64(AreaCells.wholePixel))
        let wholeArea = min(whole.magnitude, UInt64(AreaCells.wholePixel))
        return wholeArea == 0 ? 0 : UInt8(min(255, (partArea * 255 + wholeArea / 2) / wholeArea))
    }

    /// Encodes a band of coverage bytes, row by row in one line's memory, which `resolve` fills.
    private static func encodeRows(
        _ band: PixelRect, _ words: UnsafeMutablePointer<UInt32>, _ ends: UnsafeMutablePointer<UInt32>,
        _ resolve: (_ y: Int, _ line: UnsafeMutableBufferPointer<UInt8>) -> Void
    ) -> Int {
        var total = 0
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: band.width) { line in
            line.initialize(repeating: 0)
            for y in band.minY..<band.maxY {
                resolve(y, line)
                total += cpk_encode_runs(line.baseAddress!, band.width, words + total)
                ends[y - band.minY] = UInt32(total)
            }
        }
        return total
    }

    /// Outlines of no more pixels are one band: the cells along their edges stay in the second-level cache.
    private static let bandArea = 1 << 17

    /// Puts together what `build` leaves of each band: words, where the band's rows end, and the number of words.
    private func collect(
        _ bounds: PixelRect, bandHeight: Int = EdgeBands.height,
        _ build: (PixelRect, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Int
    ) -> CoverageRuns {
        var total = 0
        let memory = memory
        memory.makeRoom(forRows: bounds.height)
        return memory.starts.withUnsafeMutableBufferPointer { starts in
            starts[0] = 0
            for top in stride(from: bounds.minY, to: bounds.maxY, by: bandHeight) {
                let band = PixelRect(
                    minX: bounds.minX, minY: top, maxX: bounds.maxX, maxY: min(bounds.maxY, top + bandHeight))
                memory.makeRoom(forWords: total + band.area + 4)
                let ends = starts[(top - bounds.minY + 1)...].prefix(band.height)
                let count = memory.words.withUnsafeMutableBufferPointer {
                    build(band, $0.baseAddress! + total, starts.baseAddress! + ends.startIndex)
                }
                if total > 0 { for row in ends.indices { starts[row] += UInt32(total) } }
                total += count
            }
            return memory.words.withUnsafeBufferPointer {
                CoverageRuns(
                    width: bounds.width, height: bounds.height, runs: UnsafeBufferPointer(rebasing: $0[..<total]),
                    starts: UnsafeBufferPointer(rebasing: starts[...bounds.height]))
            }
        }
    }
}

extension Polygon {
    /// True when the polygon's points, counted from its corner, fit into 32 bits.
    fileprivate var isSmall: Bool { bounds.width < 1 << 14 && bounds.height < 1 << 14 }
}
