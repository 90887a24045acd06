import CoreGraphics
import Foundation
import Rasterizer
import Testing

@Suite struct ArcTests {
    /// Points of all cubics of a path, a hundred a piece.
    private func samples(_ path: CGPath) -> [CGPoint] {
        var result: [CGPoint] = []
        var last = CGPoint.zero
        path.applyWithBlock { element in
            let p = element.pointee.points
            switch element.pointee.type {
            case .addCurveToPoint:
                for step in 0...100 {
                    let t = CGFloat(step) / 100
                    let s = 1 - t
                    func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
                        s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
                    }
                    result.append(
                        CGPoint(x: mix(last.x, p[0].x, p[1].x, p[2].x), y: mix(last.y, p[0].y, p[1].y, p[2].y)))
                }
                last = p[2]
            case .closeSubpath: break
            default: last = p[0]
            }
        }
        return result
    }

    @Test("an arc stays on its circle and sweeps as far as its angles say")
    func circles() {
        var generator = SplitMix64(seed: 3)
        for _ in 0..<300 {
            let start = CGFloat(Double.random(in: -7...7, using: &generator))
            let end = CGFloat(Double.random(in: -7...7, using: &generator))
            let clockwise = Bool.random(using: &generator)
            let path = CGMutablePath()
            path.addArc(center: CGPoint(x: 3, y: 4), radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
            let points = samples(path)
            for p in points {
                let distance = ((p.x - 3) * (p.x - 3) + (p.y - 4) * (p.y - 4)).squareRoot()
                #expect(abs(distance - 10) < 0.003)
            }
            #expect(abs(path.currentPoint.x - 3 - 10 * CGFloat(cos(Double(end)))) < 1e-9)
            #expect(abs(path.currentPoint.y - 4 - 10 * CGFloat(sin(Double(end)))) < 1e-9)
            // The angle run through, from the signed areas between samples.
            var swept: CGFloat = 0
            for (p, q) in zip(points, points.dropFirst()) {
                swept += (p.x - 3) * (q.y - 4) - (p.y - 4) * (q.x - 3)
            }
            var expected = (end - start).truncatingRemainder(dividingBy: 2 * .pi)
            if clockwise, expected > 0 { expected -= 2 * .pi }
            if !clockwise, expected < 0 { expected += 2 * .pi }
            let turns = (swept / 100 - expected) / (2 * .pi)
            #expect(abs(turns - turns.rounded()) < 0.01)
            #expect(clockwise ? swept <= 0 : swept >= 0)
            #expect(abs(swept / 100) < 4 * .pi)
        }
    }

    @Test("a full turn is a full circle of four cubics, also when the angles are the same whole turn apart")
    func fullCircle() {
        for end in [2 * CGFloat.pi, -2 * .pi] {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: end, clockwise: end < 0)
            #expect(path.rasterPath.verbs == [.move, .cubic, .cubic, .cubic, .cubic])
            #expect(path.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 2, height: 2))
        }
        let none = CGMutablePath()
        none.addArc(center: .zero, radius: 1, startAngle: 1, endAngle: 1, clockwise: false)
        #expect(none.boundingBoxOfPath.width < 1e-12)
    }

    @Test("an arc begins with a line from the current point")
    func leadIn() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 50, y: 50))
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(path.rasterPath.verbs == [.move, .line, .cubic])
        #expect(path.rasterPath.points[1] == Point(1, 0))
        #expect(path.currentPoint == CGPoint(x: 0, y: 1))
    }

    @Test("a relative arc sweeps its delta")
    func relative() {
        let (a, b) = (CGMutablePath(), CGMutablePath())
        a.addRelativeArc(center: .zero, radius: 5, startAngle: 1, delta: -2)
        b.addArc(center: .zero, radius: 5, startAngle: 1, endAngle: -1, clockwise: true)
        #expect(a == b)
    }

    @Test("a tangent arc touches both lines at the right places")
    func tangent() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 30)
        #expect(path.rasterPath.verbs == [.move, .line, .cubic])
        let p = path.rasterPath.points
        let expected = [Point(70, 0), Point(70 + 30 * 0.5522847, 0), Point(100, 30 - 30 * 0.5522847), Point(100, 30)]
        for (p, q) in zip(p.dropFirst(), expected) { #expect(abs(p.x - q.x) < 1e-6 && abs(p.y - q.y) < 1e-6) }
    }

    @Test("tangent arcs at any angle stay on a circle that touches both lines")
    func tangentsEverywhere() {
        var generator = SplitMix64(seed: 4)
        func point() -> CGPoint {
            CGPoint(
                x: Double.random(in: -50...50, using: &generator), y: Double.random(in: -50...50, using: &generator))
        }
        for _ in 0..<300 {
            let (a, b, c) = (point(), point(), point())
            let path = CGMutablePath()
            path.move(to: a)
            path.addArc(tangent1End: b, tangent2End: c, radius: 7)
            let points = samples(path)
            guard let first = points.first, let last = points.last else { continue }
            // The distance of the first point from line ab and of the last from line bc is 0.
            func distance(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> CGFloat {
                let (dx, dy) = (r.x - q.x, r.y - q.y)
                return abs((p.x - q.x) * dy - (p.y - q.y) * dx) / (dx * dx + dy * dy).squareRoot()
            }
            #expect(distance(first, a, b) < 1e-6)
            #expect(distance(last, b, c) < 1e-6)
            // No point crosses a line: all lie on one side, at most a diameter away.
            for p in points { #expect(distance(p, a, b) < 14.01 && distance(p, b, c) < 14.01) }
        }
    }

    @Test("a tangent arc without radius, or along one line, is a line to the corner")
    func degenerate() {
        for (end, radius) in [(CGPoint(x: 20, y: 0), CGFloat(5)), (CGPoint(x: 10, y: 10), 0)] {
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: radius)
            #expect(path.svg == "M0 0 L10 0")
        }
        let empty = CGMutablePath()
        empty.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 1)
        #expect(empty.isEmpty)
    }

    @Test("huge and undefined angles end")
    func extremes() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1e300, clockwise: false)
        path.addArc(center: .zero, radius: 1, startAngle: -1e300, endAngle: 1e18, clockwise: true)
        path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 1e18)
        #expect(path.rasterPath.verbs.count < 40)
        let before = path.rasterPath
        path.addArc(center: .zero, radius: 1, startAngle: .nan, endAngle: 1, clockwise: false)
        path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: .infinity)
        #expect(path.rasterPath == before)
    }
}
