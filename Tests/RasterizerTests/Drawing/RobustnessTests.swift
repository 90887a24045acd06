import Testing

@testable import Rasterizer

@Suite("Extreme input ends in a picture")
struct RobustnessTests {
    private static let canvas = PixelRect(x: 0, y: 0, width: 64, height: 64)
    private static let numbers: [Double] = [
        0, -0.0, 1, -1, 0.5, 63.999999, 64, 1e-300, -1e-300, 1e9, -1e9, 1e18, -1e18, 1e300, -1e300, .infinity,
        -.infinity, .nan, .greatestFiniteMagnitude, 3.3, 17.25, 40,
    ]

    private static func number(_ random: inout SplitMix64) -> Double {
        random.int(0...2) == 0 ? numbers.randomElement(using: &random)! : random.double(-20...90)
    }

    private static func point(_ random: inout SplitMix64) -> Point { Point(number(&random), number(&random)) }

    private static func path(_ random: inout SplitMix64) -> Path {
        var path = Path()
        for _ in 0..<random.int(0...12) {
            switch random.int(0...5) {
            case 0: path.move(to: point(&random))
            case 1, 2: path.line(to: point(&random))
            case 3: path.quadratic(to: point(&random), control: point(&random))
            case 4: path.cubic(to: point(&random), control1: point(&random), control2: point(&random))
            default: path.close()
            }
        }
        return path
    }

    private static func matrix(_ random: inout SplitMix64) -> Matrix3x3 {
        func entry(_ value: Double) -> Double { random.int(0...5) == 0 ? number(&random) : value }
        return Matrix3x3(
            m11: entry(1.2), m12: entry(0.1), m13: entry(0), m21: entry(-0.2), m22: entry(0.9), m23: entry(0),
            m31: entry(3), m32: entry(4), m33: entry(1))
    }

    @Test("random paths, pens, maps and paints, half of their numbers absurd")
    func fuzz() {
        var random = SplitMix64(seed: 99)
        var bitmap = Bitmap(rect: Self.canvas)
        for _ in 0..<1500 {
            let path = Self.path(&random)
            let matrix = Self.matrix(&random)
            let style = StrokeStyle(
                width: Self.number(&random), cap: StrokeStyle.Cap(rawValue: Int32(random.int(0...2)))!,
                join: StrokeStyle.Join(rawValue: Int32(random.int(0...2)))!, miterLimit: Self.number(&random),
                dashPhase: Self.number(&random),
                dashPattern: (0..<random.int(0...3)).map { _ in Self.number(&random) })
            let fill = Polygon(flattening: path, matrix: matrix)
            let stroke = Polygon(stroking: path, style: style, matrix: matrix)
            #expect(fill.signedArea.isFinite && stroke.signedArea.isFinite)
            _ = fill.contains(Self.point(&random), rule: .nonZero)
            _ = path.trimmed(from: Self.number(&random), to: Self.number(&random))
            let quad = Quad(Self.point(&random), Self.point(&random), Self.point(&random), Self.point(&random))
            let gradient = GradientPaint(
                geometry: .circles(
                    start: Self.point(&random), startRadius: Self.number(&random), end: Self.point(&random),
                    endRadius: Self.number(&random)),
                stops: [.init(location: 0, color: .black), .init(location: 1, color: .white)], matrix: matrix)
            TileRenderer(tileSize: 32).render(
                [
                    DrawCommand(shape: .polygon(fill, .evenOdd), paint: .solid(.black), alpha: 99),
                    DrawCommand(shape: .path(PathShape(path: path, matrix: matrix)), paint: .solid(.black), alpha: 99),
                    DrawCommand(
                        shape: .path(PathShape(path: path, matrix: matrix, stroke: style)), paint: .solid(.black),
                        alpha: 99),
                    DrawCommand(shape: .polygon(stroke, .nonZero), paint: .gradient(gradient), alpha: 99),
                    DrawCommand(
                        shape: .roundedQuad(quad, outline: PathShape(path: path, matrix: matrix)),
                        clip: Clip(.quad(quad)),
                        paint: .image(ImagePaint(bitmap: Bitmap(rect: Self.canvas), matrix: matrix, wrapX: .repeat)),
                        blendMode: .xor),
                ], into: &bitmap)
        }
    }

    @Test("outlines may be wider than 16.16 fixed point reaches")
    func wide() {
        let rect = PixelRect(x: 0, y: 0, width: 40_000, height: 4)
        func alphas(_ points: [Point]) -> [UInt8] {
            let shape = Shape.path(PathShape(path: Shapes.polygon(points), matrix: .identity))
            let picture = TileRenderer().picture(of: [DrawCommand(shape: shape, paint: .solid(.black))], in: rect)
            return stride(from: 3, to: picture.bytes.count, by: 4).map { picture.bytes[$0] }
        }
        let bar = alphas([Point(10.25, 1), Point(39_990.5, 1), Point(39_990.5, 3), Point(10.25, 3)])
        let row = [UInt8](repeating: 0, count: 10) + [191] + [UInt8](repeating: 255, count: 39_979) + [128]
        for y in 0..<4 {
            let expected = y == 1 || y == 2 ? row + [UInt8](repeating: 0, count: 9) : Array(repeating: 0, count: 40_000)
            #expect(bar[y * 40_000..<(y + 1) * 40_000].elementsEqual(expected))
        }
        let wedge = alphas([Point(0, 0), Point(40_000, 0), Point(0, 4)])
        for x in 0..<40_000 {
            let height = min(1, 4 - (Double(x) + 0.5) / 10_000)
            if (Double(wedge[x]) - 255 * height).magnitude > 1 { Issue.record("pixel \(x)") }
        }
    }

    @Test("long lines, endless dashes and huge curves end soon")
    func long() {
        var random = SplitMix64(seed: 100)
        let line = Shapes.polyline((0..<10_000).map { _ in random.point(-100...200) })
        let clock = ContinuousClock()
        let time = clock.measure {
            for join in [StrokeStyle.Join.miter, .round] {
                let polygon = Polygon(
                    stroking: line, style: StrokeStyle(width: 3, cap: .round, join: join), matrix: .identity)
                _ = Mask(covering: polygon, in: Self.canvas)
            }
            _ = Polygon(stroking: line, style: StrokeStyle(width: 1, dashPattern: [1e-7, 1e-7]), matrix: .identity)
            _ = Polygon(
                stroking: line, style: StrokeStyle(width: 1, cap: .round, dashPattern: [20, 10]), matrix: .identity)
            let huge = Shapes.circle(0, 0, radius: 1e12)
            _ = Mask(covering: Polygon(flattening: huge, matrix: .scale(x: 1e9, y: 1e9)), in: Self.canvas)
            _ = Mask(
                covering: Polygon(stroking: huge, style: StrokeStyle(width: 1e11), matrix: .identity), in: Self.canvas)
        }
        #expect(time < .seconds(10))
    }

    @Test("contours that are not finite are left out, others stay; coordinates end at the limit")
    func limits() {
        let square = [Point(1, 1), Point(5, 1), Point(5, 5), Point(1, 5)]
        let polygon = Polygon(contours: [square, [Point(0, 0), Point(.nan, 2), Point(3, 3)]])
        #expect(polygon.contours.count == 1 && polygon.signedArea == 16)
        let wide = Polygon(contours: [[Point(-1e300, 0), Point(1e300, 0), Point(1e300, 10), Point(-1e300, 10)]])
        #expect(wide.bounds == PixelRect(minX: -(1 << 26), minY: 0, maxX: 1 << 26, maxY: 10))
        #expect(Mask(covering: wide, in: Self.canvas).sum == 64 * 10 * 255)
        #expect(
            Polygon(stroking: Shapes.rect(0, 0, 9, 9), style: StrokeStyle(width: 0), matrix: .identity).contours.isEmpty
        )
        #expect(
            Polygon(stroking: Shapes.rect(0, 0, 9, 9), style: StrokeStyle(width: -3), matrix: .identity).contours
                .isEmpty)
    }
}
