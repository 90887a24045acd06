import Foundation
import Offstage
import Testing

@testable import UIKit

@Suite("Refresh controls")
@MainActor
struct RefreshControlTests {
    private let screen = ScrollScreen()
    private let control = UIRefreshControl()
    private var sent: CallLog { screen.delegate.log }

    init() {
        screen.scroll.refreshControl = control
        control.addAction(UIAction { [log = screen.delegate.log] _ in log.note("valueChanged") }, for: .valueChanged)
        screen.stage.runTurn()
        _ = sent.take()
    }

    private func down() throws { try screen.stage.touch.down(CGPoint(x: 150, y: 100)) }
    private func move(_ way: CGFloat) throws { try screen.stage.touch.move(CGPoint(x: 150, y: 100 + way)) }
    /// The way of a finger that shows so much beyond the edge.
    private func way(showing pull: CGFloat) -> CGFloat { 10 + pull * 600 / (0.55 * (600 - pull)) }

    @Test("Hidden while idle; above the content, 60 high and as wide as the view, at the offset")
    func place() throws {
        #expect(control.isHidden && control.superview === screen.scroll && screen.scroll.subviews.first === control)
        #expect(!control.isRefreshing && screen.scroll.refreshControl === control)
        try down()
        try move(60)
        #expect(!control.isHidden)
        #expect(control.frame == CGRect(x: 0, y: screen.y, width: 300, height: 60))
        try screen.stage.touch.up()
        screen.stage.advance(by: 3)
        #expect(control.isHidden && screen.y == 0 && !sent.calls.contains("valueChanged"))
    }

    @Test("Pulled 90 points it sends valueChanged, while the finger is down, and once")
    func pull() throws {
        try down()
        try move(way(showing: 89))
        #expect(!control.isRefreshing)
        try move(way(showing: 91))
        #expect(control.isRefreshing && sent.count("valueChanged") == 1 && screen.scroll.isDragging)
        try move(way(showing: 120))
        try move(way(showing: 20))
        try move(way(showing: 120))
        #expect(sent.count("valueChanged") == 1 && screen.scroll.adjustedContentInset.top == 0)
        try screen.stage.touch.up()
        #expect(screen.scroll.adjustedContentInset.top == 60 && screen.scroll.contentInset.top == 0)
        screen.stage.advance(by: 3)
        #expect(screen.y == -60 && control.frame.minY == -60 && !control.isHidden)
    }

    @Test("endRefreshing lets the content go back to its edge, and hides the control")
    func end() throws {
        try down()
        try move(way(showing: 100))
        try screen.stage.touch.up()
        screen.stage.advance(by: 3)
        control.endRefreshing()
        #expect(!control.isRefreshing && screen.scroll.adjustedContentInset.top == 0 && screen.y == -60)
        screen.stage.advance(by: 0.15)
        #expect(screen.y > -60 && screen.y < 0 && !control.isHidden)
        screen.stage.advance(by: 1)
        #expect(screen.y == 0 && control.isHidden)
        #expect(!sent.calls.contains("didEndScrollingAnimation"))
    }

    @Test("Ended while the finger still pulls, it does not begin again before that is up")
    func endedEarly() throws {
        try down()
        try move(way(showing: 100))
        control.endRefreshing()
        try move(way(showing: 130))
        #expect(!control.isRefreshing && sent.count("valueChanged") == 1)
        try screen.stage.touch.up()
        screen.stage.advance(by: 3)
        #expect(screen.y == 0)
        try down()
        try move(way(showing: 130))
        #expect(sent.count("valueChanged") == 2)
        try screen.stage.touch.up()
    }

    @Test("beginRefreshing neither scrolls nor sends; the content then may keep 60 points off")
    func begin() {
        control.beginRefreshing()
        #expect(control.isRefreshing && screen.y == 0 && screen.scroll.adjustedContentInset.top == 60)
        screen.stage.advance(by: 1)
        #expect(screen.y == 0 && !sent.calls.contains("valueChanged") && !sent.calls.contains("didScroll"))
        screen.scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
        screen.stage.advance(by: 1)
        #expect(screen.y == -60)
        control.endRefreshing()
        screen.stage.advance(by: 1)
        #expect(screen.y == 0)
    }

    @Test("It spins while it refreshes, and shows spokes by the pull before")
    func spinning() throws {
        func spokes() -> [CAShapeLayer] {
            (control.layer.sublayers ?? []).flatMap { $0.sublayers ?? [] }.compactMap { $0 as? CAShapeLayer }
        }
        try down()
        try move(way(showing: 46))
        #expect(spokes().map(\.opacity) == [1, 1, 1, 1, 1, 0, 0, 0])
        try move(way(showing: 95))
        screen.stage.advance(by: 0.25)
        #expect(spokes().allSatisfy { !($0.animationKeys() ?? []).isEmpty })
        try screen.stage.touch.up()
        control.endRefreshing()
        #expect(spokes().allSatisfy { ($0.animationKeys() ?? []).isEmpty })
    }

    @Test("A title lies below the spinner; the tint is the spinner's alone to set")
    func looks() {
        control.attributedTitle = NSAttributedString(string: "Loading")
        let label = control.subviews.compactMap { $0 as? UILabel }.first
        #expect(label?.attributedText?.string == "Loading" && (label?.frame.maxY ?? 0) <= 60)
        #expect((label?.frame.minY ?? 0) > (control.layer.sublayers?.first?.position.y ?? 99))
        screen.scroll.tintColor = .red
        #expect(control.tintColor == SpinnerForm.color)
        control.tintColor = .green
        #expect(control.tintColor == .green)
        control.tintColor = nil
        #expect(control.tintColor == SpinnerForm.color)
    }

    @Test("Set, replaced, taken out, added as a subview: one belongs to the view, and its inset goes with it")
    func belonging() {
        control.beginRefreshing()
        let other = UIRefreshControl()
        screen.scroll.refreshControl = other
        #expect(control.superview == nil && other.superview === screen.scroll)
        #expect(screen.scroll.adjustedContentInset.top == 0)
        other.removeFromSuperview()
        #expect(screen.scroll.refreshControl == nil)
        screen.scroll.addSubview(control)
        #expect(screen.scroll.refreshControl === control && screen.scroll.adjustedContentInset.top == 60)
        screen.scroll.refreshControl = nil
        #expect(control.superview == nil && screen.scroll.adjustedContentInset.top == 0)
    }

    @Test("Below a bar it comes out from under the inset")
    func insets() throws {
        screen.scroll.contentInset.top = 44
        #expect(screen.y == -44)
        try down()
        try move(60)
        #expect(control.frame.minY == screen.y + 44 && !control.isHidden)
        try move(way(showing: 95))
        try screen.stage.touch.up()
        screen.stage.advance(by: 3)
        #expect(screen.y == -104)
    }

    @Test("A subclass lays out, and hears of its beginning and end")
    func subclass() {
        final class Own: UIRefreshControl {
            var calls: [String] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                calls.append("layout \(Int(bounds.height))")
            }
            override func beginRefreshing() {
                super.beginRefreshing()
                calls.append("begin")
            }
            override func endRefreshing() {
                super.endRefreshing()
                calls.append("end")
            }
        }
        let own = Own()
        screen.scroll.refreshControl = own
        screen.stage.runTurn()
        own.beginRefreshing()
        screen.stage.runTurn()
        own.endRefreshing()
        #expect(own.calls.filter { !$0.hasPrefix("layout") } == ["begin", "end"])
        #expect(own.calls.contains("layout 60"))
    }
}
