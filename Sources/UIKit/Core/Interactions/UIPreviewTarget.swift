import Foundation

/// Where a preview comes from, or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, NSCopying {
    private let containerStorage: UIView
    private let centerStorage: CGPoint
    private let transformStorage: CGAffineTransform

    /// A place in a view that is in a window.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (containerStorage, centerStorage, transformStorage) = (container, center, transform)
        super.init()
    }

    /// The view around.
    open var container: UIView { containerStorage }
    /// The preview's middle in the container's space.
    open var center: CGPoint { centerStorage }
    /// The preview's transform. Default identity.
    open var transform: CGAffineTransform { transformStorage }

    /// A target at this place.
    @discardableResult
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UIPreviewTarget(container: container, center: center, transform: transform) }
    }

    /// A target at this place.
    open nonisolated override func copy() -> Any { copy(with: nil) }
}
