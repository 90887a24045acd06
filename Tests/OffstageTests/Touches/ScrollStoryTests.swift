import Offstage
import TestKit
import Testing
import UIKit

/// What stories of fingers say about scroll views.
@MainActor
@Suite("What scroll views made of touches")
struct ScrollStoryTests {
    private let screen: ScrollScreen
    private var scroll: UIScrollView { screen.scroll }
    private var touch: StageTouch { screen.stage.touch }

    init() { self.init(CGSize(width: 300, height: 6000)) }

    private init(_ content: CGSize, safeArea: UIEdgeInsets = .zero) {
        screen = ScrollScreen(content, safeArea: safeArea)
        scroll.accessibilityIdentifier = "list"
        scroll.delegate = nil
        touch.isTracing = true
    }

    /// What scroll views did, a list for each finger; without their classes.
    private var deeds: [[String]] {
        touch.trace.accounts.map { account in
            let own = account.steps.filter {
                $0.kind == .view && $0.subject.hasPrefix("UIScrollView") && !$0.sentence.contains(" is told: ")
            }
            return own.map { String($0.sentence.dropFirst("UIScrollView:".count)) }
        }
    }

    private func child(_ id: String, _ frame: CGRect, in parent: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        view.accessibilityIdentifier = id
        (parent ?? scroll).addSubview(view)
        return view
    }

    @Test("A flick: it drags along an axis, goes on to a target, and rests there after so many seconds")
    func flick() throws {
        screen.stage.displayRate = 10
        try screen.flick(200, 1000)
        screen.stage.advance(by: 5)
        let target = 190 + (1000 - 10) * 0.499
        #expect(
            deeds == [
                [
                    "list drags its content along y",
                    "list lets its content go at [0, 1000] points a second: the content glides to [0, \(target)]",
                    "list comes to rest at [0, 684] after 2.4 s",
                ]
            ])
        let lines = touch.trace.accounts[0].description.split(separator: "\n").map(String.init)
        #expect(lines.contains("    UIScrollView:list drags its content along y"))
    }

    @Test("A finger that rests before it is lifted leaves the content where it is; a chosen target is named as such")
    func rests() throws {
        try screen.drag(0, -60)
        #expect(
            deeds.last?.last == "list lets its content go at [0, 0] points a second: the content rests", "\(deeds)")
        let chooser = ScrollLog()
        chooser.retarget = { _ in CGPoint(x: 0, y: 500) }
        scroll.delegate = chooser
        try screen.flick(200, 1000)
        #expect(deeds.last?.last?.hasSuffix("the content glides to [0, 500], which the delegate chose") == true)
    }

    @Test("Content meets its edge and bounces, or stops; pulled beyond it, it goes back")
    func edges() throws {
        scroll.contentOffset.y = 5300
        try screen.flick(100, 2000)
        screen.stage.advance(by: 5)
        #expect(deeds.last?.suffix(2).first == "list meets its edge along y, and bounces")
        #expect(deeds.last?.last?.hasPrefix("list comes to rest at [0, 5400] after ") == true)
        scroll.bounces = false
        scroll.contentOffset.y = 5300
        try screen.flick(80, 2000)
        screen.stage.advance(by: 5)
        #expect(deeds.last?.contains("list meets its edge along y, and stops") == true)
        scroll.bounces = true
        scroll.contentOffset.y = 0
        try screen.drag(0, 100)
        #expect(deeds.last?.last?.hasSuffix("the content goes back to [0, 0]") == true, "\(deeds)")
    }

    @Test("A finger that comes down on moving content stops it, and the content does not get it")
    func caught() throws {
        _ = child("row", CGRect(x: 0, y: 0, width: 300, height: 6000))
        try screen.flick(200, 1000)
        screen.stage.advance(by: 0.1)
        try touch.tap(CGPoint(x: 150, y: 300))
        let second = try #require(deeds.last)
        #expect(second.count == 2 && second[0].hasPrefix("list stops at [0, "), "\(second)")
        #expect(second[0].hasSuffix("]: a finger caught it"))
        #expect(second[1] == "list keeps the finger from its content: it stopped what moved")
    }

    @Test("Content touches: kept for a while, let through when the finger rests or is lifted, refused by a class")
    func contentTouches() throws {
        let row = child("row", CGRect(x: 0, y: 0, width: 300, height: 600))
        try touch.press(row, duration: 0.5)
        try touch.tap(row)
        scroll.delaysContentTouches = false
        try touch.tap(row)
        #expect(
            deeds == [
                [
                    "list keeps the finger from its content for 0.15 s",
                    "list lets UIView:row have the finger: nothing scrolled within 0.15 s",
                ],
                [
                    "list keeps the finger from its content for 0.15 s",
                    "list lets UIView:row have the finger: the finger is lifted",
                ], [],
            ])

        final class Greedy: UIScrollView {
            override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
                false
            }
        }
        let greedy = Greedy(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        greedy.accessibilityIdentifier = "greedy"
        screen.stage.window.addSubview(greedy)
        let cell = child("cell", greedy.bounds, in: greedy)
        try touch.tap(cell)
        let sentences = touch.trace.accounts.last?.steps.map(\.sentence) ?? []
        #expect(
            sentences.contains(
                "Greedy:greedy keeps the finger from UIView:cell: touchesShouldBegin(_:with:in:) says no"),
            "\(sentences)")
    }

    @Test("Why it does not scroll: the content fits, or a control keeps the finger")
    func refusals() throws {
        try touch.drag(CGPoint(x: 150, y: 300), by: CGVector(dx: 60, dy: 0))
        let slider = UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        slider.accessibilityIdentifier = "slider"
        scroll.addSubview(slider)
        scroll.delaysContentTouches = false
        try touch.drag(slider, by: CGVector(dx: 0, dy: -60))
        let cell = child("cell", scroll.bounds)
        scroll.canCancelContentTouches = false
        try touch.drag(cell, by: CGVector(dx: 0, dy: -60))
        #expect(
            deeds == [
                ["list does not scroll along x: its content fits"],
                ["list leaves the finger to UIControl:slider: touchesShouldCancel(in:) says no"],
                ["list leaves the finger to UIView:cell: canCancelContentTouches is false"],
            ])
    }

    @Test("An inner view at its edge that does not bounce hands the finger to the outer one")
    func handsOn() throws {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
        inner.accessibilityIdentifier = "inner"
        inner.contentSize = CGSize(width: 300, height: 1000)
        inner.bounces = false
        scroll.addSubview(inner)
        scroll.contentOffset.y = 100
        try touch.drag(CGPoint(x: 150, y: 150), by: CGVector(dx: 0, dy: 60), hold: 0.2)
        #expect(
            deeds == [
                [
                    "list keeps the finger from its content for 0.15 s",
                    "inner stands at its edge along y without bouncing, and leaves the finger to a view around it",
                    "list drags its content along y",
                    "list lets its content go at [0, 0] points a second: the content rests",
                ]
            ])
    }

    @Test("A drag that is locked to its direction, one along both axes, and one whose finger is taken away")
    func lock() throws {
        let both = ScrollStoryTests(CGSize(width: 900, height: 6000))
        try both.screen.drag(-20, -60)
        both.scroll.isDirectionalLockEnabled = true
        try both.screen.drag(-20, -60)
        try both.touch.down(CGPoint(x: 150, y: 300))
        try both.touch.move(CGPoint(x: 150, y: 250))
        both.touch.cancel()
        #expect(
            both.deeds.map(\.first) == [
                "list drags its content along x and y",
                "list drags its content along y, and locks it to that direction",
                "list drags its content along y, and locks it to that direction",
            ])
        #expect(both.deeds.last?.last == "list loses the finger: the content rests")
    }

    @Test("Pages: it snaps to one")
    func pages() throws {
        let pager = ScrollStoryTests(CGSize(width: 900, height: 600))
        pager.scroll.isPagingEnabled = true
        try pager.screen.flickAcross(100, 1000)
        #expect(pager.deeds.last?.last?.hasSuffix("the content snaps to [300, 0]") == true, "\(pager.deeds)")
    }

    @Test("Zooming: from which scale, to which, and back between the limits")
    func zoom() throws {
        let photo = child("photo", CGRect(x: 0, y: 0, width: 300, height: 600))
        let zoomer = ScrollLog()
        zoomer.zoomed = photo
        scroll.delegate = zoomer
        scroll.maximumZoomScale = 2
        try touch.pinch(CGPoint(x: 150, y: 300), from: 50, to: 100)
        for deeds in deeds {
            #expect(deeds.contains("list zooms UIView:photo from a scale of 1"), "\(deeds)")
            #expect(deeds.contains { $0.hasPrefix("list lets its content go at a scale of 1.") }, "\(deeds)")
        }
        try touch.pinch(CGPoint(x: 150, y: 300), from: 50, to: 200)
        #expect(deeds.last?.contains { $0.hasSuffix(": it goes back to 2") } ?? false, "\(deeds)")
    }

    @Test("A tap on the status bar is told to each view that wants it, and why nothing scrolls")
    func statusBar() throws {
        let top = ScrollStoryTests(
            CGSize(width: 300, height: 6000), safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
        top.scroll.contentOffset.y = 300
        try top.touch.tap(CGPoint(x: 150, y: 20))
        top.screen.stage.advance(by: 1)
        let strict = ScrollLog()
        strict.allowsTop = false
        top.scroll.delegate = strict
        try top.touch.tap(CGPoint(x: 150, y: 20))
        let other = UIScrollView(frame: CGRect(x: 0, y: 300, width: 300, height: 300))
        top.screen.stage.window.addSubview(other)
        try top.touch.tap(CGPoint(x: 150, y: 20))
        let told = top.deeds.map { $0.filter { $0.contains("status bar") } }
        #expect(
            told.map(\.first) == [
                "list is asked by a tap on the status bar, and goes to its top",
                "list is asked by a tap on the status bar, and stays: its delegate does not let it go to its top",
                "list stays: 2 views want a tap on the status bar",
            ])
    }

    @Test("Trace events have a lane for a scroll view")
    func chrome() throws {
        try screen.flick(200, 1000)
        let json = screen.stage.trace.chromeTraceJSON(touches: touch.trace)
        #expect(json.contains("\"args\":{\"name\":\"UIScrollView:list\"}"))
        #expect(json.contains("\"name\":\"drags its content along y\""))
    }
}
