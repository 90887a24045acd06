import CoreGraphics

/// Where something lies along the axis that scrolls, in points from the start of the list.
package struct ListExtent: Hashable, Sendable {
    let exactStart: ExactLength
    let exactLength: ExactLength
    /// Whether its own length is an estimate.
    package let isEstimate: Bool

    package var start: CGFloat { exactStart.points }
    package var length: CGFloat { exactLength.points }
    package var end: CGFloat { (exactStart + exactLength).points }
    package var middle: CGFloat { ((exactStart * 2) + exactLength).points / 2 }
}
