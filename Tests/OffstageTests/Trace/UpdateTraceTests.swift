import Foundation
import Offstage
import Testing
import UIKit

@Suite("Update trace")
@MainActor
struct UpdateTraceTests: StageSuite {
    let made = makeStage()

    @Test("Steps in order, with who dirtied what")
    func causes() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        card.accessibilityIdentifier = "card"
        parent.addSubview(card)
        stage.window.addSubview(parent)
        _ = stage.prepareFrame()
        #expect(stage.lastTrace.views(.layoutSubviews) == ["UIWindow:window", "UIView:view", "UIView:card"])
        card.frame.size.width = 30
        stage.runTurn()
        let layouts = stage.trace.events(.layoutSubviews)
        #expect(layouts.map(\.view) == ["UIView:view", "UIView:card"])
        #expect(layouts.map(\.path) == ["view", "view.0"])
        #expect(layouts.map(\.cause) == ["frame of UIView:card", "frame"])
        #expect(layouts.map(\.turn) == [2, 2])
        #expect(stage.trace.steps == ["layoutSubviews UIView:view", "layoutSubviews UIView:card", "commit Stage"])
    }

    @Test("What dirtied a view is named by where it stands when the view is laid out, not by where it was made")
    func causesOfLooseTrees() {
        stage.perform {
            let (outer, middle, inner) = (UIView(), UIView(), UIView())
            middle.addSubview(inner)
            outer.addSubview(middle)
            stage.window.addSubview(UIView())
            stage.window.addSubview(outer)
        }
        _ = stage.prepareFrame()
        let events = stage.lastTrace.events(.layoutSubviews)
        let cause = { (path: String) in events.first { $0.path == path }?.cause }
        #expect(cause("window.1") == "addSubview of UIView:window.1.0")
        #expect(cause("window.1.0") == "addSubview of UIView:window.1.0.0")
    }

    @Test("A view that is gone is named without a place, which is another's by now")
    func causesThatAreGone() {
        let (parent, first, second) = (UIView(), UIView(), UIView())
        parent.addSubview(first)
        parent.addSubview(second)
        stage.window.addSubview(parent)
        stage.runTurn()
        _ = stage.prepareFrame()
        first.removeFromSuperview()
        stage.runTurn()
        #expect(stage.trace.events(.layoutSubviews).map(\.cause) == ["removeFromSuperview of UIView"])
    }

    @Test("Every layout has a cause: of layers that no view moves, too, and of first draws")
    func causesOfLayers() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let shade = CALayer()
        shade.name = "shade"
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        label.text = "A"
        view.layer.addSublayer(shade)
        view.addSubview(label)
        stage.window.addSubview(view)
        stage.runTurn()
        #expect(stage.trace.events(.draw).map(\.cause) == ["first display"])
        func causes(_ change: () -> Void) -> [String?] {
            _ = stage.prepareFrame()
            change()
            stage.runTurn()
            return stage.trace.events(.layoutSubviews).filter { $0.path == "view" }.map(\.cause)
        }
        #expect(causes { shade.frame = CGRect(x: 1, y: 1, width: 4, height: 4) } == ["bounds of CALayer:shade"])
        #expect(causes { view.layer.addSublayer(CALayer()) } == ["sublayers"])
        #expect(causes { label.setNeedsLayout() } == [])
        #expect(causes { label.layer.transform = CATransform3DMakeScale(2, 2, 1) } == ["transform of UILabel:view.0"])
    }

    @Test("Forced steps are marked so, and nest")
    func forced() {
        let view = UIView()
        stage.window.addSubview(view)
        stage.runTurn()
        _ = stage.prepareFrame()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        let event = stage.trace.events.first
        #expect(event?.isForced == true && event?.cause == "setNeedsLayout" && event?.duration == 1)
    }

    @Test("The same script gives the same trace, as text and as JSON")
    func deterministic() throws {
        func run() -> UpdateTrace {
            let stage = makeStage()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.accessibilityIdentifier = "a \"quoted\" name\n"
            stage.window.addSubview(view)
            stage.schedule(at: 0.5) { view.frame.size.height = 20 }
            stage.advance(by: 1)
            return stage.trace
        }
        let (first, second) = (run(), run())
        #expect(first == second && first.description == second.description)
        #expect(first.events.contains { $0.phase == .event && $0.time == 0.5 })
        let json = first.chromeTraceJSON()
        #expect(json == second.chromeTraceJSON())
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let events = try #require(object?["traceEvents"] as? [[String: Any]])
        #expect(events.count == first.events.count)
        #expect(events.allSatisfy { $0["ph"] as? String == "X" && $0["dur"] as? Int ?? 0 > 0 })
        // Steps of one instant nest: none begins before the one it lies in.
        let starts = events.compactMap { $0["ts"] as? Int }
        #expect(starts == starts.sorted())
    }

    @Test("Without tracing nothing is written; counts stay")
    func off() {
        stage.isTracing = false
        let view = UIView()
        view.accessibilityIdentifier = "v"
        stage.window.addSubview(view)
        let frame = stage.prepareFrame()
        #expect(stage.lastTrace.isEmpty)
        #expect(frame.updates["v"]?.layoutSubviews == 1)
    }
}
