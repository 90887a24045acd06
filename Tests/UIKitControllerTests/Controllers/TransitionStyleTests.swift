import Offstage
import TestKit
import Testing
import UIKit

@Suite("Transition styles")
@MainActor
struct TransitionStyleTests {
    /// What is to be seen of a presented controller: where it is, how wide, how opaque; and where its presenter is.
    private struct Sight: Equatable {
        var y: CGFloat
        var width: CGFloat
        var alpha: CGFloat
        var presenterY: CGFloat
    }

    private func sight(_ presented: UIView, _ presenter: UIView) -> Sight {
        func shown(_ view: UIView) -> CGRect {
            guard view.window != nil, let layer = view.layer.presentation() else { return .null }
            return layer.frame
        }
        return Sight(
            y: shown(presented).minY, width: shown(presented).width,
            alpha: CGFloat(presented.layer.presentation()?.opacity ?? 1),
            presenterY: presenter.window == nil ? -1000 : shown(presenter).minY)
    }

    @Test("Cover comes from below, flip turns, dissolve fades, curl takes the presenter up and down; all end alike")
    func styles() throws {
        for style in [UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl] {
            let stage = makeStage(300, 600)
            stage.makeCurrent()
            let (root, presented) = (UIViewController(), UIViewController())
            stage.window.rootViewController = root
            presented.modalPresentationStyle = .fullScreen
            presented.modalTransitionStyle = style
            stage.advance(by: 0.5)
            for isComing in [true, false] {
                if isComing { root.present(presented, animated: true) } else { root.dismiss(animated: true) }
                stage.advance(by: 0.1)
                let sight = sight(presented.view, root.view)
                let what: Comment = "\(style.rawValue), coming \(isComing): \(sight)"
                #expect((sight.y > 0 && sight.y < 600) == (style == .coverVertical), what)
                #expect((sight.width < 300) == (style == .flipHorizontal), what)
                #expect((sight.alpha < 1) == (style == .crossDissolve), what)
                #expect((sight.presenterY < 0 && sight.presenterY > -600) == (style == .partialCurl), what)
                if style == .partialCurl { #expect(root.view.superview?.subviews.last === root.view, what) }
                stage.advance(by: 1)
                #expect((presented.view.window != nil) == isComing && (root.view.window != nil) != isComing)
                let front: UIView = isComing ? presented.view : root.view
                #expect(front.convert(front.bounds, to: nil) == stage.window.bounds && front.alpha == 1, what)
            }
        }
    }
}
