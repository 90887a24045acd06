import Foundation
import Offstage
import Testing
import UIKit

@Suite("Scroll views in scroll views")
@MainActor
struct NestedScrollTests {
    private let outer = UIScrollView()
    private let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
    private let screen: ScrollScreen

    /// - Parameter content: That of the inner one.
    private init(_ content: CGSize) {
        screen = ScrollScreen(CGSize(width: 300, height: 3000), scroll: outer)
        outer.accessibilityIdentifier = "outer"
        inner.accessibilityIdentifier = "inner"
        inner.contentSize = content
        inner.delegate = screen.delegate
        outer.addSubview(inner)
        screen.stage.runTurn()
        _ = screen.delegate.log.take()
    }

    init() { self.init(CGSize(width: 300, height: 1000)) }

    private var places: [Double] {
        [inner.contentOffset.x, inner.contentOffset.y, outer.contentOffset.x, outer.contentOffset.y].map { Double($0) }
    }

    @Test("The innermost view that scrolls the finger's way takes it")
    func innermost() throws {
        try screen.drag(0, -60)
        #expect(places == [0, 50, 0, 0])
        let across = NestedScrollTests(CGSize(width: 900, height: 200))
        try across.screen.drag(-60, 0)
        #expect(across.places == [50, 0, 0, 0])
        try across.screen.drag(-20, -60)
        #expect(across.places[0] == 50 && across.places[3] > 40)
    }

    @Test("It keeps the finger beyond its edge")
    func keeps() throws {
        try screen.stage.touch.down(CGPoint(x: 150, y: 300))
        try screen.stage.touch.move(CGPoint(x: 150, y: 400))
        try screen.stage.touch.move(CGPoint(x: 150, y: 560))
        #expect(places[1] < -40 && places[3] == 0)
        try screen.stage.touch.up()
    }

    @Test("At its edge without bouncing it leaves the finger to the view around it")
    func handsOn() throws {
        inner.bounces = false
        outer.contentOffset.y = 100
        inner.contentOffset.y = 0
        try screen.stage.touch.drag(CGPoint(x: 150, y: 150), by: CGVector(dx: 0, dy: 60), hold: 0.2)
        #expect(places == [0, 0, 0, 50])
        try screen.stage.touch.drag(CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: -60), hold: 0.2)
        #expect(places == [0, 50, 0, 50])
        inner.contentOffset.y = 800
        try screen.stage.touch.drag(CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: -60), hold: 0.2)
        #expect(places == [0, 800, 0, 100])
        // In the middle of the drag it is too late.
        inner.contentOffset.y = 20
        try screen.stage.touch.drag(CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: 90), hold: 0.2)
        #expect(places == [0, 0, 0, 100])
    }

    @Test("A view that does not scroll leaves the finger to the view around it")
    func disabled() throws {
        inner.isScrollEnabled = false
        try screen.drag(0, -60)
        #expect(places == [0, 0, 0, 50])
    }

    @Test("Only the one that scrolls tells its delegate")
    func calls() throws {
        try screen.drag(0, -60)
        #expect(
            screen.delegate.story() == [
                "inner.willBeginDragging", "inner.didScroll", "inner.willEndDragging", "inner.didEndDragging(false)",
            ])
    }

    @Test("Both keep touches from the content, and both are asked")
    func delays() throws {
        final class Asked: UIScrollView {
            var log: CallLog?
            var title = ""
            override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
                log?.note(title)
                return true
            }
        }
        let (a, b) = (Asked(), Asked(frame: CGRect(x: 0, y: 0, width: 300, height: 600)))
        let screen = ScrollScreen(scroll: a)
        let log = screen.delegate.log
        (a.log, b.log, a.title, b.title) = (log, log, "outer", "inner")
        b.contentSize = CGSize(width: 300, height: 900)
        b.delaysContentTouches = false
        a.addSubview(b)
        _ = TouchView("c", b.bounds, log, in: b)
        screen.stage.runTurn()
        _ = log.take()
        try screen.stage.touch.down(CGPoint(x: 150, y: 300))
        #expect(log.take() == ["inner"])
        screen.stage.advance(by: 0.15)
        #expect(log.take() == ["outer", "c.began"])
        try screen.stage.touch.up()
    }
}
