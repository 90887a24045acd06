import Foundation

extension CGRect {
    /// What two rectangles have in common, null when that is nothing.
    ///
    /// Foundation's `intersection(_:)` traps when a side is no number, as that of a rectangle from −∞ to ∞ is; here
    /// such a rectangle has nothing in common with any.
    package func common(with other: CGRect) -> CGRect {
        let low = CGPoint(x: max(minX, other.minX), y: max(minY, other.minY))
        let high = CGPoint(x: min(maxX, other.maxX), y: min(maxY, other.maxY))
        // Not "unless greater": a comparison with a NaN is false.
        guard !isNull, !other.isNull, low.x <= high.x, low.y <= high.y else { return .null }
        let size = CGSize(width: high.x - low.x, height: high.y - low.y)
        guard !minX.isNaN, !minY.isNaN, !maxX.isNaN, !maxY.isNaN, !other.minX.isNaN, !other.minY.isNaN,
            !other.maxX.isNaN, !other.maxY.isNaN, !size.width.isNaN, !size.height.isNaN
        else { return .null }
        return CGRect(origin: low, size: size)
    }
}
