import Foundation

/// A tap beside a presented view.
@MainActor
final class OutsideTap: NSObject, UIGestureRecognizerDelegate {
    private weak var view: UIView?
    private let action: () -> Void

    /// - Parameter action: Runs when somebody taps into the container where the view is not.
    init(around view: UIView?, in container: UIView, _ action: @escaping () -> Void) {
        self.view = view
        self.action = action
        super.init()
        let recognizer = UITapGestureRecognizer(
            target: self, action: Selector(_offstage: "tapped", { (t: OutsideTap) in t.tapped }))
        recognizer.delegate = self
        container.addGestureRecognizer(recognizer)
    }

    private func tapped() { action() }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view, let hit = touch.view else { return false }
        return !hit.isDescendant(of: view)
    }
}
