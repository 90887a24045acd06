import QuartzCore
import Testing

private class Plain: CALayer {}

private class Marked: CALayer {
    var list = [1, 2, 3]

    override init() {
        super.init()
        name = "marked"
    }

    override init(layer: Any) {
        super.init(layer: layer)
        list = (layer as? Marked)?.list ?? []
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

private final class Sealed: CAShapeLayer {
    override init() {
        super.init()
        lineWidth = 7
    }

    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class Generic<Value>: CALayer {
    var value: Value?

    override init() {
        super.init()
        name = "\(Value.self)"
    }

    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class Counted: CALayer {
    nonisolated(unsafe) static var alive = 0

    override init() {
        super.init()
        Self.alive += 1
    }

    override init(layer: Any) {
        super.init(layer: layer)
        Self.alive += 1
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
    deinit { Self.alive -= 1 }
}

@MainActor
@Suite("Classes known only at run time")
struct ClassMetadataTests {
    @Test("init() of the dynamic class runs: overridden, inherited, final and generic ones")
    func makesLayers() {
        #expect(type(of: LayerFactory.makeLayer(of: CALayer.self)) == CALayer.self)
        #expect(type(of: LayerFactory.makeLayer(of: Plain.self)) == Plain.self)
        let marked = LayerFactory.makeLayer(of: Marked.self)
        #expect(marked.name == "marked")
        #expect((marked as? Marked)?.list == [1, 2, 3])
        #expect((LayerFactory.makeLayer(of: Sealed.self) as? Sealed)?.lineWidth == 7)
        #expect(LayerFactory.makeLayer(of: Generic<Int>.self).name == "Int")
        #expect(LayerFactory.makeLayer(of: Generic<String>.self).name == "String")
        #expect(LayerFactory.makeLayer(of: CAGradientLayer.self) is CAGradientLayer)
    }

    @Test("init(layer:) of the dynamic class makes presentation copies")
    func copies() {
        let layer = Marked()
        layer.list = [9]
        #expect(layer.presentation() == nil)
        _ = LayerCommit.commit(roots: [layer], width: 10, height: 10, scale: 1, time: 0)
        #expect(layer.presentation()?.list == [9])
        #expect(layer.presentation() !== layer)
    }

    @Test("Objects made so are freed once")
    func ownership() {
        for _ in 0..<3 {
            let layer = LayerFactory.makeLayer(of: Counted.self)
            #expect(Counted.alive == 1)
            _ = LayerCommit.commit(roots: [layer], width: 1, height: 1, scale: 1, time: 0)
            let copy = layer.presentation()
            #expect(Counted.alive == 2)
            #expect(copy != nil)
        }
        #expect(Counted.alive == 0)
    }

    @Test("An override is told from an inherited method")
    func overrides() {
        class Draws: CALayer {
            override func draw(in ctx: CGContext) {}
        }
        class Lays: CALayer {
            override func layoutSublayers() {}
        }
        class DrawsToo: Draws {}
        let slot = ClassMetadata.methodSlot(of: CALayer.self, overriddenBy: Draws.self)
        #expect(ClassMetadata.overrides(Draws.self, CALayer.self, slot: slot))
        #expect(ClassMetadata.overrides(DrawsToo.self, CALayer.self, slot: slot))
        #expect(!ClassMetadata.overrides(Lays.self, CALayer.self, slot: slot))
        #expect(!ClassMetadata.overrides(CAShapeLayer.self, CALayer.self, slot: slot))
        #expect(slot != ClassMetadata.methodSlot(of: CALayer.self, overriddenBy: Lays.self))
    }
}
