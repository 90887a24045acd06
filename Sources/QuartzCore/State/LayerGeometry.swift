import CoreGraphics
import Foundation
import RenderServer

/// How large a layer is and where it stands. Numbers alone, so that it is taken out of a state without a copy of the
/// rest.
struct LayerGeometry: Equatable {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var transform = CATransform3DIdentity
}

// Matrices: row vectors, A = bounds.origin + anchorPoint × bounds.size.
extension LayerGeometry {
    /// The anchor point in the layer's own space.
    var anchor: CGPoint {
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

    /// Paint order among parallel siblings.
    var depthKey: Double {
        Double(zPosition + transform.m43 - anchorPointZ * transform.m33)
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
