import Foundation
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("What follows the bounds")
struct FollowingTests {
    @Test("cornerRadius: half is half the shorter side, and goes with the bounds until a change says a number")
    func half() throws {
        let stage = try SceneText.stage(
            """
            offstage: 1
            view:
              subviews:
                - id: a
                  frame: [0, 0, 40, 20]
                  layer: { cornerRadius: half, shadowPath: outline }
                  sublayers: [{ id: b, frame: bounds, cornerRadius: half }]
            changes:
              - { at: 1, id: a, set: { frame: [0, 0, 30, 60] } }
              - { at: 2, id: a, set: { layer: { cornerRadius: 5 } } }
              - { at: 3, id: a, set: { frame: [0, 0, 80, 80] } }
              - { at: 4, id: a, set: { layer: { cornerRadius: half } } }
            """)
        let (a, b) = (try #require(stage.layer("a")), try #require(stage.layer("b")))
        var radii: [[CGFloat]] = [[a.cornerRadius, b.cornerRadius]]
        for _ in 1...4 {
            stage.stage.advance(by: 1)
            radii.append([a.cornerRadius, b.cornerRadius])
        }
        #expect(radii == [[10, 10], [15, 15], [5, 15], [5, 40], [40, 40]])
        #expect(a.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 80, height: 80))
    }

    @Test("Another word is no radius")
    func mistakes() {
        #expect(
            SceneText.errors(SceneText.view("layer: { cornerRadius: halves }"))
                == ["4:26 found 'halves'; expected a number or half"])
        #expect(
            SceneText.errors(SceneText.view("layer: { cornerRadius: [1] }"))
                == ["4:26 found a list of 1; expected a number"])
    }

    @Test("The text of a label in a stack view lies inside its layout margins, which is how a label has padding")
    func padding() throws {
        let stage = try SceneText.stage(
            """
            offstage: 1
            device: { size: [200, 200], scale: 1 }
            view:
              id: page
              subviews:
                - id: tag
                  class: UIStackView
                  isLayoutMarginsRelativeArrangement: true
                  layoutMargins: [3, 9, 4, 10]
                  arrangedSubviews: [{ id: text, class: UILabel, text: Hello }]
            constraints: [tag.left == page.left, tag.top == page.top]
            """)
        stage.stage.runTurn()
        let (tag, text) = (try #require(stage.view("tag")), try #require(stage.view("text")))
        #expect(text.frame.origin == CGPoint(x: 9, y: 3))
        #expect(text.frame.size == text.intrinsicContentSize)
        #expect(tag.frame.size.width == text.frame.width + 19)
        #expect(tag.frame.size.height == text.frame.height + 7)
    }

    @Test("Constraints of what lies in an effect view's content view do not let go of the content view")
    func contentView() throws {
        let stage = try SceneText.stage(
            """
            offstage: 1
            device: { size: [100, 100], scale: 1 }
            view:
              subviews:
                - id: bar
                  class: UIVisualEffectView
                  frame: [0, 0, 100, 40]
                  contentView: { subviews: [{ id: line }] }
            constraints: ["H:|-10-[line]|", "V:[line(1)]|"]
            """)
        stage.stage.runTurn()
        #expect(stage.view("line")?.frame == CGRect(x: 10, y: 39, width: 90, height: 1))
        #expect(stage.stage.windows.flatMap(\.ambiguousViews).isEmpty)
    }
}
