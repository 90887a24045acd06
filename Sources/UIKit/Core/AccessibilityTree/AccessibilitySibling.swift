import CoreGraphics
import QuartzCore

/// What the first look at one of a view's subviews tells: whether it hides the others, and what it is itself if that is
/// plain to see.
@MainActor
struct AccessibilitySibling {
    let look: AccessibilityLook
    /// Where it is, for an element by what its class answers; it needs no second look. Most subviews are such labels, and
    /// each look at one of thousands waits for memory.
    let element: (identity: ObjectIdentifier, origin: CGPoint)?

    init(_ view: UIView, in space: AccessibilitySpace, _ classes: inout AccessibilityClasses) {
        look = AccessibilityLook(view, &classes)
        let layer = view.layerStorage
        guard look.kind == .element, look.isMet, !look.asks, space.isRelative, !layer.isFlat else {
            element = nil
            return
        }
        element = (ObjectIdentifier(view), layer.frameOrigin)
    }
}

extension CALayer {
    /// Whether it has no area of its own.
    var isFlat: Bool {
        let size = ownBounds.size
        return size.width == 0 || size.height == 0
    }
}
