import CPNG
import Rasterizer

/// A picture in the colour type that needs the fewest bytes before compression.
struct PNGPixels {
    private let width: Int
    private let height: Int
    private var color = cpng_rgba
    private var bytes: [UInt8]
    /// R G B A, those that are not opaque first.
    private var palette: [UInt32] = []
    private var translucentCount = 0

    init(_ image: CGImage) {
        width = image.width
        height = image.height
        bytes = []
        let pixels = PNGPixels.straight(image.bitmap)
        let census = PNGCensus(pixels)
        color = census.color
        switch color {
        case cpng_gray: bytes = pixels.map { UInt8(truncatingIfNeeded: $0) }
        case cpng_gray_alpha: bytes = PNGPixels.bytes(of: pixels, channels: [0, 3])
        case cpng_rgb: bytes = PNGPixels.bytes(of: pixels, channels: [0, 1, 2])
        case cpng_palette:
            palette = census.palette
            translucentCount = census.translucentCount
            bytes = PNGPixels.indices(of: pixels, in: palette)
        default: bytes = PNGPixels.bytes(of: pixels, channels: [0, 1, 2, 3])
        }
    }

    /// Level 3 with one fixed filter. Measured on two interfaces of 1170×2532 pixels: 45 and 55 ms for 132 and 269 KB, where
    /// level 1 takes 39 and 51 ms for 143 and 350 KB, and level 6 with libpng's choice of filters 200 ms for 92 and 170 KB. Up
    /// suits flat areas, rows that repeat and vertical gradients; indices of a palette are no quantities and stay as they are.
    ///
    /// Quick files have runs only.
    func withSource<Result>(_ effort: PNG.Effort, _ body: (inout cpng_source) -> Result) -> Result {
        let entries = palette.flatMap { entry in (0..<4).map { UInt8(truncatingIfNeeded: entry >> (8 * $0)) } }
        return bytes.withUnsafeBufferPointer { pixels in
            entries.withUnsafeBufferPointer { entries in
                var source = cpng_source()
                source.width = UInt32(width)
                source.height = UInt32(height)
                source.color = color
                source.pixels = pixels.baseAddress
                source.palette = entries.baseAddress
                source.palette_count = Int32(palette.count)
                source.translucent_count = Int32(translucentCount)
                source.level = effort == .quick ? 1 : 3
                source.strategy = effort == .quick ? cpng_runs : cpng_any
                source.filters = color == cpng_palette ? 0x08 : 0x20
                return body(&source)
            }
        }
    }

    /// One word a pixel: red in the lowest byte, alpha in the highest.
    private static func straight(_ bitmap: Bitmap) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: bitmap.rect.area) { words, count in
            bitmap.bytes.withUnsafeBytes { bytes in
                for index in 0..<bitmap.rect.area {
                    let pixel = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
                    words[index] = pixel >> 24 == 255 ? pixel : straight(pixel)
                }
            }
            count = bitmap.rect.area
        }
    }

    private static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = UInt8(pixel >> 24)
        func channel(_ shift: UInt32) -> UInt32 {
            UInt32(Premultiplication.divide(UInt8(truncatingIfNeeded: pixel >> shift), alpha)) << shift
        }
        return channel(0) | channel(8) | channel(16) | UInt32(alpha) << 24
    }

    /// Some of the four channels, in order.
    private static func bytes(of pixels: [UInt32], channels: [UInt32]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: pixels.count * channels.count) { bytes, count in
            for (offset, channel) in channels.enumerated() {
                var place = offset
                for pixel in pixels {
                    bytes[place] = UInt8(truncatingIfNeeded: pixel >> (8 * channel))
                    place += channels.count
                }
            }
            count = pixels.count * channels.count
        }
    }

    private static func indices(of pixels: [UInt32], in palette: [UInt32]) -> [UInt8] {
        var places: [UInt32: UInt8] = [:]
        for (index, entry) in palette.enumerated() { places[entry] = UInt8(index) }
        var (last, place) = (palette[0], UInt8(0))
        return pixels.map { pixel in
            if pixel != last { (last, place) = (pixel, places[pixel] ?? 0) }
            return place
        }
    }
}

/// What colours a picture has.
private struct PNGCensus {
    private(set) var color = cpng_rgba
    /// In order of appearance, those that are not opaque first.
    private(set) var palette: [UInt32] = []
    private(set) var translucentCount = 0

    init(_ pixels: [UInt32]) {
        var (isGray, isOpaque) = (true, true)
        var seen: Set<UInt32> = []
        var order: [UInt32] = []
        var last: UInt32?
        for pixel in pixels where pixel != last {
            last = pixel
            isOpaque = isOpaque && pixel >> 24 == 255
            isGray = isGray && pixel & 0xFF == pixel >> 8 & 0xFF && pixel & 0xFF == pixel >> 16 & 0xFF
            if order.count <= 256, seen.insert(pixel).inserted { order.append(pixel) }
        }
        let translucent = order.filter { $0 >> 24 < 255 }
        let direct = isGray ? (isOpaque ? cpng_gray : cpng_gray_alpha) : (isOpaque ? cpng_rgb : cpng_rgba)
        let bytesPerPixel = (isGray ? 1 : 3) + (isOpaque ? 0 : 1)
        color = direct
        guard order.count <= 256 else { return }
        // Each table is a chunk of its own: 12 bytes beside the entries.
        let tables = 12 + 3 * order.count + (translucent.isEmpty ? 0 : 12 + translucent.count)
        guard pixels.count + tables < pixels.count * bytesPerPixel else { return }
        color = cpng_palette
        palette = translucent + order.filter { $0 >> 24 == 255 }
        translucentCount = translucent.count
    }
}
