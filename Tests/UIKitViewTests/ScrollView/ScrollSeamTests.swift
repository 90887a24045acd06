import Foundation
import Offstage
import Testing

@testable import UIKit

/// What a list asks of its delegate beside what a scroll view asks.
@MainActor
private protocol ListDelegate: UIScrollViewDelegate {
    func height(at row: Int) -> CGFloat
}

/// Above scroll views, as lists are: with a delegate that knows more, and rows.
private final class List: UIScrollView {
    private(set) var casts = 0
    private weak var listDelegate: (any ListDelegate)?
    /// What the setters heard of, in order.
    var heard: [String] = []

    @_nonoverride
    var delegate: (any ListDelegate)? {
        get { listDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    override func delegateDidChange() {
        super.delegateDidChange()
        casts += 1
        listDelegate = (self as UIScrollView).delegate as? any ListDelegate
    }

    override var contentSize: CGSize {
        didSet { heard.append("size \(contentSize.height)") }
    }

    override var contentOffset: CGPoint {
        didSet { heard.append("offset \(contentOffset.y)") }
    }

    override func adjustedContentInsetDidChange() { heard.append("inset at \(contentSize.height), \(contentOffset.y)") }

    func sumOfHeights(_ count: Int) -> CGFloat { (0..<count).reduce(0) { $0 + (delegate?.height(at: $1) ?? 0) } }
}

private final class Rows: NSObject, ListDelegate {
    /// Size and offset at each scroll.
    var scrolls: [String] = []
    var onScroll: (UIScrollView) -> Void = { _ in }

    func height(at row: Int) -> CGFloat { CGFloat(row % 3) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrolls.append("\(scrollView.contentSize.height) \(scrollView.contentOffset.y)")
        onScroll(scrollView)
    }
}

/// A bar that follows.
private final class Follower: ScrollFollower {
    var moves: [String] = []
    func scrollViewDidMove(_ scrollView: UIScrollView) {
        moves.append("\(scrollView.contentSize.height) \(scrollView.contentOffset.y)")
    }
}

/// Counts the sublayers that get a place.
private final class CountingLayer: CALayer {
    var placed: [CALayer] = []

    override func addSublayer(_ layer: CALayer) {
        placed.append(layer)
        super.addSublayer(layer)
    }

    override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        placed.append(layer)
        super.insertSublayer(layer, below: sibling)
    }
}

private final class Counted: UIScrollView {
    override class var layerClass: AnyClass { CountingLayer.self }
}

@Suite("What scroll views have for lists")
@MainActor
struct ScrollSeamTests {
    // MARK: The delegate

    @Test("A wider delegate is cast where it is set, and not where it is read; both faces are one property")
    func delegate() {
        let (list, rows) = (List(), Rows())
        list.delegate = rows
        #expect(list.casts == 1)
        #expect(list.sumOfHeights(300) == 300 && list.casts == 1)
        #expect((list as UIScrollView).delegate === rows)
        let plain = ScrollLog()
        (list as UIScrollView).delegate = plain
        #expect(list.casts == 2 && list.delegate == nil && list.sumOfHeights(3) == 0)
        list.delegate = nil
        #expect((list as UIScrollView).delegate == nil)
        var brief: Rows? = Rows()
        list.delegate = brief
        #expect(list.delegate != nil)
        brief = nil
        #expect(list.delegate == nil, "it is not held")
    }

    @Test("A text view's delegate, too: set as a scroll view's it is one if it can be")
    func textView() {
        final class Texts: NSObject, UITextViewDelegate {}
        let (view, texts, plain) = (UITextView(), Texts(), ScrollLog())
        (view as UIScrollView).delegate = texts
        #expect(view.delegate === texts)
        (view as UIScrollView).delegate = plain
        #expect(view.delegate == nil && (view as UIScrollView).delegate === plain)
        view.delegate = texts
        #expect((view as UIScrollView).delegate === texts)
    }

    // MARK: Size and offset

    /// A screen with a list that has stood at 1000, and who hears of it.
    private func makeList() -> (screen: ScrollScreen, list: List, rows: Rows, follower: Follower) {
        let (list, rows, follower) = (List(), Rows(), Follower())
        let screen = ScrollScreen(scroll: list)
        list.contentOffset.y = 1000
        list.delegate = rows
        list.followers.add(follower)
        list.heard = []
        return (screen, list, rows, follower)
    }

    @Test("Size and offset change in one step: the setters run, and all who follow hear once, of both")
    func inOneStep() {
        let (screen, list, rows, follower) = makeList()
        list.changeContent(size: CGSize(width: 300, height: 7000), offset: CGPoint(x: 0, y: 2000))
        #expect(list.heard == ["size 7000.0", "offset 2000.0"])
        #expect(rows.scrolls == ["7000.0 2000.0"] && follower.moves == ["7000.0 2000.0"])
        // Either alone; nothing at all.
        list.changeContent(size: CGSize(width: 300, height: 6500), offset: CGPoint(x: 0, y: 2000))
        #expect(rows.scrolls.count == 1 && follower.moves.last == "6500.0 2000.0")
        list.changeContent(size: CGSize(width: 300, height: 6500), offset: CGPoint(x: 0, y: 10))
        #expect(rows.scrolls.last == "6500.0 10.0" && rows.scrolls.count == 2)
        list.changeContent(size: CGSize(width: 300, height: 6500), offset: CGPoint(x: 0, y: 10))
        #expect(rows.scrolls.count == 2 && screen.y == 10)
    }

    @Test("Smaller content is not pulled on the way: the offset of the step counts, beyond the edges, too")
    func smaller() {
        let (screen, list, rows, _) = makeList()
        list.contentOffset.y = 5400
        rows.scrolls = []
        // As the old size, or as the new one with the old offset, either would be beyond the end.
        list.changeContent(size: CGSize(width: 300, height: 900), offset: CGPoint(x: 0, y: 300))
        #expect(rows.scrolls == ["900.0 300.0"])
        list.changeContent(size: CGSize(width: 300, height: 100), offset: CGPoint(x: 0, y: -40))
        #expect(rows.scrolls.last == "100.0 -40.0" && screen.y == -40)
        list.contentSize.height = 110
        #expect(screen.y == 0, "a size alone pulls content that rests")
    }

    @Test("Steps inside of a step belong to it; those of a delegate that hears of one are their own")
    func nested() {
        final class Nesting: UIScrollView {
            override var contentSize: CGSize {
                didSet {
                    if contentSize.height == 2000 {
                        changeContent(size: CGSize(width: 300, height: 2500), offset: CGPoint(x: 0, y: 7))
                    }
                }
            }
        }
        let (view, rows) = (Nesting(), Rows())
        let screen = ScrollScreen(scroll: view)
        view.delegate = rows
        view.changeContent(size: CGSize(width: 300, height: 2000), offset: CGPoint(x: 0, y: 500))
        #expect(rows.scrolls == ["2500.0 500.0"] && screen.y == 500)
        rows.scrolls = []
        rows.onScroll = { scroll in
            rows.onScroll = { _ in }
            scroll.changeContent(size: CGSize(width: 300, height: 3000), offset: CGPoint(x: 0, y: 600))
        }
        view.changeContent(size: CGSize(width: 300, height: 2600), offset: CGPoint(x: 0, y: 550))
        #expect(rows.scrolls == ["2600.0 550.0", "3000.0 600.0"])
    }

    @Test("Insets that depend on the size are told when both are in place, and do not move the offset of the step")
    func insets() {
        let (list, rows) = (List(), Rows())
        let screen = ScrollScreen(
            CGSize(width: 300, height: 100), scroll: list,
            safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        list.delegate = rows
        list.heard = []
        #expect(list.adjustedContentInset == .zero && screen.y == 0)
        list.changeContent(size: CGSize(width: 300, height: 4000), offset: CGPoint(x: 0, y: 0))
        #expect(list.adjustedContentInset.top == 50 && screen.y == 0 && rows.scrolls.isEmpty)
        #expect(list.heard == ["size 4000.0", "inset at 4000.0, 0.0"])
    }

    @Test("A glide goes on by the same way from the new place, and stops at the new edge")
    func glide() throws {
        /// Where each frame of two seconds shows the content, with rows added above after 0.2 seconds.
        func course(_ size: CGFloat, added: CGFloat) throws -> [Double] {
            let screen = ScrollScreen(CGSize(width: 300, height: size))
            try screen.flick(200, 1000)
            screen.stage.advance(by: 0.2)
            #expect(screen.scroll.isDecelerating)
            _ = screen.delegate.log.take()
            if added != 0 {
                screen.scroll.changeContent(
                    size: CGSize(width: 300, height: size + added),
                    offset: CGPoint(x: 0, y: screen.scroll.contentOffset.y + added))
                #expect(screen.scroll.isDecelerating && screen.delegate.log.take() == ["didScroll"])
            }
            let ys = screen.ys(at: (1...240).map { Double($0) / 60 })
            #expect(!screen.scroll.isDecelerating)
            return ys
        }
        let still = try course(6000, added: 0)
        for (moved, plain) in zip(try course(6000, added: 800), still) {
            #expect((moved - 800 - plain).magnitude <= 0.5)
        }
        #expect((still[239] - (190 + 494.01)).magnitude <= 0.5)
        // Rows that go below leave less room than the glide wants.
        let short = ScrollScreen()
        try short.flick(200, 1000)
        short.stage.advance(by: 0.1)
        let y = short.scroll.contentOffset.y
        short.scroll.changeContent(size: CGSize(width: 300, height: y + 620), offset: CGPoint(x: 0, y: y))
        #expect(short.scroll.isDecelerating)
        let ys = short.ys(at: (1...240).map { Double($0) / 60 })
        #expect(ys.contains { $0 > Double(y) + 20.5 } && ys[239] == Double(y) + 20, "beyond the edge, and back")
    }

    @Test("A finger goes on dragging from the new place")
    func drag() throws {
        let screen = ScrollScreen()
        try screen.stage.touch.down(CGPoint(x: 150, y: 400))
        try screen.stage.touch.move(CGPoint(x: 150, y: 300))
        let y = screen.y
        screen.scroll.changeContent(size: CGSize(width: 300, height: 9000), offset: CGPoint(x: 0, y: y + 3000))
        try screen.stage.touch.move(CGPoint(x: 150, y: 280))
        #expect(screen.y == y + 3020)
        try screen.stage.touch.up()
    }

    // MARK: Indicators

    @Test("New rows come behind the indicators, which stay as they are; behind a view in front of them they return")
    func order() throws {
        let screen = ScrollScreen(CGSize(width: 900, height: 6000), scroll: Counted())
        try screen.drag(-60, -60)
        let bars = screen.scroll.subviews
        #expect(bars.count == 2 && bars.allSatisfy { $0 is ScrollIndicator })
        let counter = screen.scroll.layer as? CountingLayer
        counter?.placed = []
        let rows = (0..<50).map { _ in UIView() }
        for row in rows[..<40] { screen.scroll.addSubview(row) }
        screen.scroll.insertSubview(rows[40], at: 1000)
        screen.scroll.insertSubview(rows[41], aboveSubview: bars[1])
        screen.scroll.insertSubview(rows[42], belowSubview: rows[0])
        #expect(screen.scroll.subviews == [rows[42]] + rows[..<42] + bars)
        #expect(screen.scroll.layer.sublayers?.last === bars[1].layer)
        let placed = rows[..<43].map(\.layer)
        #expect(counter?.placed == Array(placed), "each row once, no bar")
        screen.scroll.bringSubviewToFront(rows[3])
        #expect(screen.scroll.subviews.last === rows[3])
        screen.scroll.addSubview(rows[43])
        #expect(screen.scroll.subviews.suffix(4) == [rows[3], rows[43]] + bars)
    }
}
