import Foundation

/// Keeps touches from the content of a scroll view until it is plain that they do not scroll, and asks whether the content
/// may have them.
///
/// The recognizer recognizes nothing: it fails as soon as the content may hear of the touches.
final class ContentTouchDelay: UIGestureRecognizer {
    /// Seconds.
    static let duration = 0.15

    private weak var scrollView: UIScrollView?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let scrollView else { return become(.failed) }
        if scrollView.isCaught {
            tell("keeps the finger from its content: it stopped what moved", touches)
            keep(touches)
        }
        guard scrollView.delaysTouches(in: touches.first?.view), !scrollView.isCaught else { return letThrough(event) }
        tell("keeps the finger from its content for \(Self.duration) s", touches)
        decide(at: event.timestamp + Self.duration)
    }

    /// A quick tap.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        letThrough(event, because: "the finger is lifted")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    override func timeIsUp() {
        letThrough(attempt.allTouches.first?.event, because: "nothing scrolled within \(Self.duration) s")
    }

    /// Who takes touches from the content takes them from here, too.
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer.cancelsTouchesInView
    }

    /// Asks for each view of the content, and gives up.
    private func letThrough(_ event: UIEvent?, because reason: String? = nil) {
        guard state == .possible else { return }
        if let scrollView {
            var views: [UIView] = []
            for touch in attempt.allTouches where !touch.share.hasBegun && !touch.share.isOver {
                guard let view = touch.view, view !== scrollView, !views.contains(where: { $0 === view }) else {
                    continue
                }
                views.append(view)
            }
            for view in views {
                let touches = attempt.allTouches.filter { $0.view === view }
                if !scrollView.touchesShouldBegin(Set(touches), with: event, in: view) {
                    tell("keeps the finger from \(view.label): touchesShouldBegin(_:with:in:) says no", Set(touches))
                    keep(Set(touches))
                } else if let reason {
                    tell("lets \(view.label) have the finger: \(reason)", Set(touches))
                }
            }
        }
        state = .failed
    }

    /// Tells of the touches that are on views of the content.
    private func tell(_ words: @autoclosure () -> String, _ touches: Set<UITouch>) {
        guard let scrollView else { return }
        let fingers = touches.filter { $0.view !== scrollView && !$0.share.isOver }.map(\.finger).sorted()
        if !fingers.isEmpty { scrollView.tell(words(), fingers: fingers) }
    }

    /// Views never hear of these touches.
    private func keep(_ touches: Set<UITouch>) {
        for touch in touches where !touch.share.hasBegun { touch.share.isOver = true }
    }
}
