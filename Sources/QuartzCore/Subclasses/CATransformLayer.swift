import CoreGraphics
import Foundation

/// A layer without a plane of its own: its sublayers keep their depth. It draws only them; its opacity goes to each.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
    /// Keys of properties that have no meaning without a plane.
    static let ignored: Set<String> = [
        "backgroundColor", "contents", "borderWidth", "borderColor", "filters", "backgroundFilters",
        "compositingFilter", "mask", "masksToBounds", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius",
        "shadowPath", "cornerRadius",
    ]

    override class var initialContent: LayerContent { .transform }

    override func willStore(_ property: LayerProperty) {
        guard Self.ignored.contains(property.key) else { return }
        Misuse.log("changing property \(property.key) in transform-only layer, will have no effect")
    }
}
