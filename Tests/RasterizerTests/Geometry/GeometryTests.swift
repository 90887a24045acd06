import Testing

@testable import Rasterizer

@Suite("Paths and maps")
struct GeometryTests {
    @Test("continuous corner: the unflattened notch is 0.2253 r²")
    func continuousCorner() {
        let corner = [
            Cubic(Point(1.52866483, 0), Point(1.08849323, 0), Point(0.86840689, 0), Point(0.63149399, 0.07491100)),
            Cubic(
                Point(0.63149399, 0.07491100), Point(0.37282392, 0.16905899), Point(0.16905899, 0.37282401),
                Point(0.07491100, 0.63149399)),
            Cubic(Point(0.07491100, 0.63149399), Point(0, 0.86840689), Point(0, 1.08849323), Point(0, 1.52866483)),
        ]
        // Green's theorem over fine chords; the straight sides through the corner (0, 0) add nothing.
        var area = 0.0
        for curve in corner {
            for i in 0..<4000 {
                area += curve.point(at: Double(i) / 4000).cross(curve.point(at: Double(i + 1) / 4000)) / 2
            }
        }
        #expect((area.magnitude - 0.2253).magnitude < 0.0005)
    }

    @Test("clipping by w keeps the part of a polygon that is far enough from the horizon, in order")
    func homogeneousClip() {
        let square = [
            HomogeneousPoint(x: 0, y: 0, z: 0, w: 1), HomogeneousPoint(x: 4, y: 0, z: 8, w: -1),
            HomogeneousPoint(x: 4, y: 2, z: 8, w: -1), HomogeneousPoint(x: 0, y: 2, z: 0, w: 1),
        ]
        func rows(_ limit: Double) -> [[Double]] {
            HomogeneousPoint.clip(square, w: limit).map { [$0.x, $0.y, $0.z, $0.w] }
        }
        #expect(rows(0.5) == [[0, 0, 0, 1], [1, 0, 2, 0.5], [1, 2, 2, 0.5], [0, 2, 0, 1]])
        #expect(rows(-1).count == 4 && rows(1.5).isEmpty)
        #expect(HomogeneousPoint.clip(square, w: 0.5).map(\.projected).map(\.x) == [0, 2, 2, 0])
    }

    @Test("a quadratic is raised to the cubic that draws the same curve")
    func quadratic() {
        let (a, b, c) = (Point(1, 2), Point(20, -7), Point(9, 13))
        let cubic = Cubic(quadratic: a, b, c)
        for step in 0...10 {
            let t = Double(step) / 10
            let p = a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t)
            #expect((cubic.point(at: t) - p).length < 1e-12)
        }
        var path = Path()
        path.move(to: a)
        path.quadratic(to: c, control: b)
        #expect(Polygon(flattening: path, matrix: .identity).contours[0].last == c)
    }

    @Test("after a close, drawing goes on from the contour's start")
    func closing() {
        var path = Path()
        path.move(to: Point(0, 0))
        path.line(to: Point(10, 0))
        path.line(to: Point(10, 10))
        path.close()
        path.line(to: Point(-10, 0))
        path.line(to: Point(-10, -10))
        let polygon = Polygon(flattening: path, matrix: .identity)
        #expect(
            polygon.contours == [
                [Point(0, 0), Point(10, 0), Point(10, 10)], [Point(0, 0), Point(-10, 0), Point(-10, -10)],
            ])
        #expect(polygon.signedArea == 100)
    }

    @Test("inside by winding and by parity")
    func contains() {
        let star = Polygon(flattening: Shapes.star(center: Point(0, 0), radius: 10), matrix: .identity)
        #expect(star.contains(Point(0, 0), rule: .nonZero))
        #expect(!star.contains(Point(0, 0), rule: .evenOdd))
        #expect(star.contains(Point(0, -8), rule: .evenOdd))
        #expect(!star.contains(Point(9, 9), rule: .nonZero))
    }

    @Test("perspective: the outline of a mapped circle, and what lies behind the horizon is cut")
    func perspective() {
        let matrix = Matrix3x3(m11: 1, m12: 0, m13: 0.004, m21: 0, m22: 1, m23: 0, m31: 40, m32: 30, m33: 1)
        let polygon = Polygon(flattening: Shapes.circle(0, 0, radius: 25), matrix: matrix)
        // Every vertex is the image of a point of the circle.
        let inverse = matrix.inverse!
        for p in polygon.contours[0] { #expect((inverse.apply(p).length - 25).magnitude < 0.03) }
        #expect(polygon.contours[0].count > 40)

        // W = 1 + 0.1 x: everything left of x = −10 is behind.
        let horizon = Matrix3x3(m11: 1, m12: 0, m13: 0.1, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
        let cut = Polygon(flattening: Shapes.rect(-20, -5, 40, 10), matrix: horizon)
        #expect(cut.contours.count == 1 && cut.contours[0].count == 4)
        let right = horizon.apply(Point(20, 5))
        #expect(cut.contours[0].contains { ($0 - right).length < 1e-9 })
        #expect(Polygon(flattening: Shapes.rect(-50, -5, 30, 10), matrix: horizon).contours.isEmpty)
    }

    @Test("what a hole leaves of a rectangle lies side by side and is all of it")
    func parts() {
        var random = SplitMix64(seed: 15)
        func rect() -> PixelRect {
            PixelRect(x: random.int(-6...6), y: random.int(-6...6), width: random.int(0...9), height: random.int(0...9))
        }
        for _ in 0..<2000 {
            let (whole, hole) = (rect(), rect())
            let parts = Array(whole.parts(without: hole))
            #expect(parts.count <= 4 && parts.allSatisfy { !$0.isEmpty })
            for y in -8...16 {
                for x in -8...16 {
                    let times = parts.count { $0.contains(x: x, y: y) }
                    #expect(times == (whole.contains(x: x, y: y) && !hole.contains(x: x, y: y) ? 1 : 0))
                }
            }
        }
    }

    @Test("inverse maps undo maps")
    func inverse() {
        var random = SplitMix64(seed: 14)
        for _ in 0..<100 {
            let matrix = Matrix3x3(
                m11: random.double(-2...2), m12: random.double(-2...2), m13: random.double(-0.01...0.01),
                m21: random.double(-2...2), m22: random.double(-2...2), m23: random.double(-0.01...0.01),
                m31: random.double(-9...9), m32: random.double(-9...9), m33: 1)
            guard let inverse = matrix.inverse, matrix.determinant.magnitude > 0.1 else { continue }
            let p = random.point(-5...5)
            #expect((inverse.apply(matrix.apply(p)) - p).length < 1e-9)
        }
        #expect(Matrix3x3.scale(x: 0, y: 3).inverse == nil)
    }
}
