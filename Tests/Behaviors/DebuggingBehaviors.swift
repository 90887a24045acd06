import Offstage
import Testing
import UIKit

@MainActor
@Suite struct DebuggingBehaviors {
    @Test("DBG-04 recursiveDescription prints the subtree with ids, frames and flags")
    func recursiveDescription() {
        let card = makeView(10, 20, 100, 50)
        card.accessibilityIdentifier = "card"
        let title = makeView(5, 5, 40, 10, in: card)
        title.accessibilityIdentifier = "title"
        title.alpha = 0.5
        let dot = makeView(1, 1, 2, 2, in: title)
        dot.accessibilityIdentifier = "dot"
        dot.isHidden = true
        let lines = card.recursiveDescription().split(separator: "\n").map(String.init)
        #expect(lines.count == 3)
        #expect(lines[0].contains("UIView:card") && lines[0].contains("10 20; 100 50"))
        #expect(lines[1].contains("UIView:title") && lines[1].contains("alpha = 0.5"))
        #expect(lines[2].contains("UIView:dot") && lines[2].contains("hidden = YES"))
        #expect(lines[2].hasPrefix(lines[1].prefix { $0 == " " || $0 == "|" }), "deeper lines are indented further")
        #expect(!card.recursiveDescription().contains("0x"))
    }

    @Test("DBG-05 the hierarchy report finds zero-size, covered and offscreen views")
    func hierarchyReport() {
        let stage = makeWhiteStage()
        func add(_ id: String, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, _ color: UIColor?) {
            makeView(x, y, w, h, color, in: stage.window).accessibilityIdentifier = id
        }
        add("empty", 10, 10, 0, 20, .red)
        add("buried", 20, 20, 10, 10, .red)
        add("away", 300, 0, 10, 10, .red)
        add("cover", 10, 10, 40, 40, .blue)
        let glass = makeView(60, 60, 30, 30, .clear, in: stage.window)
        glass.accessibilityIdentifier = "glass"
        let seen = makeView(62, 62, 10, 10, .red)
        seen.accessibilityIdentifier = "seen"
        stage.window.insertSubview(seen, belowSubview: glass)
        let report = HierarchyReport(of: stage)
        #expect(report.labels(.zeroSize) == ["empty"])
        #expect(report.labels(.covered) == ["buried"])
        #expect(report.labels(.offscreen) == ["away"])
        for word in ["empty: zero size", "buried: covered", "away: off the screen"] {
            #expect(report.svg.contains(word), "the drawing says \(word)")
        }
        #expect(report.description.contains("UIView:buried"))
    }
}
