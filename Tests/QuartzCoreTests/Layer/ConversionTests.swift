import QuartzCore
import Testing

@MainActor
@Suite("Conversion between layers")
struct ConversionTests {
    private func place(_ layer: CALayer, _ p: CGPoint) -> CGPoint {
        // The formula of one step, by hand: (p − A) · transform + position.
        let anchor = CGPoint(
            x: layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
            y: layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height)
        let moved = CGPoint(x: p.x - anchor.x, y: p.y - anchor.y).applying(layer.affineTransform())
        return CGPoint(x: moved.x + layer.position.x, y: moved.y + layer.position.y)
    }

    @Test("Up to the superlayer and back, with bounds.origin, anchor and transform")
    func oneStep() {
        var generator = SplitMix64(seed: 5)
        let root = CALayer()
        for _ in 0..<50 {
            let layer = makeLayer(in: root)
            layer.bounds = rect(
                .random(in: -50...50, using: &generator), .random(in: -50...50, using: &generator), 80, 40)
            layer.position = CGPoint(x: .random(in: -99...99, using: &generator), y: 12)
            layer.anchorPoint = CGPoint(x: .random(in: -1...2, using: &generator), y: 0.7)
            layer.setAffineTransform(
                CGAffineTransform(rotationAngle: .random(in: 0...6, using: &generator)).scaledBy(x: 2, y: 0.5))
            let p = CGPoint(x: 13, y: -4)
            let up = layer.convert(p, to: root)
            #expect(isClose(up, place(layer, p)))
            #expect(isClose(layer.convert(up, from: root), p))
            #expect(isClose(root.convert(p, from: layer), up))
        }
    }

    @Test("Scrolling by bounds.origin moves sublayers the other way")
    func scrolled() {
        let root = makeLayer(rect(0, 0, 100, 100))
        let child = makeLayer(rect(10, 10, 20, 20), in: root)
        let outer = CALayer()
        outer.addSublayer(root)
        #expect(child.convert(CGPoint.zero, to: outer) == CGPoint(x: 10, y: 10))
        root.bounds.origin = CGPoint(x: 0, y: 30)
        #expect(child.convert(CGPoint.zero, to: outer) == CGPoint(x: 10, y: -20))
    }

    @Test("The root's own position counts: unrelated trees convert through both roots, nil is the space above")
    func unrelated() {
        let a = makeLayer(rect(100, 0, 10, 10))
        let b = makeLayer(rect(0, 50, 10, 10))
        #expect(a.convert(CGPoint(x: 1, y: 1), to: b) == CGPoint(x: 101, y: -49))
        #expect(a.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 101, y: 1))
        #expect(a.convert(CGPoint(x: 101, y: 1), from: nil) == CGPoint(x: 1, y: 1))
    }

    @Test("A rectangle becomes the bounding box of its corners")
    func rectangles() {
        let root = CALayer()
        let layer = makeLayer(rect(0, 0, 100, 100), in: root)
        layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        let side = 100 * 2.0.squareRoot()
        #expect(
            isClose(
                layer.convert(layer.bounds, to: root), rect(50 - side / 2, 50 - side / 2, side, side), within: 1e-9))
    }

    @Test("The pivot of sublayerTransform is the superlayer's anchor point")
    func sublayerTransform() {
        let root = CALayer()
        let layer = makeLayer(rect(0, 0, 100, 100), in: root)
        let child = makeLayer(rect(50, 50, 10, 10), in: layer)
        layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        #expect(child.convert(CGPoint.zero, to: layer) == CGPoint(x: 50, y: 50))
        layer.anchorPoint = .zero
        #expect(child.convert(CGPoint.zero, to: layer) == CGPoint(x: 100, y: 100))
        #expect(child.frame == rect(50, 50, 10, 10))
    }

    @Test("Perspective: w = 1 − z/d; a nearer layer looks larger about the pivot, and converts back")
    func perspective() {
        let root = makeLayer(rect(0, 0, 200, 200))
        let child = makeLayer(rect(100, 100, 50, 50), in: root)
        root.sublayerTransform.m34 = -1 / 500
        child.zPosition = 100
        // w = 1 − 100/500 = 0.8; the corner 50 right of the pivot lands at 50/0.8.
        let corner = child.convert(CGPoint(x: 50, y: 0), to: root)
        #expect(isClose(corner, CGPoint(x: 162.5, y: 100)))
        #expect(isClose(child.convert(corner, from: root), CGPoint(x: 50, y: 0)))
    }

    @Test("isGeometryFlipped mirrors sublayers in y")
    func flipped() {
        let root = makeLayer(rect(0, 0, 100, 100))
        let child = makeLayer(rect(0, 10, 20, 20), in: root)
        root.isGeometryFlipped = true
        #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: 90))
        #expect(child.convert(child.bounds, to: root) == rect(0, 70, 20, 20))
    }

    @Test("A layer that a transform flattens to nothing leaves points as they are on the way down")
    func singular() {
        let root = CALayer()
        let layer = makeLayer(rect(0, 0, 10, 10), in: root)
        layer.transform = CATransform3DMakeScale(0, 0, 1)
        #expect(layer.convert(CGPoint(x: 3, y: 4), from: root) == CGPoint(x: 3, y: 4))
    }

    @Test("Transform layers keep the depth of what is in them")
    func transformLayer() {
        let root = makeLayer(rect(0, 0, 200, 200))
        root.sublayerTransform.m34 = -1 / 500
        let space = CATransformLayer()
        space.frame = root.bounds
        root.addSublayer(space)
        let child = makeLayer(rect(100, 100, 50, 50), in: space)
        child.zPosition = 100
        #expect(isClose(child.convert(CGPoint(x: 50, y: 0), to: root), CGPoint(x: 162.5, y: 100)))
        // A plain layer in its place flattens the depth away first.
        let plane = makeLayer(root.bounds, in: root)
        plane.addSublayer(child)
        #expect(isClose(child.convert(CGPoint(x: 50, y: 0), to: root), CGPoint(x: 150, y: 100)))
    }
}
