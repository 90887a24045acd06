import CoreGraphics
import Foundation
import RenderServer

// Matrices: row vectors, A = bounds.origin + anchorPoint × bounds.size.
extension CALayer {
    /// The anchor point in the layer's own space.
    private var anchor: CGPoint {
        let bounds = bounds
        return CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// Layer space → superlayer space, without the superlayer's `sublayerMatrix`.
    var matrix: Matrix4x4 {
        let anchor = anchor
        let toAnchor = Matrix4x4.translation(x: Double(-anchor.x), y: Double(-anchor.y), z: Double(-anchorPointZ))
        let toPosition = Matrix4x4.translation(x: Double(position.x), y: Double(position.y), z: Double(zPosition))
        if transform == CATransform3DIdentity { return toAnchor.concatenating(toPosition) }
        return toAnchor.concatenating(transform.matrix).concatenating(toPosition)
    }

    /// What every sublayer goes through after its `matrix`: `sublayerTransform` about the anchor point, and the
    /// mirroring of a flipped layer about the middle of its bounds (assumed). Nil for the identity.
    var sublayerMatrix: Matrix4x4? {
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
}

// The frame, and what geometry may be.
extension CALayer {
    var computedFrame: CGRect {
        let (bounds, position) = (bounds, position)
        if CATransform3DIsIdentity(transform) {
            let origin = CGPoint(
                x: position.x - anchorPoint.x * bounds.size.width, y: position.y - anchorPoint.y * bounds.size.height)
            return CGRect(origin: origin, size: bounds.size)
        }
        return boundingBox(of: bounds, through: PlaneMap(matrix).apply)
    }

    func setFrame(_ frame: CGRect) {
        let frame = frame.standardized
        let affine = CATransform3DGetAffineTransform(transform)
        // A singular transform counts as the identity (assumed).
        let inverse = affine.a * affine.d - affine.b * affine.c == 0 ? .identity : affine.inverted()
        let linear = CGAffineTransform(a: inverse.a, b: inverse.b, c: inverse.c, d: inverse.d, tx: 0, ty: 0)
        let isPlain = CATransform3DIsIdentity(transform)
        let size = isPlain ? frame.size : CGRect(origin: .zero, size: frame.size).applying(linear).size
        let newBounds = CGRect(origin: bounds.origin, size: size)
        // As it is without a transform: what a report of NaN names, before anything has changed.
        let plainPosition = CGPoint(
            x: frame.origin.x + anchorPoint.x * size.width, y: frame.origin.y + anchorPoint.y * size.height)
        guard check(newBounds), check(plainPosition) else { return }
        bounds = newBounds
        if isPlain {
            position = plainPosition
        } else {
            let current = computedFrame
            position = CGPoint(
                x: position.x + frame.origin.x - current.origin.x, y: position.y + frame.origin.y - current.origin.y)
        }
    }

    func check(_ position: CGPoint) -> Bool {
        guard position.x.isNaN || position.y.isNaN else { return true }
        return refuse("position contains NaN: \(listed(position.x, position.y))")
    }

    func check(_ bounds: CGRect) -> Bool {
        let numbers = [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
        guard numbers.contains(where: \.isNaN) else { return true }
        let text = numbers.map(printed)
        return refuse("bounds contains NaN: [\(text[0]) \(text[1]); \(text[2]) \(text[3])]")
    }

    func check(zPosition: CGFloat) -> Bool {
        zPosition.isNaN ? refuse("zPosition contains NaN: \(printed(zPosition))") : true
    }

    private func refuse(_ what: String) -> Bool {
        Misuse.report("CALayerInvalidGeometry", "CALayer \(what)")
        return false
    }

    private func listed(_ x: CGFloat, _ y: CGFloat) -> String { "[\(printed(x)) \(printed(y))]" }

    /// As `%g` prints it.
    private func printed(_ value: CGFloat) -> String {
        value.isNaN ? "nan" : String(format: "%g", Double(value))
    }
}

func boundingBox(of rect: CGRect, through map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    return CGRect(bounding: corners.map(map))
}
