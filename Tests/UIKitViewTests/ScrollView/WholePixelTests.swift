import Offstage
import Testing

@testable import UIKit

@Suite("Content offsets on whole pixels")
@MainActor
struct WholePixelTests {
    private final class Listener: UIScrollViewDelegate {
        var calls = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
    }

    @Test("Set before there is a window they are whole points, then whole pixels; an origin of bounds stays, unheard")
    func offsets() {
        let stage = makeStage(320, 480, scale: 2)
        stage.makeCurrent()
        let (scroll, listener) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Listener())
        scroll.delegate = listener
        scroll.contentSize = CGSize(width: 320, height: 2000)
        for (given, taken) in [(-7.5, -8), (3.8, 4)] as [(CGFloat, CGFloat)] {
            scroll.contentOffset.y = given
            #expect(scroll.contentOffset.y == taken)
        }
        stage.window.addSubview(scroll)
        stage.runTurn()
        listener.calls = 0
        for (given, taken) in [(50.08, 50), (50.3, 50.5)] as [(CGFloat, CGFloat)] {
            scroll.contentOffset.y = given
            #expect(scroll.contentOffset.y == taken)
        }
        #expect(listener.calls == 2)
        scroll.bounds.origin.y = 20.3
        #expect(scroll.contentOffset.y == 20.3 && listener.calls == 2)
    }
}
