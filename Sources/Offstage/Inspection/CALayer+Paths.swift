import QuartzCore
import RenderServer
import UIKit

@MainActor
extension CALayer {
    /// The sublayers in their order, each with its path.
    /// - Parameter path: The layer's own.
    func placedSublayers(at path: LayerPath) -> [(layer: CALayer, path: LayerPath)] {
        var steps = LayerPath.SiblingSteps()
        return (sublayers ?? []).map { sublayer in
            (sublayer, path.appending(steps.next(isViewLayer: sublayer.delegate is UIView)))
        }
    }

    /// The mask, then the sublayers, each with its path: a mask stands before what it masks.
    /// - Parameter path: The layer's own.
    func placedLayersBelow(at path: LayerPath) -> [(layer: CALayer, path: LayerPath)] {
        (mask.map { [($0, path.appending(.mask))] } ?? []) + placedSublayers(at: path)
    }
}
