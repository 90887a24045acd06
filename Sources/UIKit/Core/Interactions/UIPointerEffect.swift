/// What happens to a view below the pointer.
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// What the system finds fitting.
    case automatic(UITargetedPreview)
    /// The pointer becomes the view's background.
    case highlight(UITargetedPreview)
    /// The pointer goes, and the view comes forward.
    case lift(UITargetedPreview)
    /// The pointer stays, and the view changes as is said.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// How a view is tinted.
    public enum TintMode: Int, Sendable {
        /// Not.
        case none
        /// Above it.
        case overlay
        /// Below it.
        case underlay
    }

    /// The view.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }
}
