import Foundation

/// Something that a search offers.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// What it says.
    var localizedSuggestion: String? { get }
    /// What it says, with attributes: the text alone shows here.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// Optional: a second line. Default nil.
    var localizedDescription: String? { get }
    /// Optional: a picture at the end. Default nil.
    var iconImage: UIImage? { get }
    /// What the app means by it.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// No second line.
    public var localizedDescription: String? { nil }
    /// No picture.
    public var iconImage: UIImage? { nil }
}

/// A text that a search offers, perhaps with a second line and a picture.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    private let text: NSAttributedString
    private let detail: String?
    private let icon: UIImage?

    /// A suggestion of a text, perhaps with a second line and a picture.
    public init(localizedSuggestion suggestion: String, localizedDescription: String?, iconImage: UIImage?) {
        (text, detail, icon) = (NSAttributedString(string: suggestion), localizedDescription, iconImage)
        super.init()
    }

    /// A suggestion of a text with attributes, perhaps with a second line and a picture.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription: String?,
        iconImage: UIImage?
    ) {
        (text, detail, icon) = (suggestion, localizedDescription, iconImage)
        super.init()
    }

    /// A suggestion of a text.
    public convenience init(localizedSuggestion suggestion: String) {
        self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    /// A suggestion of a text, perhaps with a second line.
    public convenience init(localizedSuggestion suggestion: String, localizedDescription: String?) {
        self.init(localizedSuggestion: suggestion, localizedDescription: localizedDescription, iconImage: nil)
    }

    /// A suggestion of a text with attributes.
    public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    /// A suggestion of a text with attributes, perhaps with a second line.
    public convenience init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription: String?
    ) {
        self.init(
            localizedAttributedSuggestion: suggestion, localizedDescription: localizedDescription, iconImage: nil)
    }

    /// What it says.
    open var localizedSuggestion: String? { text.string }
    /// What it says, with attributes.
    open var localizedAttributedSuggestion: NSAttributedString? { text }
    /// The second line. Default nil.
    open var localizedDescription: String? { detail }
    /// The picture. Default nil.
    open var iconImage: UIImage? { icon }
    /// What the app means by it. Default nil.
    open var representedObject: Any?
}
