import Foundation
import Testing

@testable import QuartzCore
@testable import RenderServer

/// Takes every row of the property table through everything that a property needs, so that one that was added half-way
/// fails here. What is left out stands on a list, with its reason.
@MainActor
@Suite("A property's way from the table to the screen")
struct PropertyWalkTests {
    nonisolated static let classes = [
        "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CATransformLayer", "CAReplicatorLayer",
        "EffectLayer", "CAEmitterLayer", "CAScrollLayer", "CATiledLayer",
    ]

    private static let types: [String: CALayer.Type] = [
        "CALayer": CALayer.self, "CAShapeLayer": CAShapeLayer.self, "CAGradientLayer": CAGradientLayer.self,
        "CATextLayer": CATextLayer.self, "CATransformLayer": CATransformLayer.self,
        "CAReplicatorLayer": CAReplicatorLayer.self, "EffectLayer": EffectLayer.self,
        "CAEmitterLayer": CAEmitterLayer.self, "CAScrollLayer": CAScrollLayer.self, "CATiledLayer": CATiledLayer.self,
    ]

    /// A layer of which every property shows: with a picture, a shadow, colours and something below.
    private func dressedLayer(_ name: String) throws -> CALayer {
        let layer = LayerFactory.makeLayer(of: try #require(Self.types[name]))
        let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
        let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
        layer.frame = rect(10, 20, 40, 30)
        layer.addSublayer(makeLayer(rect(0, 0, 10, 10)))
        _ = misuses {
            layer.contents = try? canvas().makeImage()
            layer.shadowOpacity = 0.5
        }
        layer.opacity = 0.5
        switch layer {
        case let shape as CAShapeLayer:
            shape.path = CGPath(rect: rect(0, 0, 9, 9), transform: nil)
            shape.strokeColor = green
        case let gradient as CAGradientLayer:
            gradient.colors = [green, white]
            gradient.locations = [0, 1]
        case let text as CATextLayer: text.string = "text"
        case let emitter as CAEmitterLayer:
            // Two cells, so that orders differ, in a shape of which every measure counts.
            emitter.emitterCells = [makeCell("a", dress), makeCell("b", dress)]
            (emitter.emitterShape, emitter.emitterSize, emitter.emitterDepth) = (
                .cuboid, CGSize(width: 5, height: 5), 5
            )
        default: break
        }
        return layer
    }

    private func dress(_ cell: CAEmitterCell) {
        (cell.timeOffset, cell.velocity, cell.emissionRange, cell.spin) = (1, 5, 1, 2)
    }

    private func canvas() throws -> CGContext { CGContext(width: 1, height: 1, baseTransform: .identity) }

    private func commit(_ layer: CALayer) -> RenderNode {
        layer.displayTree()
        return LayerCommit.commit(roots: [layer], width: 100, height: 100, scale: 1, time: 0).tree.roots[0]
    }

    /// A value other than the one the layer has.
    private func other(_ property: LayerProperty, of layer: CALayer) -> Any? {
        let value = property.value(of: layer)
        let sample = samples(for: property).first { !isSame($0, value) }
        if sample == nil { Issue.record("\(type(of: layer)).\(property.key): the tests have no value for it") }
        return sample
    }

    private func set(_ property: LayerProperty, of layer: CALayer) -> Bool {
        guard let sample = other(property, of: layer) else { return false }
        // Transform layers say what they ignore.
        _ = misuses { layer.setValue(sample, forKey: property.key) }
        return true
    }

    // MARK: Compared

    /// What counts for particles that are born after a change.
    private static let birth = EmitterState.birthKeys.union(["emitterShape", "emitterMode", "seed"])

    /// True if another value, set before the first commit, gives other particles.
    private func particles(_ property: LayerProperty, _ name: String) throws -> Bool {
        let (plain, changed) = (try dressedLayer(name), try dressedLayer(name))
        guard set(property, of: changed) else { return false }
        return commit(plain).values.particles != commit(changed).values.particles
    }

    private static let unseen = [
        "name": "messages call the layer so",
        "isOpaque": "says how the next drawing is stored",
        "backgroundFilters": "ignored on iOS",
        "instanceDelay": "is about animations of the copies",
        "levelsOfDetail": "is about the next drawing", "levelsOfDetailBias": "is about the next drawing",
        "tileSize": "is about the next drawing",
    ].merging(
        [
            "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration", "autoreverses", "fillMode",
        ].map { ($0, "is about time") }, uniquingKeysWith: { $1 })

    private static let unseenOfTransformLayers: Set = [
        "contentsRect", "contentsCenter", "contentsScale", "contentsGravity", "minificationFilter",
        "magnificationFilter", "minificationFilterBias",
    ]

    private func isUnseen(_ property: LayerProperty, _ layer: CALayer) -> Bool {
        // The frame is set through bounds and position, whose effects it has.
        if property.effects == .none, property.key != "frame" { return true }
        if Self.unseen[property.key] != nil { return true }
        guard layer is CATransformLayer, property.key != "mask" else { return false }
        return property.needsPlane || Self.unseenOfTransformLayers.contains(property.key)
    }

    @Test(
        "Compared: another value gives another node, which looks other unless the layer only stands elsewhere",
        arguments: classes)
    func compared(name: String) throws {
        for property in try #require(Self.types[name]).properties {
            let layer = try dressedLayer(name)
            guard !isUnseen(property, layer) else { continue }
            let before = commit(layer)
            guard withoutActions({ set(property, of: layer) }) else { continue }
            let after = commit(layer)
            let row = "\(name).\(property.key)"
            if layer is CAEmitterLayer, Self.birth.contains(property.key) {
                #expect(try particles(property, name), "\(row) is not encoded, or not compared")
                continue
            }
            if property.slot?.reach == .placement {
                #expect(before.placement != after.placement, "\(row) is not encoded")
                #expect(before.looksAlike(after), "\(row) changes more than where the layer stands")
            } else {
                #expect(!before.looksAlike(after), "\(row) is not encoded, or not compared")
            }
        }
    }

    // MARK: Committed

    private static let links: Set = ["mask", "sublayers", "delegate", "style", "actions"]

    @Test("Committed: presentation() shows a value after the commit and not before", arguments: classes)
    func committed(name: String) throws {
        for property in try #require(Self.types[name]).properties where !Self.links.contains(property.key) {
            let layer = try dressedLayer(name)
            _ = commit(layer)
            let old = try #require(layer.presentation()).value(forKey: property.key)
            let row = "\(name).\(property.key)"
            #expect(isSame(old, layer.value(forKey: property.key)), "\(row) is not copied")
            guard withoutActions({ set(property, of: layer) }) else { continue }
            // What changes nothing on the screen waits for a change that does.
            if property.effects == .none { withoutActions { layer.zPosition += 1 } }
            let new = layer.value(forKey: property.key)
            #expect(!isSame(old, new), "\(row) is not set")
            #expect(isSame(layer.presentation()?.value(forKey: property.key), old), "\(row) shows before its commit")
            _ = commit(layer)
            #expect(isSame(layer.presentation()?.value(forKey: property.key), new), "\(row) is not committed")
        }
    }

    // MARK: Animated

    /// Rows whose change looks for an action, though animations of their keys show nothing.
    private static let unmoved = [
        "mask": "a link", "sublayers": "a link", "maskedCorners": "a change fades",
        "backgroundFilters": "ignored on iOS",
        "instanceDelay": "is about animations of the copies",
    ]

    @Test("Animated: what an animation shows on its way is encoded as if it had been set", arguments: classes)
    func animated(name: String) throws {
        for property in try #require(Self.types[name]).properties {
            let row = "\(name).\(property.key)"
            let isMoved = property.isAnimatable && Self.unmoved[property.key] == nil
            #expect((property.slot != nil) == isMoved, "\(row) has a place in the state, or is on the list")
            guard isMoved else { continue }
            let layer = try dressedLayer(name)
            let rig = AnimationRig(layer)
            guard let sample = other(property, of: layer) else { continue }
            let own = layer.value(forKey: property.key)
            rig.add(fade(property.key) { ($0.fromValue, $0.toValue) = (nil, sample) })
            for time in [0.25, 0.75] { rig.step(to: time) }
            let shown = rig.shown(property.key, at: 0.75)
            #expect(!isSame(shown, own), "\(row) is not shown")
            // Particles keep what they were born with, so what has been shown counts.
            guard !(layer is CAEmitterLayer && EmitterState.birthKeys.contains(property.key)) else { continue }
            let moving = try #require(layer.commitState.node)
            rig.perform {
                withoutActions {
                    layer.removeAllAnimations()
                    _ = misuses { layer.setValue(shown, forKey: property.key) }
                }
                if property.effects.contains(.display) { layer.displayTree() }
            }
            rig.commit()
            let still = try #require(layer.commitState.node)
            #expect(moving.placement == still.placement, "\(row) moves the layer, and its row does not say so")
            #expect(looksAlike(moving.values, still.values), "\(row) reaches further than its row says")
        }
    }

    /// Equal values, though their pictures may be two objects.
    private func looksAlike(_ a: LayerValues, _ b: LayerValues) -> Bool {
        var a = a
        if let (old, new) = a.image.flatMap({ old in b.image.map { (old, $0) } }),
            old.image.bitmap.bytes == new.image.bitmap.bytes
        {
            a.image?.image = new.image
        }
        return a == b
    }

    // MARK: Documented

    private static let keysThatNoFileHas = [
        "cornerRadii": "of UIKit's corner configurations alone: files have cornerRadius and maskedCorners",
        "delegate": "an object of the app's", "style": "code's own", "actions": "code's own",
        "backgroundFilters": "ignored on iOS",
    ]

    @Test(
        "Documented: the schema of scene files has the key under the layer's class",
        arguments: classes.filter { $0 != "EffectLayer" })
    func documented(name: String) throws {
        let schema = try LayerSchema()
        let keys = schema.keys(ofLayer: name)
        for property in try #require(Self.types[name]).properties {
            let isListed = Self.keysThatNoFileHas[property.key] != nil
            #expect(keys.contains(property.key) != isListed, "\(name).\(property.key) is in the schema, or on the list")
        }
    }

    // MARK: Cleared

    @Test("Cleared: nil brings back the initial value, and no colour at all", arguments: classes)
    func cleared(name: String) throws {
        let type = try #require(Self.types[name])
        for property in type.properties where !Self.links.contains(property.key) {
            let layer = LayerFactory.makeLayer(of: type)
            // Set by the initialiser of text layers, over a default that says otherwise.
            if name == "CATextLayer", property.key == "needsDisplayOnBoundsChange" { continue }
            let initial = layer.value(forKey: property.key)
            guard withoutActions({ set(property, of: layer) }) else { continue }
            _ = misuses { layer.setValue(nil, forKey: property.key) }
            var expected = initial
            if case .color = property.kind { expected = nil }
            #expect(isSame(layer.value(forKey: property.key), expected), "\(name).\(property.key) is not cleared")
        }
    }

    // MARK: Complete

    /// What effect views set themselves; no key reaches it.
    private static let fieldsWithoutKey: Set = ["effect.backdrop", "effect.vibrancy"]

    @Test("Complete: every field of the state is written by a row of the table")
    func fields() {
        var all: Set<String> = []
        var written: Set<String> = []
        for type in Self.types.values {
            all.formUnion(StateFields(LayerFactory.makeLayer(of: type).state).values.keys)
            for property in type.properties {
                let layer = LayerFactory.makeLayer(of: type)
                let before = StateFields(layer.state)
                guard withoutActions({ set(property, of: layer) }) else { continue }
                written.formUnion(StateFields(layer.state).names(differingFrom: before))
            }
        }
        #expect(all.subtracting(written) == Self.fieldsWithoutKey)
    }
}

/// The fields of a state by name, those of its content as `shape.path`.
private struct StateFields {
    private(set) var values: [String: Any] = [:]

    init(_ state: LayerState) {
        for (label, value) in Mirror(reflecting: state).children {
            guard let label else { continue }
            if label != "content", label != "sharedDetails" { values[label] = value }
        }
        for (label, value) in Mirror(reflecting: state.details).children {
            if let label { values[label] = value }
        }
        for (kind, content) in Mirror(reflecting: state.content).children {
            for (label, value) in Mirror(reflecting: content).children {
                if let kind, let label { values["\(kind).\(label)"] = value }
            }
        }
    }

    func names(differingFrom other: StateFields) -> [String] {
        values.filter { name, value in !other.values[name].map { Self.isEqual(value, $0) }! }.map(\.key)
    }

    private static func isEqual(_ a: Any, _ b: Any) -> Bool {
        func compare<Value: Equatable>(_ a: Value) -> Bool { (b as? Value) == a }
        if let a = a as? any Equatable { return compare(a) }
        return String(describing: a) == String(describing: b)
    }
}
