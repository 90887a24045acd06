@_exported import CoreGraphics
// On devices URLSession, URLCache and their kin are Foundation's own.
@_exported import FoundationNetworking
@_exported import QuartzCore
