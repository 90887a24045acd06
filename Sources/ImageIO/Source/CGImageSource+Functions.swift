// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

/// The identifiers of the formats that are read: JPEG, PNG, GIF and WebP.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { PictureFormat.readable.map(\.rawValue) }

/// A source of a file's bytes. Bytes of no picture give a source without frames, whose status tells.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource([UInt8](data))
}

/// A source of a file; nil where it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    return CGImageSource([UInt8](data), title: url.lastPathComponent)
}

/// A source of a provider's bytes; nil where it has none.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
    provider.data.map { CGImageSource([UInt8]($0)) }
}

/// A source of bytes that come in little by little.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(nil) }

/// Gives a source all bytes that have come in so far, those of before included.
/// - Parameter final: Whether no more will come.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update([UInt8](data), isFinal: final)
}

/// Gives a source all bytes that have come in so far, those of before included.
/// - Parameter final: Whether no more will come.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    isrc.update([UInt8](provider.data ?? Data()), isFinal: final)
}

/// The identifier of the format, such as `public.jpeg`, as far as the first bytes tell.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.format?.rawValue }

/// How many frames there are; 0 where the file cannot be read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.file?.info.frameCount ?? 0 }

/// Always the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// How far the file as a whole is there. The first frame is decoded for it.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// How far a frame can be shown. It is decoded for it.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    isrc.status(at: index)
}

/// What is known of the file as a whole; nil where it cannot be read.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    isrc.file.map { PictureProperties(info: $0.info).ofFile(byteCount: isrc.bytes.count) }
}

/// What is known of a frame, without decoding it; nil where there is none.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard let info = isrc.file?.info, index >= 0, index < info.frameCount else { return nil }
    return PictureProperties(info: info).ofFrame(index)
}

/// A frame as it is stored, decoded when it is first drawn unless the options say otherwise; nil where there is none.
/// What is missing of a damaged frame is clear, in a JPEG grey.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    isrc.image(at: index, isDecodedAtOnce: SourceOptions(options).isDecodedAtOnce)
}

/// A frame made small while it is decoded; nil where there is none, and where the options ask for no thumbnail to be made.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    isrc.thumbnail(at: index, SourceOptions(options))
}

/// Lets go of what the source keeps to decode further frames.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) { isrc.forget() }
