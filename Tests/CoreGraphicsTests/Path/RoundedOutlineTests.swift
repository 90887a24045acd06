import CoreGraphics
import Rasterizer
import Testing

@Suite struct RoundedOutlineTests {
    private let rect = CGRect(x: 0, y: 0, width: 400, height: 300)

    /// Area inside the path, its cubics integrated exactly: Σ ∫ x dy by the shoelace of the curves' control points.
    private func area(_ path: CGPath) -> Double {
        var sum = 0.0
        var (start, last) = (Point(0, 0), Point(0, 0))
        func edge(_ p: Point, _ q: Point) -> Double { (p.x * q.y - p.y * q.x) / 2 }
        let raster = path.rasterPath
        var next = 0
        for verb in raster.verbs {
            let p = Array(raster.points[next..<next + verb.pointCount])
            next += verb.pointCount
            switch verb {
            case .move: (start, last) = (p[0], p[0])
            case .line:
                sum += edge(last, p[0])
                last = p[0]
            case .cubic:
                // The closed form of ½∮(x dy − y dx) over a cubic Bézier.
                let (a, b, c, d) = (last, p[0], p[1], p[2])
                sum +=
                    (6 * a.cross(b) + 3 * a.cross(c) + a.cross(d) + 3 * b.cross(c) + 3 * b.cross(d) + 6 * c.cross(d))
                    / 20
                last = d
            case .quadratic: Issue.record("an outline has no quadratics")
            case .close: sum += edge(last, start)
            }
        }
        return abs(sum)
    }

    @Test("the notch of a circular corner is 0.2146 r², of a continuous one 0.2253 r²")
    func notches() {
        for radius in [5.0, 10, 40, 90] {
            for (continuous, share) in [(false, 0.2146), (true, 0.2253)] {
                let path = CGPath.roundedOutline(rect: rect, radius: CGFloat(radius), continuous: continuous)
                let notch = (120_000 - area(path)) / 4 / (radius * radius)
                #expect(abs(notch - share) < 0.0005)
            }
        }
    }

    @Test("each bit of the mask rounds its corner alone", arguments: [false, true])
    func corners(continuous: Bool) {
        let places: [UInt: CGPoint] = [
            1: CGPoint(x: 1, y: 1), 2: CGPoint(x: 399, y: 1), 4: CGPoint(x: 1, y: 299), 8: CGPoint(x: 399, y: 299),
        ]
        for mask in UInt(0)...15 {
            let path = CGPath.roundedOutline(rect: rect, radius: 30, corners: mask, continuous: continuous)
            for (bit, place) in places { #expect(path.contains(place) == (mask & bit == 0)) }
            #expect(path.boundingBoxOfPath == rect)
        }
        #expect(CGPath.roundedOutline(rect: rect, radius: 30, corners: 0, continuous: continuous).isRect(nil))
        #expect(CGPath.roundedOutline(rect: rect, radius: 0, continuous: continuous).isRect(nil))
        #expect(CGPath.roundedOutline(rect: rect, radius: -3, continuous: continuous).isRect(nil))
    }

    @Test("the continuous corner has the measured points")
    func measuredPoints() {
        let path = CGPath.roundedOutline(rect: rect, radius: 10, continuous: true)
        let p = path.rasterPath.points
        // The top left corner comes last, from the left side up to the top.
        let expected: [(Double, Double)] = [
            (0, 15.2866483), (0, 10.8849323), (0, 8.6840689), (0.7491100, 6.3149399), (1.6905899, 3.7282392),
            (3.7282401, 1.6905899), (6.3149399, 0.7491100), (8.6840689, 0), (10.8849323, 0), (15.2866483, 0),
        ]
        #expect(p[0] == p[p.count - 1])
        for (point, (x, y)) in zip(p.suffix(10), expected) {
            #expect(abs(point.x - x) < 1e-6 && abs(point.y - y) < 1e-6)
        }
    }

    @Test("half the shorter side is the greatest radius, and there both curves are the circle")
    func clamping() {
        let full = CGPath.roundedOutline(rect: rect, radius: 150, continuous: false)
        #expect(CGPath.roundedOutline(rect: rect, radius: 1000, continuous: false) == full)
        #expect(CGPath.roundedOutline(rect: rect, radius: 150, continuous: true) == full)
        #expect(CGPath.roundedOutline(rect: rect, radius: 1000, continuous: true) == full)
    }

    @Test("between room for the continuous corner and none, the outline changes steadily")
    func steady() {
        var last: Double?
        for step in 0...206 {
            let radius = 150 / 1.52866483 - 2 + Double(step) * 0.27
            guard radius <= 150 else { break }
            let path = CGPath.roundedOutline(rect: rect, radius: CGFloat(radius), continuous: true)
            #expect(path.boundingBoxOfPath == rect)
            let notch = (120_000 - area(path)) / 4 / (radius * radius)
            #expect(notch > 0.214 && notch < 0.2256)
            if let last { #expect(notch < last + 1e-9 && last - notch < 0.0005) }
            last = notch
        }
    }

    @Test("corners of different radii take the sum of their notches, each in its place")
    func radii() {
        let radii = CornerRadii(minXMinY: 10, maxXMinY: 0, minXMaxY: 40, maxXMaxY: 90)
        for (continuous, share) in [(false, 0.2146), (true, 0.2253)] {
            let path = CGPath.roundedOutline(rect: rect, radii: radii, continuous: continuous)
            let notches = share * (10 * 10 + 40 * 40 + 90 * 90)
            #expect(abs(area(path) - (400 * 300 - notches)) < 3, "\(continuous)")
        }
        // The middle of an arc lies 0.2929 r from both sides.
        let path = CGPath.roundedOutline(rect: rect, radii: radii)
        func cuts(_ radius: Double, _ x: Double, _ y: Double, _ sx: Double, _ sy: Double) -> Bool {
            let (out, on) = (0.29 * radius - 0.1, 0.2929 * radius + 0.1)
            return !path.contains(CGPoint(x: x + sx * out, y: y + sy * out))
                && path.contains(CGPoint(x: x + sx * on, y: y + sy * on))
        }
        #expect(cuts(10, 0, 0, 1, 1) && cuts(40, 0, 300, 1, -1) && cuts(90, 400, 300, -1, -1))
        #expect(path.contains(CGPoint(x: 399.9, y: 0.1)))
    }

    @Test("one radius at some corners is what the corners say, and a radius too large half the shorter side")
    func sameRadii() {
        for corners: UInt in 0...15 {
            let (one, each) = (
                CGPath.roundedOutline(rect: rect, radius: 50, corners: corners, continuous: true),
                CGPath.roundedOutline(rect: rect, radii: CornerRadii(50, corners: corners), continuous: true)
            )
            #expect(one == each)
        }
        #expect(
            CGPath.roundedOutline(rect: rect, radii: CornerRadii(1000))
                == CGPath.roundedOutline(rect: rect, radius: 150))
    }
}
