import Testing

@testable import Rasterizer

@Suite("Exact area coverage")
struct CoverageTests {
    private static let canvas = PixelRect(x: 0, y: 0, width: 128, height: 128)

    private static let simpleShapes: [(String, Path)] = [
        ("circle", Shapes.circle(60.3, 59.7, radius: 41.2)),
        ("small circle", Shapes.circle(20.5, 20.5, radius: 3.3)),
        ("ellipse", Shapes.ellipse(center: Point(64, 50), radii: Point(55, 12.5))),
        ("rounded rectangle", Shapes.roundedRect(10.2, 5.6, 100, 80, radius: 17)),
        ("sliver", Shapes.polygon([Point(3, 3.1), Point(120, 60), Point(3, 3.4)])),
        ("triangle", Shapes.polygon([Point(5.5, 100.25), Point(90.125, 7), Point(120, 121)])),
    ]

    @Test("coverage equals an independent clipping of the polygon against each pixel", arguments: simpleShapes)
    func twin(name: String, path: Path) {
        let polygon = Polygon(flattening: path, matrix: .identity)
        let mask = Mask(covering: polygon, in: Self.canvas)
        for y in 0..<128 {
            for x in 0..<128 {
                let expected = AreaTwin.coverage(of: polygon, x: x, y: y)
                #expect((Double(mask[x, y]) - expected).magnitude < 0.51, "\(name) at \(x), \(y)")
            }
        }
    }

    @Test("the sum over pixels is the shoelace area within 1/255 an edge pixel", arguments: simpleShapes)
    func shoelace(name: String, path: Path) {
        for matrix in [Matrix3x3.identity, Matrix3x3(a: -0.6, b: 0.3, c: 0.2, d: 0.8, tx: 90.4, ty: 0.3)] {
            let polygon = Polygon(flattening: path, matrix: matrix)
            for rule in [FillRule.nonZero, .evenOdd] {
                let mask = Mask(covering: polygon, rule: rule, in: polygon.bounds)
                let difference = Double(mask.sum) - polygon.signedArea.magnitude * 255
                #expect(difference.magnitude <= Double(mask.edgePixels), "\(name)")
            }
        }
    }

    @Test("a star's middle is inside by the non-zero rule and outside by the even-odd rule")
    func star() {
        let polygon = Polygon(flattening: Shapes.star(center: Point(64, 64), radius: 50), matrix: .identity)
        let nonZero = Mask(covering: polygon, rule: .nonZero, in: Self.canvas)
        let evenOdd = Mask(covering: polygon, rule: .evenOdd, in: Self.canvas)
        #expect(nonZero[64, 64] == 255)
        #expect(evenOdd[64, 64] == 0)
        // Shoelace counts the middle twice: once more than non-zero, twice more than even-odd.
        let middle = Double(nonZero.sum - evenOdd.sum)
        let edges = Double(nonZero.edgePixels + evenOdd.edgePixels)
        #expect((polygon.signedArea.magnitude * 255 - Double(nonZero.sum) - middle).magnitude <= edges)
    }

    @Test("area of circles against the closed form", arguments: [10.0, 16, 20, 32, 40, 60, 100, 200])
    func circles(radius: Double) {
        let size = Int(radius) * 2 + 4
        let polygon = Polygon(
            flattening: Shapes.circle(radius + 1.37, radius + 1.61, radius: radius), matrix: .identity)
        let mask = Mask(covering: polygon, in: PixelRect(x: 0, y: 0, width: size, height: size))
        let error = (Double(mask.sum) / 255 / (Double.pi * radius * radius) - 1).magnitude
        #expect(error < (radius <= 32 ? 0.006 : 0.0015))
    }

    @Test(
        "chords a quarter circle",
        arguments: zip([10.0, 32, 40, 48, 50, 60, 200, 300], [10, 16, 18, 26, 26, 32, 52, 64]))
    func chords(radius: Double, expected: Int) {
        let polygon = Polygon(flattening: Shapes.circle(0, 0, radius: radius), matrix: .identity)
        #expect(polygon.contours.count == 1)
        #expect(polygon.contours[0].count - 1 == expected * 4)
    }

    @Test("corner of radius 10 as recorded on a device")
    func recordedCorner() {
        let path = Shapes.roundedRect(0, 0, 60, 60, radius: 10)
        let mask = Mask(covering: Polygon(flattening: path, matrix: .identity), in: Self.canvas)
        // Recorded: 0 5 85 165 224 249 255; the measured rule itself gives the row below.
        #expect((4...10).map { mask[$0, 0] } == [0, 6, 85, 165, 223, 249, 255])
        for (column, recorded) in zip(4...10, [0, 5, 85, 165, 224, 249, 255]) {
            #expect((mask[column, 0] - recorded).magnitude <= 1)
        }
        for (x, y, recorded) in [(2, 2, 2), (2, 3, 138), (3, 2, 138), (1, 4, 81), (1, 5, 220)] {
            #expect((mask[x, y] - recorded).magnitude <= 1, "\(x), \(y): \(mask[x, y])")
        }
    }

    @Test("the order and direction of contours change nothing; overlap adds and clamps")
    func overlap() {
        let a = [Point(1.3, 1.1), Point(9.7, 2.2), Point(6, 11.4)]
        let b = [Point(4.3, 0.1), Point(12.7, 5.2), Point(2, 10.4)]
        let area = PixelRect(x: 0, y: 0, width: 14, height: 14)
        let ab = Mask(covering: Polygon(contours: [a, b]), in: area)
        let ba = Mask(covering: Polygon(contours: [b, a]), in: area)
        let reversed = Mask(covering: Polygon(contours: [a.reversed(), b.reversed()]), in: area)
        #expect(ab.bytes == ba.bytes)
        #expect(ab.bytes == reversed.bytes)
        for y in 0..<14 {
            for x in 0..<14 {
                let sum =
                    AreaTwin.area(of: Polygon(contours: [a]), x: x, y: y).magnitude
                    + AreaTwin.area(of: Polygon(contours: [b]), x: x, y: y).magnitude
                #expect((Double(ab[x, y]) - min(1, sum) * 255).magnitude < 0.51)
            }
        }
    }

    @Test("shapes that share an edge add up to whole pixels")
    func abutting() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<50 {
            let (a, b, c, d) = (
                random.point(-20...60), random.point(-20...60), random.point(-20...60), random.point(-20...60)
            )
            let area = PixelRect(x: 3, y: 5, width: 40, height: 30)
            // The edge runs once each way, so that together it must vanish to the last bit.
            let split = Mask(covering: Polygon(contours: [[a, b, c], [a, c, d]]), in: area)
            let whole = Mask(covering: Polygon(contours: [[a, b, c, d]]), in: area)
            #expect(split.bytes == whole.bytes)
        }
    }

    @Test("any window on a shape shows the same bytes")
    func windows() {
        var random = SplitMix64(seed: 3)
        let path = Shapes.star(center: Point(150, 120), radius: 300)
        let polygon = Polygon(flattening: path, matrix: .identity)
        let whole = Mask(covering: polygon, in: PixelRect(x: 0, y: 0, width: 300, height: 260))
        for _ in 0..<30 {
            let rect = PixelRect(
                x: random.int(0...200), y: random.int(0...200), width: random.int(1...90), height: random.int(1...60))
            let part = Mask(covering: polygon, in: rect)
            for y in rect.minY..<rect.maxY {
                for x in rect.minX..<rect.maxX { #expect(part[x, y] == whole[x, y]) }
            }
        }
    }

    @Test("polygons of many edges are found by bands as well")
    func bands() {
        var random = SplitMix64(seed: 11)
        let contour = (0..<500).map { _ in random.point(-50...350) }
        let polygon = Polygon(contours: [contour])
        let whole = Mask(covering: polygon, rule: .evenOdd, in: PixelRect(x: 0, y: 0, width: 300, height: 300))
        let row = PixelRect(x: 0, y: 131, width: 300, height: 1)
        #expect(Mask(covering: polygon, rule: .evenOdd, in: row).bytes == Array(whole.bytes[131 * 300..<132 * 300]))
        let sum = contour.indices.reduce(0.0) { area, i in
            area + contour[i].cross(contour[(i + 1) % contour.count]) / 2
        }
        #expect((polygon.signedArea - sum).magnitude < 1e-6)
    }
}
