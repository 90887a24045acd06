import CoreGraphics

/// How long a row, a header or a footer is along the axis that scrolls.
package enum ListLength: Hashable, Sendable {
    /// Measured, told or fixed, in points.
    case known(CGFloat)
    /// Stands in until it is known, in points.
    case estimated(CGFloat)

    package var points: CGFloat {
        switch self {
        case .known(let points), .estimated(let points): points
        }
    }

    package var isEstimate: Bool {
        switch self {
        case .known: false
        case .estimated: true
        }
    }
}
