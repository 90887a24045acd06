import CoreGraphics
import Foundation
import RenderServer

// What lies around a layer, as its state has it.
extension LayerState {
    var bounds: CGRect {
        get { geometry.bounds }
        set { geometry.bounds = newValue }
    }
    var position: CGPoint {
        get { geometry.position }
        set { geometry.position = newValue }
    }
    var zPosition: CGFloat {
        get { geometry.zPosition }
        set { geometry.zPosition = newValue }
    }
    var anchorPoint: CGPoint {
        get { geometry.anchorPoint }
        set { geometry.anchorPoint = newValue }
    }
    var anchorPointZ: CGFloat {
        get { geometry.anchorPointZ }
        set { geometry.anchorPointZ = newValue }
    }
    var transform: CATransform3D {
        get { geometry.transform }
        set { geometry.transform = newValue }
    }

    /// Layer space → superlayer space, without the superlayer's `sublayerMatrix`.
    var matrix: Matrix4x4 { geometry.matrix }
    /// The bounding box of the transformed bounds in the superlayer's space.
    var frame: CGRect { geometry.frame }

    /// What every sublayer goes through after its `matrix`: `sublayerTransform` about the anchor point, and the
    /// mirroring of a flipped layer about the middle of its bounds (assumed). Nil for the identity.
    var sublayerMatrix: Matrix4x4? {
        let sublayerTransform = details.sublayerTransform
        let hasTransform = sublayerTransform != CATransform3DIdentity
        guard hasTransform || isGeometryFlipped else { return nil }
        var result = Matrix4x4.identity
        if hasTransform {
            let anchor = geometry.anchor
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

    /// False for layers whose sublayers keep their depth instead of being flattened into this one's plane.
    var flattensSublayers: Bool {
        switch content {
        case .transform: false
        case .replicator(let replicator): !replicator.preservesDepth
        case .plain, .shape, .gradient, .text, .effect, .emitter, .scroll, .tiled: true
        }
    }
}
