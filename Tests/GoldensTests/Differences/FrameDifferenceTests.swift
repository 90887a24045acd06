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
        result.compareTrees(TreeReading(of: a), TreeReading(of: b))
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
            found.properties.map(\.description) == [
                "card frame: [8, 8, 20, 20] → [10, 8, 20, 20]", "card alpha: 1 → 0.5",
            ])
    }

    @Test("Numbers are rounded to what a person wrote, and values named as views name them")
    func rounded() {
        let found = difference(
            stage { $0.backgroundColor = UIColor(white: 1.0 / 3, alpha: 1) },
            stage {
                $0.frame.origin.x = 8 + 1.0 / 3
                $0.alpha = 0.9
                $0.clipsToBounds = true
                $0.layer.shadowRadius = 4.5
                $0.transform = CGAffineTransform(scaleX: 2, y: 2)
            })
        #expect(
            found.properties.map(\.description).sorted() == [
                "card alpha: 1 → 0.9", "card backgroundColor: #555555 → #FF0000", "card bounds: none → [0, 0, 20, 20]",
                "card center: none → [18.333, 18]", "card clipsToBounds: false → true",
                "card frame: [8, 8, 20, 20] → none", "card shadowRadius: 3 → 4.5",
                "card transform: identity → affine [2, 0, 0, 2, 0, 0]",
            ])
    }

    @Test("A label's text, font and colour are named")
    func labels() {
        func label(_ text: String, _ size: CGFloat) -> Stage {
            stage { card in
                let label = UILabel(frame: card.bounds)
                label.accessibilityIdentifier = "title"
                label.text = text
                label.font = .systemFont(ofSize: size)
                card.addSubview(label)
            }
        }
        let found = difference(label("Old", 12), label("New", 13)).properties.map(\.description)
        #expect(found.contains("title text: \"Old\" → \"New\""))
        #expect(found.contains { $0.hasPrefix("title font: ") && $0.contains(" 12 → ") && $0.hasSuffix(" 13") })
    }

    @Test("Long differences are cut, with a count of the rest")
    func long() {
        let old = (0..<100_000).map { "line \($0)" }.joined(separator: "\n")
        let new = (0..<100_000).map { $0 % 2 == 0 ? "line \($0)" : "other \($0)" }.joined(separator: "\n")
        let found = FrameDifference(pictures: nil, texts: (old, new))
        #expect(found.figures.count == 100_000)
        #expect(found.description.split(separator: "\n").count == 1 + LineDifference.limit + 1)
        #expect(found.description.contains("… and 99900 more lines that differ"))
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
