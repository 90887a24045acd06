import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import ImageIO

/// Files that claim to be far larger than they are.
@Suite("Bombs")
struct BombTests {
    /// How many mutations: `OFFSTAGE_MUTATIONS`, or a few.
    private static let count = ProcessInfo.processInfo.environment["OFFSTAGE_MUTATIONS"].flatMap { Int($0) } ?? 200

    /// Files of every format whose headers have sizes at known places.
    private static let kinds = [
        "jpeg-420", "jpeg-progressive", "jpeg-cmyk", "jpeg-arithmetic", "png-rgb.", "png-palette", "apng", "gif-still",
        "gif.", "-webp.", "webp-lossless-alpha", "webp-alpha", "webp-animated",
    ]

    /// A sample that claims other sides, checksums put right.
    private func resized(_ name: String, to side: (width: Int, height: Int)) throws -> [UInt8] {
        var bytes = try #require(Sample.named(name)).bytes
        let (w, h) = side
        func big(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
        func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 255) } }
        func has(_ text: String, at index: Int) -> Bool { Array(bytes.dropFirst(index).prefix(4)) == Array(text.utf8) }
        if name.hasPrefix("jpeg") {
            let heads: Set<UInt8> = [0xC0, 0xC1, 0xC2, 0xC9, 0xCA]
            let place = try #require((0..<bytes.count - 1).first { bytes[$0] == 0xFF && heads.contains(bytes[$0 + 1]) })
            bytes.replaceSubrange(place + 5..<place + 9, with: big(h) + big(w))
        } else if name.hasPrefix("gif") {
            bytes.replaceSubrange(6..<10, with: little(w, 2) + little(h, 2))
        } else if has("VP8X", at: 12) {
            bytes.replaceSubrange(24..<30, with: little(w - 1, 3) + little(h - 1, 3))
        } else if has("VP8 ", at: 12) {
            bytes.replaceSubrange(26..<30, with: little(min(w, 16_383), 2) + little(min(h, 16_383), 2))
        } else if has("VP8L", at: 12) {
            let flags = UInt32(bytes[24]) << 24 & 0xF000_0000
            let sides = UInt32(min(w, 16_384) - 1) | UInt32(min(h, 16_384) - 1) << 14
            bytes.replaceSubrange(21..<25, with: little(Int(flags | sides), 4))
        } else {
            let header = [0, 0] + big(w) + [0, 0] + big(h) + bytes[24..<29]
            bytes.replaceSubrange(8..<33, with: PNGChunks.chunk("IHDR", header))
        }
        return bytes
    }

    @Test("Files of too many pixels are refused before anything is decoded", arguments: kinds)
    func refused(_ kind: String) throws {
        let bytes = try resized(kind, to: (65_000, 65_000))
        let meter = DecodingMeter()
        let source = CGImageSource(bytes)
        let image = meter.measure { CGImageSourceCreateImageAtIndex(source, 0, nil)?.bitmap }
        #expect(image == nil && meter.peak == 0)
        let sentence = try #require(source.problem?.message)
        // What lies behind a VP8X header is the file's own size, and does not fit.
        let isOther = sentence.hasSuffix("the file has no frame.") || sentence.hasSuffix("damaged or cut off.")
        #expect(sentence.hasSuffix("the picture has too many pixels.") || kind.hasPrefix("webp-al") && isOther)
        #expect(CGImageSourceGetStatus(source) == .statusInvalidData && meter.peak == 0)
    }

    @Test("Exactly as many pixels as may be are not too many, one row more is", arguments: ["jpeg-420", "png-rgb."])
    func border(_ kind: String) throws {
        let most = CGImageSource(try resized(kind, to: (10_000, 10_000)))
        #expect(most.problem?.message.hasSuffix("too many pixels.") != true)
        let more = CGImageSource(try resized(kind, to: (10_000, 10_001)))
        #expect(more.problem?.message.hasSuffix("the picture has too many pixels.") == true)
    }

    @Test("A frame of an animation that is far larger than its canvas takes what lies on the canvas")
    func frames() throws {
        let sample = try #require(Sample.named("gif-still"))
        var bytes = sample.bytes
        let place = try #require((13..<bytes.count).first { bytes[$0] == 0x2C && bytes[$0 + 1] == 0 })
        bytes.replaceSubrange(place + 5..<place + 9, with: [0xFF, 0xFF, 0x00, 0x05])
        let source = CGImageSource(bytes)
        let meter = DecodingMeter()
        meter.measure { _ = CGImageSourceCreateImageAtIndex(source, 0, nil)?.bitmap }
        #expect(source.file?.info.width == sample.width && source.file?.info.frameCount == 1)
        #expect(meter.peak <= 2 * sample.width * sample.height * 4 && meter.decodings == 1)
        bytes.replaceSubrange(place + 5..<place + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(CGImageSource(bytes).problem != nil)
    }

    @Test("Headers with any sides end in a sentence, or in a thumbnail and no more memory than they promise")
    func headers() throws {
        var random = SplitMix64(seed: 44)
        for _ in 0..<Self.count {
            let kind = Self.kinds[random.below(Self.kinds.count)]
            let shift = random.below(16)
            let side = (width: 1 + random.below(1 << shift), height: 1 + random.below(1 << (random.below(15) + 1)))
            let meter = DecodingMeter()
            let source = CGImageSource(try resized(kind, to: side))
            guard let info = source.file?.info else {
                #expect(meter.peak == 0 && source.problem?.message.hasSuffix(".") == true)
                continue
            }
            let pixels = info.width * info.height
            #expect(pixels <= PictureLimits.mostPixels)
            // Larger ones take long; headers alone are read of them.
            guard pixels <= 1 << 21 else { continue }
            let options: CFDictionary = [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 32,
            ]
            meter.measure { _ = CGImageSourceCreateThumbnailAtIndex(source, 0, options) }
            let small = 32 * 32 * 4 + info.width * 28 + 32 * 16
            #expect(meter.peak <= (info.frameCount > 1 ? 3 : 2) * pixels * 4 + small, "\(kind) \(side)")
        }
    }
}
