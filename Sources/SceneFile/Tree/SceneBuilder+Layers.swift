import UIKit

// Layers of a scene's values.
extension SceneBuilder {
    func makeLayer(_ node: LayerNode, owner: CALayer) -> CALayer {
        let layer = node.type.make()
        if let id = node.id { enter(layer, as: id) }
        mark(layer, at: node.mark, to: node.lastLine)
        place(layer, node.keys.geometry, owner: owner)
        set(node.keys, on: layer)
        for child in node.sublayers { layer.addSublayer(makeLayer(child, owner: layer)) }
        add(node.keys.animations, to: layer)
        return layer
    }

    /// Keys of a layer other than its mask's place in the tree, in the order of setting.
    func set(_ keys: LayerKeys, on layer: CALayer) {
        for setting in keys.settings { apply(setting, to: layer) }
        if let mask = keys.mask.first { layer.mask = makeLayer(mask, owner: layer) }
    }

    /// - Parameter owner: The layer that a frame of `bounds` fills; nil: none.
    func place(_ layer: CALayer, _ geometry: NodeGeometry, owner: CALayer?) {
        guard !geometry.isEmpty else { return }
        if let anchor = geometry.anchorPoint { layer.anchorPoint = anchor }
        if let bounds = geometry.bounds { layer.bounds = bounds }
        if let frame = geometry.frame {
            if CATransform3DIsIdentity(layer.transform) {
                layer.frame = frame
            } else {
                (layer.bounds, layer.position) = layer.place(untransformed: frame)
            }
        }
        if let position = geometry.position { layer.position = position }
        if geometry.fillsOwner, let owner { followers.fill(owner, with: layer) }
        if let transform = geometry.transform { layer.transform = transform }
    }
}

extension CALayer {
    /// Bounds and position that give the layer a frame when its transform is not looked at. Taking the transform away
    /// and setting it again would be two changes more for implicit animations.
    func place(untransformed frame: CGRect) -> (bounds: CGRect, position: CGPoint) {
        let frame = frame.standardized
        return (
            CGRect(origin: bounds.origin, size: frame.size),
            CGPoint(x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
        )
    }
}
