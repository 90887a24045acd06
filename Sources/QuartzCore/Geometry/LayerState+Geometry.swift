import CoreGraphics
import Foundation
import RenderServer

// Matrices: row vectors, A = bounds.origin + anchorPoint × bounds.size.
extension LayerState {
    /// The anchor point in the layer's own space.
    private var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// Layer space → superlayer space, without the superlayer's `sublayerMatrix`.
    var matrix: Matrix4x4 {
        let anchor = anchor
        if transform == CATransform3DIdentity {
            return .translation(
                x: Double(position.x - anchor.x), y: Double(position.y - anchor.y), z: Double(zPosition - anchorPointZ))
        }
        let toAnchor = Matrix4x4.translation(x: Double(-anchor.x), y: Double(-anchor.y), z: Double(-anchorPointZ))
        let toPosition = Matrix4x4.translation(x: Double(position.x), y: Double(position.y), z: Double(zPosition))
        return toAnchor.concatenating(transform.matrix).concatenating(toPosition)
    }

    /// What every sublayer goes through after its `matrix`: `sublayerTransform` about the anchor point, and the
    /// mirroring of a flipped layer about the middle of its bounds (assumed). Nil for the identity.
    var sublayerMatrix: Matrix4x4? {
        let sublayerTransform = details.sublayerTransform
        let hasTransform = sublayerTransform != CATransform3DIdentity
        guard hasTransform || isGeometryFlipped else { return nil }
        var result = Matrix4x4.identity
        if hasTransform {
            let anchor = anchor
            result = Matrix4x4.translation(x: Double(-anchor.x), y: Double(-anchor.y), z: 0)
                .concatenating(sublayerTransform.matrix)
                .concatenating(.translation(x: Double(anchor.x), y: Double(anchor.y), z: 0))
        }
        guard isGeometryFlipped else { return result }
        var mirror = Matrix4x4.identity
        mirror.m22 = -1
        mirror.m42 = Double(bounds.minY + bounds.maxY)
        return result.concatenating(mirror)
    }

    /// Paint order among parallel siblings.
    var depthKey: Double {
        Double(zPosition + transform.m43 - anchorPointZ * transform.m33)
    }

    /// False for layers whose sublayers keep their depth instead of being flattened into this one's plane.
    var flattensSublayers: Bool {
        switch content {
        case .transform: false
        case .replicator(let replicator): !replicator.preservesDepth
        case .plain, .shape, .gradient, .text, .effect, .emitter, .scroll, .tiled: true
        }
    }

    /// The bounding box of the transformed bounds in the superlayer's space.
    var frame: CGRect {
        if CATransform3DIsIdentity(transform) {
            let origin = CGPoint(
                x: position.x - anchorPoint.x * bounds.size.width, y: position.y - anchorPoint.y * bounds.size.height)
            return CGRect(origin: origin, size: bounds.size)
        }
        return boundingBox(of: bounds, through: PlaneMap(matrix).apply)
    }
}
