// Seen in all files of this target.
@_exported import TestSupport

@testable import Rasterizer

extension SplitMix64 {
    mutating func double(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
    mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
    mutating func byte() -> UInt8 { UInt8.random(in: 0...255, using: &self) }
    mutating func point(_ range: ClosedRange<Double>) -> Point { Point(double(range), double(range)) }
}
