import CoreGraphics
import Foundation
import Rasterizer

/// What is known of a subtree, or of a run of siblings, without walking it. Made once with the node.
package struct NodeSummary: Hashable, Sendable {
    /// Layers, hidden ones and masks included.
    package var layers = 0
    /// Backing layers of views among the siblings themselves, for index paths.
    package var viewLayers = 0
    /// Levels of layers, masks included.
    package var height = 0
    /// Superlayer space, before the superlayer's sublayerMatrix: holds all that the subtree draws. Empty when it draws
    /// nothing.
    var extent = PlaneRect.empty
    /// False when `extent` cannot be told without the tree around it (depth, perspective, copies, geometry that is not
    /// finite): such a subtree is always walked.
    package var isBounded = true
    /// A layer of the subtree keeps its picture for later frames.
    package var isRemembered = false
    /// A layer of the subtree shows what lies behind it.
    package var readsBehind = false

    /// Siblings together.
    mutating func add(_ sibling: NodeSummary) {
        layers += sibling.layers
        viewLayers += sibling.viewLayers
        height = max(height, sibling.height)
        extent = extent.union(sibling.extent)
        isBounded = isBounded && sibling.isBounded
        isRemembered = isRemembered || sibling.isRemembered
        readsBehind = readsBehind || sibling.readsBehind
    }

    init() {}

    init(
        reach: NodeReach, placement: LayerPlacement, values: borrowing LayerValues, isViewLayer: Bool,
        mask: NodeSummary?,
        below: NodeSummary
    ) {
        layers = 1 + below.layers + (mask?.layers ?? 0)
        viewLayers = isViewLayer ? 1 : 0
        height = 1 + max(below.height, mask?.height ?? 0)
        isRemembered = values.shouldRasterize || below.isRemembered || mask?.isRemembered ?? false
        readsBehind =
            values.backdrop != nil || values.vibrancy != nil || below.readsBehind || mask?.readsBehind ?? false
        place(reach, at: placement)
    }

    /// The summary of the same subtree in another place.
    func moved(_ reach: NodeReach, to placement: LayerPlacement) -> NodeSummary {
        var summary = self
        summary.place(reach, at: placement)
        return summary
    }

    private mutating func place(_ reach: NodeReach, at placement: LayerPlacement) {
        (extent, isBounded) = (.empty, true)
        guard placement.isVisible else { return }
        guard placement.isPlanar, reach.isKnown else {
            isBounded = false
            return
        }
        let outer = reach.extent.mapped(by: placement.matrix.flattened)
        isBounded = outer.isEmpty == reach.extent.isEmpty && (outer.isEmpty || outer.isFinite)
        extent = outer
    }
}

extension LayerPlacement {
    /// In the plane and finite: where the layer lies does not depend on the layers around it.
    fileprivate var isPlanar: Bool { matrix.isAffine2D && matrix.isFinite }
}
