import QuartzCore
import Testing

@MainActor
@Suite("Layer geometry")
struct GeometryTests {
    @Test("frame is computed from bounds, position and anchorPoint; bounds.origin does not enter")
    func frameFromParts() {
        let layer = CALayer()
        layer.bounds = rect(500, -40, 100, 50)
        layer.position = CGPoint(x: 60, y: 45)
        #expect(layer.frame == rect(10, 20, 100, 50))
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(layer.frame == rect(60, -5, 100, 50))
        #expect(layer.position == CGPoint(x: 60, y: 45))
        layer.anchorPoint = CGPoint(x: 2, y: -1)
        #expect(layer.frame == rect(-140, 95, 100, 50))
        layer.zPosition = 30
        layer.anchorPointZ = 4
        layer.isGeometryFlipped = true
        #expect(layer.frame == rect(-140, 95, 100, 50))
    }

    @Test("Setting frame under a scale divides the bounds; under a translation it moves the position")
    func frameUnderTransform() {
        let scaled = CALayer()
        scaled.transform = CATransform3DMakeScale(2, 4, 1)
        scaled.frame = rect(10, 20, 100, 50)
        #expect(scaled.bounds == rect(0, 0, 50, 12.5))
        #expect(scaled.position == CGPoint(x: 60, y: 45))
        #expect(scaled.frame == rect(10, 20, 100, 50))
        let moved = CALayer()
        moved.transform = CATransform3DMakeTranslation(10, 20, 0)
        moved.frame = rect(10, 20, 100, 50)
        #expect(moved.position == CGPoint(x: 50, y: 25))
        #expect(moved.bounds.size == CGSize(width: 100, height: 50))
    }

    @Test("frame keeps bounds.origin and anchorPoint, standardises, and reads back under quarter turns")
    func frameRoundTrip() {
        var generator = SplitMix64(seed: 11)
        for turn in 0..<8 {
            let layer = CALayer()
            layer.bounds.origin = CGPoint(x: 7, y: 9)
            layer.anchorPoint = CGPoint(x: .random(in: -1...2, using: &generator), y: 0.25)
            let turned = CATransform3DMakeRotation(CGFloat(turn) * .pi / 2, 0, 0, 1)
            layer.transform = CATransform3DScale(turned, 3, turn > 3 ? -0.5 : 0.5, 1)
            layer.frame = rect(30, 40, -20, -10)
            #expect(isClose(layer.frame, rect(10, 30, 20, 10), within: 1e-9))
            #expect(layer.bounds.origin == CGPoint(x: 7, y: 9))
        }
    }

    @Test("A singular transform counts as the identity when frame is set")
    func singularFrame() {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(0, 1, 1)
        layer.frame = rect(0, 0, 30, 20)
        #expect(layer.bounds.size == CGSize(width: 30, height: 20))
        #expect(layer.frame.width == 0)
    }

    @Test("frame of a rotated layer is the bounding box of its corners")
    func rotatedFrame() {
        let layer = makeLayer(rect(0, 0, 100, 100))
        layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        let side = 100 * 2.0.squareRoot()
        #expect(isClose(layer.frame, rect(50 - side / 2, 50 - side / 2, side, side), within: 1e-9))
        #expect(layer.bounds == rect(0, 0, 100, 100))
    }

    @Test("Negative bounds are standardised: (0,0,−100,−50) reads (−100,−50,100,50)")
    func negativeBounds() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: -100, height: -50)
        #expect(layer.bounds.origin == CGPoint(x: -100, y: -50))
        #expect(layer.bounds.size == CGSize(width: 100, height: 50))
    }

    @Test("bounds keep position and move frame")
    func boundsKeepPosition() {
        let layer = makeLayer(rect(10, 10, 20, 20))
        layer.bounds = rect(0, 0, 40, 10)
        #expect(layer.position == CGPoint(x: 20, y: 20))
        #expect(layer.frame == rect(0, 15, 40, 10))
    }

    @Test("NaN raises CALayerInvalidGeometry and changes nothing; infinity passes")
    func notANumber() {
        let layer = makeLayer(rect(0, 0, 10, 10))
        let found = misuses {
            layer.position = CGPoint(x: 240, y: CGFloat.nan)
            layer.bounds = CGRect(x: CGFloat.nan, y: 0, width: .nan, height: 15)
            layer.frame = CGRect(x: 1.5, y: .nan, width: 10, height: 10)
            layer.zPosition = .nan
        }
        #expect(
            found == [
                "CALayerInvalidGeometry: CALayer position contains NaN: [240 nan]",
                "CALayerInvalidGeometry: CALayer bounds contains NaN: [nan 0; nan 15]",
                "CALayerInvalidGeometry: CALayer position contains NaN: [6.5 nan]",
                "CALayerInvalidGeometry: CALayer zPosition contains NaN: nan",
            ])
        #expect(layer.frame == rect(0, 0, 10, 10))
        #expect(misuses { layer.position.x = .infinity }.isEmpty)
        #expect(layer.position.x == .infinity)
    }

    @Test("affineTransform is the identity for a transform with any z part; setAffineTransform replaces all")
    func affineTransform() {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(2, 3, 1)
        #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
        layer.transform.m34 = -0.002
        #expect(layer.affineTransform() == .identity)
        layer.setAffineTransform(CGAffineTransform(translationX: 4, y: 5))
        #expect(layer.transform == CATransform3DMakeTranslation(4, 5, 0))
    }

    @Test("contentsAreFlipped counts flipped layers up to the root, and the screen above a committed one")
    func flipped() {
        let root = CALayer()
        let middle = makeLayer(in: root)
        let leaf = makeLayer(in: middle)
        #expect(!leaf.contentsAreFlipped())
        middle.isGeometryFlipped = true
        #expect(leaf.contentsAreFlipped() && middle.contentsAreFlipped() && !root.contentsAreFlipped())
        root.isGeometryFlipped = true
        #expect(!leaf.contentsAreFlipped() && root.contentsAreFlipped())
        _ = LayerCommit.commit(roots: [root], width: 1, height: 1, scale: 1, time: 0)
        #expect(leaf.contentsAreFlipped() && !root.contentsAreFlipped())
    }
}
