import Foundation
import Offstage
import Testing
import UIKit

@Suite("Scrolling to the top")
@MainActor
struct ScrollToTopTests {
    private let screen = ScrollScreen(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))

    private func tap() throws { try screen.stage.touch.tap(CGPoint(x: 100, y: 10)) }

    @Test("A tap on the status bar asks, scrolls and tells")
    func tapped() throws {
        screen.scroll.contentOffset.y = 900
        _ = screen.delegate.log.take()
        try tap()
        #expect(screen.y == 900 && screen.delegate.log.take() == ["shouldScrollToTop"])
        screen.stage.advance(by: 0.15)
        #expect(screen.y < 900 && screen.y > -50)
        screen.stage.advance(by: 0.2)
        #expect(screen.y == -50 && screen.delegate.story() == ["didScroll", "didScrollToTop"])
    }

    @Test("At the top already it is told at once; a delegate may refuse")
    func answers() throws {
        try tap()
        #expect(screen.delegate.log.take() == ["shouldScrollToTop", "didScrollToTop"])
        screen.scroll.contentOffset.y = 300
        screen.delegate.allowsTop = false
        try tap()
        screen.stage.advance(by: 1)
        #expect(screen.y == 300)
    }

    @Test("Only where one view on the screen wants it; hidden ones and those beside the screen do not count")
    func onlyOne() throws {
        screen.scroll.contentOffset.y = 300
        let other = UIScrollView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        screen.stage.window.addSubview(other)
        try tap()
        screen.stage.advance(by: 1)
        #expect(screen.y == 300)
        other.isHidden = true
        try tap()
        screen.stage.advance(by: 1)
        #expect(screen.y == -50)
        for change in [{ other.alpha = 0.001 }, { other.frame.origin.x = 700 }, { other.scrollsToTop = false }] {
            (other.isHidden, other.alpha, other.frame.origin.x, other.scrollsToTop) = (false, 1, 0, true)
            change()
            screen.scroll.contentOffset.y = 300
            try tap()
            screen.stage.advance(by: 1)
            #expect(screen.y == -50)
        }
        screen.scroll.scrollsToTop = false
        screen.scroll.contentOffset.y = 300
        try tap()
        screen.stage.advance(by: 1)
        #expect(screen.y == 300)
    }

    @Test("A touch below the status bar, a long one and one that moves away are none")
    func otherTouches() throws {
        screen.scroll.contentOffset.y = 300
        try screen.stage.touch.tap(CGPoint(x: 100, y: 51))
        try screen.stage.touch.press(CGPoint(x: 100, y: 10), duration: 1)
        #expect(!screen.delegate.log.calls.contains("shouldScrollToTop"))
    }
}
