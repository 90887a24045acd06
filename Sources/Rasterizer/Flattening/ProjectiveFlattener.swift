/// Flattens paths under perspective and cuts off what lies on or behind the horizon.
struct ProjectiveFlattener {
    /// Smaller divisors count as behind the horizon: there a pixel of the plane is spread over thousands.
    static let horizon = 0x1p-13

    var matrix: Matrix3x3
    var tolerance: Double

    func contours(of path: Path) -> [[Point]] {
        var contours: [[HomogeneousPoint]] = [[]]
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

    private func map(_ p: Point) -> HomogeneousPoint { HomogeneousPoint(p, through: matrix) }

    /// Bisects until the projected control points meet the rule for plane curves.
    private func flatten(_ curve: Cubic, depth: Int, _ emit: (HomogeneousPoint) -> Void) {
        let points = [map(curve.p0), map(curve.p1), map(curve.p2), map(curve.p3)]
        let visible = points.filter { $0.w >= Self.horizon }.count
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

    private func clipped(_ contour: [HomogeneousPoint]) -> [Point] {
        HomogeneousPoint.clip(contour, w: Self.horizon).map(\.projected)
    }
}
