import Rasterizer

extension Bitmap {
    /// The pixels of `part`, which lies inside `rect`, at the same place.
    package func cropped(to part: PixelRect) -> Bitmap {
        assert(rect.contains(part))
        if part == rect { return self }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(part.area * 4)
        for y in part.minY..<part.maxY {
            let start = ((y - rect.minY) * width + part.minX - rect.minX) * 4
            bytes.append(contentsOf: self.bytes[start..<start + part.width * 4])
        }
        return Bitmap(rect: part, bytes: bytes)
    }
}

extension PixelRect {
    /// The smallest whole-pixel rectangle around `rect`; nil when it is null or not finite. Coordinates beyond ±2³⁰ are
    /// brought back to it, so that widths cannot overflow.
    package init?(enclosing rect: CGRect) {
        let rect = rect.standardized
        guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return nil }
        func whole(_ value: CGFloat) -> Int { Int(min(max(value, -0x1p30), 0x1p30)) }
        self.init(
            minX: whole(rect.minX.rounded(.down)), minY: whole(rect.minY.rounded(.down)),
            maxX: whole(rect.maxX.rounded(.up)), maxY: whole(rect.maxY.rounded(.up)))
    }
}
