import Foundation
import Offstage
import Testing
import UIKit

@Suite("Zooming content")
@MainActor
struct ScrollZoomTests {
    private let screen: ScrollScreen
    private let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private var scroll: UIScrollView { screen.scroll }

    init() {
        screen = ScrollScreen(CGSize(width: 300, height: 600))
        screen.scroll.addSubview(content)
        screen.delegate.zoomed = content
        screen.scroll.maximumZoomScale = 4
        screen.scroll.minimumZoomScale = 0.5
        screen.stage.runTurn()
        _ = screen.delegate.log.take()
    }

    private func close(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool {
        (a - b).magnitude <= tolerance
    }

    /// The point of the content that shows at a place of the screen.
    private func shown(at place: CGPoint) -> CGPoint { content.convert(place, from: screen.stage.window) }

    // MARK: By code

    @Test("The scale is the view's transform, and its frame the content's size; the middle stays")
    func byCode() {
        let middle = shown(at: CGPoint(x: 150, y: 300))
        scroll.zoomScale = 2
        #expect(scroll.zoomScale == 2 && content.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 600, height: 1200))
        #expect(scroll.contentSize == CGSize(width: 600, height: 1200))
        #expect(shown(at: CGPoint(x: 150, y: 300)) == middle && scroll.contentOffset == CGPoint(x: 150, y: 300))
        #expect(screen.delegate.story().contains("didZoom"))
    }

    @Test("Scales keep to the limits; without limits or a view to zoom the scale is 1")
    func limits() {
        scroll.zoomScale = 9
        #expect(scroll.zoomScale == 4)
        scroll.setZoomScale(0.1, animated: false)
        #expect(scroll.zoomScale == 0.5)
        screen.delegate.zoomed = nil
        #expect(scroll.zoomScale == 1)
        scroll.zoomScale = 2
        #expect(scroll.zoomScale == 1)
        let plain = UIScrollView()
        plain.zoomScale = 3
        #expect(plain.zoomScale == 1 && plain.minimumZoomScale == 1 && plain.maximumZoomScale == 1)
        #expect(plain.bouncesZoom && !plain.isZooming && !plain.isZoomBouncing)
    }

    @Test("pinchGestureRecognizer is there while there is something to zoom")
    func recognizer() {
        #expect(scroll.pinchGestureRecognizer != nil)
        scroll.maximumZoomScale = 0.5
        #expect(scroll.pinchGestureRecognizer == nil)
        scroll.maximumZoomScale = 3
        #expect(scroll.pinchGestureRecognizer?.view === scroll)
    }

    @Test("Animated: 0.3 seconds, told at the begin, in each frame and at the end")
    func animated() {
        scroll.setZoomScale(2, animated: true)
        #expect(scroll.zoomScale == 1)
        screen.stage.advance(by: 0.15)
        #expect(close(scroll.zoomScale, 1.5, 1e-9) && !scroll.isZooming && !scroll.isZoomBouncing)
        #expect(close(shown(at: CGPoint(x: 150, y: 300)).x, 150, 0.5))
        screen.stage.advance(by: 0.2)
        #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 150, y: 300))
        let story = screen.delegate.story().filter { $0 != "didScroll" }
        #expect(story.first == "willBeginZooming" && story.last == "didEndZooming(2)")
        #expect(Set(story) == ["willBeginZooming", "didZoom", "didEndZooming(2)"])
    }

    @Test("zoom(to:) fills what shows with a rectangle of the content")
    func toRect() {
        scroll.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 100), animated: false)
        #expect(scroll.zoomScale == 3)
        #expect(shown(at: CGPoint(x: 150, y: 300)) == CGPoint(x: 150, y: 150))
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 300, height: 600), animated: true)
        screen.stage.advance(by: 1)
        #expect(scroll.zoomScale == 1 && scroll.contentOffset == .zero)
        // Near the edge as far as the content reaches.
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: false)
        #expect(scroll.zoomScale == 3 && scroll.contentOffset == .zero)
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
        #expect(scroll.zoomScale == 4)
    }

    // MARK: By fingers

    @Test("Two fingers: the scale follows, and the point between them stays")
    func pinch() throws {
        let middle = CGPoint(x: 100, y: 400)
        // The first event of the gesture has the fingers at 50 and 140.
        let before = shown(at: CGPoint(x: 95, y: 400))
        let touch = screen.stage.touch
        try touch.down(finger: 1, CGPoint(x: 60, y: 400))
        try touch.down(finger: 2, CGPoint(x: 140, y: 400))
        for spread in [50.0, 60, 80] as [CGFloat] {
            try touch.move(finger: 1, CGPoint(x: 100 - spread, y: 400))
            try touch.move(finger: 2, CGPoint(x: 100 + spread, y: 400))
        }
        #expect(scroll.isZooming && scroll.zoomScale > 1.4)
        #expect(close(shown(at: middle).x, before.x, 0.5) && close(shown(at: middle).y, before.y, 0.5))
        _ = screen.delegate.log.take()
        let scale = scroll.zoomScale
        try touch.up(finger: 1)
        #expect(!scroll.isZooming && scroll.zoomScale == scale)
        #expect(screen.delegate.story().contains("didEndZooming(\(TouchView.text(scale)))"))
        try touch.up(finger: 2)
    }

    @Test("The calls of a pinch, in order")
    func order() throws {
        try screen.stage.touch.pinch(CGPoint(x: 150, y: 300), from: 100, to: 200)
        screen.stage.advance(by: 1)
        let zooms = screen.delegate.story().filter { $0.contains("oom") }.reduce(into: [String]()) {
            if $0.last != $1 { $0.append($1) }
        }
        #expect(zooms == ["willBeginZooming", "didZoom", "didEndZooming(\(TouchView.text(scroll.zoomScale)))"])
    }

    @Test("Beyond a limit only the root of what is beyond shows, and the scale comes back in 0.3 seconds")
    func bounce() throws {
        let touch = screen.stage.touch
        try touch.down(finger: 1, CGPoint(x: 145, y: 300))
        try touch.down(finger: 2, CGPoint(x: 155, y: 300))
        try touch.move(finger: 1, CGPoint(x: 136, y: 300))
        try touch.move(finger: 1, CGPoint(x: 10, y: 300))
        try touch.move(finger: 2, CGPoint(x: 290, y: 300))
        // The fingers were 19 points apart when the gesture began.
        let free = 280.0 / 19
        #expect(close(scroll.zoomScale, 4 * (free / 4).squareRoot(), 1e-6))
        _ = screen.delegate.log.take()
        try touch.up(finger: 1)
        try touch.up(finger: 2)
        #expect(scroll.isZoomBouncing && !screen.delegate.log.calls.contains { $0.hasPrefix("didEndZooming") })
        screen.stage.advance(by: 0.4)
        #expect(scroll.zoomScale == 4 && !scroll.isZoomBouncing)
        #expect(screen.delegate.story().last == "didEndZooming(4)")
    }

    @Test("bouncesZoom false: the scale stays at its limit")
    func hardLimit() throws {
        scroll.bouncesZoom = false
        try screen.stage.touch.pinch(CGPoint(x: 150, y: 300), from: 20, to: 280)
        #expect(scroll.zoomScale == 4 && !scroll.isZoomBouncing)
        #expect(screen.delegate.story().last == "didEndZooming(4)")
    }

    @Test("One finger that is left after a pinch goes on dragging")
    func goesOn() throws {
        let touch = screen.stage.touch
        try touch.down(finger: 1, CGPoint(x: 100, y: 300))
        try touch.down(finger: 2, CGPoint(x: 200, y: 300))
        try touch.move(finger: 1, CGPoint(x: 60, y: 300))
        try touch.move(finger: 2, CGPoint(x: 240, y: 300))
        try touch.up(finger: 2)
        let y = scroll.contentOffset.y
        try touch.move(finger: 1, CGPoint(x: 60, y: 270))
        try touch.move(finger: 1, CGPoint(x: 60, y: 240))
        #expect(scroll.contentOffset.y - y >= 45 && scroll.isDragging && !scroll.isZooming)
        try touch.up(finger: 1)
    }

    @Test("Without a view to zoom, or with scrolling turned off, fingers do not zoom")
    func none() throws {
        screen.delegate.zoomed = nil
        try screen.stage.touch.pinch(CGPoint(x: 150, y: 300), from: 100, to: 250)
        #expect(content.transform == .identity && !screen.delegate.log.calls.contains { $0.contains("oom") })
        screen.delegate.zoomed = content
        scroll.isScrollEnabled = false
        try screen.stage.touch.pinch(CGPoint(x: 150, y: 300), from: 100, to: 250)
        #expect(content.transform == .identity)
    }

    @Test("A pan that goes on with a pinch tells of both")
    func both() throws {
        let touch = screen.stage.touch
        scroll.zoomScale = 2
        _ = screen.delegate.log.take()
        try touch.down(finger: 1, CGPoint(x: 100, y: 300))
        try touch.move(finger: 1, CGPoint(x: 100, y: 280))
        #expect(scroll.isDragging)
        try touch.down(finger: 2, CGPoint(x: 200, y: 280))
        try touch.move(finger: 2, CGPoint(x: 250, y: 280))
        try touch.move(finger: 2, CGPoint(x: 260, y: 280))
        #expect(scroll.isDragging && scroll.isZooming && scroll.zoomScale > 2)
        try touch.up(finger: 2)
        try touch.up(finger: 1)
        screen.stage.advance(by: 1)
        let story = screen.delegate.story().filter { $0 != "didScroll" && $0 != "didZoom" }
        #expect(story.prefix(2) == ["willBeginDragging", "willBeginZooming"])
        #expect(story.contains("didEndDragging(false)"))
    }
}
