// Seen in all files of this target.
@_exported import TestSupport

extension SplitMix64 {
    mutating func next(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + Double(next() >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
    }
}
