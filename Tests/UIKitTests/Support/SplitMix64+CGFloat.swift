import CoreGraphics
// Seen in all files of this target.
@_exported import TestKit
@_exported import TestSupport

extension SplitMix64 {
    mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &self) }
}
