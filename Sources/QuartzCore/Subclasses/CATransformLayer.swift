import CoreGraphics
import Foundation

/// A layer without a plane of its own: its sublayers keep their depth. It draws only them; its opacity goes to each.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
    override class var initialContent: LayerContent { .transform }

    override func willStore(_ property: LayerProperty) {
        guard property.needsPlane else { return }
        Misuse.log("changing property \(property.key) in transform-only layer, will have no effect")
    }
}
