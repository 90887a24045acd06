import Offstage
import Testing

@testable import SceneFile
@testable import UIKit

@MainActor
@Suite struct ConstraintReadingTests {
    private func errors(_ constraint: String) -> [String] {
        let text = """
            offstage: 1
            view:
              id: root
              layoutGuides: [{ id: gap }]
              subviews: [{ id: card }, { id: card-2 }]
              sublayers: [{ id: shade }]
            constraints:
              - \(constraint)
            """
        do {
            _ = try Scene(text: text, file: "test.yml")
            return []
        } catch {
            return error.errors.map { "\($0.line):\($0.column) \($0.message)" }
        }
    }

    @Test(
        "equations and visual formats that are right",
        arguments: [
            "card.leading == superview.leading", "card.leading == root.leading + 16", "card.width >= 100 @750",
            "card.width == 0.5 * root.width - 8 @defaultHigh", "card.width == card.height * 2", "card.width == 100",
            "card.width == root.width / 3 + 1", "card-2.leading == card.trailing-8",
            "superview.bottom >= card.bottom+8",
            "card.top == safeArea.top", "card.top == root.layoutMargins.top", "card.left == gap.right",
            "card.height<=-1e1@1.5", "card.leading == superview.leadingMargin", "card.bottom == keyboard.top",
            "card.centerX == readableContent.centerX", "\"H:|-[card(>=40)]-|\"", "\"V:[card]-8-[gap]\"",
            "{ equation: card.width == 1, identifier: w, isActive: false, shouldBreak: false }",
            "{ format: \"[card(m)]\", metrics: { m: 8 }, options: [alignAllTop] }",
        ])
    func right(_ constraint: String) {
        #expect(errors(constraint) == [])
    }

    @Test(
        "mistakes have their place and a sentence",
        arguments: [
            ("cart.width == 1", "8:5 no view or layout guide has the id 'cart'"),
            ("shade.width == 1", "8:5 'shade' is a layer; constraints are about views and layout guides"),
            ("card.widht == 1", "8:10 unknown attribute 'widht' in the equation 'card.widht == 1'"),
            ("card.width = 1", "8:16 found '= 1' in the equation 'card.width = 1'"),
            ("card.width == ", "8:18 found the end in the equation 'card.width =='"),
            ("card.width == 1 @2000", "8:22 the priority is out of range in the equation 'card.width == 1 @2000'"),
            ("card.width == 1 @high", "8:22 unknown priority 'high' in the equation 'card.width == 1 @high'"),
            ("card.width == root.width / 0", "8:31 a division by 0 in the equation 'card.width == root.width / 0'"),
            ("card.top == 8", "8:5 top is a location: it needs a second item, such as superview.top"),
            ("card.top == root.left", "8:5 top and left cannot be compared"),
            (
                "card.left == root.leading",
                "8:5 left and leading do not go together: use leading and trailing for both, or neither"
            ),
            (
                "superview.width == safeArea.width",
                "8:5 superview of what: no item of 'superview.width == safeArea.width' has an id"
            ),
            ("gap.safeArea.top == card.top", "8:5 'gap' is a layout guide, which has no guides of its own"),
            ("\"H:[cart]\"", "8:5 no view or layout guide has the id 'cart'"),
            (
                "\"H:[card(10]\"",
                "8:16 A predicate on a view's thickness must end with ')' and the view must end with ']' (in the visual format \"H:[card(10]\")"
            ),
            ("[1]", "8:5 found a list of 1"),
            ("{ equatoin: card.width == 1 }", "8:7 unknown key 'equatoin' in a constraint"),
        ])
    func wrong(_ constraint: String, _ message: String) {
        #expect(errors(constraint).first == message)
    }

    @Test("views that constraints are about keep their masks only where the file gives them a place")
    func masks() throws {
        let scene = try Scene(
            text: """
                offstage: 1
                device: { size: [100, 100], scale: 1 }
                view:
                  id: root
                  subviews:
                    - { id: free }
                    - { id: placed, frame: [1, 2, 3, 4] }
                    - { id: alone }
                    - { id: said, translatesAutoresizingMaskIntoConstraints: true }
                constraints:
                  - free.width == 10
                  - placed.width == 3
                  - said.width == 0
                """, file: "test.yml")
        let stage = scene.makeStage()
        func translates(_ id: String) -> Bool? { stage.view(id)?.translatesAutoresizingMaskIntoConstraints }
        #expect(translates("free") == false && translates("placed") == true)
        #expect(translates("alone") == true && translates("said") == true && translates("root") == true)
    }

    @Test("changes set constants, priorities and activity, and move the keyboard")
    func changes() throws {
        let scene = try Scene(
            text: """
                offstage: 1
                device: { size: [100, 100], scale: 1 }
                view:
                  subviews: [{ id: a, intrinsicContentSize: [30, null] }]
                constraints:
                  - { equation: a.height == 10, identifier: h }
                  - { equation: a.width == 50, identifier: w, isActive: false }
                  - a.bottom == keyboard.top
                changes:
                  - { at: 1, constraint: h, set: { constant: 20 } }
                  - { at: 2, constraint: w, set: { isActive: true } }
                  - { at: 3, keyboard: [0, 60, 100, 40] }
                  - { at: 4, id: a, set: { intrinsicContentSize: [70, null] } }
                  - { at: 4, constraint: w, set: { isActive: false } }
                """, file: "test.yml"
        ).makeStage()
        let view = try #require(scene.view("a"))
        scene.stage.runTurn()
        #expect(view.frame == CGRect(x: 0, y: 90, width: 30, height: 10))
        scene.stage.advance(by: 1.5)
        #expect(view.frame == CGRect(x: 0, y: 80, width: 30, height: 20))
        scene.stage.advance(by: 1)
        #expect(view.frame.width == 50)
        scene.stage.advance(by: 1)
        #expect(view.frame.maxY == 60)
        scene.stage.advance(by: 1)
        #expect(view.frame.width == 70)
    }

    @Test("stack views are read whole")
    func stacks() throws {
        let scene = try Scene(
            text: """
                offstage: 1
                device: { size: [100, 100], scale: 1 }
                view:
                  subviews:
                    - id: s
                      class: UIStackView
                      axis: vertical
                      distribution: equalSpacing
                      alignment: bottom
                      spacing: spacingUseSystem
                      isLayoutMarginsRelativeArrangement: true
                      isBaselineRelativeArrangement: true
                      customSpacing: { a: 3, b: spacingUseDefault }
                      arrangedSubviews: [{ id: a }, { id: b }, { class: UIStackView, arrangedSubviews: [{ id: c }] }]
                """, file: "test.yml"
        ).makeStage()
        let stack = try #require(scene.view("s") as? UIStackView)
        #expect(stack.axis == .vertical && stack.distribution == .equalSpacing && stack.alignment == .trailing)
        #expect(stack.spacing == UIStackView.spacingUseSystem && stack.isBaselineRelativeArrangement)
        #expect(stack.isLayoutMarginsRelativeArrangement && stack.arrangedSubviews.count == 3)
        #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 3)
        #expect((stack.arrangedSubviews[2] as? UIStackView)?.arrangedSubviews == [scene.view("c")].compactMap { $0 })
    }

    @Test("no text of an equation traps")
    func hostile() {
        let pieces = ["a", ".", "width", "==", ">=", "-", "1e9", "@", "*", "/", "0", " ", "é", "superview", "..", "+"]
        var state: UInt64 = 3
        func next() -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 40)
        }
        for _ in 0..<3000 {
            let text = (0..<(next() % 9)).map { _ in pieces[next() % pieces.count] }.joined()
            _ = try? EquationParser.parse(text)
        }
    }
}
