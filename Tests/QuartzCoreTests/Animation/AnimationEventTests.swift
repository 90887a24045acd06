import Testing

@testable import QuartzCore

@MainActor
@Suite struct AnimationEventTests {
    private func named(_ name: String, _ log: AnimationLog, duration: Double = 1) -> CABasicAnimation {
        fade {
            $0.setValue(name, forKey: "name")
            ($0.delegate, $0.duration) = (log, duration)
        }
    }

    @Test("Delegates hear of the begin and of the end; stops come in the order of the ends, before completion blocks")
    func order() {
        let (rig, log) = (AnimationRig(), AnimationLog())
        rig.perform {
            CATransaction.setCompletionBlock { log.lines.append("block at \(rig.time)") }
            rig.layer.add(named("long", log, duration: 0.5), forKey: "a")
            rig.layer.add(named("short", log, duration: 0.25), forKey: "b")
            rig.layer.add(named("second", log, duration: 0.25), forKey: "c")
        }
        rig.advance(to: 0.1)
        #expect(log.lines == ["start long", "start short", "start second"])
        rig.advance(to: 2)
        #expect(
            log.lines[3...] == ["stop short true", "stop second true", "stop long true", "block at 0.5"])
        #expect(rig.layer.animationKeys() == nil)
    }

    @Test("A layer keeps no account of animations once the last is over")
    func forgotten() {
        let (rig, log) = (AnimationRig(), AnimationLog())
        rig.perform {
            rig.layer.add(named("long", log, duration: 0.5), forKey: "a")
            rig.layer.add(named("short", log, duration: 0.25), forKey: "b")
        }
        rig.advance(to: 0.3)
        #expect(rig.layer.motion != nil)
        rig.advance(to: 1)
        #expect(rig.layer.motion == nil)
    }

    @Test("Removed and replaced animations stop unfinished, never inside the call")
    func removal() {
        let (rig, log) = (AnimationRig(), AnimationLog())
        rig.add(named("a", log))
        rig.advance(to: 0.5)
        rig.perform {
            rig.layer.add(named("b", log), forKey: "a")
            #expect(log.lines == ["start a"])
        }
        rig.commit()
        #expect(log.lines == ["start a", "stop a false"])
        rig.advance(to: 0.6)
        rig.perform { rig.layer.removeAllAnimations() }
        rig.advance(to: 0.7)
        #expect(log.lines == ["start a", "stop a false", "start b", "stop b false"])
        rig.advance(to: 3)
        #expect(log.lines.count == 4, "nothing stops twice")
    }

    @Test("A layer that leaves the tree stops its animations and those below; one that comes back at once does not")
    func departure() {
        let (rig, log) = (AnimationRig(), AnimationLog())
        let below = CALayer()
        rig.perform { rig.layer.addSublayer(below) }
        rig.commit()
        rig.add(named("below", log), to: below)
        rig.advance(to: 0.25)
        rig.perform {
            withoutActions {
                rig.layer.removeFromSuperlayer()
                rig.root.addSublayer(rig.layer)
            }
        }
        rig.advance(to: 0.5)
        #expect(log.lines == ["start below"] && below.animationKeys() == ["a"])
        rig.perform { withoutActions { rig.layer.removeFromSuperlayer() } }
        rig.advance(to: 0.6)
        #expect(log.lines == ["start below", "stop below false"] && below.animationKeys() == nil)
    }

    @Test("An animation that stays after its end stops once; a delayed one starts when its time comes")
    func staying() {
        let (rig, log) = (AnimationRig(), AnimationLog())
        let animation = named("a", log)
        (animation.isRemovedOnCompletion, animation.beginTime) = (false, 2)
        rig.add(animation)
        rig.advance(to: 1.9)
        #expect(log.lines.isEmpty)
        rig.advance(to: 2.1)
        #expect(log.lines == ["start a"])
        rig.advance(to: 9)
        #expect(log.lines == ["start a", "stop a true"] && rig.layer.animationKeys() == ["a"])
    }

    @Test("A completion block waits for animations added after it was set, nested transactions' among them")
    func completionBlocks() {
        let rig = AnimationRig()
        var lines: [String] = []
        rig.perform {
            rig.layer.add(fade { $0.duration = 5 }, forKey: "before")
            CATransaction.begin()
            CATransaction.setCompletionBlock { lines.append("outer \(rig.time)") }
            CATransaction.begin()
            rig.layer.add(fade { $0.duration = 2 }, forKey: "inner")
            CATransaction.setCompletionBlock { lines.append("inner \(rig.time)") }
            rig.layer.add(fade { $0.duration = 1 }, forKey: "late")
            CATransaction.commit()
            CATransaction.commit()
        }
        rig.advance(to: 9)
        #expect(lines == ["inner 1.0", "outer 2.0"])
    }

    @Test("A block that adds animations and blocks in its turn: each runs once, in the end all are gone")
    func reentrant() {
        let (rig, log) = (AnimationRig(), AnimationLog())
        var rounds = 0
        func go() {
            guard rounds < 20 else { return }
            rounds += 1
            CATransaction.begin()
            CATransaction.setCompletionBlock { go() }
            rig.layer.add(named("\(rounds)", log, duration: 0.1), forKey: "a")
            CATransaction.commit()
        }
        log.onStop = { _ in rig.layer.removeAllAnimations() }
        rig.perform { go() }
        rig.advance(to: 9)
        #expect(rounds == 20 && log.lines.filter { $0.hasPrefix("stop") }.count == 20)
        #expect(rig.layer.animationKeys() == nil && rig.context.events.nextTurn(after: rig.time) == nil)
    }

    @Test("A layer removed inside a delegate's call takes its other animations along")
    func removedInside() {
        let (rig, log) = (AnimationRig(), AnimationLog())
        log.onStop = { finished in
            if finished { withoutActions { rig.layer.removeFromSuperlayer() } }
        }
        rig.perform {
            rig.layer.add(named("a", log), forKey: "a")
            rig.layer.add(named("b", log, duration: 1), forKey: "b")
            rig.layer.add(named("c", log, duration: 3), forKey: "c")
        }
        rig.advance(to: 5)
        #expect(log.lines.contains("stop a true") && log.lines.contains("stop c false"))
        #expect(log.lines.filter { $0.hasPrefix("stop") }.count == 3)
    }

    @Test("Nothing is kept: animations, delegates and blocks die with their end, removal, or their layer's")
    func leaks() {
        weak var delegate: AnimationLog?
        weak var animation: CAAnimation?
        weak var layer: CALayer?
        let rig = AnimationRig()
        func add() {
            let log = AnimationLog()
            delegate = log
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.lines.append("") }
            rig.layer.add(named("a", log), forKey: "a")
            CATransaction.commit()
            animation = rig.layer.animation(forKey: "a")
        }
        rig.perform(add)
        #expect(delegate != nil && animation != nil)
        rig.advance(to: 2)
        #expect(delegate == nil && animation == nil, "after the end")
        rig.perform {
            add()
            rig.layer.removeAllAnimations()
        }
        rig.advance(to: 3)
        #expect(delegate == nil && animation == nil, "after removal")
        func addLayer() {
            let doomed = CALayer()
            layer = doomed
            rig.root.addSublayer(doomed)
            doomed.add(fade { $0.repeatCount = .infinity }, forKey: "a")
            animation = doomed.animation(forKey: "a")
        }
        rig.perform(addLayer)
        rig.advance(to: 4)
        #expect(layer != nil && animation != nil)
        rig.perform { withoutActions { layer?.removeFromSuperlayer() } }
        rig.advance(to: 5)
        #expect(layer == nil && animation == nil, "with the layer")
    }
}
