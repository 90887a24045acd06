import Foundation
import TestSupport
import Testing

@testable import Answers

@MainActor
@Suite("Answers about layouts")
struct LayoutAnswerTests {
    private static let scene = """
        offstage: 1
        device: { size: [320, 200], scale: 2 }
        view:
          subviews:
            - id: grid
              class: UICollectionView
              frame: [0, 0, 320, 200]
              collectionViewLayout: { class: UICollectionViewFlowLayout, itemSize: [100, 50] }
              sections: [{ items: [{ id: a }, { id: b }, { id: c }, { id: d }] }]
        """

    @Test("The trace of a layout says of each item of a collection why it stands where it stands, as text and as JSON")
    func collection() async throws {
        let input = SceneInput(
            bytes: Data(Self.scene.utf8), file: "grid.yml", name: "grid", folder: FileManager.default.temporaryDirectory
        )
        let gathered = Gathered()
        let question = TreeQuestion(OneScene(input), form: .layout)
        var answer = Answer(command: TreeQuestion.command, form: .text)
        try await Terminal.$current.withValue(gathered.terminal) { try await question.answer(&answer) }
        let lines = gathered.output.split(separator: "\n").suffix(8).map(String.init)
        #expect(
            lines == [
                "UICollectionViewFlowLayout of grid, in sight [0, 0, 320, 200]",
                "  section 0  [0, 0, 320, 110]  4 items in 2 lines; 10 between lines",
                "    line 0  [0, 0, 320, 50]  3 items, together 300, in 320, at least 10 between; full: 10 between, so that it "
                    + "reaches from edge to edge",
                "      item 0 a  [0, 0, 100, 50]  a size that was told",
                "      item 1 b  [110, 0, 100, 50]  a size that was told",
                "      item 2 c  [220, 0, 100, 50]  a size that was told",
                "    line 1  [0, 60, 320, 50]  1 item, together 100, in 320, at least 10 between; alone and last: at the start",
                "      item 3 d  [0, 60, 100, 50]  a size that was told",
            ])
        let asked = try Asked(await question.document().document)
        let list = try #require((asked.results.first?["lists"] as? [[String: Any]])?.first)
        #expect(list["id"] as? String == "grid" && list["layout"] as? String == "UICollectionViewFlowLayout")
        let section = try #require((list["places"] as? [[String: Any]])?.first)
        let line = try #require((section["parts"] as? [[String: Any]])?.last)
        #expect(line["kind"] as? String == "line" && line["title"] as? String == "line 1")
        let item = try #require((line["parts"] as? [[String: Any]])?.first)
        #expect(item["title"] as? String == "item 3 d" && item["frame"] as? [Double] == [0, 60, 100, 50])
        #expect(item["rules"] as? [String] == ["a size that was told"] && item["inner"] is NSNull)
    }
}
