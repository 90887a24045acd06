import Foundation

/// An edge, centre line, baseline or size of a view or layout guide, to make constraints of.
///
/// The type says what may be compared: `NSLayoutXAxisAnchor` with its like, `NSLayoutYAxisAnchor` with its like,
/// `NSLayoutDimension` with its like. Anchors of the same place are equal.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, LayoutAnchor {
    let side: ConstraintSide
    nonisolated let place: AnchorPlace

    /// Reads the place on the main actor, so that anchors compare everywhere.
    init(_ side: ConstraintSide) {
        self.side = side
        place = AnchorPlace(side)
        super.init()
    }

    /// The view or layout guide.
    open var item: AnyObject? { side.item }

    /// The text that UIKit prints, with names in place of addresses.
    open nonisolated override var description: String { MainActor.assumeIsolated { AnchorText.text(side) } }

    /// True for anchors of one place.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? any LayoutAnchor)?.place == place
    }

    /// Equal for anchors of one place.
    open nonisolated override var hash: Int { place.hashValue }

    // MARK: Constraints

    /// An inactive constraint: this anchor at the other.
    @discardableResult
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, anchor, 0)
    }

    /// An inactive constraint: this anchor at the other or beyond it, as coordinates grow (or as one reads).
    @discardableResult
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, 0)
    }

    /// An inactive constraint: this anchor at the other or before it.
    @discardableResult
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, 0)
    }

    /// An inactive constraint: this anchor `c` points beyond the other.
    @discardableResult
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, c)
    }

    /// An inactive constraint: this anchor at least `c` points beyond the other.
    @discardableResult
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, c)
    }

    /// An inactive constraint: this anchor at most `c` points beyond the other.
    @discardableResult
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, c)
    }

    private func relate(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        Self.relate(side, relation, anchor.side, constant)
    }

    /// Anchors have a message of their own for edges that do not go together.
    private static func relate(
        _ first: ConstraintSide, _ relation: NSLayoutConstraint.Relation, _ second: ConstraintSide,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        guard let violation = ConstraintRules.incompatibleAnchors(first, second) else {
            return NSLayoutConstraint(first, relation, second, constant: constant)
        }
        let constraint = NSLayoutConstraint()
        constraint.setUpUnchecked(first, relation, second, multiplier: 1, constant: constant)
        constraint.refuse(violation)
        return constraint
    }

    /// A constraint with system spacing: 8 points, times `multiplier`.
    func spaced(
        _ relation: NSLayoutConstraint.Relation, from anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat,
        space: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = _UISystemBaselineConstraint(
            side, relation, anchor.side, constant: space * multiplier)
        constraint.spacing = .anchors
        return constraint
    }
}

/// Anchors of all types.
@MainActor
protocol LayoutAnchor: NSObject {
    nonisolated var place: AnchorPlace { get }
}

/// What an anchor is of, to compare anchors by.
struct AnchorPlace: Hashable, Sendable {
    private let item: ObjectIdentifier?
    private let attribute: Int
    private let origin: ObjectIdentifier?
    private let originAttribute: Int

    @MainActor
    init(_ side: ConstraintSide) {
        item = side.item.map { ObjectIdentifier($0) }
        attribute = side.attribute.rawValue
        origin = side.origin.map { ObjectIdentifier($0) }
        originAttribute = side.originAttribute.rawValue
    }
}

/// Anchors in UIKit's notation.
@MainActor
enum AnchorText {
    /// The text of an anchor: `<NSLayoutXAxisAnchor "UIView:card.left">`.
    static func text(_ side: ConstraintSide) -> String {
        guard let item = side.item else { return "(null)" }
        return "<\(typeName(side)) \"\(item.constraintName).\(side.attribute.name)\">"
    }

    private static func typeName(_ side: ConstraintSide) -> String {
        if side.isSize { return "NSLayoutDimension" }
        return side.attribute.family == .vertical ? "NSLayoutYAxisAnchor" : "NSLayoutXAxisAnchor"
    }
}
