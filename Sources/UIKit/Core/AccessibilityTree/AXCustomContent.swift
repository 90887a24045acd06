import Foundation

/// More about an element, for those who want to hear it: a photo's date, say.
open class AXCustomContent: NSObject {
    /// When the content is told.
    public enum Importance: UInt, Sendable {
        /// When it is asked for.
        case `default` = 0
        /// With the element.
        case high = 1
    }

    /// What the content is about.
    public var label: String { attributedLabel.string }
    /// What the content is about, with attributes that say how it is spoken.
    public let attributedLabel: NSAttributedString
    /// The content.
    public var value: String { attributedValue.string }
    /// The content with attributes that say how it is spoken.
    public let attributedValue: NSAttributedString
    /// When it is told. Default `default`.
    open var importance = Importance.default

    /// Content about something.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    /// Content about something, with attributes that say how it is spoken.
    public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
        self.attributedLabel = NSAttributedString(attributedString: attributedLabel)
        self.attributedValue = NSAttributedString(attributedString: attributedValue)
    }
}

/// Has more to tell than label and value.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
    /// What there is to tell, in its order.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
    /// Tells it whenever somebody asks, in place of what was set; nil for what was set. Optional. Default nil.
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

/// Tells what there is to tell of an element; nil for what was set.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

extension AXCustomContentProvider {
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
        get { nil }
        // A provider that does not have it has nowhere to keep one.
        set { _ = newValue }
    }
}
