import CoreGraphics
import Foundation
import Rasterizer

extension RoundedBox {
    /// The outline, clockwise from the top left corner's end on the top edge; corners as measured.
    var path: Path {
        var path = Path()
        let (left, right) = (Double(rect.minX), Double(rect.maxX))
        let (top, bottom) = (Double(rect.minY), Double(rect.maxY))
        corner(at: Point(right, top), along: Point(-1, 0), .maxXMinY, to: &path)
        corner(at: Point(right, bottom), along: Point(0, -1), .maxXMaxY, to: &path)
        corner(at: Point(left, bottom), along: Point(1, 0), .minXMaxY, to: &path)
        corner(at: Point(left, top), along: Point(0, 1), .minXMinY, to: &path)
        path.close()
        return path
    }

    /// From the edge that lies in direction `along` of the corner, clockwise to the next edge.
    private func corner(at tip: Point, along: Point, _ which: Corners, to path: inout Path) {
        let next = Point(-along.y, along.x) * -1
        func place(_ p: (Double, Double)) -> Point { tip + along * (p.0 * radius) + next * (p.1 * radius) }
        guard corners.contains(which) else { return path.extend(to: tip) }
        let points = curve == .continuous ? Self.continuous(room: room) : Self.circular
        path.extend(to: place(points[0]))
        for index in stride(from: 1, to: points.count, by: 3) {
            path.cubic(
                to: place(points[index + 2]), control1: place(points[index]), control2: place(points[index + 1]))
        }
    }

    /// Half the shorter side in units of the radius.
    private var room: Double { Double(min(rect.width, rect.height)) / 2 / radius }

    private static let circular = [(1, 0), (1 - 0.5522847, 0), (0, 1 - 0.5522847), (0, 1)]

    /// Distances from the corner's tip along the first edge and the second, in units of the radius. Where the curve's extent
    /// of 1.528665 radii does not fit, the start moves in and the curve turns towards the circle (assumed).
    private static func continuous(room: Double) -> [(Double, Double)] {
        let curve = [
            (1.52866483, 0), (1.08849323, 0), (0.86840689, 0), (0.63149399, 0.07491100), (0.37282392, 0.16905899),
            (0.16905899, 0.37282401), (0.07491100, 0.63149399), (0, 0.86840689), (0, 1.08849323), (0, 1.52866483),
        ]
        guard room < 1.52866483 else { return curve }
        let share = max(0, (room - 1) / 0.52866483)
        return zip(curve, circularInThree).map { ($1.0 + ($0.0 - $1.0) * share, $1.1 + ($0.1 - $1.1) * share) }
    }

    /// The circular corner cut into three cubics at t = 0.23 and 0.77.
    private static let circularInThree: [(Double, Double)] = {
        func split(_ p: [(Double, Double)], _ t: Double) -> ([(Double, Double)], [(Double, Double)]) {
            var level = p
            var (left, right) = ([p[0]], [p[3]])
            while level.count > 1 {
                level = zip(level, level.dropFirst()).map { ($0.0 + ($1.0 - $0.0) * t, $0.1 + ($1.1 - $0.1) * t) }
                left.append(level[0])
                right.append(level[level.count - 1])
            }
            return (left, right.reversed())
        }
        let (first, rest) = split(circular, 0.23)
        let (second, third) = split(rest, (0.77 - 0.23) / 0.77)
        return first + second.dropFirst() + third.dropFirst()
    }()
}

extension Path {
    fileprivate mutating func extend(to p: Point) {
        if isEmpty { move(to: p) } else { line(to: p) }
    }
}
