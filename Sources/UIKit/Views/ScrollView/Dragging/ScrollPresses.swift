import Foundation

/// The recognizer that scrolls by arrow keys. It is disabled until somebody enables it.
final class ScrollPresses: UIGestureRecognizer {
    /// The part of the bounds that a press scrolls by (assumed).
    private static let part: CGFloat = 0.25

    private weak var scrollView: UIScrollView?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        isEnabled = false
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        guard let scrollView else { return }
        let size = scrollView.bounds.size
        for press in presses {
            var offset = scrollView.contentOffset
            switch press.type {
            case .upArrow: offset.y -= size.height * Self.part
            case .downArrow: offset.y += size.height * Self.part
            case .leftArrow: offset.x -= size.width * Self.part
            case .rightArrow: offset.x += size.width * Self.part
            default: continue
            }
            scrollView.setContentOffset(scrollView.clamped(offset), animated: true)
        }
    }
}
