import CoreGraphics
import Foundation

/// What a screen shows in place of content that is not there: an image, two texts and two buttons, below each other.
///
/// Figures and fonts before the app changes any are assumed.
///
/// ```swift
/// var empty = UIContentUnavailableConfiguration.empty()
/// empty.image = UIImage(systemName: "star")
/// empty.text = "No favourites"
/// controller.contentUnavailableConfiguration = empty
/// ```
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// Where things lie across.
    public enum Alignment: Hashable, Sendable {
        /// In the middle.
        case center
        /// At the side where text begins.
        case natural
    }

    /// What kind of gap it fills.
    enum Kind: Hashable {
        case empty, loading, search
    }

    let kind: Kind
    private var searchText = ""

    /// Above the texts. Default nil, of a search a magnifying glass.
    public var image: UIImage?
    /// How the image looks.
    public var imageProperties = ImageProperties()

    /// The first text. Setting it takes away an attributed one.
    public var text: String? {
        didSet { if text != nil { attributedTextStorage = nil } }
    }
    /// The first text with attributes of its own. Setting it takes away a plain one. Default nil.
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

    /// The second text. Setting it takes away an attributed one.
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
    public var secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)

    /// What the first button looks like; it shows where it has a title, a subtitle or an image.
    public var button = UIButton.Configuration.plain()
    /// What the first button does.
    public var buttonProperties = ButtonProperties()
    /// What the second button looks like; it shows where it has a title, a subtitle or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()

    /// Where things lie across. Default center.
    public var alignment = Alignment.center
    /// The axes along which the margins are at least as large as those of the superview reach in. Default both.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// From the view's edges to what is in it, in points. Default 16 at each.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// From the image to the texts, in points. Default 16.
    public var imageToTextPadding: CGFloat = 16
    /// From the first text to the second, in points. Default 8.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// From the texts to the buttons, in points. Default 16.
    public var textToButtonPadding: CGFloat = 16
    /// From the first button to the second, in points. Default 8.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// Behind everything. Default clear.
    public var background = UIBackgroundConfiguration.clear()

    private init(_ kind: Kind) {
        self.kind = kind
        let isLoading = kind == .loading
        textProperties = TextProperties(
            isLoading
                ? .preferredFont(forTextStyle: .subheadline) : .preferredFont(forTextStyle: .title2, weight: .bold),
            isLoading ? .secondaryLabel : .label)
    }

    // MARK: Kinds

    /// Of a screen without content.
    public static func empty() -> UIContentUnavailableConfiguration { Self(.empty) }

    /// Of content that is on its way: a spinner in place of the image, and a text.
    public static func loading() -> UIContentUnavailableConfiguration {
        var result = Self(.loading)
        result.text = "Loading…"
        return result
    }

    /// Of a search that found nothing: its text names what was searched for, once it is fitted to a state.
    public static func search() -> UIContentUnavailableConfiguration {
        var result = Self(.search)
        result.image = UIImage(systemName: "magnifyingglass")
        result.text = found(nothingFor: "")
        result.secondaryText = "Check the spelling or try a new search."
        return result
    }

    private static func found(nothingFor text: String) -> String {
        text.isEmpty ? "No Results" : "No Results for “\(text)”"
    }

    // MARK: Showing

    /// A new view that shows the configuration.
    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// The configuration as it is to be in a state: that of a search names its text. What the app set stays.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard kind == .search, let state = state as? UIContentUnavailableConfigurationState else { return self }
        var result = self
        result.searchText = state.searchText ?? ""
        if text == Self.found(nothingFor: searchText) { result.text = Self.found(nothingFor: result.searchText) }
        return result
    }
}
