import Foundation

/// How small and how large the user may make a scene, in points: `Stage.resize(to:)` keeps to it.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    override init() {}

    /// The least size. Default zero.
    open var minimumSize = CGSize.zero

    /// The greatest size. Default without an end.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The nearest size that is allowed; where the least is greater than the greatest, the least counts (assumed).
    final func nearest(to size: CGSize) -> CGSize {
        CGSize(
            width: max(min(size.width, maximumSize.width), minimumSize.width),
            height: max(min(size.height, maximumSize.height), minimumSize.height))
    }
}
