import Offstage
import Testing
import UIKit

@testable import SceneFile

/// Scenes of alerts, sheets, popovers and menus that come and go at any time, under fingers.
@MainActor
@Suite("Random presentations")
struct RandomPresentationTests {
    private struct Maker {
        var random: SplitMix64

        mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: values.indices, using: &random)] }
        mutating func int(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

        mutating func scene() -> String {
            let others = ["a", "b", "c"].map { presented($0) }.joined(separator: ", ")
            let changes = (0..<int(1...6)).map { _ in "  - { at: 0.\(int(0...9)), \(change()) }\n" }.joined()
            let touches = (0..<int(0...4)).map { _ in "  - { at: 0.\(int(0...9)), \(touch()) }\n" }.joined()
            return "offstage: 1\n"
                + "device: { size: [\(int(60...200)), \(int(60...200))], scale: 1, safeArea: [\(int(0...20)), 0, \(int(0...20)), 0] }\n"
                + "traits: { userInterfaceIdiom: \(pick(["phone", "pad"])), horizontalSizeClass: \(pick(["compact", "regular"])) }\n"
                + "time: [0.4, 2]\ncontroller: { id: root, view: { id: v, subviews: [{ id: button, class: UIButton, "
                + "frame: [\(int(-9...99)), 9, 40, 30], showsMenuAsPrimaryAction: true, menu: \(menu(2)) }] } }\n"
                + "controllers: [\(others)]\nchanges:\n\(changes)" + (touches.isEmpty ? "" : "touches:\n\(touches)")
        }

        private mutating func presented(_ id: String) -> String {
            switch int(0...3) {
            case 0:
                let styles = pick([["default", "cancel"], ["destructive", "default", "default"], []])
                let actions = styles.map { "{ title: \"\(pick(["OK", "A longer title than fits"]))\", style: \($0) }" }
                return
                    "{ class: UIAlertController, id: \(id), title: T, message: \"\(pick(["", "m", "m m m m m m"]))\", "
                    + "preferredStyle: \(pick(["alert", "actionSheet"])), actions: [\(actions.joined(separator: ", "))] }"
            case 1:
                return
                    "{ id: \(id), modalPresentationStyle: popover, preferredContentSize: [\(int(0...300)), \(int(0...300))], "
                    + "view: { backgroundColor: red }, popoverPresentationController: { \(pick(["sourceView", "sourceItem"])): button, "
                    + "permittedArrowDirections: [\(pick(["up", "left", "any"]))] } }"
            default:
                let detents = pick([
                    "medium, large", "{ height: \(int(0...400)), identifier: d }, large",
                    "{ fraction: 0.\(int(0...9)) }",
                ])
                return "{ id: \(id), modalPresentationStyle: \(pick(["pageSheet", "formSheet", "automatic"])), "
                    + "view: { backgroundColor: red }, sheetPresentationController: { detents: [\(detents)], "
                    + "prefersGrabberVisible: \(pick(["true", "false"])), largestUndimmedDetentIdentifier: medium } }"
            }
        }

        private mutating func menu(_ depth: Int) -> String {
            let children = (0..<int(0...4)).map { _ in
                depth > 0 && int(0...2) == 0
                    ? menu(depth - 1)
                    : "{ title: E, attributes: [\(pick(["", "hidden", "disabled", "keepsMenuPresented"]))] }"
            }
            let options = pick(["", "displayInline", "singleSelection", "displayAsPalette"])
            return "{ title: M, options: [\(options)], children: [\(children.joined(separator: ", "))] }"
        }

        private mutating func change() -> String {
            let (id, end) = (pick(["a", "b", "c"]), pick([", animated: false", ""]))
            switch int(0...5) {
            case 0...2: return "present: \(id)\(end)"
            case 3: return "dismiss: \(pick([id, "root"]))\(end)"
            case 4: return "rotate: \(pick(["portrait", "landscapeLeft"]))"
            default: return "id: \(id), set: { preferredContentSize: [\(int(0...90)), 30], title: new }"
            }
        }

        private mutating func touch() -> String {
            switch int(0...3) {
            case 0: return "tap: button, takenBy: null"
            case 1: return "tap: [\(int(0...150)), \(int(0...150))]"
            case 2: return "press: [\(int(0...99)), \(int(0...99))], duration: 0.7"
            default: return "drag: [\(int(0...99)), \(int(0...150))], by: [0, \(int(-150...150))], duration: 0.2"
            }
        }
    }

    @Test("150 scenes in which they come and go under fingers end in pictures, and nothing is left that waits")
    func random() throws {
        var maker = Maker(random: SplitMix64(seed: 23))
        for index in 0..<150 {
            let text = maker.scene()
            let stage = try SceneText.stage(text)
            stage.stage.makeCurrent()
            stage.advance(to: 0.4)
            stage.advance(to: 4)
            let chain = stage.stage.window.rootViewController?.presentedChain ?? []
            #expect(chain.count <= 3, "\(index)")
            // Whatever is in front is there as a whole.
            #expect(chain.allSatisfy { !$0.isBeingPresented && !$0.isBeingDismissed }, "\(index): \(text)")
        }
    }
}
