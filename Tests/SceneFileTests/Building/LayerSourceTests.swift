import Foundation
import Offstage
import RenderServer
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Where layers are written")
struct LayerSourceTests {
    private static let text = """
        offstage: 1
        device: { size: [60, 60], scale: 1 }
        components:
          tile:
            view:
              backgroundColor: red
              subviews: [{ id: dot, frame: [1, 1, 2, 2] }]
        view:
          subviews:
            - id: card
              frame: [5, 5, 20, 20]
              backgroundColor: white
              layer:
                shadowOpacity: 1
                cornerRadius: 2
              subviews:
                - { id: inner }
              sublayers:
                - { id: gloss, frame: bounds }
            - { use: tile, id: t, frame: [30, 30, 20, 20] }

        """

    private func places(_ id: String, in stage: SceneStage) throws -> [String] {
        let layer = try #require(stage.layer(id))
        return stage.stage.layerSources().places(of: layer.renderID).map { "\($0) to \($0.lastLine)" }
    }

    @Test("A view and a layer know their line, column and the end of their own keys; one of a component its use, too")
    func places() throws {
        let stage = try SceneText.stage(Self.text)
        #expect(try places("card", in: stage) == ["test.yml:10:7 to 18"])
        #expect(try places("inner", in: stage) == ["test.yml:17:11 to 17"])
        #expect(try places("gloss", in: stage) == ["test.yml:19:11 to 19"])
        #expect(try places("t", in: stage) == ["test.yml:6:7 to 7", "test.yml:20:7 to 20"])
        #expect(try places("t/dot", in: stage) == ["test.yml:7:18 to 7", "test.yml:20:7 to 20"])
    }

    @Test("Tree, plan and snapshot tell them")
    func reports() throws {
        let stage = try SceneText.stage(Self.text)
        let frame = stage.stage.render()
        let report = HierarchyReport(of: stage.stage, in: frame)
        let line = report.description.split(separator: "\n").first { $0.contains("UIView:card ") }
        #expect(line?.hasSuffix("  test.yml:10:7") == true)
        #expect(
            report.nodes.first { $0.label == "t/dot" }?.sources.map(\.description) == [
                "test.yml:7:18", "test.yml:20:7",
            ])
        let json = String(decoding: report.json, as: UTF8.self)
        #expect(json.contains("\"sources\": [") && json.contains("\"line\": 17"))

        let sources = stage.stage.layerSources()
        let plan = frame.plan.readableText { $0.layerID.flatMap { sources.text(of: $0) } }
        #expect(plan.hasPrefix("#0 silhouette card {shadowWithoutPath}"))
        #expect(plan.split(separator: "\n")[0].hasSuffix("  test.yml:10:7"))
        #expect(!frame.plan.text.contains("test.yml"))

        let snapshot = StageSnapshot(of: stage.stage, in: frame)
        #expect(snapshot.sourceTexts.map(\.text) == [Self.text])
        #expect(snapshot.layers.first { $0.label == "card" }?.sources.first?.line == 10)
    }

    @Test("A stage without a file has none")
    func none() {
        let stage = Stage(device: .iPhone16)
        #expect(HierarchyReport(of: stage).nodes.allSatisfy { $0.sources.isEmpty })
    }
}
