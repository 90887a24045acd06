import Foundation

/// A vertical edge or centre line: left, right, leading, trailing, centerX.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to the other.
    @discardableResult
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(ConstraintSide(from: side, to: otherAnchor.side))
    }

    /// An inactive constraint: this anchor behind the other, in reading order, by `multiplier` times 8 points.
    @discardableResult
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.equal, from: anchor, multiplier: multiplier, space: SystemSpacing.standard)
    }

    /// An inactive constraint: this anchor at least `multiplier` times 8 points behind the other.
    @discardableResult
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, from: anchor, multiplier: multiplier, space: SystemSpacing.standard)
    }

    /// An inactive constraint: this anchor at most `multiplier` times 8 points behind the other.
    @discardableResult
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, from: anchor, multiplier: multiplier, space: SystemSpacing.standard)
    }
}

/// A horizontal edge, centre line or baseline: top, bottom, centerY, firstBaseline, lastBaseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to the other.
    @discardableResult
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(ConstraintSide(from: side, to: otherAnchor.side))
    }

    /// An inactive constraint: this anchor below the other by system spacing times `multiplier`: 8 points, between
    /// baselines of text the lower font's line height (assumed).
    @discardableResult
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.equal, from: anchor, multiplier: multiplier, space: SystemSpacing.below(anchor.side, to: side))
    }

    /// An inactive constraint: this anchor below the other by at least `multiplier` times system spacing.
    @discardableResult
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(
            .greaterThanOrEqual, from: anchor, multiplier: multiplier,
            space: SystemSpacing.below(anchor.side, to: side))
    }

    /// An inactive constraint: this anchor below the other by at most `multiplier` times system spacing.
    @discardableResult
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(
            .lessThanOrEqual, from: anchor, multiplier: multiplier, space: SystemSpacing.below(anchor.side, to: side))
    }
}

/// The space that UIKit leaves where nobody says how much.
@MainActor
enum SystemSpacing {
    static let standard: CGFloat = 8

    static func below(_ upper: ConstraintSide, to lower: ConstraintSide) -> CGFloat {
        guard upper.attribute.isBaseline, lower.attribute.isBaseline, let view = lower.item as? UIView else {
            return standard
        }
        return view.textLineHeight ?? standard
    }
}
