import Rasterizer

extension Mask {
    /// The pixels whose centre lies inside the polygon: drawing without antialiasing. A centre on an edge is in when
    /// the inside is to its right or below.
    init(hardEdged polygon: Polygon, rule: FillRule, in target: PixelRect) {
        let rect = polygon.bounds.intersection(target)
        self.init(rect: rect)
        guard !rect.isEmpty else { return }
        var crossings = [[(x: Double, winding: Int)]](repeating: [], count: rect.height)
        for contour in polygon.contours {
            for (index, p) in contour.enumerated() {
                Mask.cross(p, contour[index + 1 == contour.count ? 0 : index + 1], rect, &crossings)
            }
        }
        for (row, list) in crossings.enumerated() { fill(row: row, list.sorted { $0.x < $1.x }, rule) }
    }

    /// Notes where an edge meets the middle of each row.
    private static func cross(
        _ p: Point, _ q: Point, _ rect: PixelRect, _ crossings: inout [[(x: Double, winding: Int)]]
    ) {
        guard p.y != q.y else { return }
        let (top, bottom, winding) = p.y < q.y ? (p, q, 1) : (q, p, -1)
        let from = max((top.y - 0.5).rounded(.up), Double(rect.minY))
        let to = min((bottom.y - 0.5).rounded(.up), Double(rect.maxY))
        guard from < to else { return }
        for y in Int(from)..<Int(to) {
            let t = (Double(y) + 0.5 - top.y) / (bottom.y - top.y)
            crossings[y - rect.minY].append((top.x + (bottom.x - top.x) * t, winding))
        }
    }

    private mutating func fill(row: Int, _ list: [(x: Double, winding: Int)], _ rule: FillRule) {
        var winding = 0
        for (crossing, next) in zip(list, list.dropFirst()) {
            winding += crossing.winding
            guard rule == .nonZero ? winding != 0 : winding & 1 != 0 else { continue }
            let from = max((crossing.x - 0.5).rounded(.up), Double(rect.minX))
            let to = min((next.x - 0.5).rounded(.up), Double(rect.maxX))
            guard from < to else { continue }
            let start = row * rect.width - rect.minX
            for x in Int(from)..<Int(to) { bytes[start + x] = 255 }
        }
    }
}
