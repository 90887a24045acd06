import Foundation
import Offstage
import Testing

@testable import UIKit

/// What a scroll view is told beside its content: where it lies, along which axes it bounces, who comes next.
@Suite("Wishes of scroll views")
@MainActor
struct ScrollWishTests {
    private func bars(_ screen: ScrollScreen) -> [ScrollIndicator] {
        screen.scroll.subviews.compactMap { $0 as? ScrollIndicator }
    }

    @Test("Defaults")
    func defaults() {
        let view = UIScrollView()
        #expect(view.bouncesHorizontally && view.bouncesVertically && view.contentAlignmentPoint == .zero)
        #expect(view.transfersHorizontalScrollingToParent && view.transfersVerticalScrollingToParent)
        #expect(!view.isScrollAnimating && !view.isZoomAnimating)
    }

    @Test("bounces sets both axes; each bounces for itself")
    func axes() throws {
        let screen = ScrollScreen(CGSize(width: 900, height: 6000))
        let scroll = screen.scroll
        scroll.bounces = false
        #expect(!scroll.bouncesHorizontally && !scroll.bouncesVertically)
        scroll.bouncesVertically = true
        #expect(scroll.bounces && !scroll.bouncesHorizontally)
        try screen.stage.touch.down(CGPoint(x: 100, y: 100))
        try screen.stage.touch.move(CGPoint(x: 200, y: 210))
        #expect(screen.x == 0 && screen.y < -40)
        try screen.stage.touch.up()
        screen.stage.advance(by: 3)
        #expect(screen.y == 0)
        // A glide along both: one edge stops it, the other throws it back.
        scroll.contentSize = CGSize(width: 400, height: 700)
        try screen.stage.touch.fling(
            CGPoint(x: 250, y: 500), by: CGVector(dx: -90, dy: -90), velocity: 3000)
        var (farX, farY) = (0.0, 0.0)
        for _ in 0..<60 {
            screen.stage.advance(by: 1.0 / 60)
            (farX, farY) = (max(farX, screen.x), max(farY, screen.y))
        }
        #expect(farX == 100 && farY > 105)
        screen.stage.advance(by: 3)
        #expect(screen.x == 100 && screen.y == 100)
        // Along an axis that does not bounce, short content does not move, whatever it always does.
        scroll.contentSize = CGSize(width: 100, height: 100)
        (scroll.alwaysBounceHorizontal, scroll.alwaysBounceVertical) = (true, true)
        try screen.drag(-80, 0)
        #expect(screen.x == 0)
    }

    @Test("Content shorter than the room for it lies where contentAlignmentPoint says")
    func alignment() throws {
        let screen = ScrollScreen(CGSize(width: 100, height: 200))
        let scroll = screen.scroll
        scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.25)
        #expect(screen.x == -100 && screen.y == -100)
        scroll.contentAlignmentPoint = CGPoint(x: 1, y: 1)
        #expect(screen.x == -200 && screen.y == -400)
        scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 20)
        #expect(screen.x == -180 && screen.y == -350)
        scroll.contentAlignmentPoint = CGPoint(x: 7, y: CGFloat.nan)
        #expect(screen.x == -180 && screen.y == -30 && scroll.contentAlignmentPoint.x == 7)
        scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
        scroll.contentInset = .zero
        scroll.contentSize = CGSize(width: 900, height: 200)
        #expect(screen.x == 0)
        #expect(scroll.range(.horizontal) == ScrollRange(0, 600) && screen.y == -200)
        // Pulled away it comes back to its place.
        scroll.alwaysBounceVertical = true
        try screen.drag(0, -80)
        #expect(screen.y > -200)
        screen.stage.advance(by: 3)
        #expect(screen.y == -200)
    }

    @Test("Zoomed out, content lies where contentAlignmentPoint says")
    func zoomedOut() {
        let screen = ScrollScreen(CGSize(width: 300, height: 600))
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        screen.scroll.addSubview(content)
        screen.delegate.zoomed = content
        screen.scroll.minimumZoomScale = 0.5
        screen.scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
        screen.scroll.zoomScale = 0.5
        #expect(screen.x == -75 && screen.y == -150)
        screen.scroll.setZoomScale(1, animated: true)
        screen.stage.advance(by: 1)
        #expect(screen.x == 0 && screen.y == 0)
    }

    @Test("At its edge without bouncing a view keeps the finger where it transfers no scrolling along that axis")
    func transfers() throws {
        let outer = UIScrollView()
        let screen = ScrollScreen(CGSize(width: 900, height: 3000), scroll: outer)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        inner.contentSize = CGSize(width: 900, height: 900)
        inner.bounces = false
        outer.addSubview(inner)
        outer.contentOffset = CGPoint(x: 100, y: 100)
        screen.stage.runTurn()
        func pull(_ dx: CGFloat, _ dy: CGFloat) throws -> [Double] {
            outer.contentOffset = CGPoint(x: 100, y: 100)
            try screen.stage.touch.drag(CGPoint(x: 80, y: 80), by: CGVector(dx: dx, dy: dy), hold: 0.2)
            return [screen.x, screen.y]
        }
        #expect(try pull(0, 60) == [100, 50] && pull(60, 0) == [50, 100])
        inner.transfersVerticalScrollingToParent = false
        #expect(try pull(0, 60) == [100, 100] && pull(60, 0) == [50, 100])
        inner.transfersHorizontalScrollingToParent = false
        #expect(try pull(0, 60) == [100, 100] && pull(60, 0) == [100, 100])
        #expect(inner.contentOffset == .zero)
    }

    // MARK: Movements

    @Test("isScrollAnimating and isZoomAnimating say what the app asked for; a glide is neither")
    func animating() throws {
        let screen = ScrollScreen()
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 6000))
        screen.scroll.addSubview(content)
        screen.delegate.zoomed = content
        screen.scroll.maximumZoomScale = 3
        func flags() -> [Bool] { [screen.scroll.isScrollAnimating, screen.scroll.isZoomAnimating] }
        screen.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        #expect(flags() == [true, false])
        screen.stage.advance(by: 1)
        #expect(flags() == [false, false])
        screen.scroll.setZoomScale(2, animated: true)
        #expect(flags() == [false, true])
        screen.stage.advance(by: 1)
        screen.scroll.setZoomScale(1, animated: false)
        try screen.flick(100, 1000)
        #expect(screen.scroll.isDecelerating && flags() == [false, false])
    }

    @Test("stopScrollingAndZooming: where it is; from beyond an edge at that edge; on the page that it goes to")
    func stopping() throws {
        let screen = ScrollScreen()
        try screen.flick(200, 1000)
        screen.stage.advance(by: 0.2)
        let y = screen.y
        _ = screen.delegate.log.take()
        screen.scroll.stopScrollingAndZooming()
        #expect(screen.y == y && screen.delegate.log.take() == ["didEndDecelerating"] && !screen.scroll.isDecelerating)
        screen.scroll.setContentOffset(.zero, animated: true)
        screen.stage.advance(by: 0.1)
        let there = screen.y
        _ = screen.delegate.log.take()
        screen.scroll.stopScrollingAndZooming()
        screen.stage.advance(by: 1)
        #expect(screen.y == there && there > 0 && screen.delegate.log.take().isEmpty)
        screen.scroll.contentOffset = .zero
        try screen.drag(0, 210)
        #expect(screen.y < 0)
        screen.scroll.stopScrollingAndZooming()
        #expect(screen.y == 0)
        screen.scroll.stopScrollingAndZooming()
        let pages = ScrollScreen(CGSize(width: 1500, height: 600))
        pages.scroll.isPagingEnabled = true
        try pages.flickAcross(100, 500)
        pages.scroll.stopScrollingAndZooming()
        #expect(pages.x == 300 && pages.delegate.log.take().suffix(2) == ["didScroll", "didEndDecelerating"])
    }

    @Test("stopScrollingAndZooming ends a zoom at the scale that it has; one that comes back is at its limit")
    func stoppingZoom() throws {
        let screen = ScrollScreen(CGSize(width: 300, height: 600))
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        screen.scroll.addSubview(content)
        screen.delegate.zoomed = content
        screen.scroll.maximumZoomScale = 3
        screen.scroll.setZoomScale(2, animated: true)
        screen.stage.advance(by: 0.15)
        screen.scroll.stopScrollingAndZooming()
        let scale = screen.scroll.zoomScale
        #expect(scale > 1.4 && scale < 1.6)
        #expect(screen.delegate.log.calls.last == "didEndZooming(\(TouchView.text(scale)))")
        screen.stage.advance(by: 1)
        #expect(screen.scroll.zoomScale == scale)
        try screen.stage.touch.pinch(CGPoint(x: 150, y: 300), from: 20, to: 280)
        #expect(screen.scroll.isZoomBouncing)
        screen.scroll.stopScrollingAndZooming()
        #expect(screen.scroll.zoomScale == 3 && !screen.scroll.isZoomBouncing)
    }

    @Test("Indicators show for an offset that the app changes, along the axes in which it changes, and fade")
    func indicated() {
        let screen = ScrollScreen(CGSize(width: 900, height: 6000))
        screen.scroll.withScrollIndicatorsShown {}
        #expect(bars(screen).isEmpty)
        screen.scroll.withScrollIndicatorsShown { screen.scroll.contentOffset.y = 300 }
        #expect(bars(screen).map { $0.frame.width < $0.frame.height } == [true])
        screen.stage.advance(by: 0.3)
        #expect(bars(screen)[0].layer.presentation()?.opacity == 1)
        screen.stage.advance(by: 2)
        #expect(bars(screen)[0].layer.presentation()?.opacity == 0)
        screen.scroll.withScrollIndicatorsShown {
            screen.scroll.setContentOffset(CGPoint(x: 100, y: 300), animated: true)
        }
        #expect(bars(screen).map(\.isShown).filter { $0 }.count == 1)
        screen.stage.advance(by: 0.2)
        #expect(bars(screen).map(\.isShown).filter { $0 }.count == 1)
        screen.stage.advance(by: 1)
        #expect(bars(screen).allSatisfy { !$0.isShown })
    }

    @Test("Back at an edge it snaps below 0.4 points and 10 points a second, and not before")
    func snap() {
        for (start, velocity) in [(0.0, 800.0), (30, 50), (120, 2400), (80, 49), (5, 0)] {
            let spring = EdgeSpring(start: start, velocity: velocity)
            let settled = stride(from: 0.0, through: 4, by: 0.001).first { spring.isSettled(at: $0) } ?? .infinity
            #expect(settled < 3)
            #expect(spring.displacement(at: settled).magnitude < 0.4 && spring.velocity(at: settled).magnitude < 10)
            let before = settled - 0.001
            guard before > 0 else { continue }
            #expect(spring.displacement(at: before).magnitude >= 0.4 || spring.velocity(at: before).magnitude >= 10)
        }
    }
}
