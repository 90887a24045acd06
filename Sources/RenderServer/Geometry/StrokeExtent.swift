import CoreGraphics
import Foundation
import Rasterizer

/// The box around a stroked path: the path's, half a width further out, with the tips of miters and square caps.
enum StrokeExtent {
    static func rect(of path: Path, style: StrokeStyle) -> PlaneRect {
        let half = style.width / 2
        let box = CGPath(rasterPath: path).boundingBoxOfPath
        guard !box.isNull, half > 0 else { return .empty }
        let middle = PlaneRect(
            minX: box.minX, minY: box.minY, maxX: box.minX + box.width, maxY: box.minY + box.height)
        let line = PlaneRect(
            minX: middle.minX - half, minY: middle.minY - half, maxX: middle.maxX + half, maxY: middle.maxY + half)
        return PlaneRect(around: line.corners + tips(of: path, style: style, half: half))
    }

    private static func tips(of path: Path, style: StrokeStyle, half: Double) -> [Point] {
        guard style.join == .miter || style.cap == .square else { return [] }
        var result: [Point] = []
        for contour in contours(of: path) {
            let vertices = contour.points
            if style.join == .miter {
                let count = vertices.count
                let joins = contour.isClosed ? 0..<count : 1..<max(1, count - 1)
                for index in joins where count > 2 {
                    let (a, b, c) = (
                        vertices[(index + count - 1) % count], vertices[index], vertices[(index + 1) % count]
                    )
                    if let tip = miterTip(a, b, c, half: half, limit: style.miterLimit) { result.append(tip) }
                }
            }
            if style.cap == .square, !contour.isClosed, vertices.count > 1 {
                result += capCorners(at: vertices[0], from: vertices[1], half: half)
                result += capCorners(at: vertices[vertices.count - 1], from: vertices[vertices.count - 2], half: half)
            }
        }
        return result
    }

    private static func miterTip(_ a: Point, _ b: Point, _ c: Point, half: Double, limit: Double) -> Point? {
        guard let into = (b - a).direction, let out = (c - b).direction, let bisector = (into - out).direction else {
            return nil
        }
        // sin(θ/2) of the angle θ between the two edges.
        let sine = ((1 + into.dot(out)) / 2).squareRoot()
        guard sine > 0, 1 / sine <= limit else { return nil }
        return b + bisector * (half / sine)
    }

    private static func capCorners(at end: Point, from inner: Point, half: Double) -> [Point] {
        guard let along = (end - inner).direction else { return [] }
        let tip = end + along * half
        let across = Point(-along.y, along.x) * half
        return [tip + across, tip - across]
    }

    private struct Contour {
        /// Ends of segments and control points: what gives the directions at both sides of each vertex.
        var points: [Point] = []
        var isClosed = false
    }

    private static func contours(of path: Path) -> [Contour] {
        var result: [Contour] = []
        var next = 0
        for verb in path.verbs {
            let points = path.points[next..<next + verb.pointCount]
            next += verb.pointCount
            switch verb {
            case .move: result.append(Contour(points: Array(points)))
            case .close:
                guard var contour = result.popLast() else { continue }
                contour.isClosed = true
                if contour.points.count > 1, contour.points.first == contour.points.last { contour.points.removeLast() }
                result.append(contour)
            default:
                if result.isEmpty { result.append(Contour()) }
                for point in points where result[result.count - 1].points.last != point {
                    result[result.count - 1].points.append(point)
                }
            }
        }
        return result
    }
}
