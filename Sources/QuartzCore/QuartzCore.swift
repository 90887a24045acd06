@_exported import CoreGraphics
@_exported import Foundation
@_exported import Typesetting

/// A time in seconds.
public typealias CFTimeInterval = Double
