import Foundation

/// How a view is cut out for a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
    /// The whole view, on the system's background.
    public override init() {
        super.init()
    }

    /// The part of the view that shows, in its space. Default nil: all of it.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow. Default nil: the visible path's.
    open var shadowPath: UIBezierPath?
    /// Behind the view. Default nil: the system's background.
    open var backgroundColor: UIColor!

    /// Parameters with the same values.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UIPreviewParameters in
            let copy = UIPreviewParameters()
            (copy.visiblePath, copy.shadowPath, copy.backgroundColor) = (visiblePath, shadowPath, backgroundColor)
            return copy
        }
    }

    /// Parameters with the same values.
    open nonisolated override func copy() -> Any { copy(with: nil) }
}

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

    /// The same place.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UIPreviewTarget(container: container, center: center, transform: transform) }
    }

    /// The same place.
    open nonisolated override func copy() -> Any { copy(with: nil) }
}

/// A view that stands for what a menu is about, lifted off the screen.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, NSCopying {
    private let viewStorage: UIView
    private let parametersStorage: UIPreviewParameters
    private let targetStorage: UIPreviewTarget

    /// A preview of a view, which need not be in a window.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (viewStorage, parametersStorage, targetStorage) = (view, parameters, target)
        super.init()
    }

    /// A preview of a view at the place where it is, in its superview.
    public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        let container = view.superview ?? view
        let center = view.superview == nil ? CGPoint(x: view.bounds.midX, y: view.bounds.midY) : view.center
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: container, center: center, transform: view.transform))
    }

    /// The view that shows.
    open var view: UIView { viewStorage }
    /// How it is cut out.
    open var parameters: UIPreviewParameters { parametersStorage }
    /// Where it comes from, or goes to.
    open var target: UIPreviewTarget { targetStorage }
    /// Its size: that of the part that shows.
    open var size: CGSize { parameters.visiblePath?.bounds.size ?? view.bounds.size }

    /// The same view at another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// The same preview.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UITargetedPreview(view: view, parameters: parameters, target: target) }
    }

    /// The same preview.
    open nonisolated override func copy() -> Any { copy(with: nil) }
}
