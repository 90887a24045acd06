import CoreGraphics
import Rasterizer
import Testing

@Suite struct PNGEncodingTests {
    private func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> Pixel) -> CGImage {
        CGImage(bitmap: Bitmap(rows: (0..<height).map { y in (0..<width).map { x in pixel(x, y) } }))
    }

    /// Colour type, and whether the depth is 8, from the header.
    private func colorType(_ bytes: [UInt8]) -> Int {
        #expect(bytes[24] == 8)
        return Int(bytes[25])
    }

    private func hasChunk(_ name: String, _ bytes: [UInt8]) -> Bool {
        let name = Array(name.utf8)
        return bytes.indices.dropLast(4).contains { Array(bytes[$0..<$0 + 4]) == name }
    }

    @Test("equal pictures are equal bytes, whatever lay in the memory before")
    func sameBytes() throws {
        var seed: UInt32 = 1
        func next() -> UInt8 {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return UInt8(seed >> 24)
        }
        // Noise in part, so that many codes are equally good.
        let image = picture(300, 200) { x, y in
            (x / 20 + y / 10) % 3 == 0 ? Pixel(next(), next(), next(), 255) : Pixel(UInt8(x % 256), UInt8(y), 9)
        }
        let first = try PNG.encode(image)
        for round in 0..<40 {
            // Leaves rubbish where the encoder finds its memory.
            for size in [300_000, 1 << 20, 4096, 70_000] {
                let rubbish = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
                for at in stride(from: 0, to: size, by: 7) {
                    rubbish.storeBytes(of: next(), toByteOffset: at, as: UInt8.self)
                }
                rubbish.deallocate()
            }
            #expect(try PNG.encode(image) == first, "round \(round)")
        }
    }

    @Test("the colour type is the one that needs the fewest bytes")
    func smallestType() throws {
        let cases: [(CGImage, Int)] = [
            (picture(32, 32) { x, _ in Pixel(UInt8(x), UInt8(x), UInt8(x)) }, 0),
            (picture(32, 32) { x, y in Pixel(UInt8(x * 8), UInt8(y * 8), 0) }, 2),
            (picture(32, 32) { x, _ in Pixel(UInt8(x), 0, 255) }, 3),
            (picture(32, 32) { x, _ in Pixel(0, 0, UInt8(x), 128) }, 3),
            (picture(32, 32) { x, y in Pixel(UInt8(x), UInt8(x), UInt8(x), UInt8(100 + y * 2)) }, 4),
            (picture(32, 32) { x, y in Pixel(UInt8(x), UInt8(y), 0, UInt8(100 + y + x)) }, 6),
            (picture(1, 1) { _, _ in .red }, 2),
            (picture(1, 1) { _, _ in Pixel(0, 0, 9, 128) }, 6),
            (picture(64, 64) { x, y in (x + y) % 2 == 0 ? .clear : .white }, 3),
        ]
        for (index, (image, type)) in cases.enumerated() {
            let bytes = try PNG.encode(image)
            #expect(colorType(bytes) == type, "case \(index)")
            #expect(hasChunk("sRGB", bytes) && !hasChunk("gAMA", bytes))
            #expect(try PNG.decode(bytes).bitmap.bytes == image.bitmap.bytes)
        }
    }

    @Test("256 colours are a palette, 257 are not")
    func paletteLimit() throws {
        for (count, type) in [(256, 3), (257, 2)] {
            let image = picture(count, 8) { x, _ in Pixel(UInt8(x % 256), UInt8(x / 256), 7) }
            let bytes = try PNG.encode(image)
            #expect(colorType(bytes) == type)
            #expect(try PNG.decode(bytes).bitmap.bytes == image.bitmap.bytes)
        }
    }

    @Test("random premultiplied pixels survive, and the second file is the first")
    func roundTrip() throws {
        var generator = SplitMix64(seed: 14)
        for _ in 0..<200 {
            let colors = Int.random(in: 1...400, using: &generator)
            let isGray = Bool.random(using: &generator)
            let table = (0..<colors).map { _ -> Pixel in
                let a = Bool.random(using: &generator) ? 255 : UInt8.random(in: 0...255, using: &generator)
                func channel() -> UInt8 { UInt8.random(in: 0...a, using: &generator) }
                let c = channel()
                return isGray ? Pixel(c, c, c, a) : Pixel(c, channel(), channel(), a)
            }
            let (width, height) = (Int.random(in: 1...40, using: &generator), Int.random(in: 1...40, using: &generator))
            let image = picture(width, height) { _, _ in table.randomElement(using: &generator)! }
            let bytes = try PNG.encode(image)
            let again = try PNG.decode(bytes)
            #expect(again.bitmap.bytes == image.bitmap.bytes)
            #expect(try PNG.encode(again) == bytes)
            #expect(try PNG.encode(image) == bytes)
        }
    }
}
