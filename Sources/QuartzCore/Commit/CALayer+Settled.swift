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
        CATransform3DIsIdentity(transform) && CATransform3DIsIdentity(sublayerTransform)
    }
}
