import CoreGraphics
import Rasterizer

/// Changes of whole pictures.
enum PictureFilter {
    /// Each straight channel times a factor of 0…1; colour channels times the alpha factor as well, premultiplied as
    /// they are.
    static func multiplied(_ picture: Bitmap, by factor: SIMD4<Float>) -> Bitmap {
        let alpha = clamped(factor.w)
        let factors = (0..<3).map { clamped(factor[$0]) * alpha } + [alpha]
        let tables = factors.map { factor in (0..<256).map { LayerColor.scaled(UInt8($0), by: factor) } }
        var result = picture
        for pixel in stride(from: 0, to: picture.bytes.count, by: 4) {
            for channel in 0..<4 {
                result.bytes[pixel + channel] = tables[channel][Int(picture.bytes[pixel + channel])]
            }
        }
        return result
    }

    /// Every pixel times the coverage that lies over it, rounded once.
    static func masked(_ picture: Bitmap, by mask: Mask) -> Bitmap {
        var result = picture
        for y in picture.rect.minY..<picture.rect.maxY {
            var pixel = (y - picture.rect.minY) * picture.width * 4
            for x in picture.rect.minX..<picture.rect.maxX {
                let coverage = Int(mask.coverage(x: x, y: y))
                if coverage < 255 {
                    for channel in pixel..<pixel + 4 {
                        result.bytes[channel] = UInt8((Int(picture.bytes[channel]) * coverage + 127) / 255)
                    }
                }
                pixel += 4
            }
        }
        return result
    }

    /// `a` and `b`, which share a rectangle, with `weight` 256ths of `b`.
    static func mixed(_ a: Bitmap, _ b: Bitmap, weight: Int) -> Bitmap {
        precondition(a.rect == b.rect, "pictures to mix share a rectangle")
        var result = a
        for index in result.bytes.indices {
            result.bytes[index] = UInt8(
                (Int(a.bytes[index]) * (256 - weight) + Int(b.bytes[index]) * weight + 128) >> 8)
        }
        return result
    }

    /// Transparent lies around the picture (assumed). Beyond σ = 64 a reduced picture is blurred, as shadows are.
    ///
    /// - Parameter rect: the pixels of the result, more than the picture had.
    static func blurred(_ picture: Bitmap, sigma: Double, rect: PixelRect) -> Bitmap {
        guard sigma > 0 else { return picture }
        let reduction = Reduction(sigma: sigma)
        let source = reduction.reduced(picture, rect: reduction.rect(around: picture.rect))
        let blurred = source.blurred(with: GaussianKernel(sigma: reduction.sigma))
        return reduction.enlarged(blurred, rect: rect)
    }

    /// Four rows of red, green, blue, alpha and bias on straight colours, clamped, rounded half up.
    static func recolored(_ picture: Bitmap, rows: [Float]) -> Bitmap {
        guard let matrix = ColorMatrix(rows: rows) else { return picture }
        var result = picture
        for pixel in stride(from: 0, to: picture.bytes.count, by: 4) {
            let color = matrix.applied(
                to: SIMD4(
                    picture.bytes[pixel], picture.bytes[pixel + 1], picture.bytes[pixel + 2], picture.bytes[pixel + 3]))
            for channel in 0..<4 { result.bytes[pixel + channel] = color[channel] }
        }
        return result
    }

    private static func clamped(_ value: Float) -> Float {
        value > 0 ? min(value, 1) : 0
    }
}
