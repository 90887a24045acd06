import Arithmetic

/// An affine map taken apart: shear along x, then scale, then rotation, then shift.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// Factors along the axes.
    public var scale: CGSize
    /// Share of y that is added to x.
    public var horizontalShear: CGFloat
    /// Radians.
    public var rotation: CGFloat
    /// The shift.
    public var translation: CGVector

    /// The identity.
    public init() {
        self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Parts of a map.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// The map with these parts.
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        let shift = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
        self = scale.concatenating(shear).concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(shift)
    }

    /// The map's parts. A singular map has a zero in `scale`; its shear is then 0 [assumed].
    public func decomposed() -> CGAffineTransformComponents {
        let shift = CGVector(dx: tx, dy: ty)
        let width = (a * a + b * b).squareRoot()
        guard width > 0, width.isFinite else {
            let size = CGSize(width: 0, height: (c * c + d * d).squareRoot())
            return CGAffineTransformComponents(scale: size, horizontalShear: 0, rotation: 0, translation: shift)
        }
        let angle = Trigonometry.arctangent(y: Double(b), x: Double(a))
        let height = (a * d - b * c) / width
        let shear = height == 0 ? 0 : (a * c + b * d) / (width * height)
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: shear, rotation: CGFloat(angle),
            translation: shift)
    }
}
