/// Flattens paths under perspective and cuts off what lies on or behind the horizon.
struct ProjectiveFlattener {
    /// Smaller divisors count as behind the horizon: there a pixel of the plane is spread over thousands.
    static let horizon = 0x1p-13

    var matrix: Matrix3x3
    var tolerance: Double

    private struct Homogeneous {
        var x: Double
        var y: Double
        var w: Double

        var isVisible: Bool { w >= ProjectiveFlattener.horizon }
        var projected: Point { Point(x / w, y / w) }

        /// The point of the edge to `other` that lies on the horizon.
        func horizonPoint(towards other: Homogeneous) -> Homogeneous {
            let t = (ProjectiveFlattener.horizon - w) / (other.w - w)
            return Homogeneous(x: x + (other.x - x) * t, y: y + (other.y - y) * t, w: ProjectiveFlattener.horizon)
        }
    }

    func contours(of path: Path) -> [[Point]] {
        var contours: [[Homogeneous]] = [[]]
        path.forEachSegment { segment in
            switch segment {
            case .move(let p): contours.append([map(p)])
            case .line(_, let end): contours[contours.count - 1].append(map(end))
            case .cubic(let curve):
                flatten(curve, depth: Path.maximalDepth) { contours[contours.count - 1].append($0) }
            case .close: break
            }
        }
        return contours.map(clipped).filter { $0.count > 1 }
    }

    private func map(_ p: Point) -> Homogeneous {
        Homogeneous(
            x: matrix.m11 * p.x + matrix.m21 * p.y + matrix.m31, y: matrix.m12 * p.x + matrix.m22 * p.y + matrix.m32,
            w: matrix.m13 * p.x + matrix.m23 * p.y + matrix.m33)
    }

    /// Bisects until the projected control points meet the rule for plane curves.
    private func flatten(_ curve: Cubic, depth: Int, _ emit: (Homogeneous) -> Void) {
        let points = [map(curve.p0), map(curve.p1), map(curve.p2), map(curve.p3)]
        let visible = points.filter(\.isVisible).count
        let isFlat: Bool
        if visible == 4 {
            let difference = Cubic(
                points[0].projected, points[1].projected, points[2].projected, points[3].projected
            ).secondDifference
            isFlat = !(difference > tolerance) || !difference.isFinite
        } else {
            isFlat = visible == 0
        }
        guard depth > 0, !isFlat else { return emit(points[3]) }
        let (first, second) = curve.bisected()
        flatten(first, depth: depth - 1, emit)
        flatten(second, depth: depth - 1, emit)
    }

    private func clipped(_ contour: [Homogeneous]) -> [Point] {
        guard var previous = contour.last else { return [] }
        var result: [Point] = []
        for point in contour {
            if previous.isVisible != point.isVisible {
                result.append(previous.horizonPoint(towards: point).projected)
            }
            if point.isVisible { result.append(point.projected) }
            previous = point
        }
        return result
    }
}
