import Foundation
import Rasterizer
import Testing

@testable import CoreGraphics

@Suite("JPEG")
struct JPEGTests {
    /// A picture whose colours run slowly, with a hole.
    private func picture(_ width: Int, _ height: Int, alpha: (Int, Int) -> UInt8 = { _, _ in 255 }) -> CGImage {
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let a = alpha(x, y)
                let straight = [UInt8(x * 255 / width), UInt8(y * 255 / height), UInt8(128)]
                bytes += straight.map { Premultiplication.multiply($0, a) } + [a]
            }
        }
        return CGImage(bitmap: Bitmap(rect: PixelRect(x: 0, y: 0, width: width, height: height), bytes: bytes))
    }

    private func largestDifference(_ a: CGImage, _ b: CGImage) -> Int {
        zip(a.bitmap.bytes, b.bitmap.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    @Test(
        "A smooth picture comes back nearly as it was, nearer the better the quality",
        arguments: [(64, 48), (17, 5), (1, 1)])
    func roundTrip(width: Int, height: Int) throws {
        let image = picture(width, height)
        let best = try JPEG.decode(JPEG.encode(image, quality: 1))
        #expect((best.width, best.height) == (width, height))
        #expect(best.alphaInfo == .noneSkipLast)
        // Colours are kept at half the size, so half of a step between neighbours may be lost.
        let step = max(width > 1 ? 255 / width : 0, height > 1 ? 255 / height : 0)
        #expect(largestDifference(image, best) <= 8 + step / 2)
        let (small, large) = (try JPEG.encode(image, quality: 0), try JPEG.encode(image, quality: 1))
        #expect(small.count < large.count || width == 1)
        #expect(try JPEG.encode(image, quality: 1) == large)
    }

    @Test("What is translucent lies on white")
    func translucent() throws {
        let clear = try JPEG.decode(JPEG.encode(picture(16, 16) { _, _ in 0 }, quality: 1))
        #expect(clear.bitmap.bytes.allSatisfy { $0 == 255 })
    }

    @Test("What is no JPEG is refused with a sentence, and what ends early is read as far as it goes")
    func damaged() throws {
        #expect(throws: PictureError.self) { try JPEG.decode([]) }
        #expect(throws: PictureError.self) { try JPEG.decode(Array("no picture".utf8)) }
        #expect(throws: PictureError.self) { try JPEG.decode([0xFF, 0xD8, 0xFF, 0xE0]) }
        let bytes = try JPEG.encode(picture(64, 64), quality: 0.9)
        #expect(try JPEG.decode(Array(bytes.prefix(bytes.count * 3 / 4))).width == 64)
    }

    /// A grey progressive picture of 8 × 8 whose first coefficients are sent `scans` times, a bit of data each.
    private func progressive(scans: Int) -> [UInt8] {
        let quantization = [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
        let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0]
        // One code of one bit, for a difference of nothing.
        let huffman: [UInt8] = [0xFF, 0xC4, 0, 20, 0, 1] + [UInt8](repeating: 0, count: 15) + [0]
        let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0, 0x7F]
        return [0xFF, 0xD8] + quantization + frame + huffman + (0..<scans).flatMap { _ in scan } + [0xFF, 0xD9]
    }

    @Test("A picture of very many scans is refused before they are all gone over")
    func scans() throws {
        #expect(try JPEG.decode(progressive(scans: 1)).width == 8)
        #expect(try JPEG.decode(progressive(scans: 100)).bitmap.bytes.prefix(4) == [128, 128, 128, 255])
        #expect(throws: PictureError(message: "This is not a readable JPEG: the picture has too many scans.")) {
            try JPEG.decode(progressive(scans: 101))
        }
    }

    @Test("Any damage ends in a picture or a sentence")
    func fuzzed() throws {
        let bytes = try JPEG.encode(picture(40, 30), quality: 0.7, orientation: .left)
        var state: UInt64 = 11
        for _ in 0..<400 {
            var damaged = bytes
            for _ in 0..<3 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                damaged[Int(state >> 33) % damaged.count] = UInt8(truncatingIfNeeded: state >> 20)
            }
            do {
                let image = try JPEG.decode(damaged)
                #expect(image.width * image.height <= PictureLimits.mostPixels)
            } catch {
                #expect(error.message.hasPrefix("This is not a readable JPEG"))
            }
        }
    }

    @Test("CGImage reads it from a provider")
    func provider() throws {
        let data = Data(try JPEG.encode(picture(12, 8), quality: 1))
        let provider = try #require(CGDataProvider(data: data))
        let image = CGImage(
            jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        #expect(image?.width == 12)
        let none = try #require(CGDataProvider(data: Data([1, 2])))
        #expect(
            CGImage(jpegDataProviderSource: none, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
    }
}
