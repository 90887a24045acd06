import CoreGraphics
import Foundation

// The frame, and what geometry may be.
extension CALayer {
    /// The bounds that the layer has with another frame.
    ///
    /// As on a device: the size as a vector taken back through the transform. Only for turns by quarters, and for scales, is
    /// the frame then the one that was set.
    package func bounds(forFrame frame: CGRect) -> CGRect {
        let size = frame.standardized.size
        guard !CATransform3DIsIdentity(transform) else { return CGRect(origin: bounds.origin, size: size) }
        let affine = CATransform3DGetAffineTransform(transform)
        // A singular transform counts as the identity (assumed).
        let inverse = affine.a * affine.d - affine.b * affine.c == 0 ? .identity : affine.inverted()
        let (width, height) = (size.width, size.height)
        let taken = CGSize(
            width: (inverse.a * width + inverse.c * height).magnitude,
            height: (inverse.b * width + inverse.d * height).magnitude)
        return CGRect(origin: bounds.origin, size: taken)
    }

    func setFrame(_ frame: CGRect) {
        let frame = frame.standardized
        let newBounds = bounds(forFrame: frame)
        let size = newBounds.size
        // The position without a transform: what a report of NaN names, before anything has changed.
        let plainPosition = CGPoint(
            x: frame.origin.x + anchorPoint.x * size.width, y: frame.origin.y + anchorPoint.y * size.height)
        guard check(newBounds), check(plainPosition) else { return }
        bounds = newBounds
        if CATransform3DIsIdentity(transform) {
            position = plainPosition
        } else {
            let current = state.frame
            position = CGPoint(x: position.x + frame.midX - current.midX, y: position.y + frame.midY - current.midY)
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

    /// A number as `%g` prints it.
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
