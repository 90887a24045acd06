import Foundation

/// A source that makes what is shared when it is asked for: subclasses override `item`.
///
/// On a device the item is made on another thread; here, on the main one, where the controller waits for it (assumed).
// Sendable, as every operation has to be: what it holds of its own never changes, or on the main actor alone.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    private let placeholder: Any?
    private var chosen: UIActivity.ActivityType?

    /// A value of the class of what `item` will be.
    open var placeholderItem: Any? { placeholder }

    /// What was chosen, while `item` is asked for; nil else.
    @preconcurrency @MainActor open var activityType: UIActivity.ActivityType? { chosen }

    /// Makes one with a value that stands in until something was chosen.
    public init(placeholderItem: Any) {
        placeholder = placeholderItem
        super.init()
    }

    /// What is shared. Default the placeholder.
    @preconcurrency @MainActor open var item: Any { placeholderItem ?? "" }

    /// The placeholder.
    @discardableResult
    @preconcurrency @MainActor
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? ""
    }

    /// The item, unless the operation was cancelled.
    @discardableResult
    @preconcurrency @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        guard !isCancelled else { return nil }
        chosen = activityType
        defer { chosen = nil }
        return item
    }

    /// No subject.
    @discardableResult
    @preconcurrency @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    /// Bytes of any kind.
    @discardableResult
    @preconcurrency @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "public.data" }

    /// No picture.
    @discardableResult
    @preconcurrency @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}
