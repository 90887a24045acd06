import RenderServer
import Testing

@testable import QuartzCore

@MainActor
@Suite("What a layer stores")
struct LayerStateTests {
    private static let types: [CALayer.Type] = [
        CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CATextLayer.self, CATransformLayer.self,
        CAReplicatorLayer.self, EffectLayer.self, CAEmitterLayer.self, CAScrollLayer.self, CATiledLayer.self,
    ]

    private func stored(_ mirror: Mirror?) -> [String] { mirror?.children.compactMap(\.label) ?? [] }

    @Test("CALayer stores its state, the tree's links, the delegate and a short list; subclasses store nothing")
    func storedProperties() {
        let expected: Set = [
            // The state.
            "box",
            // The tree's links.
            "children", "maskStorage", "parent", "indexInParent",
            // The delegate, and again where it is a view.
            "delegateStorage", "host",
            // Values of other keys, style and actions.
            "keyed",
            // Where work is to be done, and what was done.
            "pending", "pendingPlaces", "layoutState", "displayState", "commitState",
            // The scene of a root, and the copy that was given out last, as long as they live.
            "rootScene", "lastPresentation",
            "copyInfo", "flags",
            // Animations, for layers that have any.
            "motion",
        ]
        for type in Self.types {
            var mirror: Mirror? = Mirror(reflecting: LayerFactory.makeLayer(of: type))
            if type != CALayer.self {
                #expect(stored(mirror).isEmpty, "\(type)")
                mirror = mirror?.superclassMirror
            }
            #expect(Set(stored(mirror)) == expected, "\(type)")
        }
    }

    @Test("A commit shares the state; the first change after it copies it, the next does not")
    func sharing() {
        let layer = CAShapeLayer()
        _ = LayerCommit.commit(roots: [layer], width: 10, height: 10, scale: 1, time: 0)
        let committed = layer.box
        #expect(layer.commitState.committed === committed && layer.presentation()?.box === committed)
        layer.lineWidth = 5
        let changed = layer.box
        #expect(changed !== committed && committed.value.shape.lineWidth == 1)
        layer.opacity = 0.5
        #expect(layer.box === changed)
    }

    @Test("Copies of a state share its details until one of them changes; new layers share the initial ones")
    func sharedDetails() {
        var state = LayerState()
        state.details.name = "a"
        let copy = state
        state.details.name = "b"
        state.opacity = 0.5
        #expect(copy.details.name == "a" && state.details.name == "b")
        #expect(LayerState().details.name == nil && CALayer().state.details.name == nil)
    }

    @Test("A committed node that only moves shares its values; other values make another")
    func movedNodes() {
        let layer = CALayer()
        layer.bounds.size = CGSize(width: 4, height: 4)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        func node(at time: Double) -> RenderNode? {
            LayerCommit.commit(roots: [layer], width: 10, height: 10, scale: 1, time: time).tree.roots.first
        }
        func animate(_ keyPath: String, to value: Any) {
            let animation = CABasicAnimation(keyPath: keyPath)
            (animation.toValue, animation.duration) = (value, 1)
            layer.add(animation, forKey: "a")
        }
        animate("position.x", to: 8)
        let (first, second) = (node(at: 0), node(at: 0.5))
        #expect(first?.placement.matrix.m41 == -2 && second?.placement.matrix.m41 == 2)
        #expect(first?.values == second?.values && first?.summary.layers == second?.summary.layers)
        layer.removeAllAnimations()
        animate("cornerRadius", to: 2)
        #expect(node(at: 1)?.values.box.cornerRadius == 0)
        #expect(node(at: 1.5)?.values.box.cornerRadius == 1 && second?.values.box.cornerRadius == 0)
    }

    @Test("A copy has the values of its class; of a layer of another class it has CALayer's alone")
    func copies() {
        let shape = CAShapeLayer()
        shape.lineWidth = 7
        shape.cornerRadius = 3
        #expect(CAShapeLayer(layer: shape).lineWidth == 7)
        let gradient = CAGradientLayer(layer: shape)
        gradient.startPoint = CGPoint(x: 1, y: 1)
        #expect(gradient.cornerRadius == 3 && CAShapeLayer(layer: gradient).lineWidth == 1)
        #expect(gradient.encodedValues().shape == nil)
        #expect(CALayer(layer: CATransformLayer()).encodedValues().kind == .plain)
        for type in Self.types {
            let layer = LayerFactory.makeLayer(of: type)
            #expect(layer.state.content.isSameKind(as: type.initialContent))
            #expect(type == CALayer.self || !layer.state.content.isSameKind(as: .plain), "\(type)")
        }
    }

    @Test("Encoding needs no layer: a state that nobody set gives its own values")
    func withoutLayer() {
        var state = LayerState(content: .shape(ShapeState()))
        state.bounds = rect(0, 0, 20, 10)
        state.position = CGPoint(x: 50, y: 60)
        state.shape.path = CGPath(rect: state.bounds, transform: nil)
        let box = LayerStateBox(state)
        let values = box.values(in: LayerSurroundings())
        #expect(box.placement.matrix == .translation(x: 40, y: 55, z: 0) && state.frame == rect(40, 55, 20, 10))
        #expect(values.bounds == state.bounds && values.shape?.path == state.shape.path)
    }
}
