// Seen in all files of this target.
@_exported import CoreGraphics
import Foundation
@_exported import TestSupport

/// How much of a long count is tried: a share of it, all of it with OFFSTAGE_LONG.
enum LongRuns {
    private static let isLong = ProcessInfo.processInfo.environment["OFFSTAGE_LONG"] != nil

    static func count(_ whole: Int, share: Int = 50) -> Int { isLong ? whole : whole / share }
}

extension SplitMix64 {
    /// 0…most.
    mutating func count(_ most: Int) -> Int { Int.random(in: 0...most, using: &self) }
}

/// Whether two rectangles share more than an edge.
func shareMore(_ a: CGRect, _ b: CGRect) -> Bool {
    max(a.minX, b.minX) < min(a.maxX, b.maxX) && max(a.minY, b.minY) < min(a.maxY, b.maxY)
}
