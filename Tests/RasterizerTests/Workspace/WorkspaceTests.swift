import Testing

@testable import Rasterizer

@Suite("Memory that is kept from shape to shape")
struct WorkspaceTests {
    private var random = SplitMix64(seed: 61)

    private mutating func path() -> Path {
        var path = Path()
        for _ in 0..<random.int(1...3) {
            path.move(to: random.point(-20...200))
            for _ in 0..<random.int(1...6) {
                path.cubic(
                    to: random.point(-20...200), control1: random.point(-20...200), control2: random.point(-20...200))
            }
            if random.int(0...1) == 0 { path.close() }
        }
        return path
    }

    @Test("outlines in used memory are those in new memory, and outlines that are kept do not change")
    mutating func outlines() {
        let memory = OutlineMemory()
        var kept: [(used: Polygon, new: Polygon)] = []
        for index in 0..<200 {
            var shape = PathShape(path: path(), matrix: .scale(x: 2, y: 3))
            if index % 3 != 0 { shape.stroke = StrokeStyle(width: random.double(0.5...20), cap: .round, join: .round) }
            let polygon = shape.polygon(in: memory)
            #expect(polygon.contours == shape.polygon.contours && polygon.bounds == shape.polygon.bounds)
            if index % 4 == 0 { kept.append((polygon, shape.polygon)) }
        }
        #expect(kept.allSatisfy { $0.used.contours == $0.new.contours })
    }

    @Test(
        "outlines of many bands cover the same by their points as by their edges",
        arguments: [FillRule.nonZero, .evenOdd])
    mutating func bands(rule: FillRule) {
        for _ in 0..<10 {
            let memory = OutlineMemory()
            let shift = Point(random.double(-300...300), random.double(-300...300))
            let polygon = Polygon(
                contours: (0..<3).map { _ in
                    (0..<random.int(3...60)).map { _ in
                        Point(random.double(0...700), random.double(0...500)) + shift
                    }
                })
            let bounds = polygon.bounds.intersection(PixelRect(x: -100, y: -130, width: 600, height: 500))
            if bounds.isEmpty { continue }
            memory.points.set(polygon)
            memory.edges.list(polygon, rows: bounds.minY..<bounds.maxY)
            let top = polygon.bounds.minY << Fixed.fractionBits
            memory.bands.list(rows: bounds.minY..<bounds.maxY) { body in
                RelativePoints.forEachEdge(of: memory.points.all) { number, y0, y1 in
                    body(number, top + Int(y0), top + Int(y1))
                }
            }
            for y in stride(from: bounds.minY, to: bounds.maxY, by: EdgeBands.height) {
                let band = PixelRect(
                    minX: bounds.minX, minY: y, maxX: bounds.maxX, maxY: min(bounds.maxY, y + EdgeBands.height))
                let byEdges = words(of: band, rule, memory) { memory.edges.accumulate(into: $0) }
                let byPoints = words(of: band, rule, memory) {
                    $0.add(memory.points.all, of: polygon.bounds, numbers: memory.bands[band.minY])
                }
                let atOnce = words(of: band, rule, memory) { $0.add(memory.points.all, of: polygon.bounds) }
                #expect(byPoints == byEdges && byPoints == atOnce)
            }
        }
    }

    private func words(
        of band: PixelRect, _ rule: FillRule, _ memory: OutlineMemory, _ add: (AreaCells) -> Void
    ) -> [UInt32] {
        let cells = memory.cells(0, band)
        add(cells)
        var words = [UInt32](repeating: 0, count: band.area + 4)
        var ends = [UInt32](repeating: 0, count: band.height)
        let count = cells.resolve(rule, runs: &words, ends: &ends)
        return ends + words[..<count]
    }

    @Test("what an uncommonly large shape needed is given back")
    func trimming() {
        let memory = OutlineMemory()
        _ = memory.cells(0, PixelRect(x: 0, y: 0, width: 200, height: 200))
        memory.makeRoom(forWords: 1000)
        memory.trim()
        let usual = memory.byteCount
        #expect(usual > 200 * 200 * 8)

        let large = PathShape(
            path: Shapes.polyline((0..<200_000).map { Point(Double($0 % 977), Double($0 % 1009)) }), matrix: .identity,
            stroke: StrokeStyle(width: 2))
        memory.points.set(large.polygon(in: memory))
        memory.edges.list(large.polygon, rows: 0..<1009)
        memory.makeRoom(forWords: 3_000_000)
        _ = memory.cells(0, PixelRect(x: 0, y: 0, width: 3000, height: 400))
        #expect(memory.byteCount > 40_000_000)
        memory.trim()
        #expect(memory.byteCount < 2 << 20)
    }
}
