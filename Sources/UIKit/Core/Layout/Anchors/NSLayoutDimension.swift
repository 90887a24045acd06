import Foundation

/// A width, a height, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// An inactive constraint: this size is `c` points.
    @discardableResult
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, c) }
    /// An inactive constraint: this size is at least `c` points.
    @discardableResult
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, c)
    }
    /// An inactive constraint: this size is at most `c` points.
    @discardableResult
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { relate(.lessThanOrEqual, c) }

    /// An inactive constraint: this size is `m` times the other.
    @discardableResult
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, m, 0)
    }
    /// An inactive constraint: this size is at least `m` times the other.
    @discardableResult
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, m, 0)
    }
    /// An inactive constraint: this size is at most `m` times the other.
    @discardableResult
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, m, 0)
    }

    /// An inactive constraint: this size is `m` times the other and `c` points.
    @discardableResult
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, m, c)
    }
    /// An inactive constraint: this size is at least `m` times the other and `c` points.
    @discardableResult
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, m, c)
    }
    /// An inactive constraint: this size is at most `m` times the other and `c` points.
    @discardableResult
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, m, c)
    }

    private func relate(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, relation, ConstraintSide(), constant: constant)
    }

    private func relate(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutDimension, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, relation, anchor.side, multiplier: multiplier, constant: constant)
    }
}
