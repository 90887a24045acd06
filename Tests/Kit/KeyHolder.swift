import UIKit

/// A view that may be first responder, and takes no text.
public final class KeyHolder: UIView {
    public override var canBecomeFirstResponder: Bool { true }
}
