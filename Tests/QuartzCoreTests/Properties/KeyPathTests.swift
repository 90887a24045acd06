import QuartzCore
import Testing

@MainActor
@Suite("Key paths of layers")
struct KeyPathTests {
    private func number(_ layer: CALayer, _ keyPath: String) -> Double {
        (layer.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue ?? .nan
    }

    @Test("Parts of points, sizes and rectangles are read and set")
    func parts() {
        let layer = makeLayer(rect(10, 20, 30, 40))
        for (keyPath, value) in [
            ("position.x", 25.0), ("position.y", 40), ("bounds.size.width", 30), ("bounds.size.height", 40),
            ("bounds.origin.y", 0), ("shadowOffset.width", 0), ("shadowOffset.height", -3), ("anchorPoint.x", 0.5),
        ] {
            #expect(number(layer, keyPath) == value, "\(keyPath)")
            layer.setValue(value + 1, forKeyPath: keyPath)
            #expect(number(layer, keyPath) == value + 1, "\(keyPath)")
        }
        #expect(layer.position == CGPoint(x: 26, y: 41))
        #expect(layer.bounds == rect(0, 1, 31, 41))
        #expect(layer.shadowOffset == CGSize(width: 1, height: -2))
        layer.setValue(CGPoint(x: 5, y: 6), forKeyPath: "bounds.origin")
        #expect(layer.bounds.origin == CGPoint(x: 5, y: 6))
    }

    @Test("Parts of a transform: rotation, scale, translation and elements")
    func transforms() {
        let layer = CALayer()
        layer.setValue(0.5, forKeyPath: "transform.rotation.z")
        #expect(isClose(layer.transform, CATransform3DMakeRotation(0.5, 0, 0, 1), within: 1e-12))
        #expect(abs(number(layer, "transform.rotation.z") - 0.5) < 1e-9)
        #expect(abs(number(layer, "transform.rotation") - 0.5) < 1e-9)
        layer.setValue(2, forKeyPath: "transform.scale")
        layer.setValue(30, forKeyPath: "transform.translation.x")
        let expected = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeScale(2, 2, 2), CATransform3DMakeRotation(0.5, 0, 0, 1)),
            CATransform3DMakeTranslation(30, 0, 0))
        #expect(isClose(layer.transform, expected, within: 1e-12))
        #expect(abs(number(layer, "transform.scale") - 2) < 1e-12)
        #expect(layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 30, height: 0))
        layer.setValue(-0.002, forKeyPath: "transform.m34")
        #expect(layer.transform.m34 == -0.002 && number(layer, "transform.m34") == -0.002)
    }

    @Test("A turn about z alone is, number for number, the product of its scale and its rotation")
    func turns() {
        var generator = SplitMix64(seed: 22)
        for _ in 0..<200 {
            // Eighths: their squares, and so the scales that are read back, are exact.
            let scale = (0..<3).map { _ in CGFloat(Int.random(in: 1...40, using: &generator)) / 8 }
            let angle = Double.random(in: -4...4, using: &generator)
            let layer = CALayer()
            layer.transform = CATransform3DMakeScale(scale[0], scale[1], scale[2])
            layer.setValue(angle, forKeyPath: "transform.rotation.z")
            let expected = CATransform3DConcat(
                CATransform3DMakeScale(scale[0], scale[1], scale[2]), CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
            )
            #expect(layer.transform == expected)
        }
    }

    @Test("Rotations about all three axes are taken apart and put together again")
    func rotations() {
        var generator = SplitMix64(seed: 21)
        for _ in 0..<100 {
            let layer = CALayer()
            let angles = (0..<3).map { _ in Double.random(in: -1.4...1.4, using: &generator) }
            for (axis, angle) in zip(["x", "y", "z"], angles) {
                layer.setValue(angle, forKeyPath: "transform.rotation.\(axis)")
            }
            for (axis, angle) in zip(["x", "y", "z"], angles) {
                #expect(abs(number(layer, "transform.rotation.\(axis)") - angle) < 1e-9)
            }
            let by = { (angle: Double, x: CGFloat, y: CGFloat, z: CGFloat) in
                CATransform3DMakeRotation(CGFloat(angle), x, y, z)
            }
            let expected = CATransform3DConcat(
                CATransform3DConcat(by(angles[0], 1, 0, 0), by(angles[1], 0, 1, 0)), by(angles[2], 0, 0, 1))
            #expect(isClose(layer.transform, expected, within: 1e-9))
        }
    }

    @Test("Through layers and kept dictionaries")
    func nested() {
        let layer = CALayer()
        layer.mask = CALayer()
        layer.setValue(4, forKeyPath: "mask.cornerRadius")
        #expect(layer.mask?.cornerRadius == 4 && number(layer, "mask.cornerRadius") == 4)
        layer.setValue(["depth": 1], forKey: "mine")
        layer.setValue(2, forKeyPath: "mine.depth")
        #expect(number(layer, "mine.depth") == 2)
    }

    @Test("A path to nothing is reported and sets nothing")
    func unknown() {
        let layer = CALayer()
        let found = misuses {
            layer.setValue(1, forKeyPath: "transform.spin")
            layer.setValue(1, forKeyPath: "position.z")
            layer.setValue("far", forKeyPath: "position.x")
        }
        #expect(found.count == 3 && found.allSatisfy { $0.hasPrefix("NSUnknownKeyException: CALayer") })
        #expect(layer.value(forKeyPath: "transform.spin") == nil && layer.position == .zero)
    }
}
