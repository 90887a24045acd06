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
        placement: LayerPlacement, values: LayerValues, isViewLayer: Bool, mask: RenderNode?, sublayers: SublayerList
    ) {
        let below = sublayers.summary
        layers = 1 + below.layers + (mask?.summary.layers ?? 0)
        viewLayers = isViewLayer ? 1 : 0
        height = 1 + max(below.height, mask?.summary.height ?? 0)
        isRemembered = values.shouldRasterize || below.isRemembered || mask?.summary.isRemembered ?? false
        readsBehind =
            values.backdrop != nil || values.vibrancy != nil || below.readsBehind || mask?.summary.readsBehind ?? false
        guard placement.isVisible else { return }
        guard placement.isPlanar, values.isPlanar, below.isBounded else {
            isBounded = false
            return
        }
        let inner = Self.extent(of: values, below: below)
        let outer = inner.mapped(by: placement.matrix.flattened)
        isBounded = outer.isEmpty == inner.isEmpty && (outer.isEmpty || outer.isFinite)
        extent = outer
    }

    /// Layer space.
    private static func extent(of values: LayerValues, below: NodeSummary) -> PlaneRect {
        var result = below.extent.mapped(by: values.sublayerMatrix?.flattened ?? .identity)
        if case .transform = values.kind { return result }
        let painted = values.paintedThings
        if !painted.isDisjoint(with: .box) { result = result.union(PlaneRect(values.bounds)) }
        if !painted.isDisjoint(with: .contents) { result = result.union(values.contentsRect) }
        if let particles = values.particles { result = result.union(particles.extent) }
        if values.masksToBounds {
            result = result.intersection(PlaneRect(values.bounds))
        } else if let shadow = values.shadow, shadow.isVisible {
            let silhouette = shadow.path.map { PlaneRect($0.boundingBoxOfPath) } ?? result
            result = result.union(shadow.rect(of: silhouette))
        }
        for case .gaussianBlur(let radius) in values.filters {
            result = result.outset(by: 3 * max(0, radius))
        }
        return result
    }
}

extension LayerPlacement {
    /// In the plane and finite: where the layer lies does not depend on the layers around it.
    fileprivate var isPlanar: Bool { matrix.isAffine2D && matrix.isFinite }
}

extension LayerValues {
    /// One copy, in the plane with its particles, finite: where its sublayers lie does not depend on the layers around it.
    fileprivate var isPlanar: Bool {
        if case .replicator(let replication) = kind, replication.count != 1 { return false }
        if particles?.isSpatial == true { return false }
        guard PlaneRect(bounds).isFinite else { return false }
        return sublayerMatrix.map { $0.isAffine2D && $0.isFinite } ?? true
    }
}
