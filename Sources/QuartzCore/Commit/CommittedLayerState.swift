/// A layer's values as the last commit has them, to be recognized later.
@MainActor
package struct CommittedLayerState {
    /// Held, so that the layer's next change makes another one.
    private let box: LayerStateBox

    fileprivate init(_ box: LayerStateBox) {
        self.box = box
    }

    /// True while none of the layer's values changed in between.
    package func isSame(as other: CommittedLayerState) -> Bool { box === other.box }

    /// True when the layer and its sublayers lie where they lay, wherever the layer's superlayer lies.
    package func liesAlike(_ other: CommittedLayerState) -> Bool {
        let (a, b) = (box.value, other.box.value)
        return box === other.box
            || (a.geometry == b.geometry && a.isGeometryFlipped == b.isGeometryFlipped
                && a.details.sublayerTransform == b.details.sublayerTransform)
    }
}

extension CALayer {
    /// The values that the last commit has; nil while others are set, and for a layer that no commit has.
    package var committedState: CommittedLayerState? {
        commitState.isCommitted && commitState.committed === box ? CommittedLayerState(box) : nil
    }
}
