import Arithmetic
import CoreGraphics
import Foundation

/// An affine transform of the plane taken apart for interpolation, as CSS Transforms does it: a move, a turn, scales
/// of both axes, and what is left of the matrix.
struct PlaneMotion: Equatable {
    var translation: SIMD2<Double>
    var scale: SIMD2<Double>
    /// Radians, −π…π.
    var angle: Double
    /// The rest by rows: m11, m12, m21, m22.
    var rest: SIMD4<Double>

    init(_ t: CGAffineTransform) {
        var first = SIMD2(Double(t.a), Double(t.b))
        var second = SIMD2(Double(t.c), Double(t.d))
        translation = SIMD2(Double(t.tx), Double(t.ty))
        scale = SIMD2((first * first).sum().squareRoot(), (second * second).sum().squareRoot())
        // A mirrored plane: the axis that is nearer to being turned round is the mirrored one.
        if first.x * second.y - first.y * second.x < 0 {
            if first.x < second.y { scale.x = -scale.x } else { scale.y = -scale.y }
        }
        if scale.x != 0 { first /= scale.x }
        if scale.y != 0 { second /= scale.y }
        angle = Trigonometry.arctangent(y: first.y, x: first.x)
        let (sine, cosine) = (first.y, first.x)
        let (row1, row2) = (cosine * first - sine * second, sine * first + cosine * second)
        rest = SIMD4(row1.x, row1.y, row2.x, row2.y)
    }

    /// The motion between two: each part in equal steps, the angle the short way round.
    ///
    /// Half turns go against the axes' sense (recorded on macOS).
    func interpolated(to end: PlaneMotion, by share: Double) -> PlaneMotion {
        var (start, end) = (self, end)
        if start.scale.x < 0 && end.scale.y < 0 || start.scale.y < 0 && end.scale.x < 0 {
            start.scale = -start.scale
            start.angle += start.angle < 0 ? Double.pi : -Double.pi
        }
        if start.angle == 0 { start.angle = 2 * Double.pi }
        if end.angle == 0 { end.angle = 2 * Double.pi }
        if (start.angle - end.angle).magnitude > Double.pi {
            if start.angle > end.angle { start.angle -= 2 * Double.pi } else { end.angle -= 2 * Double.pi }
        }
        start.translation += (end.translation - start.translation) * share
        start.scale += (end.scale - start.scale) * share
        start.rest += (end.rest - start.rest) * share
        start.angle += (end.angle - start.angle) * share
        return start
    }

    /// The transform that the parts make: the rest is turned, then scaled, then moved.
    var transform: CGAffineTransform {
        let (sine, cosine) = Trigonometry.sineAndCosine(angle)
        let (row1, row2) = (rest.lowHalf, rest.highHalf)
        let first = (cosine * row1 + sine * row2) * scale.x
        let second = (cosine * row2 - sine * row1) * scale.y
        return CGAffineTransform(
            a: CGFloat(first.x), b: CGFloat(first.y), c: CGFloat(second.x), d: CGFloat(second.y),
            tx: CGFloat(translation.x), ty: CGFloat(translation.y))
    }
}
