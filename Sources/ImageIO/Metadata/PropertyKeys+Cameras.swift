// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

// Keys of TIFF's and EXIF's dictionaries.

/// What is seen, in words.
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// Who made the camera.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// Which camera it was.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// As `kCGImagePropertyOrientation`.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// Pixels a unit across.
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
/// Pixels a unit down.
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
/// 2 for inches, 3 for centimetres.
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
/// What wrote the file.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// When it was changed last.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// Who made the picture.
public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// Whose it is.
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
/// Seconds.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The aperture's number.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// When it was taken.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// When it became a file.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// Millimetres.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// 1 for sRGB.
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
/// Pixels in a row.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// Rows.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// Who made the lens.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// Which lens it was.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"
