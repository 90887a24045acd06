/// Hands over what is shared when it is known what for.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
    /// A value of the class that will be shared, before anything was chosen: activities say by it whether they can.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// What is shared; nil for nothing.
    /// - Parameter activityType: What was chosen.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// What mail has as its subject. Mail is another process: nothing asks for it here. Optional.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /// The kind of what is shared, where it is bytes: `public.png`. Optional: `public.data`.
    /// - Parameter activityType: What was chosen; nil before.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /// A small picture for activities that show one. Those are other processes: nothing asks for it here. Optional.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
}

// What stands in where a source leaves something out.
extension UIActivityItemSource {
    /// No subject.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    /// Bytes of any kind.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "public.data" }

    /// No picture.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}
