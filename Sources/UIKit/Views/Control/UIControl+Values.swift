import CoreGraphics
import Foundation

// What controls with a value share.
extension UIControl {
    /// The alpha of the content of a disabled control.
    static let disabledAlpha: CGFloat = 0.5

    /// Tells of a value that the user set: who hears of the primary action hears of it, too (assumed).
    func sendValueChanged(_ event: UIEvent?) { send([.valueChanged, .primaryActionTriggered], event) }

    /// Whether a recognizer is one of a view around the control for a single tap of one finger: such do not begin on
    /// controls that take taps themselves.
    func isSingleTapFromOutside(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let tap = recognizer as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 && tap.view !== self
    }

    /// True where the user interface runs from right to left.
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// A length on the nearest pixel.
    func onPixels(_ length: CGFloat) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        return (length * scale + 0.5).rounded(.down) / scale
    }

    /// A length up to a whole pixel; what rounding of sums adds is no pixel more.
    func upToPixels(_ length: CGFloat) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        return (length * scale - 1e-6).rounded(.up) / scale
    }
}

/// How a control looks on several platforms.
public enum UIBehavioralStyle: UInt, Sendable, CaseIterable {
    /// By the platform.
    case automatic = 0
    /// As on a pad.
    case pad = 1
    /// As on a Mac.
    case mac = 2
}
