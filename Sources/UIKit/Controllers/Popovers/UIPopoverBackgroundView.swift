import Foundation

/// What a popover's ground says of its measures.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
    /// How wide the arrow is at its foot, in points.
    static func arrowBase() -> CGFloat
    /// How far the content stands from the ground's edges, the arrow not counted, in points.
    static func contentViewInsets() -> UIEdgeInsets
    /// How far the arrow stands out, in points.
    static func arrowHeight() -> CGFloat
}

/// The ground of a popover with its arrow, as an app draws it. Subclasses say all of its measures; this class raises.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// How far the arrow's middle is from the view's, in points: to the right or downwards. The popover sets it.
    open var arrowOffset: CGFloat = 0
    /// Where the arrow points. The popover sets it.
    open var arrowDirection = UIPopoverArrowDirection.unknown

    /// Whether the content has round corners as on the system's ground. Default true.
    open class var wantsDefaultContentAppearance: Bool { true }

    /// For subclasses to say; raises here.
    @discardableResult
    open class func arrowBase() -> CGFloat { missing("arrowBase", 0) }
    /// For subclasses to say; raises here.
    @discardableResult
    open class func contentViewInsets() -> UIEdgeInsets { missing("contentViewInsets", .zero) }
    /// For subclasses to say; raises here.
    @discardableResult
    open class func arrowHeight() -> CGFloat { missing("arrowHeight", 0) }

    private class func missing<Value>(_ method: String, _ value: Value) -> Value {
        Misuse.report(
            "NSInternalInconsistencyException",
            "+[\(self) \(method)] must be implemented by subclassers of UIPopoverBackgroundView")
        return value
    }
}
