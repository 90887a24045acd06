import Offstage
import Testing

@testable import UIKit

@Suite("UIPageControl")
@MainActor
struct PageControlTests: StageSuite {
    let made = makeStage(300, 300, scale: 3)
    private let log = CallLog()

    private func shown(_ pages: Int = 5, _ current: Int = 1) -> UIPageControl {
        let stage = stage
        let view = UIPageControl(frame: CGRect(x: 20, y: 20, width: 200, height: 26))
        view.numberOfPages = pages
        view.currentPage = current
        stage.window.addSubview(view)
        view.addAction(
            UIAction { [log] action in
                let control = action.sender as? UIPageControl
                log.note("\(control?.currentPage ?? -1) \(control?.interactionState.rawValue ?? -1)")
            }, for: .valueChanged)
        stage.advance(by: 0.1)
        return view
    }

    private func color(_ view: UIPageControl, _ page: Int) -> UIColor? {
        (view.row.dotView(of: page) as? GlyphPart)?.color
    }

    private func dots(_ view: UIPageControl) -> [CGRect] {
        (0..<view.numberOfPages).compactMap { view.row.dotView(of: $0)?.frame }
    }

    @Test("Ruler: dots, pitch, height, colours")
    func ruler() {
        let view = shown()
        expectLength(view.intrinsicContentSize.height, 25.667, "height at three pixels a point")
        expectLength(view.size(forNumberOfPages: 9).height, 25.667, "height of another number")
        expectLength(
            view.size(forNumberOfPages: 4).width - view.size(forNumberOfPages: 3).width, 17.667, within: 0.34,
            "a page more")
        let frames = dots(view)
        #expect(frames.count == 5)
        for frame in frames {
            expectLength(frame.width, 7.5, "dot width")
            expectLength(frame.height, 7.5, "dot height")
            expectLength(frame.midY, 13, "dot's middle")
        }
        for (a, b) in zip(frames, frames.dropFirst()) { expectLength(b.minX - a.minX, 17.667, "pitch") }
        expectLength(frames[2].midX, 100, "centred")
        expectLength((view.row.dotView(of: 0) as? GlyphPart)?.outline?.boundingBoxOfPath.width ?? 0, 7.5, "round")
        #expect(bytes(color(view, 1)) == [255, 255, 255, 255])
        #expect(bytes(color(view, 0)) == [255, 255, 255, 128])
        view.pageIndicatorTintColor = .red
        view.currentPageIndicatorTintColor = .blue
        #expect(color(view, 0) == .red && color(view, 1) == .blue)
        #expect(pixel(stage, 20 + frames[1].midX, 33, scale: 3) == [0, 0, 255])
        #expect(view.sizeThatFits(.zero) == view.intrinsicContentSize)
    }

    @Test("Pages are held in their number; one alone can hide")
    func pages() {
        let view = shown()
        view.currentPage = 99
        #expect(view.currentPage == 4)
        view.numberOfPages = 2
        #expect(view.currentPage == 1 && dots(view).count == 2)
        view.currentPage = -3
        #expect(view.currentPage == 0)
        view.numberOfPages = 1
        view.hidesForSinglePage = true
        #expect(dots(view).isEmpty)
        view.hidesForSinglePage = false
        #expect(dots(view).count == 1)
        view.numberOfPages = -5
        #expect(view.numberOfPages == 0 && view.size(forNumberOfPages: 0).width == 0)
        view.numberOfPages = 1_000_000_000
        view.currentPage = 500_000_000
        #expect(view.row.shown.count == 11 && view.row.shown.contains(500_000_000), "as many as there is room for")
        #expect(log.take().isEmpty)
    }

    @Test("A tap goes a page on or back; at the ends nothing is told")
    func taps() throws {
        let view = shown(3, 1)
        try stage.touch.tap(CGPoint(x: 200, y: 33))
        #expect(view.currentPage == 2 && log.take() == ["2 1"] && view.interactionState == .none)
        try stage.touch.tap(CGPoint(x: 200, y: 33))
        #expect(view.currentPage == 2 && log.take().isEmpty)
        try stage.touch.tap(CGPoint(x: 40, y: 33))
        #expect(log.take() == ["1 1"])
        view.isEnabled = false
        _ = try? stage.touch.tap(CGPoint(x: 40, y: 33))
        #expect(view.currentPage == 1 && view.row.alpha == 0.5)
    }

    @Test("A finger that is moved along goes through the pages, on a plate; unless that is off")
    func scrubbing() throws {
        let view = shown(5, 0)
        let plate = view.row.subviews[0]
        #expect(plate.isHidden)
        let first = view.convert(dots(view)[0], to: stage.window)
        try stage.touch.down(CGPoint(x: first.midX, y: 33))
        try stage.touch.move(CGPoint(x: first.midX + 17.667 * 2, y: 33))
        #expect(log.take() == ["2 2"] && view.interactionState == .continuous && !plate.isHidden)
        try stage.touch.move(CGPoint(x: 290, y: 33))
        #expect(view.currentPage == 4 && log.take() == ["4 2"])
        try stage.touch.up()
        #expect(view.currentPage == 4 && log.take().isEmpty && plate.isHidden && view.interactionState == .none)
        view.allowsContinuousInteraction = false
        try stage.touch.drag(CGPoint(x: 60, y: 33), by: CGVector(dx: 40, dy: 0))
        #expect(log.take() == ["3 1"], "lifted before the middle")
        view.backgroundStyle = .prominent
        #expect(!plate.isHidden)
        view.backgroundStyle = .minimal
        #expect(plate.isHidden)
    }

    @Test("Directions: from right to left, down and up; the size turns with them")
    func directions() throws {
        let view = shown(3, 0)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(dots(view)[0].minX > dots(view)[2].minX)
        view.direction = .leftToRight
        #expect(dots(view)[0].minX < dots(view)[2].minX)
        let level = view.intrinsicContentSize
        view.direction = .bottomToTop
        #expect(view.intrinsicContentSize == CGSize(width: level.height, height: level.width))
        view.frame = CGRect(x: 20, y: 20, width: 26, height: 100)
        #expect(dots(view)[0].minY > dots(view)[2].minY && dots(view)[0].midX == 13)
        try stage.touch.tap(CGPoint(x: 33, y: 30))
        #expect(view.currentPage == 1, "up is on")
        view.direction = .topToBottom
        #expect(dots(view)[0].minY < dots(view)[2].minY)
        #expect(UIPageControl.Direction.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    }

    @Test("Images in place of dots, for all, for one page and for the current one")
    func images() {
        let view = shown(3, 1)
        let (a, b, c, d) = (plainImage(12, 10), plainImage(9, 9), plainImage(8, 8), plainImage(7, 7))
        func shows(_ page: Int) -> CGSize? { (view.row.dotView(of: page) as? UIImageView)?.image?.size }
        view.preferredIndicatorImage = a
        #expect(shows(0) == a.size && shows(1) == a.size)
        view.setIndicatorImage(b, forPage: 0)
        view.preferredCurrentPageIndicatorImage = c
        #expect(shows(0) == b.size && shows(1) == c.size && view.indicatorImage(forPage: 0) === b)
        view.setCurrentPageIndicatorImage(d, forPage: 1)
        #expect(shows(1) == d.size && view.currentPageIndicatorImage(forPage: 1) === d)
        view.currentPage = 2
        #expect(shows(1) == a.size && shows(2) == c.size)
        #expect(dots(view)[1].midX - dots(view)[0].midX > 17.7)
        view.preferredIndicatorImage = nil
        #expect(shows(1) == nil && dots(view).count == 3)
        view.setIndicatorImage(a, forPage: 9)
        #expect(stage.diagnostics.all.count == 1)
    }

    @Test("By appearance")
    func proxies() {
        // Proxies are the current stage's: other tests may have made theirs in between.
        stage.makeCurrent()
        UIPageControl.appearance().pageIndicatorTintColor = .green
        #expect(color(shown(), 0) == .green)
    }

    @Test("A subclass's size counts, and it hears of the finger")
    func subclasses() throws {
        final class Own: UIPageControl {
            var asked: [Int] = []
            override func size(forNumberOfPages pageCount: Int) -> CGSize {
                asked.append(pageCount)
                return CGSize(width: 50, height: 60)
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
                super.endTracking(touch, with: event)
                currentPage = 0
            }
        }
        let view = Own(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        view.numberOfPages = 4
        #expect(view.intrinsicContentSize == CGSize(width: 50, height: 60) && view.asked == [4])
        stage.window.addSubview(view)
        try stage.touch.tap(CGPoint(x: 90, y: 10))
        #expect(view.currentPage == 0)
    }
}
