import CoreGraphics
import Rasterizer
import Testing

@Suite struct PathMeasureTests {
    @Test("boundingBox holds control points, boundingBoxOfPath the curve alone")
    func boxes() {
        let quad = CGMutablePath()
        quad.move(to: .zero)
        quad.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
        #expect(quad.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
        #expect(quad.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 4))
        quad.addLine(to: CGPoint(x: 20, y: -1))
        #expect(quad.boundingBoxOfPath == CGRect(x: 0, y: -1, width: 20, height: 5))
        let cubic = CGMutablePath()
        cubic.move(to: .zero)
        cubic.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
        #expect(cubic.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 6))
        #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().boundingBoxOfPath.isNull)
    }

    @Test("the tight box of random cubics is the box of many samples")
    func sampledBoxes() {
        var generator = SplitMix64(seed: 5)
        for _ in 0..<200 {
            let p = (0..<4).map { _ in
                CGPoint(
                    x: Double.random(in: -9...9, using: &generator), y: Double.random(in: -9...9, using: &generator))
            }
            let path = CGMutablePath()
            path.move(to: p[0])
            path.addCurve(to: p[3], control1: p[1], control2: p[2])
            let samples = (0...4000).map { step -> CGPoint in
                let t = CGFloat(step) / 4000
                let s = 1 - t
                let (i, j, k, l) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                return CGPoint(
                    x: i * p[0].x + j * p[1].x + k * p[2].x + l * p[3].x,
                    y: i * p[0].y + j * p[1].y + k * p[2].y + l * p[3].y)
            }
            let (box, sampled) = (path.boundingBoxOfPath, CGRect(bounding: samples))
            #expect(abs(box.minX - sampled.minX) < 1e-4 && abs(box.maxX - sampled.maxX) < 1e-4)
            #expect(abs(box.minY - sampled.minY) < 1e-4 && abs(box.maxY - sampled.maxY) < 1e-4)
        }
    }

    @Test("an ellipse holds the points that its equation holds")
    func ellipse() {
        let path = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 60, height: 30), transform: nil)
        var generator = SplitMix64(seed: 6)
        for _ in 0..<3000 {
            let x = Double.random(in: 5...75, using: &generator)
            let y = Double.random(in: 15...55, using: &generator)
            let (u, v) = ((x - 40) / 30, (y - 35) / 15)
            let distance = u * u + v * v
            guard abs(distance - 1) > 0.002 else { continue }
            #expect(path.contains(CGPoint(x: x, y: y)) == (distance < 1))
        }
    }

    @Test("fill rules differ where a path winds twice; holes are holes by both")
    func rules() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        let middle = CGPoint(x: 5, y: 5)
        #expect(path.contains(middle) && !path.contains(middle, using: .evenOdd))
        let hole = CGMutablePath()
        hole.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        hole.addLines(between: [
            CGPoint(x: 2, y: 2), CGPoint(x: 2, y: 8), CGPoint(x: 8, y: 8), CGPoint(x: 8, y: 2),
        ])
        #expect(!hole.contains(middle) && !hole.contains(middle, using: .evenOdd))
        #expect(hole.contains(CGPoint(x: 1, y: 1)))
    }

    @Test("open subpaths count as closed, and the point is mapped first")
    func openAndMapped() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        path.addLines(between: [CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 20, y: 10)])
        #expect(path.contains(CGPoint(x: 2, y: 2)) && path.contains(CGPoint(x: 22, y: 2)))
        #expect(!path.contains(CGPoint(x: 8, y: 8)))
        #expect(path.contains(CGPoint(x: 1, y: 1), transform: CGAffineTransform(translationX: 21, y: 1)))
        #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 0)))
    }
}
