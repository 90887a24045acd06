import Foundation
import Offstage
import Testing
import UIKit

@Suite("Scroll views and odd numbers")
@MainActor
struct HostileScrollTests {
    private static let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, 0, -5]

    @Test("Odd offsets, sizes, insets, rates and scales neither trap nor hang")
    func numbers() throws {
        for value in Self.odd {
            let screen = ScrollScreen()
            let scroll = screen.scroll
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
            scroll.addSubview(content)
            screen.delegate.zoomed = content
            scroll.contentSize = CGSize(width: value, height: value)
            try screen.flick(100, 2000)
            scroll.contentSize = CGSize(width: 300, height: 5000)
            scroll.contentInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
            screen.stage.advance(by: 0.3)
            scroll.contentInset = .zero
            scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: value)
            try screen.flick(100, 2000)
            screen.stage.advance(by: 0.3)
            scroll.setContentOffset(CGPoint(x: 0, y: value), animated: true)
            screen.stage.advance(by: 0.5)
            scroll.contentOffset = .zero
            scroll.scrollRectToVisible(CGRect(x: value, y: value, width: value, height: value), animated: true)
            screen.stage.advance(by: 0.5)
            scroll.contentOffset = .zero
            scroll.minimumZoomScale = value
            scroll.maximumZoomScale = 3
            scroll.zoomScale = value
            scroll.setZoomScale(value, animated: true)
            screen.stage.advance(by: 0.5)
            scroll.maximumZoomScale = value
            scroll.zoom(to: CGRect(x: 0, y: value, width: value, height: value), animated: false)
            scroll.zoom(to: CGRect(x: 0, y: 0, width: 30, height: value), animated: true)
            screen.stage.advance(by: 0.5)
            scroll.flashScrollIndicators()
            screen.stage.advance(by: 0.1)
            scroll.minimumZoomScale = 1
            scroll.maximumZoomScale = 2
            scroll.zoomScale = 1
            scroll.contentOffset = .zero
            scroll.contentSize = CGSize(width: 300, height: 5000)
            scroll.decelerationRate = .normal
            // A rectangle with an infinite origin has no size.
            scroll.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
            try screen.drag(0, -60)
            #expect(screen.y == 50, "it works again after \(value)")
        }
    }

    @Test("A target beyond reason is left aside")
    func target() throws {
        for value in [CGFloat.nan, .infinity, -.infinity] {
            let screen = ScrollScreen()
            screen.delegate.retarget = { _ in CGPoint(x: 0, y: value) }
            try screen.flick(200, 1000)
            screen.stage.advance(by: 4)
            #expect((screen.y - 684).magnitude <= 0.5)
        }
    }

    @Test("A view without a size scrolls nothing and divides by nothing")
    func noSize() throws {
        let screen = ScrollScreen()
        screen.scroll.isPagingEnabled = true
        screen.scroll.frame = CGRect(x: 0, y: 0, width: 300, height: 0.5)
        screen.scroll.frame.size.height = 600
        try screen.stage.touch.down(CGPoint(x: 150, y: 300))
        try screen.stage.touch.move(CGPoint(x: 150, y: 250))
        screen.scroll.frame.size = .zero
        try screen.stage.touch.move(CGPoint(x: 150, y: 240))
        try screen.stage.touch.up()
        screen.stage.advance(by: 2)
        #expect(screen.y.isFinite && screen.x.isFinite)
    }

    /// Every call that a drag, a glide, an animation, a pinch or a tap on the status bar makes.
    private nonisolated static let calls = [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging", "willBeginDecelerating",
        "didEndDecelerating", "didEndScrollingAnimation", "willBeginZooming", "didZoom", "didEndZooming",
        "shouldScrollToTop", "didScrollToTop", "didChangeAdjustedContentInset",
    ]

    @Test("Whatever a delegate does to the view in a call, the stage goes on", arguments: calls)
    func disturbed(call: String) throws {
        let actions: [(UIScrollView) -> Void] = [
            { $0.removeFromSuperview() }, { $0.isScrollEnabled = false }, { $0.delegate = nil },
            { $0.contentSize = .zero }, { $0.setContentOffset(CGPoint(x: 0, y: 33), animated: true) },
            { $0.setContentOffset(CGPoint(x: 0, y: 44), animated: false) },
            { $0.panGestureRecognizer.isEnabled = false }, { $0.isHidden = true },
            { $0.bounds.size.height = 10 }, { $0.maximumZoomScale = 1 },
            { $0.removeGestureRecognizer($0.panGestureRecognizer) },
        ]
        for (index, action) in actions.enumerated() {
            let screen = ScrollScreen(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 6000))
            screen.scroll.addSubview(content)
            screen.delegate.zoomed = content
            screen.scroll.maximumZoomScale = 3
            var isDone = false
            screen.delegate.onCall = { name, view in
                guard name == call, !isDone else { return }
                isDone = true
                action(view)
            }
            try screen.flick(100, 1000)
            screen.stage.advance(by: 3)
            screen.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
            screen.stage.advance(by: 1)
            try screen.stage.touch.pinch(CGPoint(x: 150, y: 300), from: 50, to: 90)
            screen.stage.advance(by: 1)
            try screen.stage.touch.tap(CGPoint(x: 20, y: 5))
            screen.stage.advance(by: 1)
            screen.scroll.contentInset.top += 1
            #expect(isDone || index == 2, "\(call) came")
            #expect(!screen.scroll.isDragging && !screen.scroll.isTracking && !screen.scroll.isDecelerating)
            #expect(!screen.scroll.isZooming && !screen.scroll.isZoomBouncing)
            var fired = false
            _ = UIKit.Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in fired = true }
            screen.stage.advance(by: 0.1)
            #expect(fired, "the loop is in its default mode again")
        }
    }
}
