import Offstage
import Testing
import UIKit

@testable import SceneFile

/// Notes what it is asked for.
private final class CalledView: UIView {
    var calls: [String] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layoutSubviews")
    }

    override func draw(_ rect: CGRect) { calls.append("draw") }
}

private final class CalledController: UIViewController {
    var calls: [String] = []

    override func updateProperties() {
        super.updateProperties()
        calls.append("updateProperties")
    }
}

@MainActor
@Suite("Calls in scenes")
struct CallTests {
    private func stage(_ text: String) throws -> SceneStage {
        var registry = SceneRegistry.standard
        registry.register(CalledView.self)
        registry.register(CalledController.self)
        let stage = try SceneText.scene(SceneText.head + text, registry: registry).makeStage()
        stage.advance(to: 0.5)
        return stage
    }

    @Test(
        "A call on a view is what UIKit does then, once",
        arguments: [
            ("setNeedsLayout", ["layoutSubviews"]), ("setNeedsDisplay", ["draw"]), ("layoutIfNeeded", []),
            ("removeAllAnimations", []),
        ])
    func views(call: String, calls: [String]) throws {
        let scene = try stage(
            """
            view: { subviews: [{ id: v, class: CalledView, frame: [0, 0, 10, 10] }] }
            changes: [{ at: 1, id: v, call: \(call) }]
            """)
        let view = try #require(scene.view("v") as? CalledView)
        #expect(view.calls == ["layoutSubviews", "draw"])
        view.calls = []
        scene.advance(to: 2)
        #expect(view.calls == calls)
    }

    @Test("Calls end animations of views and layers and take them out of the tree")
    func ends() throws {
        let scene = try stage(
            """
            view:
              subviews: [{ id: v, frame: [0, 0, 10, 10] }, { id: w, frame: [0, 0, 10, 10] }]
              sublayers: [{ id: l, frame: [0, 0, 10, 10] }, { id: m, frame: [0, 0, 10, 10] }]
            changes:
              - { at: 1, id: v, set: { alpha: 0 }, animate: { duration: 5 } }
              - { at: 1, id: l, set: { opacity: 0 }, transaction: { animationDuration: 5 } }
              - { at: 2, id: v, call: removeAllAnimations }
              - { at: 2, id: l, call: removeAllAnimations }
              - { at: 2, id: w, call: removeFromSuperview }
              - { at: 2, id: m, call: removeFromSuperlayer }
            """)
        let (view, layer) = (try #require(scene.view("v")), try #require(scene.builder.layers["l"]))
        let (leaving, sublayer) = (try #require(scene.view("w")), try #require(scene.builder.layers["m"]))
        scene.advance(to: 1.5)
        #expect(view.layer.animationKeys() == ["opacity"] && layer.animationKeys() == ["opacity"])
        #expect(leaving.superview != nil && sublayer.superlayer != nil)
        scene.advance(to: 2.5)
        #expect(view.layer.animationKeys() == nil && layer.animationKeys() == nil)
        #expect(leaving.superview == nil && sublayer.superlayer == nil)
    }

    @Test(
        "A call on a controller is what UIKit does then, once",
        arguments: [
            ("setNeedsUpdateProperties", ["updateProperties"]), ("updatePropertiesIfNeeded", []),
            ("updateTraitsIfNeeded", []), ("loadViewIfNeeded", []),
        ])
    func controllers(call: String, calls: [String]) throws {
        let scene = try stage(
            """
            controller: { id: c, class: CalledController }
            changes: [{ at: 1, id: c, call: \(call) }]
            """)
        let controller = try #require(scene.stage.window.rootViewController as? CalledController)
        #expect(controller.calls.contains("updateProperties"))
        controller.calls = []
        scene.advance(to: 2)
        #expect(controller.calls == calls)
    }
}
