import Foundation

/// Puts what is shared on the pasteboard: the one activity of the system's that needs nobody else.
final class CopyActivity: UIActivity {
    private var items: [TakenItem] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { Self.isCopied($0) }
    }

    override func prepare(with items: [TakenItem]) { self.items = items.filter { Self.isCopied($0.value) } }

    override func perform() {
        UIPasteboard.general.items = items.map(Self.copied)
        items = []
        activityDidFinish(true)
    }

    /// Of a text with attributes its letters, as the pasteboard has no kind for the rest.
    private static func copied(_ item: TakenItem) -> [String: Any] {
        if let type = item.dataType { return [type: item.value] }
        if item.value is Data { return ["public.data": item.value] }
        return [UIPasteboard.typeAutomatic: (item.value as? NSAttributedString)?.string ?? item.value]
    }

    private static func isCopied(_ value: Any) -> Bool {
        value is String || value is NSAttributedString || value is URL || value is UIImage || value is UIColor
            || value is Data
    }
}
