import Foundation

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    private lazy var buttons = ItemAppearances<UIBarButtonItemAppearance>(
        [.init(style: .plain), .init(style: .done)], of: self)

    override func takeParts(of other: UIBarAppearance) {
        if let other = other as? UIToolbarAppearance {
            buttons.take(other.buttons)
        } else if let other = other as? UINavigationBarAppearance {
            buttons[0] = other.buttonAppearance
            buttons[1] = other.doneButtonAppearance
        }
    }

    /// Plain buttons. A copy is kept.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons[0] }
        set { buttons[0] = newValue }
    }

    /// Buttons that stand out. A copy is kept.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { buttons[1] }
        set { buttons[1] = newValue }
    }

    /// The look of buttons, for those who draw them.
    var buttonLook: BarButtonAppearances { BarButtonAppearances(plain: buttons[0], done: buttons[1]) }
}
