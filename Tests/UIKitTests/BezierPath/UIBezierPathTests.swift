import Testing
import UIKit

@Suite("UIBezierPath")
struct UIBezierPathTests {
    @Test("Paths of the same elements and settings are equal")
    func equality() {
        let box = CGRect(x: 1, y: 2, width: 30, height: 40)
        let (a, b) = (UIBezierPath(ovalIn: box), UIBezierPath(ovalIn: box))
        #expect(a == b && a.hash == b.hash && a != UIBezierPath(rect: box))
        b.lineWidth = 3
        #expect(a != b && a == a.copy() as? UIBezierPath)
        a.addLine(to: .zero)
        #expect(a != UIBezierPath(ovalIn: box))
    }

    /// The elements as text: `M 0 0`, `L 1 0`, `C …`, `Z`.
    private func elements(_ path: UIBezierPath) -> [String] {
        var list: [String] = []
        path.cgPath.applyWithBlock { pointer in
            let (type, points) = (pointer.pointee.type, pointer.pointee.points)
            let (letter, count) =
                switch type {
                case .moveToPoint: ("M", 1)
                case .addLineToPoint: ("L", 1)
                case .addQuadCurveToPoint: ("Q", 2)
                case .addCurveToPoint: ("C", 3)
                case .closeSubpath: ("Z", 0)
                }
            let numbers = (0..<count).flatMap { [points[$0].x, points[$0].y] }.map { String(format: "%g", Double($0)) }
            list.append(([letter] + numbers).joined(separator: " "))
        }
        return list
    }

    private func points(_ path: UIBezierPath) -> [CGPoint] {
        var list: [CGPoint] = []
        path.cgPath.applyWithBlock { pointer in
            let counts = [1, 1, 2, 3, 0]
            for index in 0..<counts[Int(pointer.pointee.type.rawValue)] { list.append(pointer.pointee.points[index]) }
        }
        return list
    }

    @Test("Continuous corners have the measured constants at each corner")
    func continuousCorner() {
        let path = UIBezierPath(roundedRect: CGRect(x: 10, y: 20, width: 400, height: 500), cornerRadius: 100)
        let all = points(path)
        // One corner, from the side before it to the side after it, in radii.
        let corner: [(CGFloat, CGFloat)] = [
            (1.52866483, 0), (1.08849323, 0), (0.86840689, 0), (0.63149399, 0.07491100), (0.37282392, 0.16905899),
            (0.16905899, 0.37282401), (0.07491100, 0.63149399), (0, 0.86840689), (0, 1.08849323), (0, 1.52866483),
        ]
        func isThere(_ x: CGFloat, _ y: CGFloat) -> Bool {
            all.contains { abs($0.x - x) < 1e-4 && abs($0.y - y) < 1e-4 }
        }
        for (u, v) in corner {
            let (x, y) = (100 * u, 100 * v)
            #expect(isThere(10 + x, 20 + y) || isThere(10 + y, 20 + x), "top left \(u) \(v)")
            #expect(isThere(410 - x, 20 + y) || isThere(410 - y, 20 + x), "top right \(u) \(v)")
            #expect(isThere(10 + x, 520 - y) || isThere(10 + y, 520 - x), "bottom left \(u) \(v)")
            #expect(isThere(410 - x, 520 - y) || isThere(410 - y, 520 - x), "bottom right \(u) \(v)")
        }
        #expect(path.bounds == CGRect(x: 10, y: 20, width: 400, height: 500))
    }

    /// How far inside the corner the outline crosses the diagonal, as a share of the side: by bisection.
    private func diagonal(_ side: CGFloat, _ radius: CGFloat) -> CGFloat {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: radius)
        var (low, high): (CGFloat, CGFloat) = (0, side / 2)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if path.contains(CGPoint(x: middle, y: middle)) { high = middle } else { low = middle }
        }
        return high
    }

    @Test("A radius of half the side is a circle")
    func halfSide() {
        #expect(abs(diagonal(100, 50) - 50 * (1 - 0.5.squareRoot())) < 0.02)
        #expect(diagonal(100, 500) == diagonal(100, 50))
    }

    @Test("Radius 16 jumps to a larger shape at 48, not at 49")
    func jump() {
        #expect(abs(diagonal(49, 16) - diagonal(490, 16)) < 1e-9)
        #expect(diagonal(48, 16) > diagonal(49, 16) + 1)
        // Just at the border: 2 · 1.52866483 · 10.
        #expect(abs(diagonal(30.5733, 10) - diagonal(300, 10)) < 1e-9)
        #expect(diagonal(30.573, 10) > diagonal(300, 10) + 1)
    }

    @Test("Rounding some corners leaves the others square and ignores the height of the radii")
    func someCorners() {
        let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 40, height: 1))
        let other = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 40, height: 90))
        #expect(elements(path) == elements(other))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 199, y: 199)))
        #expect(path.contains(CGPoint(x: 199, y: 1)) && path.contains(CGPoint(x: 1, y: 199)))
        let all = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 40, height: 0))
        #expect(elements(all) == elements(UIBezierPath(roundedRect: rect, cornerRadius: 40)))
        let none = UIBezierPath(roundedRect: rect, byRoundingCorners: [], cornerRadii: CGSize(width: 40, height: 40))
        #expect(elements(none) == elements(UIBezierPath(rect: rect)))
        #expect(elements(UIBezierPath(roundedRect: rect, cornerRadius: 0)) == elements(UIBezierPath(rect: rect)))
    }

    @Test("Arcs run clockwise as seen on the screen")
    func arcs() {
        let center = CGPoint(x: 0, y: 0)
        let clockwise = UIBezierPath(
            arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(clockwise.contains(CGPoint(x: 6, y: 6)))
        #expect(abs(clockwise.bounds.minX) < 1e-9 && abs(clockwise.bounds.maxY - 10) < 1e-9)
        let counter = UIBezierPath(
            arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(counter.bounds.minX + 10) < 1e-9 && abs(counter.bounds.minY + 10) < 1e-9)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -50, y: 0))
        path.addArc(withCenter: center, radius: 10, startAngle: .pi, endAngle: 0, clockwise: true)
        #expect(elements(path)[1] == "L -10 0")
    }

    @Test("Building, current point, bounds and emptiness")
    func building() {
        let path = UIBezierPath()
        #expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero)
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 2))
        path.addQuadCurve(to: CGPoint(x: 9, y: 2), controlPoint: CGPoint(x: 7, y: 6))
        path.addCurve(
            to: CGPoint(x: 1, y: 8), controlPoint1: CGPoint(x: 9, y: 4), controlPoint2: CGPoint(x: 9, y: 8))
        #expect(path.currentPoint == CGPoint(x: 1, y: 8))
        path.close()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        #expect(elements(path) == ["M 1 2", "L 5 2", "Q 7 6 9 2", "C 9 4 9 8 1 8", "Z"])
        path.apply(CGAffineTransform(translationX: 10, y: 0))
        #expect(elements(path) == ["M 11 2", "L 15 2", "Q 17 6 19 2", "C 19 4 19 8 11 8", "Z"])
        path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
        #expect(elements(path).count == 10)
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test("Bounds leave control points out")
    func bounds() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 5))
    }

    @Test("Reversed, each subpath runs back from its end, and twice is the path itself")
    func reversing() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 0))
        path.addCurve(to: CGPoint(x: 4, y: 4), controlPoint1: CGPoint(x: 2, y: 0), controlPoint2: CGPoint(x: 3, y: 3))
        path.lineWidth = 7
        #expect(elements(path.reversing()) == ["M 4 4", "C 3 3 2 0 1 0", "L 0 0"])
        #expect(path.reversing().lineWidth == 7)
        path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1)))
        #expect(elements(path.reversing()).prefix(5) == ["M 0 1", "L 2 1", "L 2 0", "L 0 0", "Z"])
        #expect(elements(path.reversing().reversing()) == elements(path))
    }

    @Test("What follows a close without a move is a subpath of its own, reversed too")
    func reversingAfterClose() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 2, y: 0))
        path.addLine(to: CGPoint(x: 2, y: 2))
        path.close()
        path.addLine(to: CGPoint(x: 5, y: 5))
        #expect(elements(path.reversing()) == ["M 5 5", "L 0 0", "M 2 2", "L 2 0", "L 0 0", "Z"])
    }

    @Test("A hole made by the even-odd rule, or by a reversed path")
    func holes() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        let hole = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10))
        let middle = CGPoint(x: 15, y: 15)
        let both = UIBezierPath(cgPath: path.cgPath)
        both.append(hole)
        #expect(both.contains(middle))
        both.usesEvenOddFillRule = true
        #expect(!both.contains(middle) && both.contains(CGPoint(x: 5, y: 5)))
        path.append(hole.reversing())
        #expect(!path.contains(middle))
    }

    @Test("Copies are independent, cgPath too")
    func copies() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        path.lineWidth = 3
        path.lineCapStyle = .round
        path.setLineDash([4, 2], count: 2, phase: 1)
        let snapshot = path.cgPath
        let copy = try #require(path.copy() as? UIBezierPath)
        path.addLine(to: CGPoint(x: 9, y: 9))
        path.lineWidth = 1
        #expect(copy.lineWidth == 3 && copy.lineCapStyle == .round)
        #expect(elements(copy).count == 5)
        #expect(snapshot != path.cgPath)
        var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
        copy.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [4, 2] && count == 2 && phase == 1)
        copy.setLineDash(nil, count: 0, phase: 0)
        copy.getLineDash(nil, count: &count, phase: nil)
        #expect(count == 0)
    }

    @Test("Defaults")
    func defaults() {
        let path = UIBezierPath()
        #expect(path.lineWidth == 1 && path.miterLimit == 10 && path.flatness == 0.6)
        #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter && !path.usesEvenOddFillRule)
    }
}
