import CoreGraphics
import Foundation
import RenderServer

// Conversion: up to the root, then down. Every layer is flattened into its superlayer's plane on the way; transform
// layers have no plane of their own and are passed through in space. Hit tests go down by the same maps.
extension CALayer {
    func convertPoint(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
        PlanePath(from: source, to: target).apply(point)
    }

    func convertRect(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        boundingBox(of: rect, through: PlanePath(from: source, to: target).apply)
    }

    /// The layer's space → the plane that it lies in: that of the nearest ancestor with one, or of the root's position.
    fileprivate var planeMap: PlaneMap {
        var matrix = state.matrix
        var layer = currentSuperlayer
        while let ancestor = layer {
            if let sublayerMatrix = ancestor.state.sublayerMatrix { matrix = matrix.concatenating(sublayerMatrix) }
            if ancestor.state.flattensSublayers { break }
            matrix = matrix.concatenating(ancestor.state.matrix)
            layer = ancestor.currentSuperlayer
        }
        return PlaneMap(matrix)
    }

    /// `point` of the plane that the layer lies in, in the layer's own space; nil where a transform leaves nothing of a
    /// plane.
    func pointFromPlane(_ point: CGPoint) -> CGPoint? {
        planeMap.inverse?.apply(point)
    }

    /// `point` of the superlayer's space in this layer's, as `convert(_:from:)` has it; nil where a transform leaves
    /// nothing of a plane.
    package func pointFromSuperlayer(_ point: CGPoint) -> CGPoint? {
        guard let superlayer = currentSuperlayer, !superlayer.state.flattensSublayers else {
            return pointFromPlane(point)
        }
        return pointFromPlane(superlayer.planeMap.apply(point))
    }

    /// True when parallels of the plane that the layer lies in are parallels of the layer.
    package var isAffineInPlane: Bool { planeMap.isAffine }
}

/// The planes between two layers: those to go up by, then those to go down by.
///
/// What both sides share is left out, so that converting between neighbours loses nothing; layers of unrelated trees go
/// through both roots.
@MainActor
private struct PlanePath {
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
        up = rising.map(\.planeMap)
        down = falling.reversed().map(\.planeMap.inverse)
    }

    private static func planes(above layer: CALayer?) -> [CALayer] {
        guard let layer else { return [] }
        return layer.ancestorsAndSelf.filter { $0 === layer || $0.state.flattensSublayers }
    }

    func apply(_ point: CGPoint) -> CGPoint {
        down.reduce(up.reduce(point) { $1.apply($0) }) { $1?.apply($0) ?? $0 }
    }
}
