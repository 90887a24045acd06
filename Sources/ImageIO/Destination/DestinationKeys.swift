// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

// Keys of properties that pictures are written with, beside `kCGImagePropertyOrientation`.

/// 0, smallest, to 1, best, for JPEG. Default 0.8 (assumed).
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// A `CGColor` below what is translucent, where the format has no alpha. Default white.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The longer side in pixels, of larger pictures; they are made smaller as thumbnails are.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
