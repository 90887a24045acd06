import CoreGraphics
import Foundation

extension UIResponder {
    /// Posted before the keyboard comes, or changes its height. The screen is the object of all of these.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted when the keyboard has come, or changed its height.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before the keyboard goes, or leaves the bottom of the screen.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted when the keyboard has gone.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before the keyboard's frame changes, before the others.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted when the keyboard's frame has changed, before the others.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The key of the frame before, in the screen's space: a `CGRect`.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the frame after, in the screen's space: a `CGRect`.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the seconds that the change takes: a number.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve: the number 7, which no `UIView.AnimationCurve` has.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard is the app's own: always true.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// A change of the keyboard that is told about, before and after.
struct KeyboardChange {
    /// What happens to a keyboard.
    enum Kind {
        /// The keyboard comes, or has another height.
        case show
        case hide
        /// The keyboard moves with a finger, or about the screen.
        case move
    }

    static let duration = 0.25
    static let curve = 7

    let kind: Kind
    let begin: CGRect
    let end: CGRect
    var duration = Self.duration

    @MainActor
    func postWill(_ screen: UIScreen) {
        post(UIResponder.keyboardWillChangeFrameNotification, screen)
        switch kind {
        case .show: post(UIResponder.keyboardWillShowNotification, screen)
        case .hide: post(UIResponder.keyboardWillHideNotification, screen)
        case .move: return
        }
    }

    @MainActor
    func postDid(_ screen: UIScreen) {
        post(UIResponder.keyboardDidChangeFrameNotification, screen)
        switch kind {
        case .show: post(UIResponder.keyboardDidShowNotification, screen)
        case .hide: post(UIResponder.keyboardDidHideNotification, screen)
        case .move: return
        }
    }

    @MainActor
    private func post(_ name: Notification.Name, _ screen: UIScreen) {
        NotificationCenter.default.post(
            name: name, object: screen,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: begin, UIResponder.keyboardFrameEndUserInfoKey: end,
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ])
    }
}
