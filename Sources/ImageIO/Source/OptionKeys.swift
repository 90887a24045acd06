// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

// Keys of options.

/// What the file is likely to be. Accepted and not used: files are told by their first bytes.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether pixels are kept once they are decoded. A picture's own are, for as long as it lives.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether a picture is decoded when it is made, and not when it is first drawn. Thumbnails always are. Default false.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether pixels of more than 8 bits may stay so. Accepted and not used: all have 8.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// Whether a thumbnail is made of the picture where the file has none. Thumbnails in files are not looked at.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is made of the picture in any case.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The longer side of a thumbnail, in pixels; absent or below 1, it is as large as the picture. Never larger than it.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is turned and mirrored upright. Default false.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// By how much a picture may be read smaller. Accepted and not used.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
