import Foundation

/// Hears of an alert of old.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
    /// Optional: called when the user chose a button, before the alert goes.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Optional: never called here: nobody but the app takes an alert away.
    func alertViewCancel(_ alertView: UIAlertView)
    /// Optional: called before the alert shows.
    func willPresent(_ alertView: UIAlertView)
    /// Optional: called when it shows.
    func didPresent(_ alertView: UIAlertView)
    /// Optional: called before it goes.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// Optional: called when it has gone.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// Optional: whether the first button that does not cancel may be chosen; asked at first and after each change of a
    /// text. Without it: yes.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    /// Does nothing.
    public func alertViewCancel(_ alertView: UIAlertView) {}
    /// Does nothing before.
    public func willPresent(_ alertView: UIAlertView) {}
    /// Does nothing after.
    public func didPresent(_ alertView: UIAlertView) {}
    /// Does nothing before it goes.
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    /// Does nothing after it went.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    /// True.
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
