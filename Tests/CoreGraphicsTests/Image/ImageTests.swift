import CoreGraphics
import Foundation
import Rasterizer
import Testing

@Suite struct ImageTests {
    private func image(
        _ bytes: [UInt8], _ width: Int, _ height: Int, bits: Int, row: Int, _ space: CGColorSpace, _ info: CGBitmapInfo
    ) -> CGImage? {
        CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: row, space: space,
            bitmapInfo: info, provider: CGDataProvider(data: Data(bytes))!, decode: nil, shouldInterpolate: true,
            intent: .defaultIntent)
    }

    @Test("every place of alpha and byte order gives the same pixel")
    func layouts() throws {
        let rgb = CGColorSpaceCreateDeviceRGB()
        let cases: [([UInt8], CGImageAlphaInfo, CGImageByteOrderInfo, Pixel)] = [
            ([10, 20, 30, 40], .premultipliedLast, .orderDefault, Pixel(10, 20, 30, 40)),
            ([10, 20, 30, 40], .premultipliedLast, .order32Big, Pixel(10, 20, 30, 40)),
            ([40, 30, 20, 10], .premultipliedLast, .order32Little, Pixel(10, 20, 30, 40)),
            ([40, 10, 20, 30], .premultipliedFirst, .order32Big, Pixel(10, 20, 30, 40)),
            ([30, 20, 10, 40], .premultipliedFirst, .order32Little, Pixel(10, 20, 30, 40)),
            ([100, 200, 50, 128], .last, .orderDefault, Pixel(50, 100, 25, 128)),
            ([128, 100, 200, 50], .first, .orderDefault, Pixel(50, 100, 25, 128)),
            ([50, 200, 100, 128], .first, .order32Little, Pixel(50, 100, 25, 128)),
            ([10, 20, 30, 40], .noneSkipLast, .orderDefault, Pixel(10, 20, 30)),
            ([40, 10, 20, 30], .noneSkipFirst, .orderDefault, Pixel(10, 20, 30)),
            ([30, 20, 10, 40], .noneSkipFirst, .order32Little, Pixel(10, 20, 30)),
        ]
        for (bytes, alpha, order, expected) in cases {
            let info = CGBitmapInfo(alpha: alpha, byteOrder: order)
            let made = try #require(image(bytes, 1, 1, bits: 32, row: 4, rgb, info))
            #expect(made.bitmap[0, 0] == expected)
            #expect(made.alphaInfo == alpha && made.byteOrderInfo == order && made.bitsPerPixel == 32)
            #expect(made.isOpaque == (expected.alpha == 255))
        }
        let packed = try #require(image([1, 2, 3, 4, 5, 6], 2, 1, bits: 24, row: 6, rgb, CGBitmapInfo(alpha: .none)))
        #expect(packed.bitmap[1, 0] == Pixel(4, 5, 6))
        let gray = try #require(
            image([7, 0, 9, 0], 1, 2, bits: 8, row: 2, CGColorSpaceCreateDeviceGray(), CGBitmapInfo(alpha: .none)))
        #expect(gray.bitmap[0, 1] == Pixel(9, 9, 9))
        let alpha = try #require(
            image([7], 1, 1, bits: 8, row: 1, CGColorSpaceCreateDeviceGray(), CGBitmapInfo(alpha: .alphaOnly)))
        #expect(alpha.bitmap[0, 0] == Pixel(0, 0, 0, 7))
    }

    @Test("the provider gives back the bytes that were read, padding aside")
    func bytesOut() throws {
        var generator = SplitMix64(seed: 10)
        for alpha in [CGImageAlphaInfo.premultipliedLast, .premultipliedFirst] {
            for order in [CGImageByteOrderInfo.orderDefault, .order32Little] {
                let bytes = (0..<5 * 16).map { index -> UInt8 in
                    // Colours at most 60 and alphas above, so that they are premultiplied whatever the order.
                    let isAlpha =
                        (alpha == .premultipliedLast) == (order == .orderDefault) ? index % 4 == 3 : index % 4 == 0
                    if index % 16 >= 12 { return 0 }
                    return UInt8.random(in: isAlpha ? 60...255 : 0...60, using: &generator)
                }
                let info = CGBitmapInfo(alpha: alpha, byteOrder: order)
                let made = try #require(image(bytes, 3, 5, bits: 32, row: 16, CGColorSpaceCreateDeviceRGB(), info))
                #expect(made.dataProvider?.data.map { Array($0) } == bytes)
            }
        }
    }

    @Test("colours above their alpha are brought down to it")
    func impossible() throws {
        let info = CGBitmapInfo(alpha: .premultipliedLast)
        let made = try #require(image([200, 10, 10, 100], 1, 1, bits: 32, row: 4, CGColorSpaceCreateDeviceRGB(), info))
        #expect(made.bitmap[0, 0] == Pixel(100, 10, 10, 100))
    }

    @Test("layouts that are not supported and sizes that do not fit give nil")
    func refusals() {
        let rgb = CGColorSpaceCreateDeviceRGB()
        let info = CGBitmapInfo(alpha: .premultipliedLast)
        let bytes = [UInt8](repeating: 0, count: 64)
        #expect(image(bytes, 4, 4, bits: 32, row: 16, rgb, info) != nil)
        #expect(image(bytes, 4, 5, bits: 32, row: 16, rgb, info) == nil)
        #expect(image(bytes, 0, 4, bits: 32, row: 16, rgb, info) == nil)
        #expect(image(bytes, 4, -1, bits: 32, row: 16, rgb, info) == nil)
        #expect(image(bytes, 4, 4, bits: 32, row: 15, rgb, info) == nil)
        #expect(image(bytes, Int.max, Int.max, bits: 32, row: Int.max, rgb, info) == nil)
        #expect(image(bytes, 2, 2, bits: 64, row: 16, rgb, info) == nil)
        #expect(image(bytes, 2, 2, bits: 32, row: 16, rgb, CGBitmapInfo(rawValue: info.rawValue | 0x100)) == nil)
        #expect(
            image(bytes, 2, 2, bits: 32, row: 16, rgb, CGBitmapInfo(alpha: .last, byteOrder: .order16Little)) == nil)
        #expect(image(bytes, 2, 2, bits: 32, row: 16, rgb, CGBitmapInfo(rawValue: 31)) == nil)
    }

    @Test("cropping takes whole pixels, cut to the picture")
    func cropping() throws {
        let rows = (0..<4).map { y in (0..<4).map { x in Pixel(UInt8(x), UInt8(y), 0) } }
        let picture = CGImage(bitmap: Bitmap(rows: rows))
        let part = try #require(picture.cropping(to: CGRect(x: 1.2, y: 2, width: 1.5, height: 9)))
        #expect(part.width == 2 && part.height == 2)
        #expect(part.bitmap[0, 0] == Pixel(1, 2, 0) && part.bitmap[1, 1] == Pixel(2, 3, 0))
        #expect(picture.cropping(to: CGRect(x: 4, y: 0, width: 2, height: 2)) == nil)
        #expect(picture.cropping(to: .null) == nil)
        #expect(picture.cropping(to: CGRect(x: -1e30, y: -1e30, width: 2e30, height: 2e30))?.width == 4)
    }

    @Test("premultiplying what was divided gives the same byte, and each step is rounded once")
    func premultiplication() {
        for alpha in UInt8.min...255 {
            for color in UInt8.min...255 {
                let product = Premultiplication.multiply(color, alpha)
                #expect(Int(product) == (Int(color) * Int(alpha) * 2 + 255) / 510)
                guard color <= alpha, alpha > 0 else { continue }
                #expect(Premultiplication.multiply(Premultiplication.divide(color, alpha), alpha) == color)
            }
        }
    }
}
