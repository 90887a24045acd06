import CoreGraphics
import Foundation
import Rasterizer

/// Maps between pixel grids.
extension Matrix3x3 {
    /// Maps one rectangle onto another.
    init(from source: CGRect, to destination: CGRect) {
        let (sx, sy) = (Double(destination.width / source.width), Double(destination.height / source.height))
        self.init(
            a: sx, b: 0, c: 0, d: sy, tx: Double(destination.minX) - Double(source.minX) * sx,
            ty: Double(destination.minY) - Double(source.minY) * sy)
    }

    /// The map, but exactly pixel to pixel where it misses that by no more than the tolerance of `PixelLines` over an
    /// area of this size (quarter turns and mirrors included), so that pixels are copied and not mixed.
    func snappedToPixels(width: Double, height: Double) -> Matrix3x3 {
        guard isAffine else { return self }
        let linear = [m11, m12, m21, m22]
        let tolerance = PixelLines.tolerance / max(1, width, height)
        let whole = linear.map { $0.rounded() }
        guard zip(linear, whole).allSatisfy({ abs($0 - $1) <= tolerance }), whole.allSatisfy({ abs($0) <= 1 }),
            abs(whole[0]) + abs(whole[1]) == 1, abs(whole[2]) + abs(whole[3]) == 1,
            abs(m31 - m31.rounded()) <= PixelLines.tolerance, abs(m32 - m32.rounded()) <= PixelLines.tolerance
        else { return self }
        return Matrix3x3(
            a: whole[0], b: whole[1], c: whole[2], d: whole[3], tx: m31.rounded(), ty: m32.rounded())
    }

    /// Set when the map only moves by whole pixels.
    var wholePixelShift: (x: Int, y: Int)? {
        guard isAffine, m11 == 1, m12 == 0, m21 == 0, m22 == 1, abs(m31) < 1e9, abs(m32) < 1e9 else { return nil }
        guard m31 == m31.rounded(), m32 == m32.rounded() else { return nil }
        return (Int(m31), Int(m32))
    }

    /// Source pixels a target pixel at `point` of the source: the longer of the steps to the next pixel right and down.
    /// Over 1 the picture is minified. Nil where the map cannot be undone.
    func texelsPerPixel(at point: Point) -> Double? {
        let target = apply(point)
        guard let inverse, target.x.isFinite, target.y.isFinite else { return nil }
        let i = inverse
        let w = i.m13 * target.x + i.m23 * target.y + i.m33
        guard w > 0 || isAffine, w != 0 else { return nil }
        let right = Point((i.m11 - point.x * i.m13) / w, (i.m12 - point.y * i.m13) / w)
        let down = Point((i.m21 - point.x * i.m23) / w, (i.m22 - point.y * i.m23) / w)
        return max(right.x * right.x + right.y * right.y, down.x * down.x + down.y * down.y).squareRoot()
    }
}

extension Polygon {
    /// One contour with straight edges.
    init(corners: [Point]) {
        self.init(contours: [corners])
    }
}

extension CGRect {
    init(_ rect: PixelRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
