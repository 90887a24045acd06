import Offstage
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Views and layers of a scene")
struct BuildingTests {
    @Test("Views have their ids, classes, order and properties")
    func tree() throws {
        let stage = try SceneText.stage(
            SceneText.view(
                """
                id: root
                subviews:
                - { id: a, tag: 3, alpha: 0.5, frame: [1, 2, 3, 4] }
                - { id: b, class: UIScrollView, contentOffset: [5, 6], contentSize: [100, 100], frame: [0, 0, 10, 10] }
                sublayers: [{ id: c, zPosition: 2 }, { name: d }]
                """))
        let root = try #require(stage.view("root"))
        #expect(root === stage.stage.window.rootView)
        #expect(root.frame == CGRect(x: 0, y: 0, width: 32, height: 32))
        #expect(root.subviews.map(\.accessibilityIdentifier) == ["a", "b"])
        #expect(stage.view("a")?.tag == 3)
        #expect(stage.view("a")?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect((stage.view("b") as? UIScrollView)?.contentOffset == CGPoint(x: 5, y: 6))
        #expect(root.layer.sublayers?.map(\.name) == ["c", "d", nil, nil])
        #expect(stage.layer("c")?.zPosition == 2)
        #expect(stage.layer("a") === stage.view("a")?.layer)
    }

    @Test("Sublayers lie under the layers of subviews")
    func sublayersBelow() throws {
        let text = SceneText.view(
            "subviews: [{ frame: [0, 0, 16, 32], backgroundColor: red }]\n"
                + "sublayers: [{ frame: bounds, backgroundColor: blue }]")
        #expect(try SceneText.pixel(text, 4, 4) == [255, 0, 0, 255])
        #expect(try SceneText.pixel(text, 20, 4) == [0, 0, 255, 255])
    }

    @Test("A frame beside a transform is the untransformed frame, whatever the order of the keys")
    func geometryOrder() throws {
        for lines in [
            "{ id: v, transform: [{ scale: 2 }], frame: [10, 10, 4, 6], layer: { anchorPoint: [0, 0] } }",
            "{ layer: { anchorPoint: [0, 0] }, frame: [10, 10, 4, 6], id: v, transform: [{ scale: 2 }] }",
        ] {
            let view = try #require(try SceneText.stage(SceneText.view("subviews: [\(lines)]")).view("v"))
            #expect(view.bounds.size == CGSize(width: 4, height: 6))
            #expect(view.center == CGPoint(x: 10, y: 10))
            #expect(view.frame == CGRect(x: 10, y: 10, width: 8, height: 12))
        }
    }

    @Test("Bounds and center place a view, with the bounds' origin")
    func boundsAndCenter() throws {
        let stage = try SceneText.stage(
            SceneText.view("subviews: [{ id: v, center: [10, 12], bounds: [3, 4, 8, 6] }]"))
        let view = try #require(stage.view("v"))
        #expect(view.frame == CGRect(x: 6, y: 9, width: 8, height: 6))
        #expect(view.bounds.origin == CGPoint(x: 3, y: 4))
    }

    @Test("Nothing autoresizes while the file is turned into views")
    func noAutoresizing() throws {
        let stage = try SceneText.stage(
            SceneText.view(
                "subviews: [{ frame: [0, 0, 20, 20], subviews: [{ id: v, frame: [2, 2, 5, 5], "
                    + "autoresizingMask: [flexibleWidth, flexibleHeight] }] }]"))
        #expect(stage.view("v")?.frame == CGRect(x: 2, y: 2, width: 5, height: 5))
    }

    @Test("A root view fills its window and follows it, unless it has a frame")
    func rootView() throws {
        let changes = "changes: [{ at: 0.5, window: { size: [20, 10] } }]\n"
        let filling = try SceneText.stage(SceneText.view("id: v") + changes)
        filling.stage.advance(by: 1)
        #expect(filling.view("v")?.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        let placed = try SceneText.stage(SceneText.view("id: v\nframe: [1, 1, 5, 5]") + changes)
        placed.stage.advance(by: 1)
        #expect(placed.view("v")?.frame == CGRect(x: 1, y: 1, width: 5, height: 5))
    }

    @Test("A layer class that the file chooses is that of the view's own layer")
    func layerClass() throws {
        let text = SceneText.view(
            "subviews: [{ id: v, frame: [0, 0, 16, 16], layerClass: CAShapeLayer, layer: { path: bounds, fillColor: red } }]"
        )
        #expect(try SceneText.stage(text).layer("v") is CAShapeLayer)
        #expect(try SceneText.pixel(text, 8, 8) == [255, 0, 0, 255])
    }

    @Test("Masks: a view on a view, a layer on a layer")
    func masks() throws {
        let view = SceneText.view(
            "backgroundColor: red\nmask: { id: m, frame: [0, 0, 16, 32], backgroundColor: black }")
        #expect(try SceneText.pixel(view, 4, 4) == [255, 0, 0, 255])
        #expect(try SceneText.pixel(view, 20, 4) == [0, 0, 0, 0])
        let layer = SceneText.view(
            "backgroundColor: red\nlayer: { mask: { class: CAShapeLayer, frame: bounds, path: { rect: [0, 0, 32, 16] } } }"
        )
        #expect(try SceneText.pixel(layer, 4, 4) == [255, 0, 0, 255])
        #expect(try SceneText.pixel(layer, 4, 20) == [0, 0, 0, 0])
    }

    @Test("Sublayers and paths follow the bounds of their layers")
    func followers() throws {
        let text =
            SceneText.view(
                """
                subviews:
                - id: card
                  frame: [0, 0, 10, 10]
                  layer: { shadowPath: outline, cornerRadius: 2 }
                  sublayers:
                  - { id: fill, frame: bounds, sublayers: [{ id: inner, class: CAShapeLayer, frame: bounds, path: bounds }] }
                """) + "changes:\n- { at: 0.5, id: card, set: { frame: [0, 0, 20, 16] } }\n"
            + "- { at: 1, id: card, set: { layer: { cornerRadius: 5 } } }\n"
        let stage = try SceneText.stage(text)
        let card = try #require(stage.layer("card"))
        let size = CGRect(x: 0, y: 0, width: 20, height: 16)
        #expect(card.shadowPath == CGPath.roundedOutline(rect: CGRect(x: 0, y: 0, width: 10, height: 10), radius: 2))
        stage.stage.advance(by: 0.6)
        #expect(stage.layer("fill")?.frame == size)
        #expect(stage.layer("inner")?.frame == size)
        #expect((stage.layer("inner") as? CAShapeLayer)?.path == CGPath(rect: size, transform: nil))
        #expect(card.shadowPath == CGPath.roundedOutline(rect: size, radius: 2))
        stage.stage.advance(by: 0.6)
        #expect(card.shadowPath == CGPath.roundedOutline(rect: size, radius: 5))
    }

    @Test("A path that a change gives follows no longer")
    func replacedFollower() throws {
        let text =
            SceneText.view("subviews: [{ id: v, frame: [0, 0, 10, 10], layer: { shadowPath: bounds } }]")
            + "changes:\n- { at: 0.5, id: v, set: { layer: { shadowPath: { rect: [0, 0, 1, 1] } } } }\n"
            + "- { at: 1, id: v, set: { frame: [0, 0, 20, 20] } }\n"
        let stage = try SceneText.stage(text)
        stage.stage.advance(by: 2)
        #expect(stage.layer("v")?.shadowPath == CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
    }

    @Test("Colours of layers are resolved with the traits of their view")
    func layerColors() throws {
        let text = SceneText.view(
            "subviews: [{ overrideUserInterfaceStyle: dark, subviews: [{ id: v, layer: { borderColor: { light: red, dark: blue } } }] }]"
        )
        #expect(try SceneText.stage(text).layer("v")?.borderColor == UIColor.blue.cgColor)
    }

    @Test("Traits of the file and of the caller reach the views; the caller's win")
    func traits() throws {
        let text =
            SceneText.head + "traits: { userInterfaceStyle: dark, layoutDirection: rightToLeft }\nview: { id: v }\n"
        let own = try SceneText.stage(text).stage.window.traitCollection
        #expect(own.userInterfaceStyle == .dark && own.layoutDirection == .rightToLeft)
        let options = SceneOptions(
            scale: 2, appearance: .light, direction: .leftToRight, contentSizeCategory: .extraLarge)
        let asked = try SceneText.stage(text, options: options).stage
        #expect(asked.window.traitCollection.userInterfaceStyle == .light)
        #expect(asked.window.traitCollection.layoutDirection == .leftToRight)
        #expect(asked.window.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(asked.screen.scale == 2)
    }

    @Test("Devices by name, held upright or on their side, or made by size")
    func devices() throws {
        func screen(_ device: String) throws -> (CGSize, CGFloat, UIEdgeInsets) {
            let device = try SceneText.scene("offstage: 1\ndevice: \(device)\n").device
            return (device.size, device.scale, device.safeAreaInsets)
        }
        #expect(
            try screen("iPhone 16") == (
                CGSize(width: 393, height: 852), 3, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
            ))
        #expect(try screen("{ name: iPhone 16, orientation: landscapeLeft }").0 == CGSize(width: 852, height: 393))
        #expect(
            try screen("{ size: [30, 20], scale: 2, safeArea: [1, 2, 3, 4] }")
                == (CGSize(width: 30, height: 20), 2, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
        #expect(
            try screen("{ size: [30, 20], scale: 2, orientation: landscapeRight }").0 == CGSize(width: 30, height: 20))
    }

    @Test("Several windows lie in the order of their levels")
    func windows() throws {
        let text =
            SceneText.head
            + "windows:\n- { windowLevel: 10, view: { id: top, frame: [0, 0, 16, 32], backgroundColor: red } }\n"
            + "- { backgroundColor: blue, view: { id: below } }\n"
        #expect(try SceneText.pixel(text, 4, 4) == [255, 0, 0, 255])
        #expect(try SceneText.pixel(text, 20, 4) == [0, 0, 255, 255])
        #expect(try SceneText.stage(text).stage.windows.count == 2)
    }

    @Test("Changes happen at their time, calls as well")
    func changes() throws {
        let text =
            SceneText.view("subviews: [{ id: a, frame: [0, 0, 4, 4] }, { id: b }]\nsublayers: [{ id: c }]")
            + "changes:\n- { at: 1, id: b, call: removeFromSuperview }\n- { at: 0.5, id: a, set: { alpha: 0.25, center: [9, 9] } }\n"
            + "- { at: 1, id: c, set: { opacity: 0.5, position: [3, 4] } }\n- { at: 2, id: c, call: removeFromSuperlayer }\n"
        let stage = try SceneText.stage(text)
        stage.stage.advance(by: 0.4)
        #expect(stage.view("a")?.alpha == 1)
        stage.stage.advance(by: 0.2)
        #expect(stage.view("a")?.alpha == 0.25)
        #expect(stage.view("a")?.center == CGPoint(x: 9, y: 9))
        #expect(stage.view("b")?.superview != nil)
        stage.stage.advance(by: 0.5)
        #expect(stage.view("b")?.superview == nil)
        #expect(stage.layer("c")?.opacity == 0.5)
        #expect(stage.layer("c")?.position == CGPoint(x: 3, y: 4))
        stage.stage.advance(by: 1)
        #expect(stage.layer("c")?.superlayer == nil)
    }

    @Test("A view of a program's own takes its keys and those above it")
    func registeredView() throws {
        var registry = SceneRegistry.standard
        registry.register(MeterView.self, keys: [.number("level", "How full.", in: 0...1) { $0.level = $1 }])
        let text = SceneText.view("subviews: [{ id: m, class: MeterView, level: 0.75, tag: 4 }]")
        let scene = try Scene(text: text, file: "a.yml", registry: registry)
        let meter = try #require(scene.makeStage().view("m") as? MeterView)
        #expect(meter.level == 0.75)
        #expect(meter.tag == 4)
    }

    @Test("A scene makes as many stages as asked, each with views of its own")
    func severalStages() throws {
        let scene = try SceneText.scene(SceneText.view("subviews: [{ id: v }]"))
        #expect(scene.makeStage().view("v") !== scene.makeStage().view("v"))
    }

    @Test("Drawing steps draw")
    func drawing() throws {
        func pixel(_ steps: String, _ x: Int, _ y: Int) throws -> [UInt8] {
            try SceneText.pixel(SceneText.view("isOpaque: false\ndraw: \(steps)"), x, y)
        }
        #expect(try pixel("[{ fill: bounds, color: red }]", 9, 9) == [255, 0, 0, 255])
        #expect(try pixel("[{ fillPath: { rect: [0, 0, 8, 8] } }]", 4, 4) == [0, 0, 0, 255])
        #expect(try pixel("[{ fillPath: { rect: [0, 0, 8, 8] } }]", 9, 4) == [0, 0, 0, 0])
        #expect(try pixel("[{ stroke: \"M0 8 H32\", color: blue, lineWidth: 4 }]", 9, 7) == [0, 0, 255, 255])
        #expect(try pixel("[{ strokePath: \"M0 8 H32\", lineWidth: 4, lineDash: [8, 8] }]", 12, 7) == [0, 0, 0, 0])
        #expect(
            try pixel("[{ image: { size: [4, 4], color: green }, in: [0, 0, 16, 16] }]", 9, 9) == [0, 255, 0, 255])
        #expect(
            try pixel("[save, { clip: { rect: [0, 0, 8, 8] } }, restore, { fill: bounds, color: red }]", 20, 20) == [
                255, 0, 0, 255,
            ])
        #expect(try pixel("[{ clip: { rect: [0, 0, 8, 8] } }, { fill: bounds, color: red }]", 20, 20) == [0, 0, 0, 0])
        #expect(
            try pixel("[{ concat: [{ translate: [16, 0] }] }, { fill: { rect: [0, 0, 8, 8] }, color: red }]", 20, 4)
                == [255, 0, 0, 255])
        #expect(try pixel("[{ alpha: 0.2 }, { fill: bounds, color: red }]", 4, 4) == [51, 0, 0, 51])
        #expect(
            try pixel("[{ fill: bounds, color: red }, { blendMode: clear }, { fill: bounds }]", 4, 4) == [0, 0, 0, 0])
        #expect(
            try pixel("[{ linearGradient: { colors: [red, red], start: [0, 0], end: [32, 0] } }]", 16, 16)
                == [255, 0, 0, 255])
    }

    @Test(
        "Steps that do not match",
        arguments: [
            ("[restore]", "4:10 'restore' without 'save' before it"),
            ("[save]", "4:10 'save' is never ended; expected a later 'restore'"),
            ("[save, beginTransparencyLayer, restore]", "4:10 'save' is never ended; expected a later 'restore'"),
            (
                "[flush]",
                "4:10 unknown name 'flush'; expected save, restore, beginTransparencyLayer or endTransparencyLayer"
            ),
            ("[{ image: a, at: [0, 0] }]", "4:10 a drawing step needs the key 'in'"),
        ])
    func badDrawing(steps: String, message: String) {
        #expect(SceneText.errors(SceneText.view("draw: \(steps)")).contains(message))
    }
}
