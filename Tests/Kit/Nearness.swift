import CoreGraphics

/// Whether two lengths are the same but for what arithmetic leaves.
public func near(_ a: CGFloat?, _ b: CGFloat, within tolerance: CGFloat = 1e-4) -> Bool {
    a.map { abs($0 - b) <= tolerance } ?? false
}
