import CoreGraphics
import Rasterizer
import Testing

@Suite struct PathConstructionTests {
    @Test("elements come out as they went in")
    func elements() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
        path.closeSubpath()
        var seen: [String] = []
        path.applyWithBlock { element in
            let counts: [CGPathElementType: Int] = [
                .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
            ]
            let points = (0..<counts[element.pointee.type]!).map { element.pointee.points[$0] }
            seen.append("\(element.pointee.type) " + points.map { "\($0.x),\($0.y)" }.joined(separator: " "))
        }
        #expect(
            seen == [
                "moveToPoint 1.0,2.0", "addLineToPoint 3.0,4.0", "addQuadCurveToPoint 7.0,8.0 5.0,6.0",
                "addCurveToPoint 11.0,12.0 13.0,14.0 9.0,10.0", "closeSubpath ",
            ])
        var count = 0
        withUnsafeMutablePointer(to: &count) { pointer in
            path.apply(info: pointer) { info, _ in info!.assumingMemoryBound(to: Int.self).pointee += 1 }
        }
        #expect(count == 5)
    }

    @Test("without a current point lines and curves are ignored; after a close a subpath starts at the old start")
    func currentPoint() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        #expect(path.isEmpty && path.currentPoint == .zero)
        path.move(to: CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 9, y: 5))
        path.closeSubpath()
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 5, y: 9))
        #expect(path.svg == "M5 5 L9 5 Z M5 5 L5 9")
    }

    @Test("a copy does not follow the original, a mutable copy goes its own way")
    func copies() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let frozen = try #require(path.copy())
        let other = try #require(frozen.mutableCopy())
        path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
        other.move(to: .zero)
        #expect(frozen == CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
        #expect(path != frozen && other != frozen)
        #expect(frozen.hashValue == CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).hashValue)
    }

    @Test("each constructor maps its points")
    func transforms() {
        var t = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 10, ty: 20)
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(CGPath(rect: rect, transform: &t) == CGPath(rect: rect, transform: nil).copy(using: &t))
        #expect(CGPath(ellipseIn: rect, transform: &t) == CGPath(ellipseIn: rect, transform: nil).copy(using: &t))
        #expect(
            CGPath(roundedRect: rect, cornerWidth: 3, cornerHeight: 4, transform: &t)
                == CGPath(roundedRect: rect, cornerWidth: 3, cornerHeight: 4, transform: nil).copy(using: &t))
        let (mapped, plain) = (CGMutablePath(), CGMutablePath())
        for (path, m) in [(mapped, t), (plain, .identity)] {
            path.move(to: CGPoint(x: 1, y: 1), transform: m)
            path.addLine(to: CGPoint(x: 2, y: 1), transform: m)
            path.addArc(
                center: CGPoint(x: 5, y: 5), radius: 3, startAngle: 1, endAngle: 3, clockwise: true, transform: m)
            path.addRelativeArc(center: .zero, radius: 2, startAngle: 0, delta: 1, transform: m)
            path.addPath(CGPath(rect: rect, transform: nil), transform: m)
            path.addLines(between: [.zero, CGPoint(x: 1, y: 9)], transform: m)
        }
        #expect(plain.copy(using: &t) == mapped.copy())
    }

    @Test("a mapped tangent arc touches the mapped lines")
    func mappedTangentArc() throws {
        let t = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 10, ty: 20)
        let (mapped, plain) = (CGMutablePath(), CGMutablePath())
        for (path, m) in [(mapped, t), (plain, .identity)] {
            path.move(to: CGPoint(x: 0, y: 0), transform: m)
            path.addArc(
                tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4, transform: m)
        }
        let image = plain.applying(t).rasterPath
        #expect(image.verbs == mapped.rasterPath.verbs)
        for (p, q) in zip(image.points, mapped.rasterPath.points) {
            #expect(abs(p.x - q.x) < 1e-9 && abs(p.y - q.y) < 1e-9)
        }
    }

    @Test("rectangles are known as such")
    func rectangles() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        var found = CGRect.zero
        #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
        #expect(CGPath(rect: CGRect(x: 4, y: 6, width: -3, height: -4), transform: nil).isRect(&found) && found == rect)
        var turn = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(CGPath(rect: rect, transform: &turn).isRect(nil))
        var tilt = CGAffineTransform(rotationAngle: 0.1)
        #expect(!CGPath(rect: rect, transform: &tilt).isRect(nil))
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
        let two = CGMutablePath()
        two.addRects([rect, rect])
        #expect(!two.isRect(nil))
    }

    @Test("a rounded rectangle's corners are brought down to half its sides; without corners it is a rectangle")
    func roundedRects() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        let path = CGPath(roundedRect: rect, cornerWidth: 100, cornerHeight: 100, transform: nil)
        #expect(path == CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 5, transform: nil))
        #expect(path.boundingBoxOfPath == rect)
        #expect(CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 5, transform: nil).isRect(nil))
    }
}
