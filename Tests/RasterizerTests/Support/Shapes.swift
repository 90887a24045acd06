import Arithmetic

@testable import Rasterizer

/// Paths that many tests draw.
enum Shapes {
    static let kappa = 0.5522847

    static func ellipse(center: Point, radii: Point) -> Path {
        let (x, y, k) = (center.x, center.y, kappa)
        let (a, b) = (radii.x, radii.y)
        var path = Path()
        path.move(to: Point(x + a, y))
        path.cubic(to: Point(x, y + b), control1: Point(x + a, y + k * b), control2: Point(x + k * a, y + b))
        path.cubic(to: Point(x - a, y), control1: Point(x - k * a, y + b), control2: Point(x - a, y + k * b))
        path.cubic(to: Point(x, y - b), control1: Point(x - a, y - k * b), control2: Point(x - k * a, y - b))
        path.cubic(to: Point(x + a, y), control1: Point(x + k * a, y - b), control2: Point(x + a, y - k * b))
        path.close()
        return path
    }

    static func circle(_ x: Double, _ y: Double, radius: Double) -> Path {
        ellipse(center: Point(x, y), radii: Point(radius, radius))
    }

    static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        polygon([Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height)])
    }

    static func polygon(_ points: [Point]) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() { index == 0 ? path.move(to: point) : path.line(to: point) }
        path.close()
        return path
    }

    static func polyline(_ points: [Point]) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() { index == 0 ? path.move(to: point) : path.line(to: point) }
        return path
    }

    static func roundedRect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius r: Double) -> Path {
        let k = r * (1 - kappa)
        let (right, bottom) = (x + width, y + height)
        var path = Path()
        path.move(to: Point(x + r, y))
        path.line(to: Point(right - r, y))
        path.cubic(to: Point(right, y + r), control1: Point(right - k, y), control2: Point(right, y + k))
        path.line(to: Point(right, bottom - r))
        path.cubic(to: Point(right - r, bottom), control1: Point(right, bottom - k), control2: Point(right - k, bottom))
        path.line(to: Point(x + r, bottom))
        path.cubic(to: Point(x, bottom - r), control1: Point(x + k, bottom), control2: Point(x, bottom - k))
        path.line(to: Point(x, y + r))
        path.cubic(to: Point(x + r, y), control1: Point(x, y + k), control2: Point(x + k, y))
        path.close()
        return path
    }

    /// A five-pointed star drawn in one stroke: its middle is wound twice.
    static func star(center: Point, radius: Double) -> Path {
        polygon(
            (0..<5).map { i in
                let angle = Double(i) * 4 * Double.pi / 5 - Double.pi / 2
                return center + Point(Trigonometry.cosine(angle), Trigonometry.sine(angle)) * radius
            })
    }
}
