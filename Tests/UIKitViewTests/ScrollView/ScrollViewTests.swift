import Offstage
import Testing
import UIKit

@Suite("Scroll view geometry")
@MainActor
struct ScrollViewTests {
    final class Delegate: UIScrollViewDelegate {
        var scrolls: [CGPoint] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls.append(scrollView.contentOffset) }
    }

    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = Delegate()

    @Test("contentOffset is bounds.origin; each change of it is told at once, none of the bounds; frames stay")
    func offset() {
        let child = UIView(frame: CGRect(x: 0, y: 150, width: 10, height: 10))
        scroll.addSubview(child)
        scroll.delegate = delegate
        scroll.contentOffset = CGPoint(x: 0, y: 60)
        #expect(scroll.bounds.origin == CGPoint(x: 0, y: 60))
        scroll.bounds.origin.y = 70
        scroll.contentOffset.y = 70
        #expect(delegate.scrolls == [CGPoint(x: 0, y: 60)])
        #expect(child.frame.minY == 150 && child.convert(.zero as CGPoint, to: nil).y == 80)
        #expect(scroll.layer.convert(child.frame.origin, to: nil).y == 80)
        #expect(scroll.clipsToBounds)
    }

    @Test("Adjusted insets by behaviour and by which way the content scrolls")
    func insets() {
        let safe = UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 5)
        let stage = makeStage(100, 100, safeArea: safe)
        stage.window.addSubview(scroll)
        scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(scroll.adjustedContentInset == scroll.contentInset)
        scroll.contentSize = CGSize(width: 50, height: 500)
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 21, left: 2, bottom: 13, right: 4))
        scroll.contentInsetAdjustmentBehavior = .always
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 21, left: 7, bottom: 13, right: 9))
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.adjustedContentInset == scroll.contentInset)
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        scroll.contentSize = .zero
        scroll.alwaysBounceHorizontal = true
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 1, left: 7, bottom: 3, right: 9))
    }

    @Test("Content at rest at its beginning stays there when the inset changes, in a window")
    func restingContent() {
        let apart = UIScrollView(frame: scroll.frame)
        apart.contentSize = CGSize(width: 500, height: 500)
        apart.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        #expect(apart.contentOffset == .zero)
        let short = UIScrollView(frame: scroll.frame)
        short.contentInset.top = 10
        #expect(short.contentOffset.y == -10)
        let stage = makeStage()
        stage.makeCurrent()
        stage.window.addSubview(scroll)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.contentInset.top = 30
        #expect(scroll.contentOffset.y == -30)
        scroll.contentOffset.y = 40
        scroll.contentInset.top = 10
        #expect(scroll.contentOffset.y == 40)
    }

    @Test("scrollRectToVisible moves by as little as needed and within the content")
    func visible() {
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 90, width: 10, height: 30), animated: false)
        #expect(scroll.contentOffset.y == 20)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 30, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y == 20)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 5, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y == 5)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 490, width: 10, height: 50), animated: false)
        #expect(scroll.contentOffset.y == 400)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 300), animated: false)
        #expect(scroll.contentOffset.y == 100)
        scroll.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
        #expect(scroll.contentOffset.y == 7)
    }
}
