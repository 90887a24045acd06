import Foundation

/// A part of a view that the pointer has one style in.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    private let area: CGRect
    /// What tells regions apart. Default nil.
    public final let identifier: AnyHashable?

    /// Makes a region.
    /// - Parameter rect: In the space of the interaction's view.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        area = rect
        self.identifier = identifier
        super.init()
    }

    /// In the space of the interaction's view.
    open var rect: CGRect { area }
    /// The axes along which the region keeps the pointer while its button is held. Default none.
    open var latchingAxes: UIAxis = []
}

/// The outline of the pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    /// The radius of a rounded rectangle that says none: 8 points (assumed).
    public nonisolated static let defaultCornerRadius: CGFloat = 8
}

/// What the pointer looks like, and what it does to a view.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    /// What the style is.
    enum Kind {
        case system, hidden
        case shape(UIPointerShape, UIAxis)
        case effect(UIPointerEffect, UIPointerShape?)
    }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// Makes a pointer of a shape.
    /// - Parameter axes: Along which the pointer is drawn to the region's middle.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        self.init(.shape(shape, axes))
    }

    /// Makes a pointer that changes a view.
    /// - Parameter shape: Of the pointer; nil: what fits the effect.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(.effect(effect, shape))
    }

    /// What shows beside the pointer. Default none.
    open var accessories: [UIPointerAccessory] = []

    /// The pointer is not seen.
    @discardableResult
    open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }
    /// The pointer looks as it does elsewhere.
    @discardableResult
    open class func system() -> UIPointerStyle { UIPointerStyle(.system) }
}
