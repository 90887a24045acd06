@_exported import CoreGraphics
// On devices URLSession, URLCache and their kin are Foundation's own.
@_exported import FoundationNetworking
// By way of Core Image, which UIKit brings there.
@_exported import ImageIO
@_exported import QuartzCore
