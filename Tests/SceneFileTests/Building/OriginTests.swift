import Offstage
import Testing

@testable import SceneFile
@testable import UIKit

@MainActor
@Suite("Where in the file things stand")
struct OriginTests {
    @Test("Each constraint leads to its line and to what is written there, each of a visual format to the same")
    func constraints() throws {
        let text = """
            offstage: 1
            view:
              subviews: [{ id: card }]
            constraints:
              - card.height == 50
              - "H:|-10-[card]-20-|"
            """
        let sceneStage = try Scene(text: text, file: "test.yml").makeStage()
        sceneStage.stage.runTurn()
        let origins = sceneStage.constraintOrigins
        let card = try #require(sceneStage.view("card"))
        let own = try #require(card.constraints.first { origins[$0] != nil })
        #expect(
            origins[own]
                == ConstraintOrigins.Origin(
                    place: SourcePlace(file: "test.yml", line: 5, column: 5, lastLine: 5), text: "card.height == 50"))
        let format = try #require(card.superview).constraints.compactMap { origins[$0] }
        #expect(format.map(\.place.line) == [6, 6])
        #expect(Set(format.map(\.text)) == ["H:|-10-[card]-20-|"])
    }
}
