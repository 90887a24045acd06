import CoreGraphics
import Foundation

/// What a program is told of a file and its frames.
struct PictureProperties {
    let info: PictureInfo

    /// Of the file as a whole.
    func ofFile(byteCount: Int) -> CFDictionary {
        var result: CFDictionary = [kCGImagePropertyFileSize: byteCount, kCGImagePropertyImageCount: info.frameCount]
        result[dictionaryKey] = animation
        return result
    }

    /// Of a frame.
    func ofFrame(_ index: Int) -> CFDictionary {
        var result: CFDictionary = [
            kCGImagePropertyPixelWidth: info.width, kCGImagePropertyPixelHeight: info.height,
            kCGImagePropertyDepth: info.depth, kCGImagePropertyColorModel: info.model.rawValue,
        ]
        if info.hasAlpha { result[kCGImagePropertyHasAlpha] = true }
        if info.isIndexed { result[kCGImagePropertyIsIndexed] = true }
        result[kCGImagePropertyProfileName] = info.profileName
        result[kCGImagePropertyOrientation] = info.exif.orientation
        addDensity(to: &result)
        if !info.exif.tiff.isEmpty { result[kCGImagePropertyTIFFDictionary] = info.exif.tiff.mapValues(\.any) }
        if !info.exif.exif.isEmpty { result[kCGImagePropertyExifDictionary] = info.exif.exif.mapValues(\.any) }
        if info.delays.indices.contains(index) { result[dictionaryKey] = delays(of: index) }
        return result
    }

    /// A frame is seen for a tenth of a second where its file says next to nothing, as browsers have it (assumed).
    static func clamped(_ delay: Double) -> Double { delay < 0.02 ? 0.1 : delay }

    private var dictionaryKey: String {
        switch info.format {
        case .gif: kCGImagePropertyGIFDictionary
        case .png: kCGImagePropertyPNGDictionary
        case .webP: kCGImagePropertyWebPDictionary
        default: kCGImagePropertyJFIFDictionary
        }
    }

    /// TIFF's tags count where the format has none of its own.
    private func addDensity(to result: inout CFDictionary) {
        var density = info.density
        if density == nil, case .number(let x)? = info.exif.tiff[kCGImagePropertyTIFFXResolution],
            case .number(let y)? = info.exif.tiff[kCGImagePropertyTIFFYResolution]
        {
            let inch = info.exif.tiff[kCGImagePropertyTIFFResolutionUnit] == .number(3) ? 2.54 : 1
            density = (x * inch, y * inch)
        }
        guard let density else { return }
        result[kCGImagePropertyDPIWidth] = density.x
        result[kCGImagePropertyDPIHeight] = density.y
        guard info.format == .jpeg, info.density != nil else { return }
        result[kCGImagePropertyJFIFDictionary] =
            [kCGImagePropertyJFIFXDensity: density.x, kCGImagePropertyJFIFYDensity: density.y] as [String: Any]
    }

    // The keys of GIF, PNG and WebP are of the same letters.
    private var animation: [String: Any]? {
        guard !info.delays.isEmpty else { return nil }
        var result: [String: Any] = [
            kCGImagePropertyGIFCanvasPixelWidth: info.width, kCGImagePropertyGIFCanvasPixelHeight: info.height,
            kCGImagePropertyGIFFrameInfoArray: info.delays.indices.map(delays),
        ]
        result[kCGImagePropertyGIFLoopCount] = info.loopCount
        return result
    }

    private func delays(of index: Int) -> [String: Any] {
        [
            kCGImagePropertyGIFDelayTime: Self.clamped(info.delays[index]),
            kCGImagePropertyGIFUnclampedDelayTime: info.delays[index],
        ]
    }
}
