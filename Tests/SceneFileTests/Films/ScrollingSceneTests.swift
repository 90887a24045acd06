import Offstage
import RenderServer
import Testing

@testable import SceneFile

@MainActor
@Suite("Why lists of scenes are slow")
struct ScrollingSceneTests {
    private func report(_ text: String) throws -> CauseReport {
        let scene = try SceneText.scene(text)
        let film = try #require(scene.film)
        return FilmAdviser(scene, film, folder: nil, options: SceneOptions(), adviser: Adviser()).scrollingCauses()
    }

    /// A hundred cards of 20 points, of which five are seen, scrolled by one a tenth of a second.
    private func scene(_ list: String, card: String) -> String {
        let changes = (1...4).map {
            "{ at: \(Double($0) / 10 - 0.01), id: list, set: { contentOffset: [0, \($0 * 20)] } }"
        }
        return """
            offstage: 1
            device: { size: [60, 100], scale: 1 }
            window: { backgroundColor: white }
            components:
              card:
                view:
                  subviews: [{ id: plate, backgroundColor: white, \(card) }]
                  constraints: ["V:|-4-[plate(12)]-4-|", "H:|-10-[plate(40)]"]
            view:
              subviews:
                - { id: list, class: UITableView, separatorStyle: none, \(list)frame: [0, 0, 60, 100],
                    sections: [{ rows: [{ repeat: 100, id: "row {n}", use: card }] }] }
            changes: [\(changes.joined(separator: ", "))]
            film: { duration: 0.5, fps: 10 }
            """
    }

    @Test("Cards with shadows are told by their component, with what a path spares over the whole scroll")
    func shadows() throws {
        let found = try report(scene("rowHeight: 20, ", card: "layer: { shadowOpacity: 0.5, shadowRadius: 2 }"))
        #expect(found.causes == [.passInCell])
        let culprit = try #require(found.culprits[.passInCell]?.first)
        #expect(culprit.name == "plate in cell card: 5 passes in each of 5 visible cells")
        #expect(culprit.amount == 100)
        #expect(
            culprit.remedy?.hasPrefix("set shadowPath: outline on plate: -100 passes over 4 scrolled frames, ") == true)
        #expect(culprit.remedy?.hasSuffix("; pixels identical") == true)
    }

    @Test("Rows that are all measured to be as high are tried with one height")
    func rowHeight() throws {
        let found = try report(scene("", card: "tag: 1"))
        #expect(found.causes == [.cellMeasuredWhileScrolling])
        let culprit = try #require(found.culprits[.cellMeasuredWhileScrolling]?.first)
        #expect(culprit.name == "cell card" && culprit.amount == 4)
        #expect(culprit.remedy == "set rowHeight: 20 on list: -4 cells measured; pixels identical")
        #expect(try report(scene("rowHeight: 20, ", card: "tag: 1")).causes.isEmpty)
    }

    @Test("A list that is laid out as it scrolls does nothing wrong")
    func layouts() throws {
        let scene = try SceneText.scene(scene("rowHeight: 20, ", card: "tag: 1"))
        let film = try #require(scene.film)
        let adviser = FilmAdviser(scene, film, folder: nil, options: SceneOptions(), adviser: Adviser())
        #expect(adviser.findings().isEmpty)
    }

    @Test("Rows of each component have cells of their own, whatever it is called")
    func kinds() throws {
        let scene = try SceneText.stage(
            """
            offstage: 1
            device: { size: [60, 100], scale: 1 }
            components:
              subtitle: { view: {} }
              configuration: { view: {} }
            view:
              subviews:
                - id: list
                  class: UITableView
                  rowHeight: 20
                  frame: [0, 0, 60, 100]
                  sections:
                    - rows:
                        - { id: a, use: subtitle }
                        - { id: b, text: T, style: subtitle }
                        - { id: c, use: configuration }
                        - { id: d, text: T }
            """)
        _ = scene.stage.render()
        let made = scene.stage.lastListTrace.events(.made).map(\.identifier)
        #expect(made == ["component subtitle", "subtitle", "component configuration", "configuration"])
    }
}
