import CoreGraphics
import Foundation
import Testing

@testable import ImageIO

@Suite("Thumbnails")
struct ThumbnailTests {
    private func thumbnail(_ bytes: [UInt8], _ side: Int, upright: Bool = false) -> CGImage? {
        let source = CGImageSourceCreateWithData(Data(bytes), [kCGImageSourceShouldCache: false] as CFDictionary)
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceShouldCacheImmediately: true,
                kCGImageSourceCreateThumbnailWithTransform: upright, kCGImageSourceThumbnailMaxPixelSize: CGFloat(side),
            ] as CFDictionary
        return source.flatMap { CGImageSourceCreateThumbnailAtIndex($0, 0, options) }
    }

    /// The mean of the area that a pixel covers, by sums over all pixels in fractions.
    private func mean(_ sample: CGImage, _ size: (Int, Int), _ x: Int, _ y: Int, _ channel: Int) -> Double {
        let (w, h) = (Double(sample.width) / Double(size.0), Double(sample.height) / Double(size.1))
        var sum = 0.0
        for row in 0..<sample.height {
            let tall = min(Double(row + 1), Double(y + 1) * h) - max(Double(row), Double(y) * h)
            guard tall > 0 else { continue }
            for column in 0..<sample.width {
                let wide = min(Double(column + 1), Double(x + 1) * w) - max(Double(column), Double(x) * w)
                guard wide > 0 else { continue }
                sum += wide * tall * Double(sample.bitmap.bytes[(row * sample.width + column) * 4 + channel])
            }
        }
        return sum / (w * h)
    }

    @Test("Each pixel is the mean of what it covers in the full picture", arguments: Sample.all)
    func filter(_ sample: Sample) throws {
        let source = try #require(CGImageSourceCreateWithData(Data(sample.bytes), nil))
        let full = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        for side in [1, 5, 11, 16] where side < max(full.width, full.height) {
            let small = try #require(thumbnail(sample.bytes, side))
            #expect(max(small.width, small.height) == side)
            var worst = 0.0
            for y in 0..<small.height {
                for x in 0..<small.width {
                    for channel in 0..<4 {
                        let found = Double(small.bitmap.bytes[(y * small.width + x) * 4 + channel])
                        let mean = mean(full, (small.width, small.height), x, y, channel)
                        worst = max(worst, abs(found - mean))
                    }
                }
            }
            #expect(worst <= 0.5 + 1e-6)
        }
    }

    @Test("A thumbnail is never larger than its picture, and keeps its proportions")
    func sizes() throws {
        let sample = try #require(Sample.named("png-rgb."))
        for side in [0, 1000] { #expect(thumbnail(sample.bytes, side)?.width == sample.width) }
        #expect(PictureSize.of((3648, 5472), longSide: 900) == (600, 900))
        #expect(PictureSize.of((4032, 3024), longSide: 900) == (900, 675))
        #expect(PictureSize.of((1000, 1), longSide: 10) == (10, 1))
        let source = try #require(CGImageSourceCreateWithData(Data(sample.bytes), nil))
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
        #expect(
            CGImageSourceCreateThumbnailAtIndex(source, 1, [kCGImageSourceCreateThumbnailFromImageAlways: true]) == nil)
    }

    @Test("Turned upright where the options ask for it", arguments: Sample.all.filter { $0.orientation != nil })
    func upright(_ sample: Sample) throws {
        let orientation = try #require(CGImagePropertyOrientation(rawValue: UInt32(sample.orientation ?? 0)))
        let stored = try #require(thumbnail(sample.bytes, 8))
        let upright = try #require(thumbnail(sample.bytes, 8, upright: true))
        #expect(upright.bitmap.bytes == stored.oriented(orientation).bitmap.bytes)
        #expect((upright.width == stored.height) == orientation.swapsSides || stored.width == stored.height)
    }

    @Test("Decoding a thumbnail of a baseline JPEG or a PNG never holds the full picture", arguments: ["jpeg", "png"])
    func memory(_ kind: String) throws {
        let image = CGImage(opaque: Gradient.bitmap(1216, 1824))
        let bytes = kind == "png" ? try PNG.encode(image) : try JPEG.encode(image, quality: 0.8)
        let meter = DecodingMeter()
        let small = meter.measure { thumbnail(bytes, 300) }
        #expect(small?.width == 200 && small?.height == 300)
        #expect(meter.decodings == 1 && meter.bytes == 200 * 300 * 4)
        #expect(meter.peak <= 200 * 300 * 4 + 1216 * 4 + 1216 * 24 + 200 * 16)
        let all = DecodingMeter()
        all.measure { _ = thumbnail(bytes, 0) }
        #expect(all.peak == 1216 * 1824 * 4 && all.bytes == 0)
    }
}
