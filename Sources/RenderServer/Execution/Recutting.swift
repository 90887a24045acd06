import Rasterizer

extension Bitmap {
    /// The pixels of `rect`, transparent where this picture has none.
    func recut(to rect: PixelRect) -> Bitmap {
        Bitmap(rect: rect, bytes: Recutting.rows(of: bytes, channels: 4, from: self.rect, to: rect))
    }
}

extension Mask {
    /// The coverage in `rect`, nothing where this mask has none.
    func recut(to rect: PixelRect) -> Mask {
        Mask(rect: rect, bytes: Recutting.rows(of: bytes, channels: 1, from: self.rect, to: rect))
    }

    /// Moved by less than a pixel to the right and down, bilinearly; one pixel larger where it moves.
    func shifted(x: Double, y: Double) -> Mask {
        guard x > 0 || y > 0 else { return self }
        let weights = (x: Int(x * 256 + 0.5), y: Int(y * 256 + 0.5))
        var result = Mask(
            rect: PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX + 1, maxY: rect.maxY + 1))
        for row in 0..<result.rect.height {
            for column in 0..<result.rect.width {
                let (x, y) = (rect.minX + column, rect.minY + row)
                let here = Int(coverage(x: x, y: y)) * (256 - weights.x) + Int(coverage(x: x - 1, y: y)) * weights.x
                let above =
                    Int(coverage(x: x, y: y - 1)) * (256 - weights.x) + Int(coverage(x: x - 1, y: y - 1)) * weights.x
                let sum = here * (256 - weights.y) + above * weights.y
                result.bytes[row * result.rect.width + column] = UInt8((sum + 32768) >> 16)
            }
        }
        return result
    }

    /// The coverage at a pixel; nothing outside the rectangle.
    func coverage(x: Int, y: Int) -> UInt8 {
        rect.contains(x: x, y: y) ? bytes[(y - rect.minY) * rect.width + x - rect.minX] : 0
    }
}

private enum Recutting {
    static func rows(of bytes: [UInt8], channels: Int, from: PixelRect, to: PixelRect) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: to.area * channels)
        let common = from.intersection(to)
        let length = common.width * channels
        for y in common.minY..<common.maxY {
            let source = ((y - from.minY) * from.width + common.minX - from.minX) * channels
            let target = ((y - to.minY) * to.width + common.minX - to.minX) * channels
            result.replaceSubrange(target..<target + length, with: bytes[source..<source + length])
        }
        return result
    }
}
