import Offstage
import Testing
import UIKit

@Suite("Hierarchy callbacks")
@MainActor
struct HierarchyCallbackTests {
    let log = CallLog()

    func make(_ id: String) -> LoggingView { LoggingView(id, log) }

    @Test("Adding without a window: will, did, then the superview")
    func addWithoutWindow() {
        let (parent, child) = (make("p"), make("c"))
        parent.addSubview(child)
        #expect(log.take() == ["c.willMove(toSuperview: p)", "c.didMoveToSuperview(p)", "p.didAddSubview(c)"])
    }

    @Test("In didMoveToSuperview superview and superlayer are set already")
    func stateInDidMove() {
        final class Probe: UIView {
            var seen: (UIView?, CALayer?, UIWindow?)?
            override func didMoveToSuperview() { seen = (superview, layer.superlayer, window) }
        }
        let stage = makeStage()
        let probe = Probe()
        stage.window.addSubview(probe)
        #expect(probe.seen?.0 === stage.window)
        #expect(probe.seen?.1 === stage.window.layer)
        #expect(probe.seen?.2 === stage.window)
    }

    @Test("Adding below a window: toWindow first, top down; didMoveToWindow bottom up, before didMoveToSuperview")
    func addBelowWindow() {
        let stage = makeStage()
        let (parent, child, grandchild) = (make("p"), make("c"), make("g"))
        stage.window.addSubview(parent)
        child.addSubview(grandchild)
        _ = log.take()
        parent.addSubview(child)
        #expect(
            log.take() == [
                "c.willMove(toWindow: window)", "g.willMove(toWindow: window)", "c.willMove(toSuperview: p)",
                "g.didMoveToWindow(window)", "c.didMoveToWindow(window)", "c.didMoveToSuperview(p)",
                "p.didAddSubview(c)",
            ])
    }

    @Test("Removing: superview, toSuperview, toWindow, then the did callbacks")
    func remove() {
        let stage = makeStage()
        let (parent, child, grandchild) = (make("p"), make("c"), make("g"))
        stage.window.addSubview(parent)
        parent.addSubview(child)
        child.addSubview(grandchild)
        _ = log.take()
        child.removeFromSuperview()
        #expect(
            log.take() == [
                "p.willRemoveSubview(c)", "c.willMove(toSuperview: nil)", "c.willMove(toWindow: nil)",
                "g.willMove(toWindow: nil)", "g.didMoveToWindow(nil)", "c.didMoveToWindow(nil)",
                "c.didMoveToSuperview(nil)",
            ])
        #expect(child.superview == nil && child.layer.superlayer == nil && child.window == nil)
        #expect(parent.subviews.isEmpty)
    }

    @Test("Moving between superviews of one window: one pair, no nil, no window callbacks")
    func moveWithinWindow() {
        let stage = makeStage()
        let (first, second, child) = (make("a"), make("b"), make("c"))
        stage.window.addSubview(first)
        stage.window.addSubview(second)
        first.addSubview(child)
        _ = log.take()
        second.addSubview(child)
        #expect(
            log.take() == [
                "a.willRemoveSubview(c)", "c.willMove(toSuperview: b)", "c.didMoveToSuperview(b)", "b.didAddSubview(c)",
            ])
        #expect(first.subviews.isEmpty && second.subviews == [child])
    }

    @Test("Moving to another window calls the window callbacks once")
    func moveBetweenWindows() {
        let stage = makeStage()
        let other = UIWindow(frame: stage.screen.bounds)
        other.isHidden = false
        let child = make("c")
        stage.window.addSubview(child)
        _ = log.take()
        other.addSubview(child)
        #expect(
            log.take() == [
                "c.willMove(toWindow: window)", "c.willMove(toSuperview: window)", "c.didMoveToWindow(window)",
                "c.didMoveToSuperview(window)",
            ])
        #expect(child.window === other)
    }

    @Test("Changes of order call nothing back")
    func reorder() {
        let parent = make("p")
        let children = ["a", "b", "c"].map(make)
        children.forEach(parent.addSubview)
        _ = log.take()
        parent.addSubview(children[0])
        #expect(parent.subviews == [children[1], children[2], children[0]])
        parent.bringSubviewToFront(children[1])
        #expect(parent.subviews == [children[2], children[0], children[1]])
        parent.sendSubviewToBack(children[0])
        #expect(parent.subviews == [children[0], children[2], children[1]])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [children[1], children[2], children[0]])
        #expect(log.take() == [])
        #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
    }

    @Test(
        "A removed view is told of traits, safe area and tint only through its window callbacks: none without a window")
    func removeWithoutWindow() {
        let (parent, child) = (make("p"), make("c"))
        parent.addSubview(child)
        _ = log.take()
        child.removeFromSuperview()
        #expect(
            log.take() == [
                "p.willRemoveSubview(c)", "c.willMove(toSuperview: nil)", "c.didMoveToSuperview(nil)",
            ])
        child.removeFromSuperview()
        #expect(log.take() == [])
    }
}
