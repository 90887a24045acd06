import CoreGraphics
// Seen in all files that import this module.
@_exported import TestSupport

extension SplitMix64 {
    /// A number in a range.
    public mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &self) }
}
