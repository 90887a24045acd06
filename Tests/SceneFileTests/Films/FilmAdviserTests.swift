import Offstage
import RenderServer
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("What costs over and over in a film")
struct FilmAdviserTests {
    private func findings(_ text: String) throws -> [FilmFinding] {
        let scene = try SceneText.scene(text)
        let film = try #require(scene.film)
        return FilmAdviser(scene, film, folder: nil, options: SceneOptions(), adviser: Adviser()).findings()
    }

    private let film = "window: { backgroundColor: white }\nfilm: { duration: 0.8, fps: 10 }\n"

    private func move(_ id: String, _ keyPath: String, from: String) -> String {
        "animations: [{ class: CABasicAnimation, keyPath: \(keyPath), fromValue: \(from), duration: 1 }]"
    }

    @Test("A shadow that animates without a path takes its passes in each frame; a path spares them all")
    func shadow() throws {
        let found = try findings(
            SceneText.view(
                "subviews: [{ id: card, frame: [8, 8, 16, 16], backgroundColor: white, "
                    + "layer: { cornerRadius: 4, shadowOpacity: 0.5, \(move("card", "shadowRadius", from: "1")) } }]")
                + film)
        #expect(found.map(\.kind) == [.passes])
        let finding = try #require(found.first)
        #expect(finding.layer == "card" && finding.frames == 8 && finding.keyPaths == ["shadowRadius"])
        #expect(finding.reasons == [.shadowWithoutPath] && finding.passesSaved == 40 && finding.bytesSaved > 0)
        #expect(finding.changes.map(\.description) == ["set shadowPath: outline on card"])
        #expect(finding.difference.maximum <= 1)
        #expect(
            finding.description.hasPrefix(
                "card animates shadowRadius and forces passes in 8 frames {shadowWithoutPath}\n"
                    + "  set shadowPath: outline on card\n  -40 passes over the film, "))
    }

    @Test("A bitmap that is made anew in each frame is left out; one that is kept is not spoken of")
    func rasterized() throws {
        func scene(_ keys: String, _ inner: String) -> String {
            SceneText.head
                + "view:\n  sublayers:\n  - { id: kept, frame: [2, 2, 20, 10], shouldRasterize: true, \(keys)"
                + "sublayers: [{ id: dot, frame: [0, 0, 8, 8], backgroundColor: red, \(inner) }] }\n" + film
        }
        let anew = try findings(
            scene(
                "",
                move("dot", "position.x", from: "4").replacingOccurrences(
                    of: "duration: 1", with: "toValue: 14, duration: 1")))
        #expect(anew.map(\.layer) == ["kept"] && anew[0].passesSaved == 8)
        #expect(anew[0].changes.map(\.description) == ["set shouldRasterize: false on kept"])
        let kept = try findings(scene(move("kept", "position.y", from: "20") + ", ", "cornerRadius: 2"))
        #expect(kept.isEmpty)
    }

    @Test("A shadow's path that stays while the bounds change is told with how far the picture is off")
    func stalePath() throws {
        let found = try findings(
            SceneText.view(
                "subviews: [{ id: card, frame: [8, 8, 16, 16], backgroundColor: white, layer: { shadowOpacity: 1, "
                    + "shadowRadius: 1, shadowPath: outline, "
                    + move("card", "bounds.size", from: "[4, 4]").replacingOccurrences(
                        of: "duration: 1", with: "duration: 0.5") + " } }]") + film)
        #expect(found.map(\.kind) == [.shadowPath] && found.first?.layer == "card")
        #expect(
            found.first?.frames == 5 && (found.first?.difference.maximum ?? 0) > 100 && found.first?.passesSaved == 0)
        // With the path animated along, there is nothing to tell.
        let along = try findings(
            SceneText.view(
                "subviews: [{ id: card, frame: [8, 8, 16, 16], backgroundColor: white, layer: { shadowOpacity: 1, "
                    + "shadowRadius: 1, shadowPath: { rect: [0, 0, 16, 16] }, animations: ["
                    + "{ class: CABasicAnimation, keyPath: bounds.size, fromValue: [4, 4], duration: 1 }, "
                    + "{ class: CABasicAnimation, keyPath: shadowPath, fromValue: { rect: [0, 0, 4, 4] }, duration: 1 }] } }]"
            )
                + film)
        #expect(along.isEmpty)
    }

    @Test("A layout in frame after frame is told with its cause, and with what the film is without it")
    func layouts() throws {
        let changes = (1...7).map { "{ at: 0.\($0), id: card, call: setNeedsLayout }" }.joined(separator: ", ")
        let found = try findings(
            SceneText.view("subviews: [{ id: card, frame: [8, 8, 16, 16], backgroundColor: red }]") + film
                + "changes: [\(changes)]\n")
        #expect(found.map(\.kind) == [.layout])
        #expect(found[0].layer == "card" && found[0].frames == 7 && found[0].layoutsSaved == 7)
        #expect(found[0].cause?.hasPrefix("setNeedsLayout") == true && found[0].difference.isEmpty)
        // A layout that moves something shows when it is left out.
        let moving = (1...7).map { "{ at: 0.\($0), constraint: gap, set: { constant: \($0) } }" }.joined(
            separator: ", ")
        let needed = try findings(
            SceneText.view("id: root\nsubviews: [{ id: card, backgroundColor: red }]") + film
                + "constraints: [{ equation: card.leading == root.leading + 0, identifier: gap }, card.top == root.top, "
                + "card.width == 8, card.height == 8]\nchanges: [\(moving)]\n")
        #expect(
            needed.map(\.kind).contains(.layout) && needed.first { $0.layer == "root" }?.difference.isEmpty == false)
    }

    @Test("What happens now and then is no habit, and a still scene has nothing to tell")
    func nothing() throws {
        #expect(try findings(SceneText.view("backgroundColor: red") + film).isEmpty)
        let once = try findings(
            SceneText.view("subviews: [{ id: card, frame: [8, 8, 16, 16], backgroundColor: red }]") + film
                + "changes: [{ at: 0.6, id: card, set: { layer: { shadowOpacity: 1 } } }]\n")
        #expect(once.isEmpty)
    }

    @Test("Curves are what is set and what is shown, frame by frame")
    func curves() throws {
        let scene = try SceneText.scene(
            SceneText.view("subviews: [{ id: card, frame: [0, 0, 8, 8], backgroundColor: red }]")
                + "film: { duration: 0.4, fps: 10 }\nchanges: [{ at: 0.1, id: card, set: { center: [24, 4], alpha: 0.5 }, "
                + "animate: { duration: 0.2, options: [curveLinear] } }]\n")
        let film = try #require(scene.film)
        #expect(
            SceneCurve.moved(in: scene, film).map { "\($0.id).\($0.keyPath)" } == ["card.opacity", "card.position"])
        var filming = SceneFilming(scene, film)
        var curve = try SceneCurve("card.position.x", of: filming.sceneStage)
        while filming.nextFrame() != nil { curve.note(filming.sceneStage) }
        #expect(
            curve.jsonValue.line
                == #"{"layer":"card","keyPath":"position.x","model":[4,24,24,24],"presentation":[4,4,14,23.999999999999996]}"#
        )
        for (word, sentence) in [
            ("card", "'card' names no view or layer of the scene and a key path of it"),
            ("crad.opacity", "; did you mean 'card'?"), ("card.opacty", "; did you mean 'opacity'?"),
            ("card.contents", "'contents' of card is nothing that goes along a curve"),
        ] {
            let refusal = #expect(throws: SceneCurve.Refusal.self) { _ = try SceneCurve(word, of: filming.sceneStage) }
            #expect(refusal?.description.contains(sentence) == true, "\(word): \(refusal?.description ?? "")")
        }
    }
}
