import Rasterizer

/// A pixel grid coarser by a power of two, on which wide blurs are computed.
///
/// Wide blurs of large surfaces would take memory and time without end. At 32 or more coarse pixels a σ, the coarse
/// picture laid back bilinearly is within a tenth of a level of the fine one.
struct Reduction: Hashable, Sendable {
    /// Up to here blurs are computed pixel by pixel.
    static let widestSigma = 64.0

    /// Pixels a coarse pixel, in each direction: 1, 2, 4, …
    let factor: Int
    /// σ in coarse pixels.
    let sigma: Double

    init(sigma: Double) {
        var factor = 1
        while sigma / Double(factor) > Self.widestSigma, factor < 1 << 24 { factor *= 2 }
        self.factor = factor
        self.sigma = sigma / Double(factor)
    }

    /// The coarse pixels that touch a rectangle of fine ones.
    func rect(around fine: PixelRect) -> PixelRect {
        guard factor > 1 else { return fine }
        func low(_ value: Int) -> Int { Int((Double(value) / Double(factor)).rounded(.down)) }
        func high(_ value: Int) -> Int { Int((Double(value) / Double(factor)).rounded(.up)) }
        return PixelRect(minX: low(fine.minX), minY: low(fine.minY), maxX: high(fine.maxX), maxY: high(fine.maxY))
    }

    /// A picture's coarse pixels: means of what they hold, transparent outside the picture.
    func reduced(_ picture: Bitmap, rect: PixelRect) -> Bitmap {
        if factor == 1 { return picture.rect == rect ? picture : picture.recut(to: rect) }
        return Bitmap(
            rect: rect, bytes: reduced(picture.bytes, channels: 4, from: picture.rect, to: rect))
    }

    func reduced(_ mask: Mask, rect: PixelRect) -> Mask {
        if factor == 1 { return mask.rect == rect ? mask : mask.recut(to: rect) }
        return Mask(rect: rect, bytes: reduced(mask.bytes, channels: 1, from: mask.rect, to: rect))
    }

    /// A coarse picture laid over `rect` of the fine grid, bilinearly; transparent outside it.
    func enlarged(_ picture: Bitmap, rect: PixelRect) -> Bitmap {
        if factor == 1 { return picture.rect == rect ? picture : picture.recut(to: rect) }
        return Bitmap(rect: rect, bytes: enlarged(picture.bytes, channels: 4, from: picture.rect, to: rect))
    }

    func enlarged(_ mask: Mask, rect: PixelRect) -> Mask {
        if factor == 1 { return mask.rect == rect ? mask : mask.recut(to: rect) }
        return Mask(rect: rect, bytes: enlarged(mask.bytes, channels: 1, from: mask.rect, to: rect))
    }

    /// Sums each coarse pixel's fine ones and divides by the area, rounded half up.
    private func reduced(_ bytes: [UInt8], channels: Int, from: PixelRect, to: PixelRect) -> [UInt8] {
        var sums = [Int](repeating: 0, count: to.area * channels)
        for y in from.minY..<from.maxY {
            let row = floorDivided(y) - to.minY
            guard row >= 0, row < to.height else { continue }
            for x in from.minX..<from.maxX {
                let column = floorDivided(x) - to.minX
                guard column >= 0, column < to.width else { continue }
                let source = ((y - from.minY) * from.width + x - from.minX) * channels
                let target = (row * to.width + column) * channels
                for channel in 0..<channels { sums[target + channel] += Int(bytes[source + channel]) }
            }
        }
        let area = factor * factor
        return sums.map { UInt8(($0 + area / 2) / area) }
    }

    private func enlarged(_ bytes: [UInt8], channels: Int, from: PixelRect, to: PixelRect) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: to.area * channels)
        let columns = (to.minX..<to.maxX).map { neighbours(of: $0, from: from.minX, count: from.width) }
        for y in to.minY..<to.maxY {
            let row = neighbours(of: y, from: from.minY, count: from.height)
            for (index, column) in columns.enumerated() {
                let target = ((y - to.minY) * to.width + index) * channels
                for channel in 0..<channels {
                    func value(_ y: Int?, _ x: Int?) -> Int {
                        guard let x, let y else { return 0 }
                        return Int(bytes[(y * from.width + x) * channels + channel])
                    }
                    let upper =
                        value(row.first, column.first) * (2 * factor - column.weight)
                        + value(row.first, column.second) * column.weight
                    let lower =
                        value(row.second, column.first) * (2 * factor - column.weight)
                        + value(row.second, column.second) * column.weight
                    let sum = upper * (2 * factor - row.weight) + lower * row.weight
                    result[target + channel] = UInt8((sum + 2 * factor * factor) / (4 * factor * factor))
                }
            }
        }
        return result
    }

    /// The two coarse pixels between whose centres a fine pixel's centre lies, and the share of the second in
    /// (2 · factor)ths; nil for one outside.
    private func neighbours(of fine: Int, from origin: Int, count: Int) -> (first: Int?, second: Int?, weight: Int) {
        let position = 2 * fine + 1 - factor
        let period = 2 * factor
        let cell = position >= 0 ? position / period : -((-position + period - 1) / period)
        func index(_ cell: Int) -> Int? {
            let index = cell - origin
            return index >= 0 && index < count ? index : nil
        }
        return (index(cell), index(cell + 1), position - cell * period)
    }

    private func floorDivided(_ value: Int) -> Int {
        value >= 0 ? value / factor : -((-value + factor - 1) / factor)
    }
}
