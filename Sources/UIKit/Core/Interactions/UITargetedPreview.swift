import Foundation

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
    /// The size of the part that shows, in points.
    open var size: CGSize { parameters.visiblePath?.bounds.size ?? view.bounds.size }

    /// A preview of this view at another place.
    @discardableResult
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// A preview that says what this one does.
    @discardableResult
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UITargetedPreview(view: view, parameters: parameters, target: target) }
    }

    /// A preview that says what this one does.
    open nonisolated override func copy() -> Any { copy(with: nil) }
}
