import Rasterizer

extension Quad {
    var isFinite: Bool {
        [p0, p1, p2, p3].allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }

    /// The pixels it may touch.
    var pixelBounds: PixelRect {
        let xs = [p0.x, p1.x, p2.x, p3.x]
        let ys = [p0.y, p1.y, p2.y, p3.y]
        func low(_ values: [Double]) -> Int { Int(max(-1e9, min(1e9, values.min()!.rounded(.down)))) }
        func high(_ values: [Double]) -> Int { Int(max(-1e9, min(1e9, values.max()!.rounded(.up)))) }
        return PixelRect(minX: low(xs), minY: low(ys), maxX: high(xs), maxY: high(ys))
    }
}
