import TestSupport
import Testing

@testable import Rasterizer

@Suite("Enlarged bitmaps")
struct EnlargedBitmapTests {
    private static let coarse: Bitmap = {
        var random = SplitMix64(seed: 12)
        return Bitmap.random(PixelRect(x: -4, y: -3, width: 40, height: 30), &random)
    }()

    /// The four coarse pixels around a fine one's centre, by exact integers.
    private static func expected(x: Int, y: Int, factor: Int, channel: Int) -> Int {
        // In halves of fine pixels from the centre of coarse pixel (0, 0), kept positive.
        let shift = 64 * 2 * factor
        let (across, down) = (2 * x + 1 - factor + shift, 2 * y + 1 - factor + shift)
        let period = 2 * factor
        let (column, row) = (across / period - 64, down / period - 64)
        let (right, below) = (across % period, down % period)
        func value(_ x: Int, _ y: Int) -> Int { coarse[x, y][channel] }
        let top = value(column, row) * (period - right) + value(column + 1, row) * right
        let bottom = value(column, row + 1) * (period - right) + value(column + 1, row + 1) * right
        return (top * (period - below) + bottom * below + period * period / 2) / (period * period)
    }

    @Test("are bilinear, rounded once", arguments: [2, 4, 8, 16, 32, 64])
    func definition(factor: Int) {
        let rect = PixelRect(x: -2 * factor, y: -factor, width: min(150, 8 * factor), height: min(90, 6 * factor))
        let bitmap = EnlargedBitmap(Self.coarse, factor: factor, rect: rect).bitmap
        for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX {
                let expected = (0..<4).map { Self.expected(x: x, y: y, factor: factor, channel: $0) }
                #expect(bitmap[x, y] == expected, "\(x), \(y)")
            }
        }
    }

    @Test("by one are the bitmap")
    func copy() {
        let rect = PixelRect(x: -2, y: 1, width: 30, height: 20)
        let picture = EnlargedBitmap(Self.coarse, factor: 1, rect: rect)
        #expect(picture.bitmap.bytes == Self.coarse.part(rect).bytes)
        #expect(EnlargedBitmap(Bitmap(rect: .empty), factor: 1, rect: .empty).bitmap.bytes.isEmpty)
    }

    @Test("are drawn as their bitmaps are, in tiles of any size", arguments: [1, 8, 32], [16, 64, 256])
    func drawing(factor: Int, tileSize: Int) {
        let canvas = PixelRect(x: -40, y: -30, width: 170, height: 150)
        let rect = factor == 1 ? Self.coarse.rect : PixelRect(x: -20, y: -10, width: 120, height: 100)
        for picture in [Self.coarse, Bitmap.filled(Self.coarse.rect, Color8(red: 9, green: 90, blue: 200))] {
            let enlarged = EnlargedBitmap(picture, factor: factor, rect: rect)
            let image = ImagePaint(
                bitmap: enlarged.bitmap, matrix: .identity, wrapX: .transparent, wrapY: .transparent)
            func drawn(_ paint: Paint, alpha: UInt8, _ shape: Shape) -> [UInt8] {
                var result = Bitmap.filled(canvas, Color8(red: 240, green: 220, blue: 200, alpha: 230))
                TileRenderer(threads: 2, tileSize: tileSize).render(
                    [DrawCommand(shape: shape, paint: paint, alpha: alpha)], into: &result)
                return result.bytes
            }
            let box = Shape.quad(Quad(minX: -30.4, minY: -20.2, maxX: 90.6, maxY: 70.7))
            for (alpha, shape) in [(255, .everything), (130, .everything), (255, box), (77, box)] as [(UInt8, Shape)] {
                #expect(drawn(.enlarged(enlarged), alpha: alpha, shape) == drawn(.image(image), alpha: alpha, shape))
            }
        }
    }
}
