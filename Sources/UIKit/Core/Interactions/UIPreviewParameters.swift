import Foundation

/// How a view is cut out for a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
    /// The whole view, on the system's background.
    public override init() {
        super.init()
    }

    /// Lines of text show.
    /// - Parameter textLineRects: Rectangles in the view's space, as `CGRect`s; others are left out.
    public convenience init(textLineRects: [Any]) {
        self.init()
        let path = UIBezierPath()
        for case let rect as CGRect in textLineRects { path.append(UIBezierPath(rect: rect)) }
        visiblePath = path
    }

    /// The part of the view that shows, in its space. Default nil: all of it.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow. Default nil: the visible path's.
    open var shadowPath: UIBezierPath?
    /// Behind the view. Default nil: the system's background.
    open var backgroundColor: UIColor!

    /// Parameters with the same values.
    @discardableResult
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
