import Foundation
import Offstage
import Testing

@testable import UIKit

@Suite("Scroll indicators")
@MainActor
struct ScrollIndicatorTests {
    private func bars(_ screen: ScrollScreen) -> [ScrollIndicator] {
        screen.scroll.subviews.compactMap { $0 as? ScrollIndicator }
    }

    @Test("None until the content moves; then one along each axis that scrolls, above the content")
    func appear() throws {
        let screen = ScrollScreen()
        #expect(screen.scroll.subviews.isEmpty)
        try screen.drag(0, -60)
        #expect(bars(screen).count == 1 && screen.scroll.subviews.count == 1)
        let content = UIView()
        screen.scroll.addSubview(content)
        #expect(screen.scroll.subviews.last is ScrollIndicator)
        let both = ScrollScreen(CGSize(width: 900, height: 6000))
        try both.drag(-60, -60)
        #expect(bars(both).count == 2)
    }

    @Test("3 points thick, 3 from the edge and from both ends; as long as the part that shows, 36 at least")
    func places() throws {
        let screen = ScrollScreen(CGSize(width: 900, height: 2400))
        try screen.stage.touch.down(CGPoint(x: 150, y: 300))
        try screen.stage.touch.move(CGPoint(x: 150, y: 289))
        screen.scroll.contentOffset = .zero
        let (down, across) = (bars(screen)[1], bars(screen)[0])
        #expect(down.frame == CGRect(x: 294, y: 3, width: 3, height: 148.5))
        #expect(across.frame == CGRect(x: 3, y: 594, width: 98, height: 3))
        #expect(down.layer.cornerRadius == 1.5)
        screen.scroll.contentOffset = CGPoint(x: 600, y: 1800)
        #expect(down.frame == CGRect(x: 894, y: 1800 + 597 - 148.5, width: 3, height: 148.5))
        #expect(across.frame == CGRect(x: 600 + 297 - 98, y: 1800 + 594, width: 98, height: 3))
        screen.scroll.contentOffset.y = 900
        #expect((down.frame.midY - 1200).magnitude <= 0.25)
        screen.scroll.contentSize.height = 60_000
        #expect(down.frame.height == 36)
        screen.scroll.contentOffset.y = -20
        #expect(down.frame == CGRect(x: 894, y: -17, width: 3, height: 16))
        try screen.stage.touch.up()
    }

    @Test("Insets, and the safe area unless it is left out")
    func insets() throws {
        let screen = ScrollScreen(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        screen.scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 10)
        screen.scroll.flashScrollIndicators()
        let bar = bars(screen)[0]
        #expect(screen.y == -50 && bar.frame.minY == -50 + 58 && bar.frame.maxX == 287)
        screen.scroll.automaticallyAdjustsScrollIndicatorInsets = false
        #expect((bar.frame.minY + 42).magnitude < 1e-9)
        screen.scroll.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(screen.scroll.verticalScrollIndicatorInsets == screen.scroll.horizontalScrollIndicatorInsets)
        #expect(screen.scroll.scrollIndicatorInsets.right == 4 && bar.frame.maxX == 293)
    }

    @Test("They come with the drag, stay until the content rests, and fade in 0.4 seconds")
    func fading() throws {
        let screen = ScrollScreen()
        try screen.flick(100, 1000)
        let bar = bars(screen)[0]
        #expect(bar.alpha == 1)
        screen.stage.advance(by: 1)
        #expect(bar.alpha == 1 && bar.layer.presentation()?.opacity == 1)
        while screen.scroll.isDecelerating { screen.stage.advance(by: 1.0 / 60) }
        #expect(bar.alpha == 0)
        screen.stage.advance(by: 0.2)
        #expect((Double(bar.layer.presentation()?.opacity ?? 0) - 0.5).magnitude < 0.1)
        screen.stage.advance(by: 0.21)
        #expect(bar.layer.presentation()?.opacity == 0)
    }

    @Test("flashScrollIndicators shows them for a while without any scrolling")
    func flash() {
        let screen = ScrollScreen()
        screen.scroll.flashScrollIndicators()
        let bar = bars(screen)[0]
        screen.stage.advance(by: 0.3)
        #expect(bar.layer.presentation()?.opacity == 1)
        screen.stage.advance(by: 2)
        #expect(bar.layer.presentation()?.opacity == 0)
    }

    @Test("Not where they are not wanted, nor where everything shows")
    func wanted() throws {
        let screen = ScrollScreen()
        screen.scroll.showsVerticalScrollIndicator = false
        try screen.drag(0, -60)
        #expect(bars(screen).isEmpty)
        screen.scroll.showsVerticalScrollIndicator = true
        screen.scroll.flashScrollIndicators()
        #expect(bars(screen).count == 1)
        screen.scroll.showsVerticalScrollIndicator = false
        #expect(bars(screen).isEmpty)
        let short = ScrollScreen(CGSize(width: 300, height: 300))
        short.scroll.flashScrollIndicators()
        #expect(bars(short).isEmpty)
    }

    @Test("Colours: black or white at 35 percent, by style and by surroundings")
    func colours() throws {
        let screen = ScrollScreen()
        screen.scroll.flashScrollIndicators()
        let bar = bars(screen)[0]
        func shade() -> [CGFloat] {
            var (white, alpha): (CGFloat, CGFloat) = (0, 0)
            bar.backgroundColor?.resolvedColor(with: bar.traitCollection).getWhite(&white, alpha: &alpha)
            return [white, (alpha * 100).rounded()]
        }
        #expect(shade() == [0, 35])
        screen.scroll.indicatorStyle = .white
        #expect(shade() == [1, 35])
        screen.scroll.indicatorStyle = .black
        #expect(shade() == [0, 35])
        screen.scroll.indicatorStyle = .default
        screen.scroll.overrideUserInterfaceStyle = .dark
        screen.stage.runTurn()
        #expect(shade() == [1, 35])
    }

    @Test("An indicator takes no touches, and scrolling draws it without a pass of its own")
    func cheap() throws {
        let screen = ScrollScreen()
        screen.scroll.flashScrollIndicators()
        screen.stage.advance(by: 0.3)
        #expect(screen.scroll.hitTest(CGPoint(x: 295, y: 20), with: nil) === screen.scroll)
        #expect(screen.stage.render().statistics.offscreenPasses.isEmpty)
    }
}
