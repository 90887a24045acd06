import Foundation

/// What a view looks like while it is lifted out of its place.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// The part of the view that shows, in its space; nil: all of it.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow, in the view's space; nil: that of what shows.
    open var shadowPath: UIBezierPath?
    /// Behind the view. Default nil: the system's.
    open var backgroundColor: UIColor!

    /// All of the view shows.
    public override init() {
        super.init()
    }

    /// Lines of text show.
    /// - Parameter textLineRects: Rectangles in the view's space, as `NSValue`s or `CGRect`s; others are left out.
    public convenience init(textLineRects: [Any]) {
        self.init()
        let path = UIBezierPath()
        for case let rect as CGRect in textLineRects { path.append(UIBezierPath(rect: rect)) }
        visiblePath = path
    }
}

/// Where a lifted view goes, or comes from.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    private let place: (container: UIView, center: CGPoint, transform: CGAffineTransform)

    /// A place in a view.
    /// - Parameter center: In the space of `container`.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        place = (container, center, transform)
        super.init()
    }

    /// The view that holds the lifted one.
    open var container: UIView { place.container }
    /// The middle, in the container's space.
    open var center: CGPoint { place.center }
    /// How the view is turned and scaled. Default: not.
    open var transform: CGAffineTransform { place.transform }
}

/// A view that is lifted out of its place, for a pointer or a menu.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    private let own: (view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget)

    /// A view that goes to a place.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        own = (view, parameters, target)
        super.init()
    }

    /// A view where it is. One without a superview is its own container (assumed: a device refuses a view out of a window).
    public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        let target = UIPreviewTarget(
            container: view.superview ?? view, center: view.center, transform: view.transform)
        self.init(view: view, parameters: parameters, target: target)
    }

    /// What is lifted.
    open var view: UIView { own.view }
    /// What it looks like.
    open var parameters: UIPreviewParameters { own.parameters }
    /// Where it goes.
    open var target: UIPreviewTarget { own.target }
    /// The size of the view, or of the part that shows.
    open var size: CGSize { parameters.visiblePath?.bounds.size ?? view.bounds.size }

    /// The same view, that goes to another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
