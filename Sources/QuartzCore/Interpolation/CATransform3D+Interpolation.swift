import CoreGraphics

extension CATransform3D {
    /// The transform between this one and another: two of the plane by their move, turn and scale, others by their
    /// turn in space, scales, skews and perspective, and number by number where one of them is singular.
    func interpolated(to end: CATransform3D, by share: Double) -> CATransform3D {
        if CATransform3DIsAffine(self), CATransform3DIsAffine(end) {
            let (first, last) = (CATransform3DGetAffineTransform(self), CATransform3DGetAffineTransform(end))
            if !first.isFlat, !last.isFlat {
                let motion = PlaneMotion(first).interpolated(to: PlaneMotion(last), by: share)
                return CATransform3DMakeAffineTransform(motion.transform)
            }
        } else if let motion = SpaceMotion(self), let target = SpaceMotion(end) {
            return motion.interpolated(to: target, by: share).transform
        }
        return combined(with: end) { $0 + ($1 - $0) * CGFloat(share) }
    }

    /// The transform whose sixteen numbers are those of two, combined.
    func combined(with other: CATransform3D, _ combine: (CGFloat, CGFloat) -> CGFloat) -> CATransform3D {
        CATransform3D(
            m11: combine(m11, other.m11), m12: combine(m12, other.m12), m13: combine(m13, other.m13),
            m14: combine(m14, other.m14), m21: combine(m21, other.m21), m22: combine(m22, other.m22),
            m23: combine(m23, other.m23), m24: combine(m24, other.m24), m31: combine(m31, other.m31),
            m32: combine(m32, other.m32), m33: combine(m33, other.m33), m34: combine(m34, other.m34),
            m41: combine(m41, other.m41), m42: combine(m42, other.m42), m43: combine(m43, other.m43),
            m44: combine(m44, other.m44))
    }
}

extension CGAffineTransform {
    /// True if the plane becomes a line or a point: then there is no turn and no scale to tell apart.
    fileprivate var isFlat: Bool { a * d == b * c }
}
