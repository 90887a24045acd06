import Foundation
import Offstage
import Testing
import UIKit

@Suite("Content that moves by itself")
@MainActor
struct ScrollMotionTests {
    /// Slow at both ends: found by halving, apart from the sources.
    private func eased(_ part: Double) -> Double {
        func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
            3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if value(0.42, 0.58, middle) < part { low = middle } else { high = middle }
        }
        return value(0, 1, low)
    }

    @Test("setContentOffset animated: 0.3 seconds, slow at both ends, didScroll in each frame, one end")
    func animated() {
        let screen = ScrollScreen()
        screen.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        #expect(screen.y == 0 && !screen.scroll.isDecelerating && !screen.scroll.isDragging)
        for frame in 1...17 {
            screen.stage.advance(by: Double(frame) / 60 - screen.stage.time)
            #expect((screen.y - 300 * eased(Double(frame) / 18)).magnitude <= 0.2501)
            #expect((screen.y * 2).truncatingRemainder(dividingBy: 1) == 0)
        }
        #expect(screen.delegate.log.take() == Array(repeating: "didScroll", count: 17))
        screen.stage.advance(by: 0.05)
        #expect(screen.y == 300)
        #expect(screen.delegate.log.take() == ["didScroll", "didEndScrollingAnimation"])
    }

    @Test("To the same offset nothing happens; without animation at once and without an end")
    func same() {
        let screen = ScrollScreen()
        screen.scroll.setContentOffset(.zero, animated: true)
        screen.stage.advance(by: 1)
        #expect(screen.delegate.log.take().isEmpty)
        screen.scroll.setContentOffset(CGPoint(x: 0, y: 77), animated: false)
        #expect(screen.delegate.log.take() == ["didScroll"] && screen.y == 77)
        screen.stage.advance(by: 1)
        #expect(screen.delegate.log.take().isEmpty)
    }

    @Test("Cut short by a touch, by another offset or by another animation: no end is told")
    func cutShort() throws {
        let screen = ScrollScreen()
        func start() {
            screen.scroll.setContentOffset(CGPoint(x: 0, y: screen.y + 400), animated: true)
            screen.stage.advance(by: 0.1)
            _ = screen.delegate.log.take()
        }
        start()
        let y = screen.y
        try screen.stage.touch.tap(CGPoint(x: 150, y: 300))
        screen.stage.advance(by: 1)
        #expect(screen.y == y && screen.delegate.story().isEmpty)
        start()
        screen.scroll.contentOffset.y = 10
        screen.stage.advance(by: 1)
        #expect(screen.y == 10 && screen.delegate.story() == ["didScroll"])
        start()
        screen.scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
        screen.stage.advance(by: 1)
        #expect(screen.y == 20 && screen.delegate.story() == ["didScroll", "didEndScrollingAnimation"])
        start()
        screen.scroll.setContentOffset(screen.scroll.contentOffset, animated: false)
        let stopped = screen.y
        screen.stage.advance(by: 1)
        #expect(screen.y == stopped && screen.delegate.story().isEmpty)
    }

    @Test("scrollRectToVisible moves with an animation, or says nothing where the rectangle shows")
    func visible() {
        let screen = ScrollScreen()
        screen.scroll.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: true)
        screen.stage.advance(by: 1)
        #expect(screen.delegate.log.take().isEmpty)
        screen.scroll.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 10), animated: true)
        screen.stage.advance(by: 1)
        #expect(screen.y == 310 && screen.delegate.story() == ["didScroll", "didEndScrollingAnimation"])
    }

    @Test("Without a window, or where animations are disabled, it is there at once")
    func atOnce() {
        let screen = ScrollScreen()
        UIView.setAnimationsEnabled(false)
        screen.scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        UIView.setAnimationsEnabled(true)
        #expect(screen.y == 50)
        let free = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        free.contentSize = CGSize(width: 10, height: 100)
        free.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
        #expect(free.contentOffset.y == 5)
    }

    @Test("Inside UIView.animate the model is there at once, with one didScroll, and what is seen follows")
    func block() {
        let screen = ScrollScreen()
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { screen.scroll.contentOffset.y = 200 }
        #expect(screen.y == 200 && screen.delegate.log.take() == ["didScroll"])
        screen.stage.advance(by: 0.1)
        #expect((screen.scroll.layer.presentation()?.bounds.minY ?? 0) == 50)
        screen.stage.advance(by: 1)
        #expect(screen.delegate.log.take().isEmpty)
    }

    @Test("An offset set during a glide moves the whole glide; setContentOffset ends it")
    func whileGliding() throws {
        let screen = ScrollScreen()
        try screen.flick(200, 1000)
        screen.stage.advance(by: 0.2)
        let y = screen.y
        screen.scroll.contentOffset.y += 2000
        screen.stage.advance(by: 5)
        #expect((screen.y - (190 + 494.01 + 2000)).magnitude <= 0.5 && screen.y > y + 2000)
        try screen.flick(200, 1000)
        screen.stage.advance(by: 0.2)
        _ = screen.delegate.log.take()
        screen.scroll.setContentOffset(screen.scroll.contentOffset, animated: false)
        let stopped = screen.y
        #expect(!screen.scroll.isDecelerating)
        screen.stage.advance(by: 1)
        #expect(screen.y == stopped && screen.delegate.story().isEmpty)
    }

    @Test("Calls that a delegate makes when the finger is lifted take the place of the glide")
    func fromDelegate() throws {
        for moment in ["willEndDragging", "didEndDragging", "willBeginDecelerating"] {
            let screen = ScrollScreen()
            screen.delegate.onCall = { call, view in
                if call == moment { view.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }
            }
            try screen.flick(200, 1000)
            screen.stage.advance(by: 3)
            // What is asked for while the finger is still down, the glide takes the place of (assumed).
            let wins = moment != "willEndDragging"
            #expect((screen.y == 50) == wins && !screen.scroll.isDecelerating)
            let story = screen.delegate.story()
            #expect(story.contains("willBeginDecelerating") == (moment != "didEndDragging"))
            #expect(story.contains("didEndDecelerating") != wins)
            #expect(story.last == (wins ? "didEndScrollingAnimation" : "didEndDecelerating"))
        }
    }

    @Test("The offset that a delegate puts right during a drag holds, and the finger goes on from there")
    func putRight() throws {
        let screen = ScrollScreen()
        screen.delegate.onCall = { call, view in
            if call == "didScroll", view.contentOffset.y < 0 { view.contentOffset.y = 0 }
        }
        try screen.stage.touch.down(CGPoint(x: 150, y: 100))
        try screen.stage.touch.move(CGPoint(x: 150, y: 200))
        #expect(screen.y == 0)
        try screen.stage.touch.move(CGPoint(x: 150, y: 180))
        #expect(screen.y == 20)
        try screen.stage.touch.up()
    }

    // MARK: Ranges that change

    @Test("Content at rest is pulled into range when size, bounds or insets change, and an offset alone is not")
    func intoRange() {
        let screen = ScrollScreen(CGSize(width: 300, height: 2000))
        screen.scroll.contentOffset.y = 1400
        screen.scroll.contentSize.height = 1000
        #expect(screen.y == 400)
        screen.scroll.frame.size.height = 800
        #expect(screen.y == 200)
        screen.scroll.contentInset.bottom = 100
        #expect(screen.y == 200)
        screen.scroll.contentOffset.y = 300
        screen.scroll.contentInset.bottom = 0
        #expect(screen.y == 200)
        screen.scroll.contentOffset.y = 5000
        #expect(screen.y == 5000)
    }

    @Test("A drag and a glide take over a new range; nothing jumps")
    func rangeWhileMoving() throws {
        let screen = ScrollScreen()
        try screen.flick(200, 2000)
        screen.stage.advance(by: 0.1)
        let y = screen.y
        screen.scroll.contentSize.height = 1000
        #expect(screen.y == y)
        screen.stage.advance(by: 5)
        #expect(screen.y == 400)
    }

    @Test("An inset's change is told to the view, then to the delegate; a view at its beginning follows")
    func insets() {
        final class Told: UIScrollView {
            var log: CallLog?
            override func adjustedContentInsetDidChange() {
                super.adjustedContentInsetDidChange()
                log?.note("view")
            }
        }
        let told = Told()
        let screen = ScrollScreen(scroll: told)
        told.log = screen.delegate.log
        screen.scroll.contentInset.top = 44
        #expect(screen.delegate.log.take() == ["didScroll", "view", "didChangeAdjustedContentInset"])
        #expect(screen.y == -44)
    }

    // MARK: Surroundings

    @Test("Default timers wait while the user moves content, also by a push; common ones do not")
    func modes() throws {
        let screen = ScrollScreen()
        var (plain, common) = (0, 0)
        _ = UIKit.Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in plain += 1 }
        RunLoop.main.add(UIKit.Timer(timeInterval: 0.05, repeats: true) { _ in common += 1 }, forMode: .common)
        try screen.stage.touch.down(CGPoint(x: 150, y: 300))
        screen.stage.advance(by: 0.2)
        #expect(plain > 0)
        try screen.stage.touch.move(CGPoint(x: 150, y: 250))
        (plain, common) = (0, 0)
        screen.stage.advance(by: 1)
        #expect(plain == 0 && common >= 19)
        try screen.stage.touch.move(CGPoint(x: 150, y: 200))
        screen.stage.advance(by: 0.02)
        try screen.stage.touch.move(CGPoint(x: 150, y: 160))
        try screen.stage.touch.up()
        #expect(screen.scroll.isDecelerating)
        screen.stage.advance(by: 0.3)
        #expect(plain == 0)
        screen.stage.advance(by: 5)
        #expect(plain > 0 && !screen.scroll.isDecelerating)
    }

    @Test("A view that leaves its window stops, and time passes without it")
    func leaving() throws {
        let screen = ScrollScreen()
        try screen.flick(200, 1000)
        screen.stage.advance(by: 0.1)
        let y = screen.y
        _ = screen.delegate.log.take()
        screen.scroll.removeFromSuperview()
        #expect(!screen.scroll.isDecelerating)
        screen.stage.advance(by: 1)
        #expect(screen.y == y && screen.delegate.story().isEmpty)
        screen.stage.window.addSubview(screen.scroll)
        try screen.drag(0, -60)
        #expect(screen.y == y + 50)
    }

    @Test("A view that nobody holds goes, in the middle of its glide too")
    func released() throws {
        let stage = makeStage(300, 600)
        stage.makeCurrent()
        weak var weak: UIScrollView?
        try autoreleased {
            let scroll = UIScrollView(frame: stage.window.bounds)
            scroll.contentSize = CGSize(width: 300, height: 5000)
            stage.window.addSubview(scroll)
            weak = scroll
            try stage.touch.fling(CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -100), velocity: 1000)
            scroll.removeFromSuperview()
        }
        stage.advance(by: 0.5)
        #expect(weak == nil)
    }

    private func autoreleased(_ body: () throws -> Void) rethrows { try body() }

    @Test("Views far out of sight are not laid out either where the screen has a safe area")
    func layoutsUnderSafeArea() {
        let screen = ScrollScreen(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        let log = CallLog()
        for row in 0..<50 {
            let cell = LoggingView("\(row)", log, frame: CGRect(x: 0, y: row * 120, width: 300, height: 100))
            (cell.logged, cell.logsHierarchy) = (.layout, false)
            screen.scroll.addSubview(cell)
        }
        screen.scroll.contentOffset.y = 3000
        screen.stage.runTurn()
        _ = log.take()
        for offset in stride(from: 3000, through: 3100, by: 10) {
            screen.scroll.contentOffset.y = CGFloat(offset)
            screen.stage.runTurn()
        }
        // Rows 24 to 31 show, those at the ends under the edges.
        let far = Set(log.take()).subtracting((24...31).map { "\($0).layoutSubviews" })
        #expect(far.isEmpty)
    }

    @Test("Scrolling lays out the scroll view alone: no view inside, and none around")
    func layouts() throws {
        let stage = makeStage(300, 600)
        stage.makeCurrent()
        let log = CallLog()
        func view(_ id: String, _ frame: CGRect) -> LoggingView {
            let view = LoggingView(id, log, frame: frame)
            view.logged = .layout
            view.logsHierarchy = false
            return view
        }
        let root = view("root", stage.window.bounds)
        let scroll = UIScrollView(frame: root.bounds)
        scroll.contentSize = CGSize(width: 300, height: 6000)
        stage.window.addSubview(root)
        root.addSubview(scroll)
        for row in 0..<50 {
            let cell = view("row", CGRect(x: 0, y: row * 120, width: 300, height: 100))
            cell.addSubview(view("part", CGRect(x: 10, y: 10, width: 50, height: 50)))
            scroll.addSubview(cell)
        }
        _ = stage.render()
        _ = log.take()
        try stage.touch.fling(CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -200), velocity: 2000)
        stage.advance(by: 4)
        _ = stage.render()
        #expect(scroll.contentOffset.y > 900 && log.take().isEmpty)
    }
}
