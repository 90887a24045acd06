@_exported import CoreGraphics

/// A time in seconds.
public typealias CFTimeInterval = Double
