import CoreGraphics
import Foundation
import Rasterizer
import Testing

@Suite struct PNGDecodingTests {
    private static let depths: [RawPNG.Color: [Int]] = [
        .gray: [1, 2, 4, 8, 16], .rgb: [8, 16], .palette: [1, 2, 4, 8], .grayAlpha: [8, 16], .rgba: [8, 16],
    ]

    /// All colour types, depths, with and without interlacing and tRNS.
    private static func files(_ generator: inout SplitMix64) -> [RawPNG] {
        var files: [RawPNG] = []
        for color in RawPNG.Color.allCases {
            for depth in depths[color]! {
                for isInterlaced in [false, true] {
                    for isTransparent in [false, true] where color != .grayAlpha && color != .rgba || !isTransparent {
                        files.append(file(color, depth, isInterlaced, isTransparent, &generator))
                    }
                }
            }
        }
        return files
    }

    private static func file(
        _ color: RawPNG.Color, _ depth: Int, _ isInterlaced: Bool, _ isTransparent: Bool,
        _ generator: inout SplitMix64
    ) -> RawPNG {
        let (width, height) = (Int.random(in: 1...21, using: &generator), Int.random(in: 1...21, using: &generator))
        var png = RawPNG(
            width: width, height: height, color: color, depth: depth, isInterlaced: isInterlaced, samples: [])
        let most = 1 << depth
        png.samples = (0..<width * height * png.channels).map { _ in Int.random(in: 0..<most, using: &generator) }
        let seed = Int.random(in: 0..<1000, using: &generator)
        png.filter = { (seed + $0 * 7) % 5 }
        if color == .palette {
            png.palette = (0..<most).map { _ in (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) } }
        }
        guard isTransparent else { return png }
        switch color {
        case .palette: png.transparency = (0..<most / 2).map { _ in UInt8.random(in: 0...255, using: &generator) }
        case .gray: png.transparency = [UInt8(png.samples[0] >> 8), UInt8(png.samples[0] & 255)]
        default: png.transparency = png.samples.prefix(3).flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        }
        return png
    }

    /// What the format says the pixels are, premultiplied.
    private static func expected(_ png: RawPNG, _ index: Int) -> Pixel {
        let s = Array(png.samples[index * png.channels..<(index + 1) * png.channels])
        let most = (1 << png.depth) - 1
        func byte(_ sample: Int) -> UInt8 { UInt8((sample * 255 * 2 + most) / (2 * most)) }
        func key() -> [Int] {
            stride(from: 0, to: png.transparency.count, by: 2).map {
                Int(png.transparency[$0]) << 8 | Int(png.transparency[$0 + 1])
            }
        }
        var (r, g, b, a): (UInt8, UInt8, UInt8, UInt8)
        switch png.color {
        case .gray: (r, g, b, a) = (byte(s[0]), byte(s[0]), byte(s[0]), key() == s ? 0 : 255)
        case .grayAlpha: (r, g, b, a) = (byte(s[0]), byte(s[0]), byte(s[0]), byte(s[1]))
        case .rgb: (r, g, b, a) = (byte(s[0]), byte(s[1]), byte(s[2]), key() == s ? 0 : 255)
        case .rgba: (r, g, b, a) = (byte(s[0]), byte(s[1]), byte(s[2]), byte(s[3]))
        case .palette:
            let entry = png.palette[s[0]]
            (r, g, b) = (entry[0], entry[1], entry[2])
            a = s[0] < png.transparency.count ? png.transparency[s[0]] : 255
        }
        func premultiplied(_ c: UInt8) -> UInt8 { UInt8((Int(c) * Int(a) * 2 + 255) / 510) }
        return Pixel(premultiplied(r), premultiplied(g), premultiplied(b), a)
    }

    @Test("every colour type and depth, interlaced and not, with and without tRNS, each row by another filter")
    func allTypes() throws {
        var generator = SplitMix64(seed: 11)
        for _ in 0..<8 {
            for png in PNGDecodingTests.files(&generator) {
                let image = try PNG.decode(png.encoded())
                #expect(image.width == png.width && image.height == png.height)
                let wrong = (0..<png.width * png.height).first { index in
                    image.bitmap[index % png.width, index / png.width] != PNGDecodingTests.expected(png, index)
                }
                #expect(wrong == nil, "\(png.color) \(png.depth) bits, interlaced \(png.isInterlaced)")
            }
        }
    }

    @Test("sRGB's own gamma and other metadata change no pixel, another gamma does")
    func metadata() throws {
        var generator = SplitMix64(seed: 12)
        let png = PNGDecodingTests.file(.rgb, 8, false, false, &generator)
        let plain = png.encoded()
        for (gamma, isPlain) in [(45_455, true), (100_000, false)] {
            let extra = RawPNG.chunk("gAMA", RawPNG.word(gamma)) + RawPNG.chunk("tEXt", Array("Title\0picture".utf8))
            let file = plain[..<33] + extra + plain[33...]
            #expect(try (PNG.decode(Array(file)).bitmap.bytes == PNG.decode(plain).bitmap.bytes) == isPlain)
        }
    }

    @Test("a picture without alpha is opaque by its type, one with alpha by its pixels")
    func opacity() throws {
        var png = RawPNG(width: 1, height: 1, color: .rgba, depth: 8, samples: [1, 2, 3, 255])
        #expect(try PNG.decode(png.encoded()).isOpaque)
        png.samples[3] = 254
        #expect(try !PNG.decode(png.encoded()).isOpaque)
        let rgb = RawPNG(width: 1, height: 1, color: .rgb, depth: 8, samples: [1, 2, 3])
        #expect(try PNG.decode(rgb.encoded()).alphaInfo == .noneSkipLast)
    }

    @Test("what is wrong is said in a sentence")
    func sentences() throws {
        let good = RawPNG(width: 2, height: 2, color: .gray, depth: 8, samples: [1, 2, 3, 4]).encoded()
        let big =
            RawPNG.signature
            + RawPNG.chunk("IHDR", RawPNG.word(20_000) + RawPNG.word(20_000) + [8, 6, 0, 0, 0])
            + RawPNG.chunk("IDAT", RawPNG.stored([0, 0, 0]))
        let empty =
            RawPNG.signature + RawPNG.chunk("IHDR", RawPNG.word(9_000) + RawPNG.word(9_000) + [8, 6, 0, 0, 0])
            + RawPNG.chunk("IDAT", RawPNG.stored([0, 0, 0]))
        let cases: [([UInt8], String)] = [
            ([], "does not begin like a PNG"), (Array("GIF89a, not a PNG".utf8), "does not begin like a PNG"),
            (Array(good.prefix(50)), "ends too early"), (big, "too many pixels"), (empty, "too short for the size"),
        ]
        for (bytes, part) in cases {
            let error = #expect(throws: PictureError.self) { try PNG.decode(bytes) }
            #expect(error?.description.contains(part) == true, "\(error?.description ?? "no error")")
            #expect(error?.description.hasSuffix(".") == true)
        }
    }

    @Test("10,000 files that were tampered with end in a picture or an error")
    func fuzz() throws {
        var generator = SplitMix64(seed: 13)
        let seeds = PNGDecodingTests.files(&generator)
        var (pictures, errors) = (0, 0)
        for _ in 0..<10_000 {
            let seed = seeds.randomElement(using: &generator)!
            let bytes =
                Bool.random(using: &generator)
                ? PNGDecodingTests.mutated(seed.encoded(), &generator)
                : PNGDecodingTests.misled(seed, &generator).encoded()
            do {
                let image = try PNG.decode(bytes)
                #expect(image.width * image.height <= PictureLimits.mostPixels)
                pictures += 1
            } catch {
                #expect(!error.message.isEmpty)
                errors += 1
            }
        }
        #expect(pictures > 1000 && errors > 1000, "\(pictures) pictures, \(errors) errors")
    }

    /// A sound file whose parts do not fit each other: palettes too short, transparency for nothing, filters that do not
    /// exist.
    private static func misled(_ file: RawPNG, _ generator: inout SplitMix64) -> RawPNG {
        var png = file
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: png.palette = Array(png.palette.prefix(Int.random(in: 0...3, using: &generator)))
        case 1:
            png.transparency = (0..<Int.random(in: 0...300, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
        case 2:
            let wrong = Int.random(in: 5...255, using: &generator)
            png.filter = { $0 == 3 ? wrong : 1 }
        default: png.palette = [[1, 2, 3]] + png.palette
        }
        return png
    }

    /// A few bytes changed, cut, doubled or added; half of the files get their checksums put right, so that the decoder sees
    /// more than them.
    private static func mutated(_ file: [UInt8], _ generator: inout SplitMix64) -> [UInt8] {
        var bytes = file
        for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: bytes.removeSubrange(place...)
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
            case 3:
                let end = Int.random(in: place...min(bytes.count, place + 40), using: &generator)
                bytes.insert(contentsOf: bytes[place..<end], at: place)
            case 4: bytes = (0..<bytes.count).map { _ in UInt8.random(in: 0...255, using: &generator) }
            default: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            }
        }
        return Bool.random(using: &generator) ? withChecksums(bytes) : bytes
    }

    private static func withChecksums(_ file: [UInt8]) -> [UInt8] {
        var bytes = file
        var place = 8
        while place + 12 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard place + 12 + length <= bytes.count else { break }
            let crc = RawPNG.word(Int(RawPNG.crc(Array(bytes[place + 4..<place + 8 + length]))))
            bytes.replaceSubrange(place + 8 + length..<place + 12 + length, with: crc)
            place += 12 + length
        }
        return bytes
    }
}
