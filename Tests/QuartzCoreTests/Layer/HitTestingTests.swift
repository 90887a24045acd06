import QuartzCore
import Testing

@MainActor
@Suite("Hit testing layers")
struct HitTestingTests {
    @Test("contains: the layer's own space, minX and minY in, maxX and maxY out; radius and mask play no part")
    func contains() {
        let layer = CALayer()
        layer.bounds = rect(10, 20, 30, 40)
        layer.cornerRadius = 15
        layer.mask = CALayer()
        #expect(layer.contains(CGPoint(x: 10, y: 20)))
        #expect(!layer.contains(CGPoint(x: 40, y: 30)))
        #expect(!layer.contains(CGPoint(x: 20, y: 60)))
        #expect(!layer.contains(CGPoint(x: 9.99, y: 30)))
    }

    @Test("The point is in the superlayer's space; the deepest layer that contains it answers, else self, else nil")
    func deepest() {
        let root = makeLayer(rect(100, 100, 100, 100))
        let child = makeLayer(rect(10, 10, 50, 50), in: root)
        let grandchild = makeLayer(rect(0, 0, 20, 20), in: child)
        #expect(root.hitTest(CGPoint(x: 115, y: 115)) === grandchild)
        #expect(root.hitTest(CGPoint(x: 145, y: 145)) === child)
        #expect(root.hitTest(CGPoint(x: 195, y: 195)) === root)
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) == nil)
        #expect(child.hitTest(CGPoint(x: 15, y: 15)) === grandchild)
    }

    @Test("Higher zPosition first, then later in the array")
    func order() {
        let root = makeLayer(rect(0, 0, 100, 100))
        let a = makeLayer(rect(0, 0, 50, 50), in: root)
        let b = makeLayer(rect(0, 0, 50, 50), in: root)
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === b)
        a.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === a)
        b.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === b)
        b.zPosition = -1
        a.zPosition = -1
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === b)
    }

    @Test("Hidden layers are skipped; opacity, masks and disabled painting are not asked")
    func hidden() {
        let root = makeLayer(rect(0, 0, 100, 100))
        let child = makeLayer(rect(0, 0, 50, 50), in: root)
        child.opacity = 0
        child.mask = CALayer()
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === child)
        child.isHidden = true
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
        root.isHidden = true
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) == nil)
    }

    @Test("Sublayers outside are found unless masksToBounds is set")
    func outside() {
        let root = makeLayer(rect(0, 0, 50, 50))
        let child = makeLayer(rect(60, 0, 20, 20), in: root)
        #expect(root.hitTest(CGPoint(x: 65, y: 5)) === child)
        root.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 65, y: 5)) == nil)
    }

    @Test("Transforms and scrolled bounds count")
    func transformed() {
        let root = makeLayer(rect(0, 0, 100, 100))
        let child = makeLayer(rect(40, 40, 20, 20), in: root)
        child.transform = CATransform3DMakeScale(3, 3, 1)
        #expect(root.hitTest(CGPoint(x: 22, y: 22)) === child)
        #expect(root.hitTest(CGPoint(x: 19, y: 19)) === root)
        child.transform = CATransform3DIdentity
        root.bounds.origin = CGPoint(x: 30, y: 30)
        #expect(root.hitTest(CGPoint(x: 12, y: 12)) === child)
    }

    @Test("Transform layers are never the answer; what is in them is found in space")
    func transformLayer() {
        let root = makeLayer(rect(0, 0, 200, 200))
        root.sublayerTransform.m34 = -1 / 500
        let space = CATransformLayer()
        space.frame = root.bounds
        root.addSublayer(space)
        let child = makeLayer(rect(100, 100, 50, 50), in: space)
        child.zPosition = 100
        // 50 right of the pivot is seen at 62.5.
        #expect(root.hitTest(CGPoint(x: 160, y: 110)) === child)
        #expect(root.hitTest(CGPoint(x: 165, y: 110)) === root)
        #expect(space.hitTest(CGPoint(x: 5, y: 5)) == nil)
    }

    @Test("A replicator is hit in its first instance only")
    func replicator() {
        let root = makeLayer(rect(0, 0, 200, 200))
        let replicator = CAReplicatorLayer()
        replicator.frame = root.bounds
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
        root.addSublayer(replicator)
        let child = makeLayer(rect(0, 0, 20, 20), in: replicator)
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === child)
        #expect(root.hitTest(CGPoint(x: 55, y: 5)) === replicator)
    }

    @Test(
        "A hit test finds what convert says, over a grid: sublayerTransform rotated, scaled, in perspective; flipped",
        arguments: [false, true])
    func agreesWithConversion(isFlipped: Bool) {
        var perspective = CATransform3DMakeRotation(0.6, 0, 1, 0)
        perspective.m34 = -1 / 400
        let transforms = [
            CATransform3DMakeRotation(0.5, 0, 0, 1), CATransform3DMakeScale(1.7, 0.6, 1),
            CATransform3DConcat(CATransform3DMakeRotation(-0.3, 0, 0, 1), CATransform3DMakeScale(0.8, 1.4, 1)),
            perspective,
        ]
        for transform in transforms {
            let root = makeLayer(rect(0, 0, 200, 160))
            root.anchorPoint = CGPoint(x: 0.3, y: 0.6)
            root.sublayerTransform = transform
            root.isGeometryFlipped = isFlipped
            let plain = makeLayer(rect(20, 30, 70, 40), in: root)
            let turned = makeLayer(rect(90, 60, 60, 50), in: root)
            turned.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
            let deep = makeLayer(rect(10, 5, 30, 60), in: turned)
            var hits: [ObjectIdentifier: Int] = [:]
            for x in stride(from: 0.5, to: 200, by: 7) {
                for y in stride(from: 0.25, to: 160, by: 7) {
                    let point = CGPoint(x: x, y: y)
                    let expected = [deep, turned, plain].first { $0.contains($0.convert(point, from: root)) } ?? root
                    let place = root.convert(point, to: nil)
                    #expect(root.hitTest(place) === expected, "\(point)")
                    hits[ObjectIdentifier(expected), default: 0] += 1
                }
            }
            #expect(hits.count == 4 && hits.values.allSatisfy { $0 > 5 }, "each layer has points of its own")
        }
    }

    @Test("A layer at an infinite position is not hit")
    func infinitePosition() {
        let root = makeLayer(rect(0, 0, 100, 100))
        let child = makeLayer(rect(0, 0, 50, 50), in: root)
        child.position.x = .infinity
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
    }
}
