import Foundation

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    private var buttons: [UIBarButtonItemAppearance] = [.init(style: .plain), .init(style: .done)] {
        didSet { listen() }
    }

    /// The default look for an idiom.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        listen()
    }

    /// A copy; of another kind of appearance only what both have.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance {
            buttons = other.buttons.map { $0.duplicate() }
        } else if let other = barAppearance as? UINavigationBarAppearance {
            buttons = [other.buttonAppearance.duplicate(), other.doneButtonAppearance.duplicate()]
        }
        listen()
    }

    /// The default look; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        listen()
    }

    private func listen() {
        for button in buttons { button.onChange = { [weak self] in self?.partDidChange() } }
    }

    /// Plain buttons. A copy is kept.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons[0] }
        set {
            buttons[0] = newValue.duplicate()
            partDidChange()
        }
    }

    /// Buttons that stand out. A copy is kept.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { buttons[1] }
        set {
            buttons[1] = newValue.duplicate()
            partDidChange()
        }
    }

    /// The look of buttons, for those who draw them.
    var buttonLook: BarButtonLook { BarButtonLook(plain: buttons[0], done: buttons[1]) }
}
