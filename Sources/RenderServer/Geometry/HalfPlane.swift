import Rasterizer

/// The side of a line where a·x + b·y + c ≥ 0.
struct HalfPlane: Hashable, Sendable {
    var a, b, c: Double

    /// A quad that covers this side as far as `rect` reaches.
    ///
    /// Both sides of a line get the same two corners on it, so that no pixel between two halves is lost or drawn twice.
    func quad(over rect: PixelRect) -> Quad {
        let nothing = Quad(minX: 0, minY: 0, maxX: 0, maxY: 0)
        let length = (a * a + b * b).squareRoot()
        guard length > 0, length.isFinite else {
            return c >= 0
                ? Quad(
                    minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX), maxY: Double(rect.maxY))
                : nothing
        }
        let flips = a < 0 || (a == 0 && b < 0)
        let (nx, ny, d) = flips ? (-a / length, -b / length, -c / length) : (a / length, b / length, c / length)
        let (cx, cy) = (Double(rect.minX + rect.maxX) / 2, Double(rect.minY + rect.maxY) / 2)
        let distance = nx * cx + ny * cy + d
        let reach = 2 * (Double(rect.width) + Double(rect.height)) + 2
        guard abs(distance) < reach else {
            return (distance > 0) != flips
                ? Quad(minX: cx - reach, minY: cy - reach, maxX: cx + reach, maxY: cy + reach) : nothing
        }
        let foot = Point(cx - nx * distance, cy - ny * distance)
        let along = Point(-ny * reach, nx * reach)
        let side = flips ? -2 * reach : 2 * reach
        let (start, end) = (Point(foot.x - along.x, foot.y - along.y), Point(foot.x + along.x, foot.y + along.y))
        return Quad(
            start, end, Point(end.x + nx * side, end.y + ny * side), Point(start.x + nx * side, start.y + ny * side))
    }
}
