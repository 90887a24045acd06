import CoreGraphics
import Foundation

/// Lines that items do not go through.
@MainActor
struct CollisionBoundary {
    /// Nil for the edges of the reference.
    let identifier: (any NSCopying)?
    let key: AnyHashable
    let path: UIBezierPath?
    let lines: [ConvexShape]

    init(_ identifier: any NSCopying, path: UIBezierPath) {
        let copy = identifier.copy(with: nil) as? any NSCopying ?? identifier
        (self.identifier, key, self.path) = (copy, Self.key(of: copy), path)
        lines = path.cgPath.outlines.flatMap { Self.lines($0, closes: $0.count > 2 && path.cgPath.endsClosed) }
    }

    /// The edges of a rectangle: top, right, bottom, left.
    init(around rect: CGRect) {
        (identifier, key, path) = (nil, AnyHashable(0), nil)
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        lines = Self.lines(corners, closes: true)
    }

    /// What tells identifiers apart.
    static func key(of identifier: any NSCopying) -> AnyHashable {
        switch identifier {
        case let text as NSString: AnyHashable(String(describing: text))
        case let value as any Hashable: AnyHashable(value)
        default: AnyHashable(ObjectIdentifier(identifier as AnyObject))
        }
    }

    private static func lines(_ corners: [CGPoint], closes: Bool) -> [ConvexShape] {
        let all = corners.map { SIMD2<Double>($0) }
        guard let first = all.first else { return [] }
        let ends = all.dropFirst() + (closes ? [first] : [])
        return zip(all, ends).filter { $0 != $1 }.map { ConvexShape(from: $0, to: $1) }
    }
}
