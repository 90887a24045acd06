import Foundation

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    private var texts = Texts() {
        didSet { partDidChange() }
    }
    private lazy var buttons = ItemAppearances<UIBarButtonItemAppearance>(
        [.init(style: .plain), .init(style: .plain), .init(style: .done)], of: self)

    private struct Texts {
        var title: [NSAttributedString.Key: Any] = [:]
        var largeTitle: [NSAttributedString.Key: Any] = [:]
        var titleOffset = UIOffset.zero
        var backIndicator: UIImage?
        var backMask: UIImage?
    }

    override func takeParts(of other: UIBarAppearance) {
        if let other = other as? UINavigationBarAppearance {
            texts = other.texts
            buttons.take(other.buttons)
        } else if let other = other as? UIToolbarAppearance {
            buttons[0] = other.buttonAppearance
            buttons[2] = other.doneButtonAppearance
        }
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
        set { buttons[0] = newValue }
    }

    /// The back button. A copy is kept.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { buttons[1] }
        set { buttons[1] = newValue }
    }

    /// Buttons that stand out. A copy is kept.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { buttons[2] }
        set { buttons[2] = newValue }
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
    var buttonLook: BarButtonAppearances { BarButtonAppearances(plain: buttons[0], done: buttons[2]) }
}
