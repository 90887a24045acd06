import Foundation
import Offstage
import Testing
import UIKit

@Suite("Dragging content")
@MainActor
struct ScrollDragTests {
    private func pixel(_ value: Double, _ scale: Double = 2) -> Double { (value * scale).rounded() / scale }
    private func shown(_ pull: Double, _ size: Double = 600) -> Double { 0.55 * pull * size / (0.55 * pull + size) }

    // MARK: Beginning

    @Test("A drag begins at the first event 10 points away, and moves the content by what is beyond them")
    func begin() throws {
        let screen = ScrollScreen()
        let touch = screen.stage.touch
        try touch.down(CGPoint(x: 150, y: 300))
        #expect(screen.scroll.isTracking && !screen.scroll.isDragging)
        try touch.move(CGPoint(x: 150, y: 291))
        #expect(screen.y == 0 && !screen.scroll.isDragging && screen.delegate.log.take().isEmpty)
        try touch.move(CGPoint(x: 150, y: 288))
        #expect(screen.y == 2 && screen.scroll.isDragging && screen.scroll.isTracking)
        #expect(screen.delegate.log.take() == ["willBeginDragging", "didScroll"])
        try touch.move(CGPoint(x: 150, y: 250))
        #expect(screen.y == 40 && screen.delegate.log.take() == ["didScroll"])
        try touch.up()
        #expect(!screen.scroll.isTracking && !screen.scroll.isDragging)
    }

    @Test("willBeginDragging sees the old offset")
    func oldOffset() throws {
        let screen = ScrollScreen()
        var seen: CGPoint?
        screen.delegate.onCall = { call, view in if call == "willBeginDragging" { seen = view.contentOffset } }
        try screen.drag(0, -50)
        #expect(seen == .zero && screen.y == 40)
    }

    @Test("Content moves along axes that scroll or always bounce, and along no others")
    func axes() throws {
        let screen = ScrollScreen()
        try screen.drag(-60, -80)
        #expect(screen.x == 0 && screen.y == 72)
        let flat = ScrollScreen(CGSize(width: 900, height: 600))
        try flat.drag(-80, -60)
        #expect(flat.x == 72 && flat.y == 0)
        let short = ScrollScreen(CGSize(width: 100, height: 100))
        try short.drag(0, -80)
        #expect(short.delegate.log.take().isEmpty)
        short.scroll.alwaysBounceVertical = true
        _ = short.delegate.log.take()
        try short.stage.touch.down(CGPoint(x: 150, y: 300))
        try short.stage.touch.move(CGPoint(x: 150, y: 220))
        #expect(short.y == pixel(shown(70)) && short.x == 0)
        try short.stage.touch.up()
        // A scroll view without bouncing says nothing.
        let hard = ScrollScreen(CGSize(width: 100, height: 100))
        (hard.scroll.alwaysBounceVertical, hard.scroll.bounces) = (true, false)
        try hard.drag(0, -80)
        #expect(hard.y == 0 && hard.delegate.log.take().isEmpty)
    }

    @Test("A drag whose larger part is along an axis that does not scroll is none")
    func dominant() throws {
        let screen = ScrollScreen()
        try screen.drag(-80, -60)
        #expect(screen.y == 0 && screen.delegate.log.take().isEmpty)
    }

    @Test("Content is on whole pixels while a finger drags it", arguments: [1, 2, 3] as [CGFloat])
    func pixels(scale: CGFloat) throws {
        let stage = makeStage(300, 600, scale: scale)
        let scroll = UIScrollView(frame: stage.window.bounds)
        scroll.contentSize = CGSize(width: 300, height: 6000)
        stage.window.addSubview(scroll)
        stage.makeCurrent()
        try stage.touch.down(CGPoint(x: 150, y: 300))
        for way in [12.3, 20.21, 33.37, 47.9] as [CGFloat] {
            try stage.touch.move(CGPoint(x: 150, y: 300 - way))
            #expect(Double(scroll.contentOffset.y) == pixel(Double(way) - 10, Double(scale)))
        }
        try stage.touch.up()
    }

    // MARK: Beyond the edges

    @Test("Beyond the edges content follows less and less; back it comes the way it went")
    func band() throws {
        let screen = ScrollScreen()
        let touch = screen.stage.touch
        try touch.down(CGPoint(x: 150, y: 100))
        for way in [20, 60, 110, 310, 410, 210, 60] as [CGFloat] {
            try touch.move(CGPoint(x: 150, y: 100 + way))
            #expect(screen.y == -pixel(shown(Double(way) - 10)))
        }
        try touch.move(CGPoint(x: 150, y: 60))
        #expect(screen.y == 50)
        try touch.up()
    }

    @Test("Without bouncing it stays at the edge, and comes back with the finger")
    func hardEdge() throws {
        let screen = ScrollScreen()
        screen.scroll.bounces = false
        let touch = screen.stage.touch
        screen.scroll.contentOffset.y = 30
        try touch.down(CGPoint(x: 150, y: 100))
        try touch.move(CGPoint(x: 150, y: 160))
        #expect(screen.y == 0)
        try touch.move(CGPoint(x: 150, y: 120))
        #expect(screen.y == 20)
        try touch.up()
    }

    @Test("Let go at rest outside, content goes back by the slow law; every frame is on it")
    func back() throws {
        let screen = ScrollScreen()
        try screen.drag(0, 210)
        let start = screen.y
        #expect(start == -pixel(shown(200)) && screen.scroll.isDecelerating)
        #expect(screen.delegate.target == .zero && screen.delegate.velocity == .zero)
        let begin = screen.stage.time
        let d0 = -start
        let a = 46 * d0 / 37
        for _ in 0..<12 {
            screen.stage.advance(by: 1.0 / 60)
            let t = (screen.stage.time * 60).rounded(.down) / 60 - begin
            #expect(screen.y == pixel(-(a * exp(-9 * t) + (d0 - a) * exp(-46 * t))))
        }
        screen.stage.advance(by: 2)
        #expect(screen.y == 0 && !screen.scroll.isDecelerating)
    }

    @Test("Caught outside, the finger takes hold where the content shows")
    func caughtOutside() throws {
        let screen = ScrollScreen()
        try screen.drag(0, 210)
        screen.stage.advance(by: 0.05)
        let y = screen.y
        #expect(y < -20)
        try screen.stage.touch.down(CGPoint(x: 150, y: 300))
        #expect(!screen.scroll.isDecelerating && screen.y == y)
        screen.stage.advance(by: 1)
        #expect(screen.y == y)
        let free = -y * 600 / (0.55 * (600 + y))
        try screen.stage.touch.move(CGPoint(x: 150, y: 340))
        #expect((screen.y + shown(free + 30)).magnitude <= 0.25)
        try screen.stage.touch.up()
        screen.stage.advance(by: 3)
        #expect(screen.y == 0)
    }

    @Test("Caught outside and let go at once it goes back")
    func tappedOutside() throws {
        let screen = ScrollScreen()
        try screen.drag(0, 210)
        screen.stage.advance(by: 0.05)
        _ = screen.delegate.log.take()
        try screen.stage.touch.tap(CGPoint(x: 150, y: 300))
        #expect(screen.scroll.isDecelerating)
        screen.stage.advance(by: 3)
        #expect(screen.y == 0)
        #expect(
            screen.delegate.story() == [
                "didEndDecelerating", "willBeginDecelerating", "didScroll", "didEndDecelerating",
            ])
    }

    // MARK: Gliding

    @Test("A flick of 1000 points a second glides by the law to its end", arguments: [0.998, 0.99, 0.995] as [CGFloat])
    func glide(rate: CGFloat) throws {
        let screen = ScrollScreen()
        screen.scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
        try screen.flick(200, 1000)
        #expect(screen.y == 190 && screen.scroll.isDecelerating && !screen.scroll.isDragging)
        #expect(abs(screen.delegate.velocity.y - 1) < 1e-9 && screen.delegate.velocity.x == 0)
        let r = Double(rate)
        let reach = r / (1000 * (1 - r))
        #expect(abs(Double(screen.delegate.target.y) - (190 + 990 * reach)) < 1e-6)
        let times = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 1]
        let end = log(0.01) / (1000 * log(r))
        let expected = times.map { pixel(190 + 1000 * reach * (1 - pow(r, 1000 * min($0, end)))) }
        #expect(screen.ys(at: times) == expected)
        screen.stage.advance(by: 3)
        #expect(screen.y == pixel(190 + 990 * reach) && !screen.scroll.isDecelerating)
    }

    @Test("The glide ends in the first frame after its time")
    func duration() throws {
        let screen = ScrollScreen()
        try screen.flick(200, 1000)
        screen.stage.advance(by: 2.295)
        #expect(screen.scroll.isDecelerating)
        screen.stage.advance(by: 0.025)
        #expect(!screen.scroll.isDecelerating)
    }

    @Test("10 points a second and less do not glide")
    func slow() throws {
        let screen = ScrollScreen()
        let touch = screen.stage.touch
        try touch.down(CGPoint(x: 150, y: 300))
        try touch.move(CGPoint(x: 150, y: 200))
        screen.stage.advance(by: 0.1)
        try touch.move(CGPoint(x: 150, y: 199))
        screen.stage.advance(by: 0.1)
        try touch.up(CGPoint(x: 150, y: 198))
        #expect(abs(screen.delegate.velocity.y - 0.01) < 1e-9)
        #expect(!screen.scroll.isDecelerating && screen.delegate.target.y == 92)
        #expect(screen.delegate.story().suffix(2) == ["willEndDragging", "didEndDragging(false)"])
    }

    @Test("The velocity is that of the last tenth of a second")
    func velocity() throws {
        let screen = ScrollScreen()
        try screen.stage.touch.drag(CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -300), duration: 0.1, hold: 0.2)
        #expect(screen.delegate.velocity == .zero && screen.y == 290)
        let other = ScrollScreen()
        // 3000 points a second for a while, then 500.
        try other.stage.touch.drag(
            CGPoint(x: 150, y: 400), along: [CGVector(dx: 0, dy: -100)], duration: 0.2)
        #expect(abs(other.delegate.velocity.y - 0.5) < 1e-9)
    }

    @Test("A glide that meets the edge swings out from the exact crossing, and back")
    func edge() throws {
        let screen = ScrollScreen(CGSize(width: 300, height: 1000))
        try screen.flick(200, 2000)
        let crossing = log(1 - 210 / (2000 * 0.499)) / (1000 * log(0.998))
        let speed = 2000 * pow(0.998, 1000 * crossing)
        let times = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5]
        let expected = times.map { time in
            let t = time - crossing
            return pixel(
                t < 0 ? 190 + 2000 * 0.499 * (1 - pow(0.998, 1000 * time)) : 400 + speed * t * exp(-11 * t))
        }
        #expect(screen.delegate.target.y == 400)
        #expect(screen.ys(at: times) == expected)
        #expect(screen.y > 400)
        screen.stage.advance(by: 3)
        #expect(screen.y == 400 && !screen.scroll.isDecelerating)
    }

    @Test("Without bouncing a glide stops at the edge in the frame after the crossing")
    func hardStop() throws {
        let screen = ScrollScreen(CGSize(width: 300, height: 1000))
        screen.scroll.bounces = false
        try screen.flick(200, 2000)
        screen.stage.advance(by: 0.15)
        #expect(screen.y == 400 && !screen.scroll.isDecelerating)
        #expect(!screen.delegate.offsets.contains { $0.y > 400 })
    }

    @Test("The display's rate only says how often the content moves")
    func rate() throws {
        let screen = ScrollScreen()
        screen.stage.displayRate = 120
        try screen.flick(200, 1000)
        let before = screen.delegate.offsets.count
        screen.stage.advance(by: 0.5)
        #expect(screen.delegate.offsets.count - before == 60)
        #expect(screen.y == pixel(190 + 1000 * 0.499 * (1 - pow(0.998, 500))))
    }

    // MARK: The order of calls

    @Test("The calls of a drag, of a glide and of a catch, in order")
    func order() throws {
        let screen = ScrollScreen()
        try screen.flick(200, 1000)
        screen.stage.advance(by: 5)
        #expect(
            screen.delegate.story() == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
        try screen.drag(0, -100)
        #expect(
            screen.delegate.story() == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
        try screen.flick(200, 1000)
        screen.stage.advance(by: 0.1)
        _ = screen.delegate.log.take()
        let y = screen.y
        try screen.stage.touch.down(CGPoint(x: 150, y: 300))
        #expect(screen.delegate.story() == ["didEndDecelerating"] && screen.y == y)
        try screen.stage.touch.up()
        screen.stage.advance(by: 1)
        #expect(screen.delegate.story().isEmpty && screen.y == y)
    }

    @Test("isTracking, isDragging and isDecelerating in each call")
    func states() throws {
        let screen = ScrollScreen()
        var lines: [String] = []
        screen.delegate.onCall = { call, view in
            let flags = [view.isTracking, view.isDragging, view.isDecelerating].map { $0 ? "1" : "0" }.joined()
            if lines.last != "\(call) \(flags)" { lines.append("\(call) \(flags)") }
        }
        try screen.flick(200, 1000)
        screen.stage.advance(by: 5)
        #expect(
            lines == [
                "willBeginDragging 110", "didScroll 110", "willEndDragging 110", "didEndDragging 000",
                "willBeginDecelerating 001", "didScroll 001", "didEndDecelerating 000",
            ])
    }

    @Test("A touch that the system takes away ends the drag without velocity")
    func cancelled() throws {
        let screen = ScrollScreen()
        try screen.stage.touch.down(CGPoint(x: 150, y: 300))
        for y in stride(from: 290, to: 200, by: -10) {
            screen.stage.advance(by: 0.01)
            try screen.stage.touch.move(CGPoint(x: 150, y: y))
        }
        _ = screen.delegate.log.take()
        screen.stage.touch.cancel()
        #expect(screen.delegate.log.take() == ["willEndDragging", "didEndDragging(false)"])
        #expect(!screen.scroll.isTracking && !screen.scroll.isDragging && screen.y == 80)
    }

    @Test("isScrollEnabled false ends a drag, and nothing scrolls until it is true again")
    func disabled() throws {
        let screen = ScrollScreen()
        try screen.stage.touch.down(CGPoint(x: 150, y: 300))
        try screen.stage.touch.move(CGPoint(x: 150, y: 250))
        screen.scroll.isScrollEnabled = false
        #expect(!screen.scroll.isDragging && !screen.scroll.isTracking)
        #expect(
            screen.delegate.story() == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
        try screen.stage.touch.move(CGPoint(x: 150, y: 200))
        try screen.stage.touch.up()
        try screen.flick(200, 1000)
        #expect(screen.y == 40 && !screen.scroll.panGestureRecognizer.isEnabled)
        screen.scroll.isScrollEnabled = true
        try screen.drag(0, -60)
        #expect(screen.y == 90)
    }

    // MARK: Targets

    @Test("A target that the delegate changes is where the content comes to rest")
    func retarget() throws {
        for wish in [700.0, 191, 100, 560] as [CGFloat] {
            let screen = ScrollScreen()
            screen.delegate.retarget = { _ in CGPoint(x: 0, y: wish) }
            try screen.flick(200, 1000)
            let way = Double(wish) - 190
            let speed = (way.magnitude / 0.499 + 10) * (way < 0 ? -1 : 1)
            let times = [0.05, 0.1, 0.2, 0.3]
            let end = log(10 / speed.magnitude) / (1000 * log(0.998))
            let expected = times.map { pixel(190 + speed * 0.499 * (1 - pow(0.998, 1000 * min($0, end)))) }
            #expect(screen.ys(at: times) == expected)
            screen.stage.advance(by: 5)
            #expect(screen.y == Double(wish))
        }
    }

    @Test("A target where the content is stops it; the same target changes nothing")
    func stops() throws {
        let screen = ScrollScreen()
        screen.delegate.retarget = { _ in CGPoint(x: 0, y: 190) }
        try screen.flick(200, 1000)
        #expect(!screen.scroll.isDecelerating && screen.delegate.story().last == "didEndDragging(false)")
        let other = ScrollScreen(CGSize(width: 300, height: 900))
        other.delegate.retarget = { $0 }
        try other.flick(200, 1000)
        other.stage.advance(by: 0.5)
        #expect(other.y > 300, "it swings out beyond its edge all the same")
    }

    // MARK: Pages

    @Test("Pages: a flick goes to the next, a slow drag to the nearest, by a critical spring")
    func pages() throws {
        let screen = ScrollScreen(CGSize(width: 1500, height: 600))
        screen.scroll.isPagingEnabled = true
        try screen.flickAcross(100, 500)
        #expect(screen.delegate.target == CGPoint(x: 300, y: 0) && screen.x == 90)
        let times = [0.05, 0.1, 0.15, 0.2]
        let start = screen.stage.time
        for time in times {
            screen.stage.advance(by: start + time - screen.stage.time)
            let t = time
            let place = 300 + (-210 + (500 - 18.26 * 210) * t) * exp(-18.26 * t)
            #expect(screen.x == pixel(place))
        }
        screen.stage.advance(by: 3)
        #expect(screen.x == 300)
        try screen.drag(-100, 0)
        screen.stage.advance(by: 3)
        #expect(screen.x == 300)
        try screen.drag(-200, 0)
        screen.stage.advance(by: 3)
        #expect(screen.x == 600)
        try screen.flickAcross(-60, 400)
        screen.stage.advance(by: 3)
        #expect(screen.x == 300)
        // One page at most, however far and fast.
        try screen.flickAcross(290, 9000)
        screen.stage.advance(by: 3)
        #expect(screen.x == 600)
    }

    @Test("The calls of a page")
    func pageOrder() throws {
        let screen = ScrollScreen(CGSize(width: 1500, height: 600))
        screen.scroll.isPagingEnabled = true
        try screen.flickAcross(100, 500)
        screen.stage.advance(by: 3)
        #expect(
            screen.delegate.story() == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
    }

    // MARK: Locks

    @Test("directionalLock: a drag clearly along one axis stays on it until the finger is up")
    func lock() throws {
        for (dx, dy, x, y) in [(40, 12, 0, 1), (12, 40, 1, 0), (30, 30, 0, 0)] as [(CGFloat, CGFloat, Int, Int)] {
            let screen = ScrollScreen(CGSize(width: 3000, height: 6000))
            screen.scroll.isDirectionalLockEnabled = true
            screen.scroll.contentOffset = CGPoint(x: 1000, y: 1000)
            try screen.stage.touch.down(CGPoint(x: 150, y: 300))
            try screen.stage.touch.move(CGPoint(x: 150 - dx, y: 300 - dy))
            try screen.stage.touch.move(CGPoint(x: 150 - dx - 80, y: 300 - dy - 80))
            #expect((screen.x == 1000) == (x == 1) && (screen.y == 1000) == (y == 1))
            try screen.stage.touch.up()
        }
        let free = ScrollScreen(CGSize(width: 3000, height: 6000))
        try free.drag(-40, -12)
        #expect(free.x > 0 && free.y > 0)
    }
}
