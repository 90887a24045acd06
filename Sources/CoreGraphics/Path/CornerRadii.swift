/// The radii of a rectangle's corners; 0 for a square one. y points down.
package struct CornerRadii: Hashable, Sendable {
    package var minXMinY, maxXMinY, minXMaxY, maxXMaxY: Double

    /// A radius for each corner.
    package init(minXMinY: Double, maxXMinY: Double, minXMaxY: Double, maxXMaxY: Double) {
        self.minXMinY = minXMinY
        self.maxXMinY = maxXMinY
        self.minXMaxY = minXMaxY
        self.maxXMaxY = maxXMaxY
    }

    /// One radius at some corners, with the bits of `CACornerMask` (1 minX minY, 2 maxX minY, 4 minX maxY, 8 maxX maxY).
    package init(_ radius: Double, corners: UInt = 15) {
        self.init(
            minXMinY: corners & 1 != 0 ? radius : 0, maxXMinY: corners & 2 != 0 ? radius : 0,
            minXMaxY: corners & 4 != 0 ? radius : 0, maxXMaxY: corners & 8 != 0 ? radius : 0)
    }

    /// No round corner.
    package static let zero = CornerRadii(0)

    /// In the order in which the bits of a mask name the corners.
    package var values: [Double] { [minXMinY, maxXMinY, minXMaxY, maxXMaxY] }

    /// The largest of the four.
    package var largest: Double { max(max(minXMinY, maxXMinY), max(minXMaxY, maxXMaxY)) }

    /// The one radius of all corners; nil where they differ.
    package var uniform: Double? {
        minXMinY == maxXMinY && minXMinY == minXMaxY && minXMinY == maxXMaxY ? minXMinY : nil
    }

    /// Each changed by itself.
    package func mapped(_ change: (Double) -> Double) -> CornerRadii {
        CornerRadii(
            minXMinY: change(minXMinY), maxXMinY: change(maxXMinY), minXMaxY: change(minXMaxY),
            maxXMaxY: change(maxXMaxY))
    }

    /// Each brought down to a limit; 0 for what is no radius.
    package func limited(to limit: Double) -> CornerRadii {
        mapped { $0 > 0 ? min($0, max(limit, 0)) : 0 }
    }
}
