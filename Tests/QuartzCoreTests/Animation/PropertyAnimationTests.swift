import QuartzCore
import Testing

@MainActor
@Suite struct PropertyAnimationTests {
    private func sample(_ change: (CABasicAnimation) -> Void, at time: Double = 0.25) -> Double {
        let rig = AnimationRig()
        rig.perform {
            CATransaction.setDisableActions(true)
            rig.layer.cornerRadius = 100
        }
        rig.commit()
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        animation.duration = 1
        change(animation)
        rig.add(animation)
        return rig.number("cornerRadius", at: time)
    }

    @Test("from, to and by: two give the ends, one meets the value underneath, none holds it")
    func ends() {
        #expect(sample { ($0.fromValue, $0.toValue) = (10, 20) } == 12.5)
        #expect(sample { ($0.fromValue, $0.byValue) = (10, 20) } == 15)
        #expect(sample { ($0.toValue, $0.byValue) = (20, 8) } == 14)
        #expect(sample { $0.fromValue = 20 } == 40)
        #expect(sample { $0.toValue = 20 } == 80)
        #expect(sample { $0.byValue = 8 } == 102)
        #expect(sample { _ in } == 100)
        #expect(sample { ($0.fromValue, $0.toValue, $0.byValue) = (10, 20, 99) } == 12.5)
    }

    @Test("Additive animations add to the value so far; else the later one wins")
    func combination() {
        let rig = AnimationRig()
        rig.perform {
            CATransaction.setDisableActions(true)
            rig.layer.cornerRadius = 100
        }
        rig.add(fade("cornerRadius") { ($0.fromValue, $0.toValue) = (10, 20) }, forKey: "a")
        rig.add(fade("cornerRadius") { ($0.fromValue, $0.toValue, $0.isAdditive) = (-4, 0, true) }, forKey: "b")
        #expect(rig.number("cornerRadius", at: 0.5) == 13)
        rig.add(fade("cornerRadius") { ($0.fromValue, $0.toValue) = (1, 1) }, forKey: "c")
        #expect(rig.number("cornerRadius", at: 0.5) == 1)
        #expect(rig.layer.animationKeys() == ["a", "b", "c"])
        rig.add(fade("cornerRadius") { $0.fromValue = 5 }, forKey: "a")
        #expect(rig.layer.animationKeys() == ["b", "c", "a"], "the same key replaces, and comes last")
    }

    @Test("Cumulative: each cycle starts from as many end values (0 to 10: 5, 15, 25)")
    func cumulative() {
        let rig = AnimationRig()
        rig.add(fade("cornerRadius") { ($0.toValue, $0.isCumulative, $0.repeatCount) = (10, true, 3) })
        #expect(isNear(rig.numbers("cornerRadius", at: [0.5, 1.5, 2.5, 3]), [5, 15, 25, 30]))
    }

    @Test("Every animatable key path and part has its value between")
    func keyPaths() {
        let points: (Any, Any, Any) = (CGPoint.zero, CGPoint(x: 4, y: 8), CGPoint(x: 1, y: 2))
        let sizes: (Any, Any, Any) = (CGSize.zero, CGSize(width: 4, height: 8), CGSize(width: 1, height: 2))
        let rects: (Any, Any, Any) = (
            CGRect.zero, CGRect(x: 4, y: 8, width: 12, height: 16), CGRect(x: 1, y: 2, width: 3, height: 4)
        )
        let units: (Any, Any, Any) = (0, 0.5, 0.125)
        let lengths: (Any, Any, Any) = (0, 4, 1)
        let scales: (Any, Any, Any) = (1, 5, 2)
        let angles: (Any, Any, Any) = (0, 1, 0.25)
        let kinds: [((Any, Any, Any), [String])] = [
            (points, ["position", "bounds.origin", "anchorPoint"]),
            (sizes, ["bounds.size", "shadowOffset", "transform.translation"]),
            (rects, ["bounds", "contentsRect"]), (units, ["opacity", "shadowOpacity"]),
            (
                lengths,
                [
                    "position.x", "position.y", "bounds.origin.x", "bounds.origin.y", "bounds.size.width",
                    "bounds.size.height", "zPosition", "anchorPoint.x", "anchorPointZ", "cornerRadius", "borderWidth",
                    "shadowRadius", "shadowOffset.width", "shadowOffset.height", "transform.translation.x",
                    "transform.translation.y", "transform.translation.z", "transform.m34",
                ]
            ),
            (
                scales,
                [
                    "contentsScale", "rasterizationScale", "transform.scale", "transform.scale.x", "transform.scale.y",
                    "transform.scale.z", "sublayerTransform.scale.x",
                ]
            ),
            (angles, ["transform.rotation", "transform.rotation.x", "transform.rotation.y", "transform.rotation.z"]),
        ]
        let cases = kinds.flatMap { values, paths in paths.map { ($0, values.0, values.1, values.2) } }
        for (path, from, to, expected) in cases {
            let rig = AnimationRig()
            rig.add(fade(path) { ($0.fromValue, $0.toValue) = (from, to) })
            let shown = rig.shown(path, at: 0.25)
            let (a, b) = (shown.map(numbers) ?? [], numbers(expected))
            #expect(isNear(a, b, 1e-6), "\(path): \(String(describing: shown))")
        }
    }

    private func numbers(_ value: Any) -> [Double] {
        switch value {
        case let point as CGPoint: [Double(point.x), Double(point.y)]
        case let size as CGSize: [Double(size.width), Double(size.height)]
        case let rect as CGRect: numbers(rect.origin) + numbers(rect.size)
        case let number as NSNumber: [number.doubleValue]
        case let number as Int: [Double(number)]
        case let number as Double: [number]
        default: []
        }
    }

    @Test("Keys of subclasses: shapes, gradients, text")
    func subclasses() throws {
        let shape = AnimationRig(CAShapeLayer())
        shape.add(fade("strokeEnd"))
        shape.add(fade("lineWidth") { $0.toValue = 8 }, forKey: "w")
        let outline = CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8), transform: nil)
        let small = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
        shape.add(fade("path") { ($0.fromValue, $0.toValue) = (small, outline) }, forKey: "p")
        #expect(shape.number("strokeEnd", at: 0.5) == 0.5 && shape.number("lineWidth", at: 0.5) == 4)
        let path = try #require(shape.shown("path", at: 0.5) as! CGPath?)
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 6, height: 6))

        let gradient = AnimationRig(CAGradientLayer())
        let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)
        gradient.add(fade("colors") { ($0.fromValue, $0.toValue) = ([red, red], [red, blue]) })
        gradient.add(fade("locations") { ($0.fromValue, $0.toValue) = ([0, 0.5], [0, 1]) }, forKey: "l")
        let colors = try #require(gradient.shown("colors", at: 0.5) as? [CGColor])
        #expect(colors[1].components == [0.5, 0, 0.5, 0.75], "straight alpha")
        #expect(gradient.shown("locations", at: 0.5) as? [NSNumber] == [0, 0.75])

        let text = AnimationRig(CATextLayer())
        text.add(fade("fontSize") { ($0.fromValue, $0.toValue) = (10, 20) })
        #expect(text.number("fontSize", at: 0.5) == 15)
    }

    @Test("Flags and strings change at once to the end")
    func flags() {
        let rig = AnimationRig()
        rig.add(fade("hidden") { ($0.fromValue, $0.toValue) = (false, true) })
        #expect(rig.perform { rig.layer.presentation()?.isHidden } == true && !rig.layer.isHidden)
    }

    @Test("A value function makes the matrix of the numbers after they were interpolated")
    func valueFunctions() throws {
        let rig = AnimationRig()
        rig.add(
            fade("transform") {
                $0.valueFunction = CAValueFunction(name: .rotateZ)
                ($0.fromValue, $0.toValue) = (0, 4 * Double.pi)
            })
        _ = rig.number("opacity", at: 0.125)
        let turned = try #require(rig.perform { rig.layer.presentation()?.transform })
        #expect((turned.m11).magnitude < 1e-12 && (turned.m12 - 1).magnitude < 1e-12, "a quarter turn of two turns")
        rig.add(
            fade("transform") {
                $0.valueFunction = CAValueFunction(name: .translate)
                ($0.fromValue, $0.toValue) = (nil, [4, 8, 12])
            })
        _ = rig.number("opacity", at: 0.375)
        let moved = try #require(rig.perform { rig.layer.presentation()?.transform })
        #expect([moved.m41, moved.m42, moved.m43] == [1, 2, 3], "from nothing, where no start is given")
        #expect(CAValueFunction(name: .scaleX)?.name == .scaleX)
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "nope")) == nil)
    }

    @Test("sublayers.name.key reaches the sublayer of that name")
    func sublayerPaths() {
        let rig = AnimationRig()
        let dot = CALayer()
        dot.name = "dot"
        rig.perform { rig.layer.addSublayer(dot) }
        rig.commit()
        rig.add(fade("sublayers.dot.opacity"))
        #expect(rig.number("opacity", at: 0.25, of: dot) == 0.25 && rig.number("opacity", at: 0.25) == 1)
        #expect(rig.layer.animationKeys() == ["a"] && dot.animationKeys() == nil)
        rig.perform { rig.layer.removeAllAnimations() }
        rig.commit()
        #expect(rig.number("opacity", at: 0.3, of: dot) == 1)
    }

    @Test("CAAN-10 An unknown key path is logged and does nothing")
    func unknownKeyPath() {
        let rig = AnimationRig()
        let listener = Listener()
        rig.context.listener = listener
        rig.add(fade("nope"))
        rig.add(fade("position.z"), forKey: "b")
        rig.add(fade("sublayers.none.opacity"), forKey: "c")
        #expect(listener.lines.count == 3 && listener.lines.allSatisfy { $0.contains("nothing to animate") })
        #expect(rig.number("opacity", at: 0.5) == 1)
    }

    @Test("CAAN-05 add copies: later changes of the animation do nothing, changing the layer's copy raises")
    func copies() throws {
        let rig = AnimationRig()
        let listener = Listener()
        rig.context.listener = listener
        let animation = fade()
        animation.setValue("x", forKey: "mine")
        rig.add(animation)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        let copy = try #require(rig.layer.animation(forKey: "a") as? CABasicAnimation)
        #expect(copy !== animation && copy === rig.layer.animation(forKey: "a"))
        #expect(copy.fillMode == .removed && copy.value(forKey: "mine") as? String == "x")
        rig.perform { copy.toValue = 9 }
        #expect(listener.lines.count == 1 && copy.toValue as? Int == 1)
        let free = try #require(copy.copy() as? CABasicAnimation)
        free.toValue = 9
        #expect(free.toValue as? Int == 9)
        #expect(rig.number("opacity", at: 1.5) == 1 && rig.layer.animationKeys() == nil)
    }

    private final class Marked: CABasicAnimation {
        var mark = "made"
    }

    @Test("A copy has the class of its original")
    func subclassCopies() {
        let rig = AnimationRig()
        rig.add(Marked(keyPath: "opacity"))
        #expect((rig.layer.animation(forKey: "a") as? Marked)?.mark == "made")
    }
}

@MainActor
private final class Listener: MisuseListener {
    var lines: [String] = []
    func misuse(_ name: String, _ message: String) { lines.append("\(name): \(message)") }
    func log(_ message: String) { lines.append(message) }
}
