// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

// Keys of the dictionaries of formats.

/// How often the frames are shown; 0 for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// Seconds that a frame is shown; a tenth where the file has less than two hundredths (assumed).
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// Seconds that a frame is shown, as the file has them.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Pixels in a row of the whole picture.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// Rows of the whole picture.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// A dictionary a frame with its two delays.
public let kCGImagePropertyGIFFrameInfoArray: CFString = "FrameInfo"
/// How often the frames are shown; 0 for ever.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// Seconds that a frame is shown; a tenth where the file has less than two hundredths (assumed).
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// Seconds that a frame is shown, as the file has them.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Pixels in a row of the whole picture.
public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// Rows of the whole picture.
public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// A dictionary a frame with its two delays.
public let kCGImagePropertyAPNGFrameInfoArray: CFString = "FrameInfo"
/// How often the frames are shown; 0 for ever.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// Seconds that a frame is shown; a tenth where the file has less than two hundredths (assumed).
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// Seconds that a frame is shown, as the file has them.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Pixels in a row of the whole picture.
public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// Rows of the whole picture.
public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// A dictionary a frame with its two delays.
public let kCGImagePropertyWebPFrameInfoArray: CFString = "FrameInfo"
/// Pixels an inch across.
public let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
/// Pixels an inch down.
public let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
