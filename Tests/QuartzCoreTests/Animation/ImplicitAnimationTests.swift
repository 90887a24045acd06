import QuartzCore
import Testing

@MainActor
@Suite struct ImplicitAnimationTests {
    @Test("CAAN-06 A layer animates by itself once it was committed in a shown tree, a quarter of a second by default")
    func implicit() throws {
        let fresh = CALayer()
        fresh.opacity = 0.5
        #expect(fresh.animationKeys() == nil)
        let rig = AnimationRig()
        rig.perform { rig.layer.opacity = 0 }
        let animation = try #require(rig.layer.animation(forKey: "opacity") as? CABasicAnimation)
        #expect((animation.fromValue as? NSNumber)?.floatValue == 1 && animation.toValue == nil)
        #expect(animation.fillMode == .backwards && animation.duration == 0.25)
        #expect(animation.timingFunction == CAMediaTimingFunction(name: .default))
        let shown = rig.numbers("opacity", at: [0, 0.025, 0.125, 0.225, 0.26])
        #expect(isNear(shown, [1, 1 - 0.09480, 1 - 0.80240, 1 - 0.99432, 0], 1e-5), "\(shown)")
    }

    @Test("CAAN-07 Disabled actions, and a duration of 0, animate nothing; the next change does again")
    func disabled() {
        let rig = AnimationRig()
        rig.perform {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            rig.layer.position = CGPoint(x: 5, y: 5)
            CATransaction.commit()
            #expect(rig.layer.animationKeys() == nil)
            CATransaction.begin()
            CATransaction.setAnimationDuration(0)
            rig.layer.position = CGPoint(x: 6, y: 6)
            CATransaction.commit()
            #expect(rig.layer.animationKeys() == nil)
            rig.layer.position = CGPoint(x: 7, y: 7)
            #expect(rig.layer.animationKeys() == ["position"])
        }
    }

    @Test("What animates how: values, fades, and what jumps")
    func table() {
        let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        func keys(_ prepare: (CAShapeLayer) -> Void = { _ in }, _ change: (CAShapeLayer) -> Void) -> [String]? {
            let layer = CAShapeLayer()
            let rig = AnimationRig(layer)
            withoutActions { prepare(layer) }
            rig.commit()
            rig.perform { change(layer) }
            return layer.animationKeys()
        }
        let basic: [(String, (CAShapeLayer) -> Void)] = [
            ("position", { $0.position.x = 1 }), ("bounds", { $0.bounds.size.width = 1 }),
            ("zPosition", { $0.zPosition = 1 }), ("anchorPoint", { $0.anchorPoint.x = 1 }),
            ("anchorPointZ", { $0.anchorPointZ = 1 }), ("transform", { $0.transform.m11 = 2 }),
            ("sublayerTransform", { $0.sublayerTransform.m11 = 2 }), ("contents", { $0.contents = red }),
            ("contentsRect", { $0.contentsRect.size.width = 2 }), ("cornerRadius", { $0.cornerRadius = 1 }),
            ("borderWidth", { $0.borderWidth = 1 }), ("borderColor", { $0.borderColor = red }),
            ("shadowColor", { $0.shadowColor = red }), ("shadowOffset", { $0.shadowOffset.width = 1 }),
            ("shadowOpacity", { $0.shadowOpacity = 1 }), ("shadowRadius", { $0.shadowRadius = 1 }),
            ("opacity", { $0.opacity = 0 }), ("strokeEnd", { $0.strokeEnd = 0 }), ("fillColor", { $0.fillColor = red }),
            ("lineWidth", { $0.lineWidth = 3 }),
        ]
        for (key, change) in basic { #expect(keys({ _ in }, change) == [key], "\(key)") }
        let fades: [(CAShapeLayer) -> Void] = [
            { $0.isHidden = true }, { $0.masksToBounds = true }, { $0.mask = CALayer() },
            { $0.addSublayer(CALayer()) }, { $0.maskedCorners = .layerMinXMinYCorner },
            { $0.filters = [CAFilter.gaussianBlur(radius: 1)] },
        ]
        for change in fades { #expect(keys({ _ in }, change) == ["transition"]) }
        let still: [(CAShapeLayer) -> Void] = [
            { $0.name = "x" }, { $0.contentsGravity = .center }, { $0.cornerCurve = .continuous },
            { $0.isDoubleSided = false }, { $0.speed = 2 }, { $0.backgroundColor = red }, { $0.delegate = nil },
            { $0.path = CGPath(rect: .zero, transform: nil) }, { $0.shadowPath = CGPath(rect: .zero, transform: nil) },
        ]
        for (index, change) in still.enumerated() { #expect(keys({ _ in }, change) == nil, "\(index)") }
        #expect(keys({ $0.backgroundColor = red }, { $0.backgroundColor = nil }) == ["backgroundColor"])
        let frame = CGRect(x: 3, y: 4, width: 50, height: 60)
        #expect(Set(keys({ _ in }, { $0.frame = frame }) ?? []) == ["bounds", "position"])
    }

    @Test("CAAN-08 A shape's path never animates by itself; its stroke colour does, unless actions are disabled")
    func shapePath() {
        let layer = CAShapeLayer()
        layer.strokeColor = CGColor(gray: 0, alpha: 1)
        let rig = AnimationRig(layer)
        var counts = [0, 0]
        for (index, disabled) in [true, false].enumerated() {
            for frame in 1...10 {
                rig.perform {
                    CATransaction.begin()
                    CATransaction.setDisableActions(disabled)
                    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: frame, height: frame), transform: nil)
                    layer.strokeColor = CGColor(gray: CGFloat(frame) / 20, alpha: 1)
                    CATransaction.commit()
                }
                counts[index] += layer.animationKeys()?.count ?? 0
                rig.advance(to: rig.time + 1.0 / 60)
            }
        }
        #expect(counts[0] == 0 && counts[1] == 10)
    }

    @Test("CAAN-02 On a layer that animates by itself, the model goes first: a later change replaces the animation")
    func modelFirst() {
        let rig = AnimationRig()
        rig.perform {
            rig.layer.cornerRadius = 20
            rig.layer.add(fade("cornerRadius") { ($0.fromValue, $0.toValue) = (0, 20) }, forKey: "cornerRadius")
        }
        #expect(rig.layer.animation(forKey: "cornerRadius")?.duration == 1)
        let other = AnimationRig()
        other.perform {
            other.layer.add(fade("cornerRadius") { ($0.fromValue, $0.toValue) = (0, 20) }, forKey: "cornerRadius")
            other.layer.cornerRadius = 20
        }
        #expect(other.layer.animation(forKey: "cornerRadius")?.duration == 0.25)
    }

    @Test("CAAN-03 A start that was read before the change is the old value")
    func readBefore() {
        for (isReadBefore, start) in [(true, 10.0), (false, 25.0)] {
            let rig = AnimationRig()
            withoutActions { rig.layer.cornerRadius = 10 }
            rig.commit()
            rig.perform {
                withoutActions {
                    let animation = fade("cornerRadius") { $0.toValue = 25 }
                    if isReadBefore { animation.fromValue = rig.layer.cornerRadius }
                    rig.layer.cornerRadius = 25
                    if !isReadBefore { animation.fromValue = rig.layer.cornerRadius }
                    rig.layer.add(animation, forKey: "a")
                }
            }
            #expect(rig.number("cornerRadius", at: 0) == start)
        }
    }

    @Test("A change in flight starts where the layer is seen")
    func inFlight() {
        let rig = AnimationRig()
        rig.perform {
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            rig.layer.cornerRadius = 100
        }
        #expect(rig.number("cornerRadius", at: 0.5) == 50)
        rig.perform {
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            rig.layer.cornerRadius = 0
        }
        #expect(isNear(rig.numbers("cornerRadius", at: [0.5, 1, 1.5]), [50, 25, 0]))
    }

    @Test("presentation() shows the values of the last commit with its animations now; later changes wait")
    func presentation() throws {
        let rig = AnimationRig()
        rig.add(fade("cornerRadius") { $0.toValue = 10 })
        rig.advance(to: 0.5)
        let copy = try #require(rig.perform { rig.layer.presentation() })
        #expect(copy.cornerRadius == 5 && copy.model() === rig.layer && copy.animationKeys() == ["a"])
        rig.perform {
            withoutActions { rig.layer.opacity = 0.25 }
            rig.layer.add(fade("borderWidth") { ($0.fromValue, $0.toValue) = (7, 7) }, forKey: "b")
            let now = rig.layer.presentation()
            #expect(now?.opacity == 1 && now?.borderWidth == 0 && now === copy)
            #expect(rig.root.presentation()?.sublayers?.first === now, "the tree of copies")
        }
        rig.commit()
        #expect(rig.perform { rig.layer.presentation()?.opacity } == 0.25)
        #expect(rig.perform { rig.layer.presentation()?.borderWidth } == 7)
    }
}
