import Foundation

/// Whether two rectangles are equal, but for the last digits of sums.
func near(_ found: CGRect?, _ wanted: CGRect?) -> Bool {
    guard let found, let wanted else { return found == nil && wanted == nil }
    let pairs = [
        (found.minX, wanted.minX), (found.minY, wanted.minY), (found.width, wanted.width),
        (found.height, wanted.height),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-6 }
}

/// Lengths of a screen, counted plainly: what models of layouts round by.
struct PlainPixels {
    let scale: Double

    func down(_ points: Double) -> Double { (points * scale + 1e-6).rounded(.down) / scale }
    func nearest(_ points: Double) -> Double { (points * scale + 0.5 + 1e-6).rounded(.down) / scale }
}
