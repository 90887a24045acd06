import CoreGraphics

/// Whether two attributes may be related: the one place that decides it.
///
/// Whoever refuses says so in words of its own: `ConstraintRules` as the exceptions of UIKit do, and
/// `NSLayoutConstraint.problem(relating:to:multiplier:)` as a sentence for files.
enum ConstraintLegality {
    case legal
    /// A location without a second item would equal a constant.
    case lacksItem
    /// A location times 0 would equal a constant.
    case isMultipliedByZero
    /// Leading or trailing with left or right.
    case mixesDirections
    /// Lengths, and lines of different axes.
    case isIncompatible

    /// - Parameter second: Nil without a second item.
    init(
        relating first: NSLayoutConstraint.Attribute.Family, to second: NSLayoutConstraint.Attribute.Family?,
        multiplier: CGFloat
    ) {
        let isLocation = first != .size && first != .none
        switch (first, second) {
        case (_, nil) where isLocation: self = .lacksItem
        case (.size, nil): self = .legal
        case _ where isLocation && multiplier == 0: self = .isMultipliedByZero
        case (.absolute, .directional), (.directional, .absolute): self = .mixesDirections
        case (.absolute, .absolute), (.absolute, .centerX), (.centerX, .absolute), (.directional, .directional),
            (.directional, .centerX), (.centerX, .directional), (.centerX, .centerX), (.vertical, .vertical),
            (.size, .size):
            self = .legal
        default: self = .isIncompatible
        }
    }
}
