import Foundation

// Reckoning with points and ways between them.
extension CGPoint {
    /// The length of the way from one point to another.
    package func distance(to other: CGPoint) -> CGFloat { (other - self).length }

    /// The way from one point to another.
    package static func - (a: CGPoint, b: CGPoint) -> CGVector { CGVector(dx: a.x - b.x, dy: a.y - b.y) }
    /// Where a way from a point leads.
    package static func + (a: CGPoint, b: CGVector) -> CGPoint { CGPoint(x: a.x + b.dx, y: a.y + b.dy) }

    /// The point in the middle of some; nil for none.
    package static func middle(of points: [CGPoint]) -> CGPoint? {
        guard !points.isEmpty else { return nil }
        let count = CGFloat(points.count)
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }
}

extension CGVector {
    /// The length of the way.
    package var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

    /// The way so many times.
    package static func * (vector: CGVector, factor: CGFloat) -> CGVector {
        CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
    }

    /// One way, then the other.
    package static func + (a: CGVector, b: CGVector) -> CGVector { CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy) }
    /// The way from the end of one to the end of another.
    package static func - (a: CGVector, b: CGVector) -> CGVector { CGVector(dx: a.dx - b.dx, dy: a.dy - b.dy) }
}
