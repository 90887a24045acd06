import Foundation
import Offstage
import Testing
import UIKit

@testable import RenderServer
@testable import SceneFile
@testable import YAMLTree

@MainActor
@Suite("Advice written into scenes")
struct SceneEditorTests {
    /// The scene with all of its advice followed, drawn before and after.
    private func followed(_ text: String) throws -> (advice: FollowedAdvice, scene: AdvisedScene) {
        try AdvisedScene.following(try Scene(text: text, file: "scene.yml"), text)
    }

    /// The scene with all of its advice followed, and the passes before and after.
    private func advised(_ view: String) throws -> (text: String, before: Int, after: Int) {
        let (advice, scene) = try followed(SceneText.head + view + "\n")
        #expect(scene.keepsPromise)
        #expect(scene.refusals.isEmpty)
        return (scene.text, advice.before[0].passes, scene.actual[0].passes)
    }

    nonisolated private static let shadow = "shadowOpacity: 0.5, shadowRadius: 2"

    @Test(
        "A shadow path is written where the layer's properties stand, and the comments stay",
        arguments: [
            (
                "view: { id: card, frame: [4, 4, 16, 16], backgroundColor: red, layer: { \(Self.shadow) } }  # kept",
                "layer: { shadowPath: outline, \(Self.shadow) } }  # kept"
            ),
            (
                """
                view:
                  subviews:
                    # kept
                    - frame: [4, 4, 16, 16]
                      backgroundColor: red
                      layer:
                        shadowOpacity: 0.5
                        shadowRadius: 2
                """,
                "      layer:\n        shadowPath: outline\n        shadowOpacity: 0.5"
            ),
            (
                "view: { sublayers: [{ frame: [4, 4, 16, 16], backgroundColor: red, \(Self.shadow) }] }",
                "sublayers: [{ shadowPath: outline, frame:"
            ),
        ])
    func shadowPath(view: String, expected: String) throws {
        let found = try advised(view)
        #expect(found.text.contains(expected), "\(found.text)")
        let isKept = found.text.contains("kept")
        #expect(view.contains("kept") == isKept)
        #expect(found.before == 5)
        #expect(found.after == 0)
    }

    @Test("A value that stands there is replaced, and a view's own name for it is used")
    func replaces() throws {
        let found = try advised(
            """
            view:
              subviews:
                - { id: pair, frame: [2, 2, 28, 12], alpha: 0.5, layer: { allowsGroupOpacity: true }, subviews: [
                    { frame: [0, 0, 8, 8], backgroundColor: red }, { frame: [16, 0, 8, 8], backgroundColor: blue }] }
                - id: clip
                  frame: [2, 16, 12, 12]
                  clipsToBounds: true  # cuts nothing
                  layer: { cornerRadius: 4, maskedCorners: [layerMinXMinYCorner] }
                  subviews: [{ frame: [6, 6, 6, 6], backgroundColor: red }, { frame: [0, 0, 2, 2], backgroundColor: "#00000000" }]
            """)
        #expect(found.text.contains("layer: { allowsGroupOpacity: false }"))
        #expect(found.after == 0)
        #expect(found.before >= 1)
    }

    @Test("A mask goes with its whole block")
    func mask() throws {
        let found = try advised(
            """
            view:
              subviews:
                - id: photo
                  frame: [4, 4, 24, 24]
                  mask:
                    # round
                    frame: [0, 0, 24, 24]
                    backgroundColor: black
                    layer: { cornerRadius: 6 }
                  backgroundColor: red
                  subviews: [{ frame: [8, 8, 4, 4], backgroundColor: blue }]
            """)
        #expect(found.before == 2)
        #expect(!found.text.contains("round\n"))
        #expect(!found.text.contains("mask"))
        #expect(found.text.contains("cornerRadius: 6"))
    }

    @Test(
        "A change is written wherever the layer stands: arranged, masking, as a content view, below a window, in JSON",
        arguments: [
            (
                "view: { subviews: [{ class: UIStackView, frame: [4, 4, 24, 24], arrangedSubviews: [{ CARD }] }] }",
                "arrangedSubviews: [{ layer: { shadowPath: outline,"
            ),
            (
                "view: { mask: { frame: [0, 0, 30, 30], subviews: [{ frame: [4, 4, 16, 16], CARD }] }, backgroundColor: red }",
                "subviews: [{ frame: [4, 4, 16, 16], layer: { shadowPath: outline,"
            ),
            (
                "view: { layer: { mask: { sublayers: [{ frame: [4, 4, 8, 8], backgroundColor: red, SHADOW }] } }, "
                    + "backgroundColor: red }",
                "sublayers: [{ shadowPath: outline, frame"
            ),
            (
                "windows: [{ view: {} }, { view: { subviews: [{ frame: [4, 4, 16, 16], CARD }] } }]",
                "layer: { shadowPath: outline,"
            ),
            (
                "{ HEAD, \"view\": { \"subviews\": [{ \"frame\": [4, 4, 16, 16], \"backgroundColor\": \"red\", "
                    + "\"layer\": { \"shadowOpacity\": 0.5 } }] } }",
                "\"layer\": { \"shadowPath\": \"outline\", \"shadowOpacity\": 0.5 }"
            ),
            (
                "view:\r\n  subviews:\r\n  - frame: [4, 4, 16, 16]\r\n    backgroundColor: red\r\n"
                    + "    layer:\r\n      shadowOpacity: 0.5\r\n",
                "    layer:\r\n      shadowPath: outline\r\n      shadowOpacity"
            ),
        ])
    func anywhere(form: String, expected: String) throws {
        var text = form.replacingOccurrences(of: "CARD", with: "layer: { SHADOW }, backgroundColor: red")
        text = text.replacingOccurrences(of: "SHADOW", with: Self.shadow)
        let head = "\"offstage\": 1, \"device\": { \"size\": [32, 32], \"scale\": 1 }"
        text =
            text.contains("HEAD") ? text.replacingOccurrences(of: "HEAD", with: head) : SceneText.head + text + "\n"
        let (advice, scene) = try followed(text)
        #expect(advice.before[0].passes >= 5)
        #expect(scene.text.contains(expected), "\(scene.text)")
        #expect(scene.refusals.isEmpty && scene.notes.isEmpty && scene.keepsPromise)
        #expect(scene.actual[0].passes == advice.before[0].passes - 5)
    }

    @Test("Values are replaced and taken away in every form that YAML has, and comments stay")
    func forms() throws {
        func edited(_ map: String, _ values: (key: String, value: String)...) throws -> String {
            let text = YAMLText(map)
            let root = try #require(YAMLTree(map, maximumValues: 1000).root)
            return text.applying(try MapEdit(root, in: text).setting(values))
        }
        #expect(try edited("a: 1  # one\nb: 2\n", ("a", "3")) == "a: 3  # one\nb: 2\n")
        #expect(try edited("a: 'it''s'  # one\nb: 2\n", ("a", "3")) == "a: 3  # one\nb: 2\n")
        #expect(try edited("a:\n- 1\n- 2\n# b\nb: 2\n", ("a", "[3]")) == "a: [3]\n# b\nb: 2\n")
        #expect(try edited("a:\n  c: 1\n\n  d: 2\n# b\nb: 2\n", ("a", "x")) == "a: x\n# b\nb: 2\n")
        #expect(try edited("a: |\n  one\n  two\nb: 2\n", ("a", "x")) == "a: x\nb: 2\n")
        #expect(try edited("a: one\n  two\nb: 2\n", ("a", "x")) == "a: x\nb: 2\n")
        #expect(try edited("a:\nb: 2\n", ("a", "x")) == "a: x\nb: 2\n")
        #expect(try edited("b: 2\na: [1, # ] one\n  2]\n", ("a", "x")) == "b: 2\na: x\n")
        #expect(try edited("b: 2\n# kept\na: { c: 1 }\n# end\n", ("a", "null")) == "b: 2\n# kept\n# end\n")
        #expect(try edited("a: 1\nb: 2\n", ("a", "null"), ("c", "4")) == "c: 4\nb: 2\n")
        #expect(try edited("a: 1\n", ("a", "null"), ("c", "4"), ("d", "5")) == "c: 4\nd: 5\n")
        #expect(try edited("{ a: 1, b: 2 }", ("b", "null"), ("c", "4")) == "{ c: 4, a: 1 }")
        #expect(try edited("{ a: 1 }", ("a", "null")) == "{}")
        #expect(try edited("{}", ("a", "1")) == "{ a: 1 }")
        #expect(try edited("b: &x 1\na: *x\n", ("a", "2")) == "b: &x 1\na: 2\n")
        #expect(try edited("{b: &x 1, a: *x}", ("a", "2")) == "{b: &x 1, a: 2}")
        #expect(throws: MapEdit.Refusal.self) { try edited("a: &x 1\nb: *x\n", ("a", "2")) }
        #expect(throws: MapEdit.Refusal.self) { try edited("a: { c: &x 1 }\nb: *x\n", ("a", "null")) }
        #expect(try edited("a: &x 1\nb: 2\n", ("a", "2")) == "a: 2\nb: 2\n")
        #expect(try edited("&m\na: 1\n", ("c", "2")) == "&m\nc: 2\na: 1\n")
        #expect(try edited("&m { a: 1 }", ("c", "2")) == "&m { c: 2, a: 1 }")
    }

    @Test("Where aliases repeat a layer, the anchor is changed and that is said; all its uses are promised")
    func aliases() throws {
        let (advice, scene) = try followed(
            SceneText.head + """
                view:
                  subviews:
                    - { frame: [2, 2, 10, 10], backgroundColor: red, layer: &shadowed { \(Self.shadow) } }
                    - { frame: [18, 2, 10, 10], backgroundColor: red, layer: *shadowed }
                    - { frame: [2, 18, 10, 10], subviews: [&dot { frame: [0, 0, 8, 8], backgroundColor: red, layer: { \(Self.shadow) } }] }
                    - { frame: [18, 18, 10, 10], subviews: [*dot] }

                """)
        #expect(advice.before[0].passes == 20)
        #expect(scene.actual[0].passes == 0)
        #expect(scene.keepsPromise)
        #expect(scene.refusals.isEmpty)
        #expect(scene.text.contains("layer: &shadowed { shadowPath: outline, "))
        #expect(scene.text.components(separatedBy: "shadowPath").count == 1 + 2)
        #expect(
            scene.notes.map(\.sentence) == [
                "the anchor &shadowed is changed, and with it all 2 places that use it",
                "the anchor &dot is changed, and with it all 2 places that use it",
            ])
        #expect(scene.notes.allSatisfy { $0.line > 0 })
    }

    @Test("What a component draws is changed in the component, for all its uses, and that is said")
    func components() throws {
        let (advice, scene) = try followed(
            SceneText.head + """
                components:
                  tile:
                    parameters: { x: 0 }
                    view: { frame: [$x, 2, 10, 10], backgroundColor: red, layer: { \(Self.shadow) } }
                view: { subviews: [{ use: tile, with: { x: 2 } }, { use: tile, with: { x: 18 } }] }

                """)
        #expect(advice.before[0].passes == 10)
        #expect(scene.actual[0].passes == 0 && scene.keepsPromise && scene.refusals.isEmpty)
        #expect(scene.text.components(separatedBy: "shadowPath").count == 1 + 1)
        #expect(scene.notes.map(\.sentence) == ["a component is changed here, and with it all uses of it"])
        #expect(scene.notes.first?.line == 6)
    }

    @Test("What stands in another file is told, and stays")
    func otherFiles() throws {
        let folder = try TemporaryFolder()
        let view = "{ frame: [2, 2, 10, 10], backgroundColor: red, layer: { \(Self.shadow) } }"
        let tile = "offstage: 1\ncomponents:\n  tile: { view: \(view) }\n"
        try folder.write(Data(tile.utf8), "tiles.yml")
        let text = SceneText.head + "components: tiles.yml\nview: { subviews: [{ use: tile }] }\n"
        let scene = try Scene(text: text, file: "scene.yml", folder: folder.url)
        let (advice, advised) = try AdvisedScene.following(scene, text, folder: folder.url)
        #expect(advice.changes.count == 1)
        #expect(advised.changes.isEmpty && advised.text == text && advised.keepsPromise)
        #expect(advised.refusals.count == 1)
        #expect(advised.refusals.first?.sentence.contains("is written in another file, ") == true)
    }

    @Test("What cannot be written is told with its line, and the rest is written; sets that go together go as a whole")
    func refuses() throws {
        let text =
            SceneText.head + """
                view:
                  subviews:
                    - { id: a, frame: [2, 2, 10, 10], backgroundColor: red, layer: { \(Self.shadow) } }
                    - { id: b, frame: [2, 18, 10, 10], backgroundColor: red, layer: { \(Self.shadow), shadowPath: &p null } }
                    - { id: c, frame: [18, 18, 4, 4], layer: { shadowPath: *p } }

                """
        let (_, scene) = try followed(text)
        #expect(scene.changes.map(\.layer) == ["a"])
        #expect(scene.actual[0].passes == 5)
        #expect(scene.keepsPromise)
        #expect(scene.refusals.count == 1)
        #expect(scene.refusals.first?.sentence.hasPrefix("cannot set shadowPath: outline on b: ") == true)
        #expect(scene.refusals.first?.sentence.contains("&p") == true)
        let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("id: b") }
        #expect(scene.refusals.first?.line == line.map { $0 + 1 })
        var editor = SceneEditor(text, file: "scene.yml")
        editor.apply(scene.changes, sources: LayerSources())
        #expect(editor.text == text && editor.refusals.count == 1 && editor.changes.isEmpty)
    }

    @Test("A line's content ends before all blanks behind it, with its comment")
    func endsOfContent() {
        let text = YAMLText("a: 1  # c \t \nb:\n\n   \nc: 2   ")
        #expect((0..<5).map { text.endOfContent(inLine: $0) - text.lineStart($0) } == [9, 2, 0, 0, 4])
    }
}

extension AdvisedScene {
    /// The scene with the advice for its first reading followed.
    static func following(
        _ scene: Scene, _ text: String, folder: URL? = nil
    ) throws -> (advice: FollowedAdvice, scene: AdvisedScene) {
        var renderer = SceneRenderer(scene)
        var server = RenderServer()
        var frames: [Frame] = []
        while let pending = renderer.nextFrame() { frames.append(pending.render(with: &server)) }
        let advice = FollowedAdvice(frames, frames.flatMap(\.advice), tolerance: 1)
        let sources = renderer.sceneStage.stage.layerSources()
        return (
            advice,
            try AdvisedScene(text, advice, sources: sources, source: scene.file, file: scene.file, folder: folder)
        )
    }
}
