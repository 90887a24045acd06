import Foundation
import Testing
import UIKit

@testable import RenderServer
@testable import SceneFile

@MainActor
@Suite("Advice written into scenes")
struct SceneEditorTests {
    /// The scene with all of its advice followed, and the passes before and after.
    private func advised(_ view: String) throws -> (text: String, before: Int, after: Int) {
        let text = SceneText.head + view + "\n"
        let before = try frame(text)
        var editor = SceneEditor(text)
        for change in before.advice.compactMap(\.remedy).flatMap(\.changes) { try editor.apply(change) }
        return (
            editor.text, before.statistics.offscreenPasses.count,
            try frame(editor.text).statistics.offscreenPasses.count
        )
    }

    private func frame(_ text: String) throws -> Frame {
        var renderer = SceneRenderer(try Scene(text: text, file: "scene.yml"))
        var server = RenderServer()
        let pending = renderer.nextFrame()
        return try #require(pending).render(with: &server)
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

    @Test("What an alias repeats is refused with a sentence, and the text stays as it was")
    func refuses() throws {
        let text = SceneText.head + "view: &a { subviews: [] }\n"
        var editor = SceneEditor(text)
        let change = LayerChange(
            layer: "nowhere", path: LayerPath(steps: [.view(0), .view(3)]), layerID: LayerID(rawValue: 1),
            edit: .castFromOutline)
        #expect(throws: SceneEditor.Failure.self) { try editor.apply(change) }
        #expect(editor.text == text)
    }
}
