import Offstage
import Testing
import UIKit

@Suite("Update cycle: one turn")
@MainActor
struct UpdateCycleTests: StageSuite {
    let made = makeStage()
    let log = CallLog()

    /// parent > child > grandchild in the window, at rest.
    func tree() -> [LoggingView] {
        let views = ["p", "c", "g"].map { LoggingView($0, log, frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
        stage.window.addSubview(views[0])
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        stage.runTurn()
        for view in views { view.logsUpdates = true }
        _ = log.take()
        return views
    }

    @Test("First appearance: constraints deepest first, then properties and layout from the top, then drawing")
    func firstTurn() {
        let parent = DrawingView("p", log, frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let child = DrawingView("c", log, frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        parent.logsUpdates = true
        child.logsUpdates = true
        parent.addSubview(child)
        stage.window.addSubview(parent)
        _ = log.take()
        stage.runTurn()
        #expect(
            log.take() == [
                "c.updateConstraints", "p.updateConstraints", "p.updateProperties", "p.layoutSubviews",
                "c.updateProperties", "c.layoutSubviews", "p.draw", "c.draw",
            ])
        stage.runTurn()
        #expect(log.take() == [])
    }

    @Test("Marks on every level: constraints bottom up, layout top down, each once")
    func orders() {
        let views = tree()
        for view in views {
            for _ in 0..<5 {
                view.setNeedsUpdateConstraints()
                view.setNeedsLayout()
                view.setNeedsUpdateProperties()
            }
            #expect(view.needsUpdateConstraints())
        }
        #expect(log.take() == [])
        stage.runTurn()
        #expect(
            log.take() == [
                "g.updateConstraints", "c.updateConstraints", "p.updateConstraints", "p.updateProperties",
                "p.layoutSubviews", "c.updateProperties", "c.layoutSubviews", "g.updateProperties", "g.layoutSubviews",
            ])
        #expect(!views[0].needsUpdateConstraints())
    }

    @Test("setNeedsLayout marks this view only; siblings keep the order of the tree")
    func onlyMarked() {
        let views = tree()
        let siblings = (0..<5).map { LoggingView("s\($0)", log) }
        siblings.forEach(views[1].addSubview)
        stage.runTurn()
        for sibling in siblings { sibling.logsUpdates = true }
        _ = log.take()
        for index in [3, 0, 4] { siblings[index].setNeedsLayout() }
        views[1].setNeedsLayout()
        stage.runTurn()
        #expect(log.take() == ["c.layoutSubviews", "s0.layoutSubviews", "s3.layoutSubviews", "s4.layoutSubviews"])
    }

    @Test("layoutIfNeeded lays out at once, and not without a mark")
    func forced() {
        let views = tree()
        views[0].layoutIfNeeded()
        #expect(log.take() == [])
        views[0].setNeedsLayout()
        views[0].layoutIfNeeded()
        #expect(log.take() == ["p.layoutSubviews"])
        views[2].setNeedsLayout()
        views[0].layoutIfNeeded()
        #expect(log.take() == ["g.layoutSubviews"])
        stage.runTurn()
        #expect(log.take() == [])
    }

    @Test("layoutIfNeeded climbs while the superview is marked and stops at the first clean one")
    func climb() {
        let views = tree()
        views[0].setNeedsLayout()
        views[2].setNeedsLayout()
        views[2].layoutIfNeeded()
        // The clean view between hides the marked one above.
        #expect(log.take() == ["g.layoutSubviews"])
        views[1].setNeedsLayout()
        views[2].layoutIfNeeded()
        #expect(log.take() == ["p.layoutSubviews", "c.layoutSubviews"])
    }

    @Test("layoutIfNeeded and updateConstraintsIfNeeded work without a window; drawing waits")
    func withoutWindow() {
        let view = DrawingView("v", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.logsUpdates = true
        view.layoutIfNeeded()
        view.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
        stage.runTurn()
        #expect(log.take() == ["v.updateProperties", "v.layoutSubviews", "v.updateConstraints"])
        stage.window.addSubview(view)
        _ = log.take()
        stage.runTurn()
        #expect(log.take().last == "v.draw")
    }

    @Test("updateConstraintsIfNeeded takes the subtree deepest first, and no layout")
    func constraintsIfNeeded() {
        let views = tree()
        for view in views {
            view.setNeedsUpdateConstraints()
            view.setNeedsLayout()
        }
        views[1].updateConstraintsIfNeeded()
        #expect(log.take() == ["g.updateConstraints", "c.updateConstraints"])
        stage.runTurn()
        #expect(
            log.take() == ["p.updateConstraints", "p.layoutSubviews", "c.layoutSubviews", "g.layoutSubviews"])
    }

    @Test("Properties are marked apart from layout; what they invalidate follows at once")
    func properties() {
        final class Badge: LoggingView {
            override func updateProperties() {
                super.updateProperties()
                setNeedsLayout()
            }
        }
        let badge = Badge("b", log)
        badge.logsUpdates = true
        stage.window.addSubview(badge)
        stage.runTurn()
        _ = log.take()
        badge.setNeedsUpdateProperties()
        stage.runTurn()
        #expect(log.take() == ["b.updateProperties", "b.layoutSubviews"])
        badge.setNeedsUpdateProperties()
        badge.updatePropertiesIfNeeded()
        #expect(log.take() == ["b.updateProperties"])
    }

    @Test("A new child made in layout gets its call in the same pass, self no second one")
    func childMadeInLayout() {
        let views = tree()
        let child = LoggingView("new", log)
        child.logsUpdates = true
        views[1].onLayout = { [unowned view = views[1]] in
            if child.superview == nil { view.addSubview(child) }
        }
        views[1].setNeedsLayout()
        stage.runTurn()
        #expect(log.take().filter { $0.hasSuffix("layoutSubviews") } == ["c.layoutSubviews", "new.layoutSubviews"])
        #expect(stage.diagnostics.all.map(\.kind) == [.hierarchyMutatedDuringLayout])
    }

    @Test("Resizing a child in layout does not lay self out again; marking self or a superview costs a round")
    func marksInsideLayout() {
        let views = tree()
        views[1].onLayout = { views[2].bounds.size.width += 1 }
        views[1].setNeedsLayout()
        stage.runTurn()
        #expect(log.take() == ["c.layoutSubviews", "g.layoutSubviews"])
        var again = true
        views[1].onLayout = {
            if again { views[1].setNeedsLayout() }
            again = false
        }
        views[1].setNeedsLayout()
        stage.runTurn()
        #expect(log.take() == ["c.layoutSubviews", "c.layoutSubviews"])
        var once = true
        views[1].onLayout = {
            if once { views[0].setNeedsLayout() }
            once = false
        }
        views[1].setNeedsLayout()
        stage.runTurn()
        #expect(log.take() == ["c.layoutSubviews", "p.layoutSubviews"])
    }

    @Test("Layout that marks itself for ever is stopped at 100 calls and named")
    func feedbackLoop() {
        let views = tree()
        views[1].onLayout = { views[1].setNeedsLayout() }
        views[1].setNeedsLayout()
        stage.runTurn()
        #expect(log.take().count == 100)
        #expect(stage.diagnostics.all.map(\.kind) == [.layoutFeedbackLoop])
        #expect(stage.diagnostics.all.first?.views == ["LoggingView:c"])
        #expect(!stage.isUpdatePending)
    }

    @Test("Two views that mark each other are stopped and named together; drawing and layers' loops, too")
    func mutualLoops() {
        let views = tree()
        views[0].onLayout = { views[2].setNeedsLayout() }
        views[2].onLayout = { views[0].setNeedsLayout() }
        views[0].setNeedsLayout()
        stage.runTurn()
        #expect(stage.diagnostics.all.first?.views == ["LoggingView:p", "LoggingView:g"])
        stage.diagnostics.removeAll()
        views[0].onLayout = nil
        views[2].onLayout = nil

        let drawing = DrawingView("d", log, frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        drawing.onDraw = { _ in drawing.setNeedsDisplay() }
        stage.window.addSubview(drawing)
        stage.runTurn()
        #expect(drawing.rects.count == 100)
        #expect(stage.diagnostics.all.map(\.kind) == [.layoutFeedbackLoop])
        stage.diagnostics.removeAll()

        final class Restless: CALayer {
            override func layoutSublayers() { setNeedsLayout() }
        }
        let layer = Restless()
        layer.name = "restless"
        stage.window.layer.addSublayer(layer)
        layer.setNeedsLayout()
        stage.makeCurrent()
        layer.layoutIfNeeded()
        #expect(stage.diagnostics.all.first?.views == ["restless"])
    }

    @Test("layoutIfNeeded inside the own layout call does not enter it again; a loop of forced layouts is no feedback")
    func reentrancy() {
        let views = tree()
        views[1].onLayout = {
            views[2].setNeedsLayout()
            views[1].layoutIfNeeded()
        }
        views[1].setNeedsLayout()
        stage.runTurn()
        #expect(log.take() == ["c.layoutSubviews", "g.layoutSubviews"])
        views[1].onLayout = nil
        for _ in 0..<150 {
            views[1].setNeedsLayout()
            views[1].layoutIfNeeded()
        }
        #expect(log.take().count == 150)
        #expect(stage.diagnostics.messages == [])
    }

    @Test("Layout that nests new views without end is stopped")
    func nesting() {
        final class Matryoshka: UIView {
            override func layoutSubviews() { addSubview(Matryoshka()) }
        }
        stage.isTracing = false
        stage.window.addSubview(Matryoshka())
        stage.runTurn()
        #expect(stage.diagnostics.all.contains { $0.kind == .layoutFeedbackLoop })
        stage.runTurn()
    }

    @Test("An updateConstraints that skips super is reported")
    func missingSuper() {
        final class Forgetful: UIView {
            override func updateConstraints() {}
        }
        let view = Forgetful()
        stage.window.addSubview(view)
        stage.runTurn()
        #expect(stage.diagnostics.all.map(\.kind) == [.missingSuper])
    }

    @Test("Work follows the marks: one of 20,000 marked views costs one call and a few encoded layers")
    func workFollowsMarks() {
        stage.isTracing = false
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let children = (0..<20_000).map { _ in UIView() }
        children.forEach(parent.addSubview)
        stage.window.addSubview(parent)
        _ = stage.prepareFrame()
        children[12_345].setNeedsLayout()
        children[12_345].alpha = 0.5
        let frame = stage.prepareFrame()
        #expect(frame.updates.mapValues(\.layoutSubviews) == ["view.12345": 1])
        #expect(frame.commit.encodedLayers == 3)
        #expect(frame.commit.copiedChunks == 2)
        #expect(stage.prepareFrame().updates.isEmpty)
    }
}

@Suite("Update cycle: trees that are odd")
@MainActor
struct OddTreeTests: StageSuite {
    let made = makeStage()
    let log = CallLog()

    @Test("A view whose superview was freed keeps its marks and is found below another one")
    func freedSuperview() {
        let child = DrawingView("c", log, frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        child.logsUpdates = true
        do {
            let parent = UIView()
            parent.addSubview(child)
        }
        #expect(child.superview == nil && child.layer.superlayer == nil)
        child.setNeedsUpdateConstraints()
        stage.window.addSubview(child)
        _ = log.take()
        stage.runTurn()
        #expect(log.take() == ["c.updateConstraints", "c.updateProperties", "c.layoutSubviews", "c.draw"])
    }

    @Test("A layer whose delegate was replaced does not hold up the pass")
    func strangeDelegate() {
        let view = UIView()
        stage.window.addSubview(view)
        view.layer.delegate = nil
        stage.runTurn()
        #expect(!stage.isUpdatePending)
    }

    @Test("Layout in one window that marks another is settled in the same turn")
    func acrossWindows() {
        stage.makeCurrent()
        let other = UIWindow(frame: stage.screen.bounds)
        other.windowLevel = .alert
        other.isHidden = false
        let (low, high) = (LoggingView("low", log), LoggingView("high", log))
        stage.window.addSubview(low)
        other.addSubview(high)
        stage.runTurn()
        low.logsUpdates = true
        high.onLayout = { low.setNeedsLayout() }
        high.setNeedsLayout()
        _ = log.take()
        stage.runTurn()
        #expect(log.take() == ["low.layoutSubviews"])
    }

    @Test("What drawing marks for layout is laid out in the same turn")
    func layoutFromDrawing() {
        let view = DrawingView("v", log, frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        let child = LoggingView("c", log)
        view.addSubview(child)
        stage.window.addSubview(view)
        stage.runTurn()
        child.logsUpdates = true
        view.onDraw = { _ in child.setNeedsLayout() }
        view.setNeedsDisplay()
        _ = log.take()
        stage.runTurn()
        #expect(log.take() == ["v.draw", "c.layoutSubviews"])
    }
}
