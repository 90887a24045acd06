import Foundation
import RenderServer
import Testing

@testable import QuartzCore

@MainActor
@Suite("Keys of emitters and their cells") struct EmitterKeyTests {
    @Test("Cells have Apple's defaults; every key reads back what it was set to, and nil brings the default back")
    func cellKeys() {
        let samples: [Any] = [
            NSNumber(value: 3), NSNumber(value: false), "nearest", "both", CGRect(x: 0, y: 0, width: 0.5, height: 1),
            CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
        ]
        for property in EmitterCellProperty.all {
            let cell = CAEmitterCell()
            let initial = cell.value(forKey: property.key)
            #expect(isSame(initial, CAEmitterCell.defaultValue(forKey: property.key)))
            #expect(!cell.shouldArchiveValue(forKey: property.key))
            let sample = samples.first { sample in
                let found = misuses { cell.setValue(sample, forKey: property.key) }
                return found.isEmpty && !isSame(cell.value(forKey: property.key), initial)
            }
            #expect(sample != nil, "\(property.key) takes no sample")
            #expect(cell.shouldArchiveValue(forKey: property.key))
            cell.setValue(nil, forKey: property.key)
            let cleared = property.key == "color" ? nil : initial
            #expect(isSame(cell.value(forKey: property.key), cleared), "\(property.key) is not cleared")
        }
        let cell = CAEmitterCell()
        #expect(cell.isEnabled && cell.scale == 1 && cell.contentsScale == 1 && cell.speed == 1)
        #expect(cell.birthRate == 0 && cell.lifetime == 0 && cell.contents == nil && cell.emitterCells == nil)
        #expect(cell.minificationFilter == "linear" && cell.contentsRect == rect(0, 0, 1, 1))
        cell.setValue(false, forKey: "enabled")
        #expect(!cell.isEnabled)
        cell.setValue("mine", forKey: "own")
        #expect(cell.value(forKey: "own") as? String == "mine")
        #expect(misuses { cell.setValue("x", forKey: "birthRate") }.count == 1)
    }

    @Test("Every member sets what its key reads, and nothing else")
    func cellMembers() {
        func check<Value>(
            _ path: ReferenceWritableKeyPath<CAEmitterCell, Value>, _ key: String, _ value: Value, reads: Any? = nil
        ) {
            let (cell, plain) = (CAEmitterCell(), CAEmitterCell())
            cell[keyPath: path] = value
            #expect(isSame(cell.value(forKey: key), reads ?? value), "\(key)")
            #expect(isSame(cell[keyPath: path], value), "\(key)")
            for other in EmitterCellProperty.all where other.key != key {
                #expect(isSame(cell.value(forKey: other.key), plain.value(forKey: other.key)), "\(key): \(other.key)")
            }
        }
        let floats: [(ReferenceWritableKeyPath<CAEmitterCell, Float>, String)] = [
            (\.birthRate, "birthRate"), (\.lifetime, "lifetime"), (\.lifetimeRange, "lifetimeRange"),
            (\.redRange, "redRange"), (\.greenRange, "greenRange"), (\.blueRange, "blueRange"),
            (\.alphaRange, "alphaRange"), (\.redSpeed, "redSpeed"), (\.greenSpeed, "greenSpeed"),
            (\.blueSpeed, "blueSpeed"), (\.alphaSpeed, "alphaSpeed"),
            (\.minificationFilterBias, "minificationFilterBias"), (\.speed, "speed"), (\.repeatCount, "repeatCount"),
        ]
        for (path, key) in floats { check(path, key, 3, reads: NSNumber(value: 3)) }
        let lengths: [(ReferenceWritableKeyPath<CAEmitterCell, CGFloat>, String)] = [
            (\.emissionLatitude, "emissionLatitude"), (\.emissionLongitude, "emissionLongitude"),
            (\.emissionRange, "emissionRange"), (\.velocity, "velocity"), (\.velocityRange, "velocityRange"),
            (\.xAcceleration, "xAcceleration"), (\.yAcceleration, "yAcceleration"),
            (\.zAcceleration, "zAcceleration"), (\.scale, "scale"), (\.scaleRange, "scaleRange"),
            (\.scaleSpeed, "scaleSpeed"), (\.spin, "spin"), (\.spinRange, "spinRange"),
            (\.contentsScale, "contentsScale"),
        ]
        for (path, key) in lengths { check(path, key, 3, reads: NSNumber(value: 3)) }
        let times: [(ReferenceWritableKeyPath<CAEmitterCell, CFTimeInterval>, String)] = [
            (\.beginTime, "beginTime"), (\.duration, "duration"), (\.timeOffset, "timeOffset"),
            (\.repeatDuration, "repeatDuration"),
        ]
        for (path, key) in times { check(path, key, 3, reads: NSNumber(value: 3)) }
        check(\.name, "name", "sparks")
        check(\.isEnabled, "isEnabled", false, reads: NSNumber(value: false))
        check(\.autoreverses, "autoreverses", true, reads: NSNumber(value: true))
        check(\.contentsRect, "contentsRect", rect(0, 0, 0.5, 1))
        check(\.minificationFilter, "minificationFilter", "nearest")
        check(\.magnificationFilter, "magnificationFilter", "nearest")
        check(\.color, "color", CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("Style speaks for what was not set")
    func style() {
        let cell = CAEmitterCell()
        cell.velocity = 5
        cell.style = ["velocity": 9, "birthRate": 7]
        #expect(cell.velocity == 5 && cell.birthRate == 7)
        cell.style = nil
        #expect(cell.birthRate == 0)
    }

    @Test("Key paths of the layer reach cells by name, their cells and parts of values")
    func keyPaths() {
        let inner = makeCell("inner")
        let outer = makeCell("outer") { $0.emitterCells = [inner] }
        let layer = CAEmitterLayer()
        layer.emitterCells = [makeCell("other"), outer]
        layer.setValue(7, forKeyPath: "emitterCells.outer.birthRate")
        layer.setValue(0.25, forKeyPath: "emitterCells.outer.emitterCells.inner.scale")
        layer.setValue(CGSize(width: 0.5, height: 0.5), forKeyPath: "emitterCells.outer.contentsRect.size")
        #expect(outer.birthRate == 7 && inner.scale == 0.25 && outer.contentsRect == rect(0, 0, 0.5, 0.5))
        #expect(layer.value(forKeyPath: "emitterCells.outer.birthRate") as? NSNumber == 7)
        #expect(
            layer.value(forKeyPath: "emitterCells.outer.contentsRect.size") as? CGSize
                == CGSize(width: 0.5, height: 0.5))
        #expect(layer.value(forKeyPath: "emitterCells.nobody.birthRate") == nil)
        #expect(
            misuses { layer.setValue(1, forKeyPath: "emitterCells.nobody.birthRate") } == [
                "NSUnknownKeyException: CAEmitterLayer has nothing to set at the key path emitterCells.nobody.birthRate"
            ])
    }

    @Test("A change through the layer is seen at the next commit; one of the cell alone with the layer's next change")
    func seen() {
        let cell = makeCell { ($0.birthRate, $0.lifetime) = (10, 100) }
        let rig = EmitterRig([cell])
        rig.step(to: 1)
        rig.perform { $0.setValue(20, forKeyPath: "emitterCells.cell.birthRate") }
        #expect(rig.sprites(at: 2).count == 30)
        cell.birthRate = 100
        #expect(rig.sprites(at: 3).count == 50)
        rig.perform { $0.opacity = 0.5 }
        #expect(rig.sprites(at: 4).count == 150)
    }

    @Test("The presentation layer tells what animations make of a cell")
    func presentation() {
        let rig = EmitterRig([makeCell()])
        let animation = CABasicAnimation(keyPath: "emitterCells.cell.scale")
        (animation.fromValue, animation.toValue, animation.duration) = (1, 3, 1)
        rig.rig.perform { rig.emitter.add(animation, forKey: nil) }
        rig.rig.commit()
        rig.step(to: 0.5)
        rig.rig.perform {
            #expect(
                rig.emitter.presentation()?.value(forKeyPath: "emitterCells.cell.scale") as? NSNumber == 2)
            #expect(rig.emitter.value(forKeyPath: "emitterCells.cell.scale") as? NSNumber == 1)
        }
    }
}
