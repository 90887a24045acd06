import Offstage
import Testing
import UIKit

@MainActor
@Suite("Causes of slowness")
struct CauseBehaviors {
    private final class DrawnView: UIView {
        override func draw(_ rect: CGRect) {}
    }

    /// A list with one cell for each cause.
    @MainActor
    private struct Feed {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: 200, height: 400), scale: 1))
        let shadow = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
        let clip = UIView(frame: CGRect(x: 10, y: 70, width: 100, height: 40))
        let blended = UIView(frame: CGRect(x: 10, y: 130, width: 100, height: 40))
        let crowded = UIView(frame: CGRect(x: 10, y: 190, width: 100, height: 40))
        let drawn = DrawnView(frame: CGRect(x: 10, y: 250, width: 100, height: 40))

        init() {
            let list = UIScrollView(frame: stage.window.bounds)
            stage.window.addSubview(list)
            for cell in [shadow, clip, blended, crowded, drawn] {
                cell.backgroundColor = .white
                list.addSubview(cell)
            }
            shadow.accessibilityIdentifier = "shadow"
            shadow.layer.shadowOpacity = 0.3
            clip.accessibilityIdentifier = "clip"
            clip.layer.cornerRadius = 12
            clip.clipsToBounds = true
            let photo = UIView(frame: clip.bounds)
            photo.backgroundColor = .red
            clip.addSubview(photo)
            blended.accessibilityIdentifier = "blended"
            blended.backgroundColor = UIColor.white.withAlphaComponent(0.5)
            crowded.accessibilityIdentifier = "crowded"
            for _ in 0...CauseReport.manySubviews { crowded.addSubview(UIView()) }
            drawn.accessibilityIdentifier = "drawn"
            drawn.isOpaque = true
        }

        func report() -> CauseReport { CauseReport(of: stage, in: stage.render()) }
    }

    private static let five: [SlownessCause] = [
        .shadowWithoutPath, .roundedClip, .blending, .drawOverride, .manySubviews,
    ]

    @Test("OFF-01 One of each cause is listed once, in the order of their weight, and each fix lowers its own to 0")
    func oneOfEach() {
        let feed = Feed()
        let report = feed.report()
        #expect(report.causes == Self.five)
        #expect(report.causes.map(report.count) == [1, 1, 1, 1, 1])
        #expect(report.culprits[.blending] == [CauseReport.Culprit(name: "blended", amount: 4000, bytes: 16_000)])
        let fixes: [(SlownessCause, () -> Void)] = [
            (.shadowWithoutPath, { feed.shadow.layer.shadowPath = CGPath(rect: feed.shadow.bounds, transform: nil) }),
            (.roundedClip, { feed.clip.clipsToBounds = false }),
            (.blending, { feed.blended.backgroundColor = .white }),
            (.manySubviews, { feed.crowded.subviews.last?.removeFromSuperview() }),
            (.drawOverride, { feed.drawn.removeFromSuperview() }),
        ]
        var fixed: Set<SlownessCause> = []
        for (cause, fix) in fixes {
            fix()
            if cause == .drawOverride { feed.drawn.removeFromSuperview() }
            fixed.insert(cause)
            let report = feed.report()
            for cause in Self.five where cause != .drawOverride {
                #expect(report.count(cause) == (fixed.contains(cause) ? 0 : 1), "\(cause)")
            }
        }
        #expect(feed.report().causes == [])
    }

    @Test("OFF-03 After the worst cause is fixed it has fallen and no other has risen")
    func measureAgain() {
        let feed = Feed()
        let before = feed.report()
        #expect(before.causes.first == .shadowWithoutPath)
        feed.shadow.layer.shadowPath = CGPath(rect: feed.shadow.bounds, transform: nil)
        let after = feed.report()
        #expect(after.count(.shadowWithoutPath) == before.count(.shadowWithoutPath) - 1)
        for cause in SlownessCause.allCases where cause != .shadowWithoutPath {
            #expect(after.count(cause) <= before.count(cause))
        }
    }

    @Test("SHADOW-07 Every layer with a shadow and no path is listed, and none once all have one")
    func shadows() {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: 200, height: 400), scale: 1))
        let cards = (0..<4).map { index in
            let card = UIView(frame: CGRect(x: 10, y: 20 + index * 60, width: 100, height: 40))
            card.backgroundColor = .white
            card.accessibilityIdentifier = "card\(index)"
            card.layer.shadowOpacity = index == 3 ? 0 : 0.5
            stage.window.addSubview(card)
            return card
        }
        func report() -> CauseReport { CauseReport(of: stage, in: stage.render()) }
        #expect(report().count(.shadowWithoutPath) == 3)
        for card in cards { card.layer.shadowPath = CGPath(rect: card.bounds, transform: nil) }
        #expect(report().count(.shadowWithoutPath) == 0)
    }

    @Test("Layout that runs twice in a frame is a cause, and runs are added up")
    func repeated() {
        final class Restless: UIView {
            var rounds = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                rounds += 1
                if rounds == 1 { setNeedsLayout() }
            }
        }
        let stage = Stage(device: Device(name: "test", size: CGSize(width: 50, height: 50), scale: 1))
        let view = Restless(frame: stage.window.bounds)
        view.accessibilityIdentifier = "restless"
        stage.window.addSubview(view)
        let report = CauseReport(of: stage, in: stage.render())
        #expect(report.culprits[.repeatedLayout] == [CauseReport.Culprit(name: "restless", amount: 2)])
        var run = report
        run.merge(report)
        #expect(run.culprits[.repeatedLayout]?.first?.amount == 4)
        #expect(CauseReport().description == "no cause of slowness found")
    }

    @Test("A label's drawing is no cause; a subclass's own drawing is")
    func labels() {
        final class Underlined: UILabel {
            override func draw(_ rect: CGRect) { super.draw(rect) }
        }
        final class Renamed: UILabel {}
        let stage = Stage(device: Device(name: "test", size: CGSize(width: 100, height: 100), scale: 1))
        for (name, label) in [("plain", UILabel()), ("renamed", Renamed()), ("underlined", Underlined())] {
            label.accessibilityIdentifier = name
            label.text = "Text"
            label.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
            stage.window.addSubview(label)
        }
        let report = CauseReport(of: stage, in: stage.render())
        #expect(report.culprits[.drawOverride]?.map(\.name) == ["underlined"])
    }

    @Test("Layouts of several turns are no cause, nor is a fading that a pass counts for")
    func fewCauses() {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: 100, height: 100), scale: 1))
        let group = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        group.accessibilityIdentifier = "group"
        group.backgroundColor = .white
        group.alpha = 0.5
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        dot.backgroundColor = UIColor.red.withAlphaComponent(0.5)
        let inner = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        inner.backgroundColor = .red
        group.addSubview(inner)
        group.addSubview(dot)
        stage.window.addSubview(group)
        for time in 1...3 { stage.schedule(at: Double(time)) { group.setNeedsLayout() } }
        stage.advance(by: 4)
        let report = CauseReport(of: stage, in: stage.render())
        #expect(report.causes == [.groupOpacity])
        #expect(report.culprits[.groupOpacity]?.map(\.name) == ["group"])
        #expect(report.bytes(.groupOpacity) > 0)
    }
}
