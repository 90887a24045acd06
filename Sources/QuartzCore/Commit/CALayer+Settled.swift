import CoreGraphics
import RenderServer

extension CALayer {
    /// The layer's node of the last commit, which is another object after each change of the layer or of what lies below;
    /// nil while anything waits to be done there.
    package var settledNode: RenderNode? {
        let waits =
            hasPending(.commit) || hasPending(.display) || hasPending(.delegate) || hasPending(.layout)
        return waits ? nil : commitState.node
    }

    /// Whether neither the layer nor its sublayers are turned, scaled or in another plane.
    package var isOnlyMoved: Bool {
        CATransform3DIsIdentity(box.value.geometry.transform)
            && CATransform3DIsIdentity(box.value.details.sublayerTransform)
    }

    // What walks ask of thousands of layers: read where it lies, without a copy of all of the state.

    /// Whether the layer is neither hidden nor clear.
    package var isSeen: Bool { !box.value.isHidden && box.value.opacity > 0 }

    /// `frame.origin`
    package var frameOrigin: CGPoint { box.value.geometry.frame.origin }

    /// `bounds`
    package var ownBounds: CGRect { box.value.geometry.bounds }
}
