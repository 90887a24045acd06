import QuartzCore
import Testing

/// CAMediaTiming, seen through a layer: model 0.5, an animation from 0 to 1 in one second.
@MainActor
@Suite struct LayerTimingTests {
    private func expect(
        _ samples: [(Double, Double)], sourceLocation: SourceLocation = #_sourceLocation,
        _ change: @escaping (CABasicAnimation) -> Void
    ) {
        let rig = AnimationRig()
        withoutActions { rig.layer.cornerRadius = 0.5 }
        rig.commit()
        let animation = fade("cornerRadius", change)
        animation.isRemovedOnCompletion = false
        rig.perform {
            CATransaction.setDisableActions(true)
            rig.layer.add(animation, forKey: "a")
        }
        rig.commit()
        let shown = rig.numbers("cornerRadius", at: samples.map(\.0))
        #expect(isNear(shown, samples.map(\.1)), "\(shown)", sourceLocation: sourceLocation)
    }

    @Test("Repeats, reversal, fills and offsets as measured")
    func table() {
        expect([(0, 0), (0.3, 0.3), (1, 1), (1.01, 0.5)]) { _ in }
        expect([(1.9, 0.9), (2.1, 0.1), (2.5, 0.5), (2.6, 0.5)]) { $0.repeatCount = 2.5 }
        expect([(1.5, 0.5), (1.65, 0.65), (1.9, 0.5)]) { $0.repeatDuration = 1.7 }
        expect([(0.2, 0.8), (0.5, 0.5), (0.9, 0.1)]) { $0.speed = -1 }
        expect([(0.5, 0.8), (0.9, 0.2), (1.1, 0.5)]) { $0.timeOffset = 0.3 }
        expect([(0.5, 0.5), (1.25, 0.75), (2, 0), (2.1, 0.5)]) { $0.autoreverses = true }
        expect([(0, 0), (1, 0), (2.5, 0.5), (3.5, 1), (9, 1)]) { ($0.beginTime, $0.fillMode) = (2, .both) }
        expect([(0, 0.5), (2.5, 0.5), (3.5, 0.5)]) { ($0.beginTime, $0.fillMode) = (2, .removed) }
        expect([(0, 0.25), (9, 0.25)]) { ($0.speed, $0.timeOffset) = (0, 0.25) }
        expect([(9, 0.25)]) { ($0.fillMode, $0.repeatCount) = (.forwards, 1.25) }
    }

    @Test("beginTime 0 is the time of the first commit, other values are the layer's time")
    func begin() {
        let rig = AnimationRig()
        rig.advance(to: 3)
        rig.add(fade())
        #expect(isNear(rig.numbers("opacity", at: [3, 3.25, 4]), [0, 0.25, 1]))
        #expect(rig.layer.animationKeys() == nil, "removed at the end")
        let absolute = fade()
        absolute.beginTime = rig.perform { rig.layer.convertTime(CACurrentMediaTime(), from: nil) } + 1
        rig.add(absolute)
        #expect(isNear(rig.numbers("opacity", at: [4.5, 5.5]), [1, 0.5]))
    }

    @Test("CAAN-01 An animation changes what is shown and not the model, which shows again past the end")
    func removal() {
        let rig = AnimationRig()
        rig.add(fade("cornerRadius") { $0.toValue = 20 })
        #expect(rig.number("cornerRadius", at: 0.5) == 10 && rig.layer.cornerRadius == 0)
        #expect(rig.number("cornerRadius", at: 1.1) == 0 && rig.layer.animationKeys() == nil)
    }

    @Test("CAAN-04 An animation that stays and fills keeps its end on the screen, and not in the model")
    func staying() {
        let rig = AnimationRig()
        rig.add(
            fade("cornerRadius") { ($0.toValue, $0.fillMode, $0.isRemovedOnCompletion) = (20, .forwards, false) })
        #expect(rig.number("cornerRadius", at: 9) == 20 && rig.layer.cornerRadius == 0)
        #expect(rig.layer.animationKeys() == ["a"])
        rig.perform { rig.layer.removeAnimation(forKey: "a") }
        #expect(rig.number("cornerRadius", at: 9) == 20, "what is shown changes with the commit")
        rig.commit()
        #expect(rig.number("cornerRadius", at: 9) == 0)
    }

    @Test("A layer's speed, offset and begin reach all that is below; pausing holds what is shown")
    func layerTime() {
        let rig = AnimationRig()
        rig.perform { (rig.root.speed, rig.layer.timeOffset) = (2, 1) }
        rig.commit()
        rig.add(fade())
        #expect(isNear(rig.numbers("opacity", at: [0, 0.25, 0.375]), [0, 0.5, 0.75]))
        rig.perform {
            let paused = rig.layer.convertTime(CACurrentMediaTime(), from: nil)
            #expect(paused == 1.75)
            (rig.layer.speed, rig.layer.timeOffset) = (0, paused)
        }
        rig.commit()
        #expect(isNear(rig.numbers("opacity", at: [0.4, 7]), [0.75, 0.75]))
        rig.perform {
            let paused = rig.layer.timeOffset
            (rig.layer.speed, rig.layer.timeOffset, rig.layer.beginTime) = (1, 0, 0)
            rig.layer.beginTime = rig.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        }
        rig.commit()
        #expect(isNear(rig.numbers("opacity", at: [7, 7.1]), [0.75, 0.95], 1e-7))
        #expect(rig.number("opacity", at: 7.2) == 1 && rig.layer.animationKeys() == nil)
    }

    @Test("convertTime goes through the layers between")
    func conversion() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        (outer.speed, outer.beginTime, inner.speed, inner.timeOffset) = (2, 1, 0.5, 3)
        #expect(outer.convertTime(4, from: nil) == 6 && inner.convertTime(4, from: nil) == 6)
        #expect(inner.convertTime(6, to: nil) == 4 && inner.convertTime(10, from: outer) == 8)
        #expect(outer.convertTime(8, from: inner) == 10)
    }

    @Test("Durations of 0 or less are the transaction's; 0.25 s unless it says otherwise")
    func defaultDuration() {
        let rig = AnimationRig()
        rig.add(fade { $0.duration = 0 })
        #expect(rig.layer.animation(forKey: "a")?.duration == 0.25)
        rig.perform {
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            rig.layer.add(fade { $0.duration = -1 }, forKey: "a")
            CATransaction.commit()
        }
        #expect(rig.layer.animation(forKey: "a")?.duration == 2)
    }

    @Test("Hostile times do nothing bad: NaN, infinite, negative")
    func hostile() {
        for bad in [Double.nan, .infinity, -.infinity, -1, 0, 1e300, 1e-300] {
            let rig = AnimationRig()
            let paths: [ReferenceWritableKeyPath<CABasicAnimation, Double>] = [
                \.beginTime, \.duration, \.timeOffset, \.repeatDuration,
            ]
            for (index, path) in paths.enumerated() {
                rig.add(fade { $0[keyPath: path] = bad }, forKey: "\(index)")
            }
            rig.add(fade { ($0.speed, $0.repeatCount) = (Float(bad), Float(bad)) }, forKey: "f")
            for time in [0, 0.3, 1, 7] { #expect(!rig.number("opacity", at: time).isNaN) }
            rig.perform { (rig.root.speed, rig.root.timeOffset, rig.root.beginTime) = (Float(bad), bad, bad) }
            rig.commit()
            #expect(!rig.number("opacity", at: 8).isNaN)
        }
    }
}
