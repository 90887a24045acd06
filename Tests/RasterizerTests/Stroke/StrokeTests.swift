import Arithmetic
import Testing

@testable import Rasterizer

@Suite("Strokes")
struct StrokeTests {
    private static let canvas = PixelRect(x: 0, y: 0, width: 128, height: 128)

    private func area(_ path: Path, _ style: StrokeStyle, _ matrix: Matrix3x3 = .identity) -> Double {
        Polygon(stroking: path, style: style, matrix: matrix).signedArea
    }

    private func mask(_ path: Path, _ style: StrokeStyle, _ matrix: Matrix3x3 = .identity) -> Mask {
        Mask(covering: Polygon(stroking: path, style: style, matrix: matrix), in: Self.canvas)
    }

    private let line = Shapes.polyline([Point(20, 30), Point(60, 30)])
    private let corner = Shapes.polyline([Point(20, 20), Point(60, 20), Point(60, 60)])

    @Test("caps: butt ends at the point, square goes on half a width, round adds half a disc")
    func caps() {
        #expect(area(line, StrokeStyle(width: 10, cap: .butt)) == 400)
        #expect(area(line, StrokeStyle(width: 10, cap: .square)) == 500)
        let disc = area(line, StrokeStyle(width: 10, cap: .round)) - 400
        #expect((disc / (Double.pi * 25) - 1).magnitude < 0.007)
        let square = mask(line, StrokeStyle(width: 10, cap: .square))
        #expect(square[15, 30] == 255 && square[14, 30] == 0 && square[64, 34] == 255 && square[65, 34] == 0)
    }

    @Test("joins: miter fills the square, bevel cuts it, round is a quarter disc, the limit turns miter into bevel")
    func joins() {
        // Two legs overlap in one quarter of the joint's square; the outer quarter is the join's.
        let legs = 400.0 + 400 - 25
        #expect((area(corner, StrokeStyle(width: 10, join: .miter)) - legs - 25).magnitude < 1e-9)
        #expect((area(corner, StrokeStyle(width: 10, join: .bevel)) - legs - 12.5).magnitude < 1e-9)
        #expect((area(corner, StrokeStyle(width: 10, join: .round)) - legs - 25 * .pi / 4).magnitude < 0.2)
        // A right angle's miter is √2 widths long.
        #expect((area(corner, StrokeStyle(width: 10, join: .miter, miterLimit: 1.41)) - legs - 12.5).magnitude < 1e-9)
        #expect((area(corner, StrokeStyle(width: 10, join: .miter, miterLimit: 1.42)) - legs - 25).magnitude < 1e-9)
    }

    @Test("a closed contour is joined at its start and has no caps")
    func closed() {
        let square = Shapes.rect(20, 20, 40, 40)
        #expect((area(square, StrokeStyle(width: 8, cap: .square)) - (48 * 48 - 32 * 32)).magnitude < 1e-9)
        var back = Path()
        for (index, p) in [Point(20, 20), Point(20, 60), Point(60, 60), Point(60, 20)].enumerated() {
            index == 0 ? back.move(to: p) : back.line(to: p)
        }
        back.close()
        #expect(mask(back, StrokeStyle(width: 8)).bytes == mask(square, StrokeStyle(width: 8)).bytes)
    }

    @Test("a circle's stroke is a ring", arguments: [(20.0, 6.0), (40, 1), (50, 20), (10, 4)])
    func ring(radius: Double, width: Double) {
        let style = StrokeStyle(width: width)
        let polygon = Polygon(stroking: Shapes.circle(64, 64, radius: radius), style: style, matrix: .identity)
        let mask = Mask(covering: polygon, in: Self.canvas)
        #expect((Double(mask.sum) - polygon.signedArea * 255).magnitude <= Double(mask.edgePixels))
        let expected = 2 * Double.pi * radius * width
        #expect((polygon.signedArea / expected - 1).magnitude < (radius <= 32 ? 0.006 : 0.0015))
    }

    @Test("coverage of a curve's stroke equals the twin's")
    func curveTwin() {
        var path = Path()
        path.move(to: Point(10, 100))
        path.cubic(to: Point(115, 90), control1: Point(30, -20), control2: Point(90, 20))
        let polygon = Polygon(stroking: path, style: StrokeStyle(width: 7.3, cap: .round), matrix: .identity)
        let mask = Mask(covering: polygon, in: Self.canvas)
        for y in 0..<128 {
            for x in 0..<128 {
                #expect((Double(mask[x, y]) - AreaTwin.coverage(of: polygon, x: x, y: y)).magnitude < 0.51)
            }
        }
    }

    @Test("a pen wider than the curve is round leaves no hole")
    func tightCurve() {
        let mask = mask(Shapes.circle(64, 64, radius: 5), StrokeStyle(width: 20))
        for y in 52..<76 { for x in 57..<71 { #expect(mask[x, y] == 255, "\(x), \(y)") } }
        let disc = Double(mask.sum) / 255
        #expect((disc / (Double.pi * 225) - 1).magnitude < 0.01)
    }

    @Test("sharp zigzags leave no hole along the line")
    func zigzag() {
        var random = SplitMix64(seed: 5)
        let points = (0..<60).map { Point(10 + Double($0) * 1.7, random.double(20...100)) }
        for join in [StrokeStyle.Join.miter, .round, .bevel] {
            let mask = mask(Shapes.polyline(points), StrokeStyle(width: 6, join: join))
            for (a, b) in zip(points, points.dropFirst()) {
                for step in 0...20 {
                    let p = a.mixed(with: b, Double(step) / 20)
                    // A bevel goes through the corner itself.
                    if min((p - a).length, (p - b).length) < 4 { continue }
                    #expect(mask[Int(p.x), Int(p.y)] == 255)
                }
            }
        }
    }

    @Test("the matrix shapes the pen")
    func matrix() {
        let line = Shapes.polyline([Point(2, 3), Point(6, 3)])
        let scaled = Polygon(stroking: line, style: StrokeStyle(width: 2), matrix: .scale(x: 3, y: 10))
        #expect(scaled.signedArea == 12 * 20)
        #expect(scaled.bounds == PixelRect(x: 6, y: 20, width: 12, height: 20))
        let mirrored = mask(
            corner, StrokeStyle(width: 5, cap: .round), Matrix3x3(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0))
        let plain = mask(corner, StrokeStyle(width: 5, cap: .round))
        for y in 0..<100 { for x in 0..<100 { #expect(mirrored[99 - x, y] == plain[x, y]) } }
    }

    @Test("subpaths that go nowhere: dots under round and square caps")
    func dots() {
        var path = Path()
        path.move(to: Point(30, 30))
        path.line(to: Point(30, 30))
        #expect(area(path, StrokeStyle(width: 8, cap: .butt)) == 0)
        #expect(area(path, StrokeStyle(width: 8, cap: .square)) == 64)
        #expect((area(path, StrokeStyle(width: 8, cap: .round)) / (16 * .pi) - 1).magnitude < 0.007)
        var onlyMove = Path()
        onlyMove.move(to: Point(30, 30))
        #expect(area(onlyMove, StrokeStyle(width: 8, cap: .round)) == 0)
        var closed = onlyMove
        closed.close()
        #expect(area(closed, StrokeStyle(width: 8, cap: .square)) == 64)
    }

    @Test("a way that turns right back gets its join once")
    func turningBack() {
        let path = Shapes.polyline([Point(20, 30), Point(60, 30), Point(20, 30)])
        let round = mask(path, StrokeStyle(width: 10, join: .round))
        let cap = mask(line, StrokeStyle(width: 10, cap: .round))
        for y in 20..<40 { for x in 60..<70 { #expect(round[x, y] == cap[x, y]) } }
        #expect(mask(path, StrokeStyle(width: 10, join: .bevel))[61, 30] == 0)
        #expect(mask(path, StrokeStyle(width: 10, join: .miter))[61, 30] == 0)
    }

    private func joined(_ parts: [Path]) -> Path {
        parts.reduce(into: Path()) { $0.append($1) }
    }

    @Test("where two subpaths of one stroke share a pixel their union is covered, not the sum")
    func overlap() {
        let level = Shapes.polyline([Point(10, 20.25), Point(50, 20.25)])
        let upright = Shapes.polyline([Point(30.75, 5), Point(30.75, 40)])
        for path in [joined([level, upright]), joined([upright, level])] {
            let mask = mask(path, StrokeStyle(width: 1))
            // Each covers rows 19.75…20.75 and columns 30.25…31.25.
            #expect(mask[20, 20] == 191 && mask[30, 10] == 191 && mask[31, 10] == 64)
            // 1 − ¼·¼, 1 − ¼·¾, 1 − ¾·¾.
            #expect(mask[30, 20] == 239 && mask[31, 20] == 207 && mask[30, 19] == 207 && mask[31, 19] == 112)
        }
        let halves = mask(
            joined([
                Shapes.polyline([Point(10, 20), Point(50, 20)]), Shapes.polyline([Point(30, 5), Point(30, 40)]),
            ]), StrokeStyle(width: 1))
        #expect(halves[29, 19] == 191 && halves[30, 20] == 191 && halves[20, 19] == 128)
    }

    @Test("subpaths that meet leave no seam, those that cover the same part of a pixel count once")
    func meeting() {
        let whole = mask(Shapes.polyline([Point(10, 20), Point(50, 20)]), StrokeStyle(width: 3))
        let split = mask(
            joined([
                Shapes.polyline([Point(10, 20), Point(30.5, 20)]), Shapes.polyline([Point(30.5, 20), Point(50, 20)]),
            ]),
            StrokeStyle(width: 3))
        #expect(split.bytes == whole.bytes)
        let twice = mask(
            joined(Array(repeating: Shapes.polyline([Point(10, 20), Point(50, 20)]), count: 2)), StrokeStyle(width: 3))
        #expect(twice.bytes == whole.bytes)
    }

    @Test("a closed subpath's two sides belong together, and cross other subpaths as one")
    func closedCrossing() {
        let square = Shapes.rect(20.5, 20.5, 40, 40)
        let mask = mask(
            joined([square, Shapes.polyline([Point(10, 40), Point(80, 40)])]), StrokeStyle(width: 2))
        // The square's left side covers columns 19.5…21.5, the line rows 39…41.
        #expect(mask[19, 30] == 128 && mask[20, 30] == 255 && mask[19, 39] == 255 && mask[40, 30] == 0)
        let narrow = self.mask(
            joined([square, Shapes.polyline([Point(10, 40.5), Point(80, 40.5)])]), StrokeStyle(width: 2))
        #expect(narrow[19, 39] == 191 && narrow[21, 39] == 191 && narrow[19, 41] == 191 && narrow[15, 39] == 128)
    }

    /// The share of points that lie inside of any part, on a fine grid.
    private func sampled(_ parts: [Polygon], x: Int, y: Int, side: Int = 64) -> Double {
        var inside = 0
        for row in 0..<side {
            for column in 0..<side {
                let point = Point(
                    Double(x) + (Double(column) + 0.5) / Double(side), Double(y) + (Double(row) + 0.5) / Double(side))
                if parts.contains(where: { $0.contains(point, rule: .nonZero) }) { inside += 1 }
            }
        }
        return Double(inside) / Double(side * side)
    }

    @Test("random crossing lines: every pixel near a crossing is as a fine grid of points says", arguments: 0..<6)
    func randomCrossings(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed) + 40)
        let style = StrokeStyle(width: Double(seed % 3) * 0.8 + 0.7, cap: seed.isMultiple(of: 2) ? .butt : .square)
        let lines = (0..<5).map { _ in
            Shapes.polyline(
                (0..<2).map { _ in random.point(2...38) })
        }
        let polygon = Polygon(stroking: joined(lines), style: style, matrix: .identity)
        let parts = lines.map { Polygon(stroking: $0, style: style, matrix: .identity) }
        let canvas = PixelRect(x: 0, y: 0, width: 42, height: 42)
        let mask = Mask(covering: polygon, in: canvas)
        var shared = 0
        for y in 0..<42 {
            for x in 0..<42 {
                let partial = parts.filter { (0.01..<0.99).contains(AreaTwin.coverage(of: $0, x: x, y: y) / 255) }.count
                guard partial > 1 else { continue }
                shared += 1
                let expected = sampled(parts, x: x, y: y) * 255
                #expect((Double(mask[x, y]) - expected).magnitude < 4, "\(x), \(y)")
            }
        }
        #expect(shared > 0)
    }

    @Test("crossings are the same wherever the picture is cut, and in any order of the subpaths")
    func cutCrossings() {
        let rays =
            (0..<12).map { index -> Path in
                let angle = Double(index) * .pi / 12 + 0.03
                let (x, y) = (Trigonometry.cosine(angle) * 50, Trigonometry.sine(angle) * 50)
                return Shapes.polyline([Point(60.3 - x, 61.1 - y), Point(60.3 + x, 61.1 + y)])
            } + [Shapes.circle(60.3, 61.1, radius: 30), Shapes.circle(60.3, 61.1, radius: 20.4)]
        let style = StrokeStyle(width: 1.5, cap: .round)
        let whole = mask(joined(rays), style)
        #expect(mask(joined(rays.reversed()), style).bytes == whole.bytes)
        let polygon = Polygon(stroking: joined(rays), style: style, matrix: .identity)
        let part = Mask(covering: polygon, in: PixelRect(x: 41, y: 37, width: 30, height: 50))
        for y in 37..<87 { for x in 41..<71 { #expect(part[x, y] == whole[x, y]) } }
    }

    @Test("lines side by side do not cross, whatever their direction; a crossing one is found")
    func apart() {
        let hatch = (0..<30).map { Shapes.polyline([Point(Double($0) * 4, 0), Point(Double($0) * 4 + 60, 90)]) }
        let style = StrokeStyle(width: 1.5)
        #expect(CrossingParts(Polygon(stroking: joined(hatch), style: style, matrix: .identity)) == nil)
        let dashed = StrokeStyle(width: 1.5, dashPattern: [6, 4])
        #expect(CrossingParts(Polygon(stroking: hatch[3], style: dashed, matrix: .identity)) == nil)
        let across = hatch + [Shapes.polyline([Point(30, 40), Point(40, 40)])]
        let met = CrossingParts(Polygon(stroking: joined(across), style: style, matrix: .identity))
        #expect(met?.crosses.last == true && met?.crosses.first == false)
    }

    @Test("subpaths cross under perspective, too")
    func perspectiveCrossing() {
        let level = Shapes.polyline([Point(10, 20), Point(50, 20)])
        let upright = Shapes.polyline([Point(30, 5), Point(30, 40)])
        var tilted = Matrix3x3.identity
        tilted.m23 = 0x1p-40
        let flat = mask(joined([level, upright]), StrokeStyle(width: 1))
        #expect(mask(joined([level, upright]), StrokeStyle(width: 1), tilted).bytes == flat.bytes)
    }
}

@Suite("Dashes and parts of paths")
struct DashTests {
    private let line = Shapes.polyline([Point(0, 0), Point(100, 0)])

    private func spans(_ path: Path) -> [[Double]] {
        Polygon(flattening: path, matrix: .identity, tolerance: 1).contours.map { [$0.first!.x, $0.last!.x] }
    }

    @Test("pattern and phase")
    func phase() {
        #expect(spans(line.dashed(phase: 0, lengths: [30, 20])) == [[0, 30], [50, 80]])
        #expect(spans(line.dashed(phase: 10, lengths: [30, 20])) == [[0, 20], [40, 70], [90, 100]])
        #expect(spans(line.dashed(phase: 35, lengths: [30, 20])) == [[15, 45], [65, 95]])
        #expect(spans(line.dashed(phase: -10, lengths: [30, 20])) == [[10, 40], [60, 90]])
        #expect(spans(line.dashed(phase: 50 * 7, lengths: [30, 20])) == [[0, 30], [50, 80]])
        // An odd number of lengths goes round twice: dash and gap change places.
        #expect(spans(line.dashed(phase: 0, lengths: [20])) == [[0, 20], [40, 60], [80, 100]])
        #expect(spans(line.dashed(phase: 0, lengths: [10, 20, 30])) == [[0, 10], [30, 60], [70, 90]])
    }

    @Test("the pattern starts again with each subpath and goes round corners")
    func subpaths() {
        var path = Shapes.polyline([Point(0, 0), Point(20, 0), Point(40, 0)])
        path.append(Shapes.polyline([Point(100, 0), Point(140, 0)]))
        #expect(spans(path.dashed(phase: 0, lengths: [25, 10])) == [[0, 25], [35, 40], [100, 125], [135, 140]])
        #expect(path.dashed(phase: 0, lengths: [25, 10]).points[1] == Point(20, 0))
    }

    @Test("in a closed subpath the last dash goes on into the first")
    func closed() {
        let square = Shapes.rect(0, 0, 10, 10)
        // On for 0…6, 10…16, 20…26, 30…36, then 40 = 0 again: nothing to join.
        #expect(square.dashed(phase: 0, lengths: [6, 4]).verbs.count { $0 == .move } == 4)
        // On for 0…3 and 37…40 as well: one dash round the corner.
        let joined = square.dashed(phase: 3, lengths: [6, 4])
        #expect(joined.verbs.count { $0 == .move } == 4)
        #expect(joined.points.suffix(3) == [Point(0, 3), Point(0, 0), Point(3, 0)])
        #expect(square.dashed(phase: 0, lengths: [100, 4]) == square)
    }

    @Test("dashes of no length are dots of their cap, turned with the line")
    func dots() {
        let path = Shapes.polyline([Point(0, 0), Point(30, 40)])
        let dots = path.dashed(phase: 0, lengths: [0, 25])
        #expect(dots.verbs.count { $0 == .move } == 3)
        let polygon = Polygon(
            stroking: path, style: StrokeStyle(width: 5, cap: .square, dashPattern: [0, 25]), matrix: .identity)
        #expect((polygon.signedArea - 75).magnitude < 0.01)
        #expect(polygon.contains(Point(15, 20) + Point(0.6, 0.8) * 2.4, rule: .nonZero))
        #expect(!polygon.contains(Point(15, 20) + Point(0.6, 0.8) * 2.6, rule: .nonZero))
    }

    @Test("what is no pattern leaves a solid line")
    func invalid() {
        for lengths in [[], [0, 0], [-1, 3], [.nan, 1], [.infinity, 1], [1e-9, 1e-9]] as [[Double]] {
            #expect(line.dashed(phase: 0, lengths: lengths) == line)
        }
        #expect(line.dashed(phase: .nan, lengths: [3, 3]) == line)
    }

    @Test("length of lines and curves")
    func length() {
        #expect(Shapes.rect(3, 4, 10, 20).length == 60)
        let circle = Shapes.circle(0, 0, radius: 100).length
        #expect((circle / (200 * Double.pi) - 1).magnitude < 3e-4)
        // Against ten thousand chords.
        let curve = Cubic(Point(0, 0), Point(120, 10), Point(-40, 80), Point(70, 90))
        var sum = 0.0
        for i in 0..<10_000 { sum += (curve.point(at: Double(i + 1) / 1e4) - curve.point(at: Double(i) / 1e4)).length }
        #expect((CubicLength(curve).length / sum - 1).magnitude < 1e-6)
    }

    @Test("trimming by fractions of the whole length")
    func trimming() {
        var path = Shapes.polyline([Point(0, 0), Point(30, 0)])
        path.append(Shapes.polyline([Point(100, 0), Point(170, 0)]))
        #expect(spans(path.trimmed(from: 0.1, to: 0.5)) == [[10, 30], [100, 120]])
        #expect(spans(path.trimmed(from: 0.5, to: 2)) == [[120, 170]])
        #expect(path.trimmed(from: 0, to: 1) == path)
        #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
        #expect(path.trimmed(from: 0.7, to: 0.2).isEmpty)
        #expect(path.trimmed(from: .nan, to: 0.2).isEmpty == path.trimmed(from: 0, to: 0.2).isEmpty)
        let half = Shapes.circle(0, 0, radius: 50).trimmed(from: 0, to: 0.5)
        #expect((half.points.last! - Point(-50, 0)).length < 1e-6)
        let eighth = Shapes.circle(0, 0, radius: 50).trimmed(from: 0.125, to: 0.25)
        #expect((eighth.points[0] - Point(50 * 0.5.squareRoot(), 50 * 0.5.squareRoot())).length < 0.02)
        #expect(Shapes.rect(0, 0, 10, 10).trimmed(from: 0, to: 0.75).verbs.last == .line)
    }

    @Test("parts of a curve lie on it")
    func partsOfCurves() {
        let curve = Cubic(Point(0, 0), Point(120, 10), Point(-40, 80), Point(70, 90))
        let measured = CubicLength(curve)
        for step in 0..<10 {
            let low = measured.length * Double(step) / 10
            let part = measured.part(from: low, to: low + measured.length / 10)
            #expect((CubicLength(part).length - measured.length / 10).magnitude < 1e-6)
        }
    }
}
