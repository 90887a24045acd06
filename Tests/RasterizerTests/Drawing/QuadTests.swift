import Arithmetic
import Testing

@testable import Rasterizer

@Suite("Quads: pixel centres decide")
struct QuadTests {
    private static let canvas = PixelRect(x: 0, y: 0, width: 64, height: 64)

    private func mask(_ quad: Quad) -> Mask { Mask(of: .quad(quad), in: Self.canvas) }

    private func quad(_ matrix: Matrix3x3, _ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> Quad {
        Quad(
            matrix.apply(Point(minX, minY)), matrix.apply(Point(maxX, minY)), matrix.apply(Point(maxX, maxY)),
            matrix.apply(Point(minX, maxY)))
    }

    @Test("left and top edges in, right and bottom edges out")
    func edges() {
        let mask = mask(Quad(minX: 10.5, minY: 20.5, maxX: 30.5, maxY: 40.5))
        #expect(mask[10, 20] == 255 && mask[29, 39] == 255)
        #expect(mask[30, 25] == 0 && mask[20, 40] == 0 && mask[9, 25] == 0 && mask[20, 19] == 0)
        #expect(mask.sum == 400 * 255)
        #expect(self.mask(Quad(minX: 10.4999, minY: 3, maxX: 30.4999, maxY: 4)).sum == 20 * 255)
        #expect(self.mask(Quad(minX: 10.51, minY: 3, maxX: 11.49, maxY: 4)).sum == 0)
    }

    @Test("every order of the corners covers the same pixels")
    func orders() {
        let points = [Point(12.3, 5.1), Point(50.2, 14.8), Point(44.4, 59.9), Point(3.7, 40.2)]
        let whole = mask(Quad(points[0], points[1], points[2], points[3]))
        #expect(whole.sum > 0)
        for shift in 0..<4 {
            let p = (0..<4).map { points[($0 + shift) % 4] }
            #expect(mask(Quad(p[0], p[1], p[2], p[3])).bytes == whole.bytes)
            #expect(mask(Quad(p[3], p[2], p[1], p[0])).bytes == whole.bytes)
        }
    }

    @Test("pixels are those whose centre is strictly inside, edges aside")
    func twin() {
        var random = SplitMix64(seed: 21)
        for _ in 0..<200 {
            let matrix = Matrix3x3(
                a: random.double(-2...2), b: random.double(-2...2), c: random.double(-2...2), d: random.double(-2...2),
                tx: random.double(0...64), ty: random.double(0...64))
            let quad = quad(matrix, -13, -9, 17, 11)
            let polygon = Polygon(contours: [[quad.p0, quad.p1, quad.p2, quad.p3]])
            let mask = mask(quad)
            var differences = 0
            for y in 0..<64 {
                for x in 0..<64 {
                    let inside = polygon.contains(Point(Double(x) + 0.5, Double(y) + 0.5), rule: .nonZero)
                    if inside != (mask[x, y] == 255) { differences += 1 }
                }
            }
            // Corners are rounded to 1/65,536 pixel: a centre that close to an edge may go either way.
            #expect(differences <= 1)
        }
    }

    @Test("a grid of quads under any affine map covers each pixel at most once, and inside exactly once")
    func grid() {
        var random = SplitMix64(seed: 22)
        for _ in 0..<40 {
            let angle = random.double(0...6.3)
            let scale = random.double(0.4...2)
            let flip = random.int(0...1) == 0 ? 1.0 : -1
            let (s, c) = Trigonometry.sineAndCosine(angle)
            let matrix = Matrix3x3(
                a: c * scale, b: s * scale, c: -s * scale * flip, d: c * scale * flip, tx: 32, ty: 32)
            var counts = [Int](repeating: 0, count: Self.canvas.area)
            for row in -6..<6 {
                for column in -6..<6 {
                    let cell = quad(
                        matrix, Double(column) * 7, Double(row) * 7, Double(column + 1) * 7, Double(row + 1) * 7)
                    for (index, byte) in mask(cell).bytes.enumerated() where byte == 255 { counts[index] += 1 }
                }
            }
            let whole = mask(quad(matrix, -42, -42, 42, 42))
            for index in counts.indices { #expect(counts[index] <= 1) }
            // Sides of cells may differ from the whole square's by rounding of corners along its rim.
            let rim = zip(counts, whole.bytes).count { ($0 == 1) != ($1 == 255) }
            #expect(rim <= 4)
        }
    }

    @Test("half-pixel grids share no centre")
    func halves() {
        var counts = [Int](repeating: 0, count: Self.canvas.area)
        for row in 0..<8 {
            for column in 0..<8 {
                let (x, y) = (Double(column) * 7 + 0.5, Double(row) * 7 + 0.5)
                for (index, byte) in mask(Quad(minX: x, minY: y, maxX: x + 7, maxY: y + 7)).bytes.enumerated() {
                    counts[index] += byte == 255 ? 1 : 0
                }
            }
        }
        #expect(counts.allSatisfy { $0 <= 1 } && counts.reduce(0, +) == 56 * 56)
    }

    @Test("what is not finite, flat or far away")
    func extremes() {
        #expect(mask(Quad(minX: .nan, minY: 0, maxX: 10, maxY: 10)).sum == 0)
        #expect(mask(Quad(minX: 0, minY: 0, maxX: .infinity, maxY: 10)).sum == 0)
        #expect(mask(Quad(minX: 5, minY: 5, maxX: 5, maxY: 20)).sum == 0)
        #expect(mask(Quad(Point(0, 0), Point(10, 0), Point(0, 0), Point(0, 10))).sum == 0)
        #expect(mask(Quad(minX: -1e300, minY: -1e9, maxX: 1e300, maxY: 1e300)).sum == Self.canvas.area * 255)
        let huge = Quad(Point(-1e8, 32), Point(32, -1e8), Point(1e8, 32), Point(32, 1e8))
        #expect(mask(huge).sum == Self.canvas.area * 255)
    }
}

@Suite("Rounded quads: hard edges, soft arcs")
struct RoundedQuadTests {
    private static let canvas = PixelRect(x: 0, y: 0, width: 80, height: 80)

    private func rounded(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double, _ matrix: Matrix3x3 = .identity
    ) -> (Quad, PathShape) {
        let quad = Quad(
            matrix.apply(Point(x, y)), matrix.apply(Point(x + width, y)), matrix.apply(Point(x + width, y + height)),
            matrix.apply(Point(x, y + height)))
        return (quad, PathShape(path: Shapes.roundedRect(x, y, width, height, radius: radius), matrix: matrix))
    }

    @Test("on whole pixels it is plain area coverage")
    func aligned() {
        let (quad, outline) = rounded(10, 12, 50, 40, 14)
        let mask = Mask(of: .roundedQuad(quad, outline: outline), in: Self.canvas)
        #expect(mask.bytes == Mask(covering: outline.polygon, in: Self.canvas).bytes)
    }

    @Test("straight edges stay hard under any map, and arcs are shares of the quad's own area")
    func transformed() {
        let turn = Trigonometry.sineAndCosine(0.3)
        let maps = [
            Matrix3x3.translation(x: 0.3, y: 0.7),
            Matrix3x3(a: turn.cosine, b: turn.sine, c: -turn.sine, d: turn.cosine, tx: 20, ty: -4),
            Matrix3x3(a: -1.1, b: 0.1, c: 0.2, d: 0.9, tx: 75, ty: 2.2),
        ]
        for map in maps {
            let (quad, outline) = rounded(10, 12, 50, 40, 11, map)
            let mask = Mask(of: .roundedQuad(quad, outline: outline), in: Self.canvas)
            let hard = Mask(of: .quad(quad), in: Self.canvas)
            let polygon = outline.polygon
            let quadPolygon = Polygon(contours: [[quad.p0, quad.p1, quad.p2, quad.p3]])
            var soft = 0
            for y in 0..<80 {
                for x in 0..<80 {
                    if hard[x, y] == 0 {
                        #expect(mask[x, y] == 0)
                        continue
                    }
                    let part = AreaTwin.area(of: polygon, x: x, y: y).magnitude
                    let whole = AreaTwin.area(of: quadPolygon, x: x, y: y).magnitude
                    #expect((Double(mask[x, y]) - part / whole * 255).magnitude < 0.6)
                    guard mask[x, y] < 255 else { continue }
                    soft += 1
                    // Straight edges are hard: what is soft lies in the square of a corner.
                    let p = map.inverse!.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
                    #expect(min(p.x - 10, 60 - p.x) < 12.5 && min(p.y - 12, 52 - p.y) < 12.5)
                }
            }
            #expect(soft > 40)
        }
    }

    @Test("rows that are alike are told once, and mean the same: tall boxes at any place between pixels")
    func tall() {
        var random = SplitMix64(seed: 8)
        let canvas = PixelRect(x: 0, y: 0, width: 96, height: 200)
        for _ in 0..<12 {
            func some(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
            let width = some(30...80)
            let (quad, outline) = rounded(some(0...12), some(0...12), width, some(90...185), some(0...15))
            let mask = Mask(of: .roundedQuad(quad, outline: outline), in: canvas)
            let hard = Mask(of: .quad(quad), in: canvas)
            let polygon = outline.polygon
            let quadPolygon = Polygon(contours: [[quad.p0, quad.p1, quad.p2, quad.p3]])
            for y in stride(from: 0, to: 200, by: 3) {
                for x in 0..<96 where x < 24 || x > Int(width) - 16 {
                    guard hard[x, y] > 0 else {
                        #expect(mask[x, y] == 0)
                        continue
                    }
                    let part = AreaTwin.area(of: polygon, x: x, y: y).magnitude
                    let whole = AreaTwin.area(of: quadPolygon, x: x, y: y).magnitude
                    #expect((Double(mask[x, y]) - part / whole * 255).magnitude < 0.6)
                }
            }
        }
    }

    @Test("square corners are the quad")
    func square() {
        let map = Matrix3x3(a: 0.9, b: 0.2, c: -0.3, d: 1, tx: 15.2, ty: 3.3)
        let (quad, _) = rounded(10, 12, 50, 40, 0, map)
        let outline = PathShape(path: Shapes.rect(10, 12, 50, 40), matrix: map)
        #expect(
            Mask(of: .roundedQuad(quad, outline: outline), in: Self.canvas).bytes
                == Mask(of: .quad(quad), in: Self.canvas).bytes)
    }
}
