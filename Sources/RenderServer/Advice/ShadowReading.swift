import CoreGraphics
import Rasterizer

/// A layer's shadow that is cast from a path, as a frame shows it.
package struct ShadowReading: Sendable {
    package let layer: LayerID
    /// What messages call the layer.
    package let label: String
    package let path: CGPath
    /// The path reaches as far as the layer's bounds.
    package let fitsBounds: Bool
}

extension Frame {
    /// The shadows of the frame that are cast from paths, in the order of the tree.
    package var shadowsWithPaths: [ShadowReading] {
        guard let tree else { return [] }
        return TreeIndex(tree).places.values.compactMap { place in
            guard let path = place.node.values.shadow?.path else { return nil }
            let (box, bounds) = (path.boundingBox, place.node.values.bounds)
            let distances = [
                box.minX - bounds.minX, box.minY - bounds.minY, box.maxX - bounds.maxX, box.maxY - bounds.maxY,
            ]
            return ShadowReading(
                layer: place.node.id, label: place.node.label(at: place.path.description), path: path,
                fitsBounds: distances.allSatisfy { abs($0) < 0.01 })
        }.sorted { $0.layer.rawValue < $1.layer.rawValue }
    }

    /// The frame with the shadow of a layer cast from the outline of its bounds.
    package func castingFromBounds(_ layer: LayerID) -> Frame {
        guard let tree else { return self }
        let index = TreeIndex(tree)
        guard let place = index.places[layer] else { return self }
        let change = LayerChange(
            layer: place.node.label(at: place.path.description), layerID: layer, isViewLayer: place.node.isViewLayer,
            edit: .castFromOutline)
        var server = RenderServer()
        return server.render(index.tree(with: [change]))
    }
}
