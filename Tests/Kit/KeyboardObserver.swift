import Foundation
import UIKit

/// Hears of the keyboard's notifications, in the order in which they are posted.
@MainActor
public final class KeyboardObserver {
    private static let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"),
        (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"),
        (UIResponder.keyboardDidHideNotification, "didHide"),
        (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
        (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    ]

    private let tokens: [any NSObjectProtocol]

    /// - Parameters:
    ///   - others: What is heard of besides, each with a short name.
    ///   - note: Called with a notification's short name: `willShow`, `didChangeFrame` and so on.
    public init(
        and others: [(Notification.Name, String)] = [], _ note: @escaping @MainActor (String, Notification) -> Void
    ) {
        tokens = (Self.names + others).map { name, word in
            UIKit.NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                note(word, notification)
            }
        }
    }
}
