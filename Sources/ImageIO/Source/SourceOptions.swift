import CoreGraphics
import Foundation

/// Options of an image source, read once.
struct SourceOptions {
    var isDecodedAtOnce = false
    var makesThumbnail = false
    /// 0: as large as the picture.
    var longSide = 0
    var turnsUpright = false

    init(_ options: CFDictionary?) {
        func isTrue(_ key: String) -> Bool { Self.number(options?[key]).map { $0 != 0 } ?? false }
        isDecodedAtOnce = isTrue(kCGImageSourceShouldCacheImmediately)
        makesThumbnail =
            isTrue(kCGImageSourceCreateThumbnailFromImageIfAbsent)
            || isTrue(kCGImageSourceCreateThumbnailFromImageAlways)
        turnsUpright = isTrue(kCGImageSourceCreateThumbnailWithTransform)
        let side = Self.number(options?[kCGImageSourceThumbnailMaxPixelSize]) ?? 0
        longSide = side >= 1 && side < 0x1p31 ? Int(side) : 0
    }

    /// Numbers come in all of their types.
    static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
