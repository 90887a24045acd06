@testable import Rasterizer

/// The signed area of a polygon in a pixel by clipping it against the pixel's four sides, in doubles: slow, and nothing
/// in common with the accumulation that it checks. Exact while the polygon does not overlap itself in the pixel.
enum AreaTwin {
    static func area(of polygon: Polygon, x: Int, y: Int) -> Double {
        polygon.contours.reduce(0) { $0 + area(of: $1, x: Double(x), y: Double(y)) }
    }

    static func coverage(of polygon: Polygon, x: Int, y: Int) -> Double {
        min(1, area(of: polygon, x: x, y: y).magnitude) * 255
    }

    private static func area(of contour: [Point], x: Double, y: Double) -> Double {
        var points = contour.map { Point($0.x - x, $0.y - y) }
        points = clipped(points) { $0.x }
        points = clipped(points) { 1 - $0.x }
        points = clipped(points) { $0.y }
        points = clipped(points) { 1 - $0.y }
        guard var previous = points.last else { return 0 }
        var sum = 0.0
        for point in points {
            sum += previous.cross(point)
            previous = point
        }
        return sum / 2
    }

    private static func clipped(_ points: [Point], _ distance: (Point) -> Double) -> [Point] {
        guard var a = points.last else { return [] }
        var result: [Point] = []
        for b in points {
            let (da, db) = (distance(a), distance(b))
            if (da < 0) != (db < 0) { result.append(a.mixed(with: b, da / (da - db))) }
            if db >= 0 { result.append(b) }
            a = b
        }
        return result
    }
}
