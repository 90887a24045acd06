import Arithmetic
import CoreGraphics

extension ConvexShape {
    /// The outlines of an item about its middle, as a transform turns and stretches them.
    @MainActor
    static func outlines(of item: any UIDynamicItem, transform: CGAffineTransform) -> [ConvexShape] {
        if let group = item as? UIDynamicItemGroup { return group.outlines }
        let size = item.bounds.size
        switch item.collisionBoundsType {
        case .rectangle: return outlines(around: corners(of: size), transform)
        case .ellipse:
            let isRound = size.width == size.height && transform.isIdentity
            return isRound && size.width > 0
                ? [ConvexShape(radius: size.width / 2)] : outlines(around: ellipse(in: size), transform)
        case .path: return outlines(around: item.collisionBoundingPath.cgPath.outlines.flatMap { $0 }, transform)
        }
    }

    private static func outlines(around points: [CGPoint], _ transform: CGAffineTransform) -> [ConvexShape] {
        var turning = transform
        (turning.tx, turning.ty) = (0, 0)
        let placed = points.map { $0.applying(turning) }.map { SIMD2<Double>($0) }
        return ConvexShape(around: placed).map { [$0] } ?? []
    }

    private static func corners(of size: CGSize) -> [CGPoint] {
        let (x, y) = (size.width / 2, size.height / 2)
        return [CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y)]
    }

    /// An ellipse as a polygon of 32 corners.
    private static func ellipse(in size: CGSize) -> [CGPoint] {
        (0..<32).map { index in
            let (sine, cosine) = Trigonometry.sineAndCosine(Double(index) * .pi / 16)
            return CGPoint(x: cosine * size.width / 2, y: sine * size.height / 2)
        }
    }
}
