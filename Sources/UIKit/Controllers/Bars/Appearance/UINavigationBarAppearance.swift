import Foundation

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    private var texts = Texts() {
        didSet { partDidChange() }
    }
    private var buttons: [UIBarButtonItemAppearance] = [
        .init(style: .plain), .init(style: .plain), .init(style: .done),
    ]
    {
        didSet { listen() }
    }

    private struct Texts {
        var title: [NSAttributedString.Key: Any] = [:]
        var largeTitle: [NSAttributedString.Key: Any] = [:]
        var titleOffset = UIOffset.zero
        var backIndicator: UIImage?
        var backMask: UIImage?
    }

    /// The default look for an idiom.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        listen()
    }

    /// A copy; of another kind of appearance only what both have.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance {
            texts = other.texts
            buttons = other.buttons.map { $0.duplicate() }
        } else if let other = barAppearance as? UIToolbarAppearance {
            buttons[0] = other.buttonAppearance.duplicate()
            buttons[2] = other.doneButtonAppearance.duplicate()
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

    private func setButton(_ index: Int, _ appearance: UIBarButtonItemAppearance) {
        buttons[index] = appearance.duplicate()
        partDidChange()
    }

    /// Attributes of the title; what they leave out is 17 points semibold in the label's colour. Default none.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { texts.title }
        set { texts.title = newValue }
    }

    /// Moves the title, in points. Default zero.
    open var titlePositionAdjustment: UIOffset {
        get { texts.titleOffset }
        set { texts.titleOffset = newValue }
    }

    /// Attributes of the large title; what they leave out is 34 points bold in the label's colour. Default none.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { texts.largeTitle }
        set { texts.largeTitle = newValue }
    }

    /// Plain buttons. A copy is kept.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons[0] }
        set { setButton(0, newValue) }
    }

    /// The back button. A copy is kept.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { buttons[1] }
        set { setButton(1, newValue) }
    }

    /// Buttons that stand out. A copy is kept.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { buttons[2] }
        set { setButton(2, newValue) }
    }

    /// The image in place of the chevron. Default nil.
    open var backIndicatorImage: UIImage? { texts.backIndicator }
    /// What was set with it.
    open var backIndicatorTransitionMaskImage: UIImage? { texts.backMask }

    /// Sets the image in place of the chevron, and its mask while titles move; only both together count. Titles are not
    /// masked here.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        let isWhole = backIndicatorImage != nil && transitionMaskImage != nil
        texts.backIndicator = isWhole ? backIndicatorImage : nil
        texts.backMask = isWhole ? transitionMaskImage : nil
    }

    /// The look of buttons, for those who draw them.
    var buttonLook: BarButtonLook { BarButtonLook(plain: buttons[0], done: buttons[2]) }
}
