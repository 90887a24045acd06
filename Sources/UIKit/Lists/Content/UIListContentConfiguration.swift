import CoreGraphics
import Foundation

/// What a cell, a header or a footer of a list shows: an image and two texts, in the looks of its kind.
///
/// ```swift
/// var content = UIListContentConfiguration.subtitleCell()
/// content.text = "Ann"
/// content.secondaryText = "Online"
/// cell.contentConfiguration = content
/// ```
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    let style: ListContentStyle
    private var remembered = RememberedLook()

    /// Before the texts. Default nil.
    public var image: UIImage?
    /// How the image looks.
    public var imageProperties = ImageProperties()

    /// The first text. Setting it takes away an attributed one. Default nil.
    public var text: String? {
        didSet { if text != nil { attributedTextStorage = nil } }
    }
    /// The first text with attributes of its own, which come before those of `textProperties`. Setting it takes away a
    /// plain one. Default nil.
    public var attributedText: NSAttributedString? {
        get { attributedTextStorage }
        set {
            attributedTextStorage = newValue
            if newValue != nil { text = nil }
        }
    }
    private var attributedTextStorage: NSAttributedString?
    /// How the first text looks.
    public var textProperties: TextProperties

    /// The second text: below the first one, or beside it. Setting it takes away an attributed one. Default nil.
    public var secondaryText: String? {
        didSet { if secondaryText != nil { secondaryAttributedTextStorage = nil } }
    }
    /// The second text with attributes of its own. Setting it takes away a plain one. Default nil.
    public var secondaryAttributedText: NSAttributedString? {
        get { secondaryAttributedTextStorage }
        set {
            secondaryAttributedTextStorage = newValue
            if newValue != nil { secondaryText = nil }
        }
    }
    private var secondaryAttributedTextStorage: NSAttributedString?
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties

    /// The axes along which the margins are at least as large as those of the superview reach in. Default horizontal.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// From the view's edges to what is in it, in points. Default by the kind.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the second text stands beside the first where there is room for both on one line. Default by the kind.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// From the image to the texts, in points. Default by the kind.
    public var imageToTextPadding: CGFloat
    /// From the first text to the second beside it, at least, in points. Default 8.
    public var textToSecondaryTextHorizontalPadding: CGFloat
    /// From the first text to the second below it, in points. Default by the kind.
    public var textToSecondaryTextVerticalPadding: CGFloat
    /// How opaque image and texts are, from 0 to 1. Default 1.
    public var alpha: CGFloat = 1

    init(_ style: ListContentStyle) {
        self.style = style
        let look = ConfigurationLook()
        textProperties = TextProperties(style.font(look), style.color(look))
        textProperties.transform = style.transform
        secondaryTextProperties = TextProperties(style.secondaryFont, style.secondaryColor(look))
        if style.isOneLine {
            textProperties.fitOneLine()
            secondaryTextProperties.fitOneLine()
        }
        directionalLayoutMargins = style.margins
        prefersSideBySideTextAndSecondaryText = style.isSideBySide
        imageToTextPadding = style.imageToText
        textToSecondaryTextHorizontalPadding = ListContentStyle.textToTextBeside
        textToSecondaryTextVerticalPadding = style.textToTextBelow
    }

    /// A new view that shows the configuration.
    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration as it is to be in a state: texts of a disabled view are paler, that of a sidebar's selected cell is
    /// bolder. What the app set stays.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var result = self
        let (old, new) = (remembered.look, ConfigurationLook(state))
        result.remembered.look = new
        if textProperties.color == style.color(old) { result.textProperties.color = style.color(new) }
        if secondaryTextProperties.color == style.secondaryColor(old) {
            result.secondaryTextProperties.color = style.secondaryColor(new)
        }
        if textProperties.font == style.font(old) { result.textProperties.font = style.font(new) }
        return result
    }
}
