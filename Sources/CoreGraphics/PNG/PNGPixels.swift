import CPNG
import Rasterizer

/// A picture in the colour type that needs the fewest bytes before compression.
struct PNGPixels {
    private let width: Int
    private let height: Int
    private let color: cpng_color
    /// 8-bit RGBA, not premultiplied; for palettes an index a pixel.
    private let bytes: [UInt8]
    /// R G B A, those that are not opaque first.
    private var palette: [UInt32] = []
    private var translucentCount = 0

    init(_ image: CGImage) {
        width = image.width
        height = image.height
        let straight = PNGPixels.straight(image.bitmap)
        let colors = PNGColors(straight, width: width, height: height)
        color = colors.color
        guard color == cpng_palette else {
            bytes = straight
            return
        }
        palette = colors.palette
        translucentCount = colors.translucentCount
        bytes = PNGPixels.indices(of: straight, in: palette)
    }

    func withSource<Result>(_ body: (inout cpng_source) -> Result) -> Result {
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
                return body(&source)
            }
        }
    }

    /// The pixels with their colours divided by their alpha: the very same bytes where all is opaque.
    static func straight(_ bitmap: Bitmap) -> [UInt8] {
        let count = bitmap.rect.area
        if bitmap.isOpaque(in: bitmap.rect) { return bitmap.bytes }
        var result = bitmap.bytes
        for start in stride(from: 0, to: count * 4, by: 4) where result[start + 3] < 255 {
            for channel in start..<start + 3 {
                result[channel] = Premultiplication.divide(result[channel], result[start + 3])
            }
        }
        return result
    }

    private static func indices(of pixels: [UInt8], in palette: [UInt32]) -> [UInt8] {
        var places: [UInt32: UInt8] = [:]
        for (index, entry) in palette.enumerated() { places[entry] = UInt8(index) }
        var (last, place) = (palette[0], UInt8(0))
        return [UInt8](unsafeUninitializedCapacity: pixels.count / 4) { result, count in
            pixels.withUnsafeBytes { bytes in
                for index in 0..<pixels.count / 4 {
                    let pixel = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
                    if pixel != last { (last, place) = (pixel, places[pixel] ?? 0) }
                    result[index] = place
                }
            }
            count = pixels.count / 4
        }
    }
}

/// What colours a picture has, and the colour type that follows.
private struct PNGColors {
    private(set) var color = cpng_rgba
    /// In order of appearance, those that are not opaque first; red in the lowest byte.
    private(set) var palette: [UInt32] = []
    private(set) var translucentCount = 0

    init(_ pixels: [UInt8], width: Int, height: Int) {
        var survey = cpng_survey()
        cpng_take_survey(pixels, width, height, &survey)
        let (isGray, isOpaque) = (survey.is_gray == 1, survey.is_opaque == 1)
        color = isGray ? (isOpaque ? cpng_gray : cpng_gray_alpha) : (isOpaque ? cpng_rgb : cpng_rgba)
        guard survey.color_count <= 256 else { return }
        let colors = PNGColors.colors(of: survey)
        let translucent = colors.filter { $0 >> 24 < 255 }
        let bytesPerPixel = (isGray ? 1 : 3) + (isOpaque ? 0 : 1)
        // Each table is a chunk of its own: 12 bytes beside the entries.
        let tables = 12 + 3 * colors.count + (translucent.isEmpty ? 0 : 12 + translucent.count)
        let area = width * height
        guard area + tables < area * bytesPerPixel else { return }
        color = cpng_palette
        palette = translucent + colors.filter { $0 >> 24 == 255 }
        translucentCount = translucent.count
    }

    private static func colors(of survey: cpng_survey) -> [UInt32] {
        withUnsafeBytes(of: survey.colors) { bytes in
            (0..<Int(survey.color_count)).map {
                UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
            }
        }
    }
}
