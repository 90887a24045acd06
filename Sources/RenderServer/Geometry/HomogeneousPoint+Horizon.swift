import Rasterizer

extension HomogeneousPoint {
    /// The part of a convex polygon that lies before the horizon; empty when there is none.
    ///
    /// What is nearer to the horizon than 1/1024 of the farthest corner is left out (assumed).
    static func visiblePart(of polygon: [HomogeneousPoint]) -> [HomogeneousPoint] {
        guard let farthest = polygon.map(\.w).max(), farthest > 0, farthest.isFinite else { return [] }
        return clip(polygon, w: farthest / 1024)
    }
}
