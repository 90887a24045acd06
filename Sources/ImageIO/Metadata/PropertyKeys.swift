// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

// Keys of what is told of a file or a frame.

/// What TIFF's tags in the file say.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// What EXIF's tags in the file say.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// What is JFIF's in a JPEG file.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// What is GIF's, of a file or a frame.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// What is PNG's, of a file or a frame of an animated one.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// What is WebP's, of a file or a frame of an animated one.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// The bytes of the file.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// How many frames the file has.
public let kCGImagePropertyImageCount: CFString = "ImageCount"
/// Pixels in a row, as stored.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// Rows, as stored.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Pixels an inch across; absent where the file says nothing.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels an inch down; absent where the file says nothing.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// Bits a component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// How pixels are to be turned and mirrored: the raw value of a `CGImagePropertyOrientation`; absent where the file says nothing.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// True where colours come from a palette; absent else.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// True where pixels have alpha; absent else.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// What components pixels have: one of the four values below.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The name of the colour profile; absent where there is none.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Grey.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// Cyan, magenta, yellow and black.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
/// Lightness and two colours; no file that is read has it.
public let kCGImagePropertyColorModelLab: CFString = "Lab"
