// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

/// The identifiers of the formats that are written: JPEG and PNG.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    [PictureFormat.jpeg.rawValue, PictureFormat.png.rawValue]
}

/// A destination that appends a file to `data`; nil for other types than `public.png` and `public.jpeg`.
/// - Parameter count: How many pictures will be added: one.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(.data(data), type: type, count: count)
}

/// A destination that writes a file, as a whole or not at all; nil for other types than `public.png` and `public.jpeg`.
/// - Parameter count: How many pictures will be added: one.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    url.isFileURL ? CGImageDestination(.file(url), type: type, count: count) : nil
}

/// Sets what holds where a picture's own properties say nothing.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.set(properties)
}

/// Adds a picture.
/// - Parameter properties: Quality, largest side, background and orientation.
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
    idst.add(image, properties)
}

/// Adds a frame of a source, with its orientation where `properties` have none; nothing where there is none.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
    let own = CGImageSourceCopyPropertiesAtIndex(isrc, index, nil)?[kCGImagePropertyOrientation]
    let kept: CFDictionary = own.map { [kCGImagePropertyOrientation: $0] } ?? [:]
    idst.add(image, kept.merging(properties ?? [:]) { $1 })
}

/// Writes all that was added; false where a picture is missing or the file cannot be written.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
