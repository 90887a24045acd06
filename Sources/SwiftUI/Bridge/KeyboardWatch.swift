import UIKit
import VirtualFoundation

/// Knows what of the screen the keyboard covers.
@MainActor
final class KeyboardWatch {
    /// On the screen; nil before the keyboard has come.
    private(set) var frame: CGRect?
    private let token: Token

    /// What listens, which ends with the watch.
    private final class Token {
        var observer: (any NSObjectProtocol)?
        deinit { if let observer { VirtualFoundation.NotificationCenter.default.removeObserver(observer) } }
    }

    init(_ didChange: @escaping @MainActor () -> Void) {
        let token = Token()
        self.token = token
        token.observer = VirtualFoundation.NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] notification in
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            MainActor.assumeIsolated {
                self?.frame = frame
                didChange()
            }
        }
    }

    /// How many points of a view the keyboard covers from below.
    func cover(of view: UIView) -> CGFloat {
        guard let frame, let window = view.window, frame.height > 0 else { return 0 }
        let own = view.convert(view.bounds, to: window)
        guard frame.minY < own.maxY, frame.maxX > own.minX, frame.minX < own.maxX else { return 0 }
        return own.maxY - max(frame.minY, own.minY)
    }
}
