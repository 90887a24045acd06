import Offstage
import Testing
import UIKit

@testable import Goldens

@MainActor
@Suite("Differences between frames")
struct FrameDifferenceTests {
    private func stage(_ set: (UIView) -> Void = { _ in }) -> Stage {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: 40, height: 40), scale: 1))
        let card = UIView(frame: CGRect(x: 8, y: 8, width: 20, height: 20))
        card.accessibilityIdentifier = "card"
        card.backgroundColor = .red
        stage.window.addSubview(card)
        set(card)
        return stage
    }

    private func difference(_ a: Stage, _ b: Stage) -> FrameDifference {
        var result = FrameDifference(from: a.render(), to: b.render())
        result.compareTrees(HierarchyReport(of: a), HierarchyReport(of: b))
        return result
    }

    @Test("Equal stages have no difference")
    func equal() {
        let found = difference(stage(), stage())
        #expect(found.isEmpty)
        #expect(found.description == "no difference")
    }

    @Test("A pass that comes says why; the figures and pixels say what it did")
    func passes() {
        let found = difference(stage(), stage { $0.layer.shadowOpacity = 1 })
        #expect(found.passes.count == 5)
        #expect(found.passes.allSatisfy { $0.hasPrefix("+ ") && $0.contains("no shadowPath") })
        #expect(found.figures.contains("offscreenPasses 0 → 5"))
        #expect(found.pixels?.isEmpty == false)
    }

    @Test("Layers that go, come, move or change their class are named")
    func layers() {
        let found = difference(
            stage { $0.addSubview(UIView()) },
            stage {
                $0.frame.origin.x = 10
                $0.alpha = 0.5
                $0.superview?.addSubview(UIImageView())
            })
        #expect(found.layers.contains("- UIView view.0"))
        #expect(found.layers.contains("+ UIImageView window.1"))
        #expect(
            found.layers.contains(
                "~ card: frame [8.0, 8.0, 20.0, 20.0] → [10.0, 8.0, 20.0, 20.0], alpha 1.0 → 0.5, now transparent"))
    }

    @Test("Pictures of two sizes are told so")
    func sizes() {
        let large = Stage(device: Device(name: "test", size: CGSize(width: 50, height: 40), scale: 1))
        let found = FrameDifference(from: stage().render(), to: large.render())
        #expect(found.size == "40×40 becomes 50×40")
        #expect(found.pixels == nil)
        #expect(!found.isEmpty)
    }

    @Test("Side files are compared by their lines, passes apart")
    func texts() {
        let found = FrameDifference(
            pictures: nil, texts: ("#0 group card\nlayers 3\n", "#0 group card {mask}\nlayers 3\nx 1\n"))
        #expect(found.passes == ["- #0 group card", "+ #0 group card {mask}"])
        #expect(found.figures == ["+ x 1"])
    }
}
