import CoreGraphics
import Foundation
import RenderServer

// Conversion: up to the root, then down. Every layer is flattened into its superlayer's plane on the way; transform
// layers have no plane of their own and are passed through in space.
extension CALayer {
    func convertPoint(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
        LayerPath(from: source, to: target).apply(point)
    }

    func convertRect(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        boundingBox(of: rect, through: LayerPath(from: source, to: target).apply)
    }

    /// The layer's space → that of the nearest ancestor with a plane, or of the root's position.
    var planeMatrix: Matrix4x4 {
        var matrix = matrix
        var layer = currentSuperlayer
        while let ancestor = layer {
            if let sublayerMatrix = ancestor.sublayerMatrix { matrix = matrix.concatenating(sublayerMatrix) }
            if ancestor.flattensSublayers { break }
            matrix = matrix.concatenating(ancestor.matrix)
            layer = ancestor.currentSuperlayer
        }
        return matrix
    }

    /// A point of the nearest ancestor with a plane, in this layer's space: the first step of a hit test.
    func convertFromSuperlayer(_ point: CGPoint) -> CGPoint {
        let superlayer = currentSuperlayer
        if transform == CATransform3DIdentity, superlayer?.sublayerMatrix == nil, superlayer?.flattensSublayers ?? true
        {
            let (origin, bounds) = (computedFrame.origin, bounds)
            return CGPoint(x: point.x - origin.x + bounds.origin.x, y: point.y - origin.y + bounds.origin.y)
        }
        return PlaneMap(planeMatrix).inverse?.apply(point) ?? point
    }
}

/// The planes between two layers: those to go up by, then those to go down by.
///
/// What both sides share is left out, so that converting between neighbours loses nothing; layers of unrelated trees go
/// through both roots.
@MainActor
private struct LayerPath {
    private let up: [PlaneMap]
    /// Nil where nothing of a plane is left: there a point stays as it is (assumed).
    private let down: [PlaneMap?]

    init(from source: CALayer?, to target: CALayer?) {
        var rising = Self.planes(above: source)
        var falling = Self.planes(above: target)
        while let shared = rising.last, shared === falling.last {
            rising.removeLast()
            falling.removeLast()
        }
        up = rising.map { PlaneMap($0.planeMatrix) }
        down = falling.reversed().map { PlaneMap($0.planeMatrix).inverse }
    }

    private static func planes(above layer: CALayer?) -> [CALayer] {
        guard let layer else { return [] }
        return layer.ancestorsAndSelf.filter { $0 === layer || $0.flattensSublayers }
    }

    func apply(_ point: CGPoint) -> CGPoint {
        down.reduce(up.reduce(point) { $1.apply($0) }) { $1?.apply($0) ?? $0 }
    }
}
