import Foundation

/// A guide of the system: it prints as a plain one, and keeps constraints to its owner.
class SystemLayoutGuide: UILayoutGuide {
    override var constraintName: String { "UILayoutGuide:\(owner?.name ?? "(no owner)")'\(identifier)'" }

    override var isSystemGuide: Bool { true }

    func required(
        _ first: ConstraintSide, _ second: ConstraintSide, _ constant: CGFloat, _ identifier: String
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(first, .equal, second, constant: constant, identifier: identifier)
        constraint.isSystem = true
        return constraint
    }
}

/// The owner's bounds less insets that it has anyway: its margins or its safe area.
final class InsetLayoutGuide: SystemLayoutGuide {
    enum Kind {
        case margins, safeArea
    }

    private let kind: Kind

    init(_ kind: Kind, of owner: UIView) {
        self.kind = kind
        super.init()
        self.owner = owner
        identifier = kind == .margins ? "UIViewLayoutMarginsGuide" : "UIViewSafeAreaLayoutGuide"
    }

    private var insets: UIEdgeInsets {
        guard let owner else { return .zero }
        return kind == .margins ? owner.layoutMargins : owner.safeAreaInsets
    }

    private func name(_ edge: String) -> String {
        kind == .margins ? "UIView-\(edge)Margin-guide-constraint" : "UIViewSafeAreaLayoutGuide-\(edge)"
    }

    override func makeSystemConstraints() -> [NSLayoutConstraint] {
        let insets = insets
        func side(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintSide { ConstraintSide(self, attribute) }
        func edge(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintSide { ConstraintSide(owner, attribute) }
        return [
            required(side(.top), edge(.top), insets.top, name("top")),
            required(side(.left), edge(.left), insets.left, name("left")),
            required(edge(.bottom), side(.bottom), insets.bottom, name("bottom")),
            required(edge(.right), side(.right), insets.right, name("right")),
        ]
    }

    override func updateSystemConstraints(_ constraints: [NSLayoutConstraint]) {
        let insets = insets
        for (constraint, inset) in zip(constraints, [insets.top, insets.left, insets.bottom, insets.right]) {
            constraint.constant = inset
        }
    }

    override var frameWithoutConstraints: CGRect {
        guard let owner else { return .zero }
        return CGRect(origin: .zero, size: owner.bounds.size).inset(by: insets)
    }
}

/// The middle part of the margins, at most as wide as text is easy to read in.
final class ReadableContentGuide: SystemLayoutGuide {
    init(of owner: UIView) {
        super.init()
        self.owner = owner
        identifier = "UIViewReadableContentGuide"
    }

    /// 672 points at the default text size [observed], in proportion to the body font at others (assumed).
    private var maximumWidth: CGFloat {
        let category = owner?.traitCollection.preferredContentSizeCategory ?? .large
        return 672 * (Self.bodySizes[category] ?? 17) / 17
    }

    private static let bodySizes: [UIContentSizeCategory: CGFloat] = [
        .extraSmall: 14, .small: 15, .medium: 16, .large: 17, .extraLarge: 19, .extraExtraLarge: 21,
        .extraExtraExtraLarge: 23, .accessibilityMedium: 28, .accessibilityLarge: 33, .accessibilityExtraLarge: 40,
        .accessibilityExtraExtraLarge: 47, .accessibilityExtraExtraExtraLarge: 53,
    ]

    override func makeSystemConstraints() -> [NSLayoutConstraint] {
        guard let margins = owner?.layoutMarginsGuide else { return [] }
        func pair(_ attribute: NSLayoutConstraint.Attribute) -> (ConstraintSide, ConstraintSide) {
            (ConstraintSide(self, attribute), ConstraintSide(margins, attribute))
        }
        func equal(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
            let (own, margin) = pair(attribute)
            return required(own, margin, 0, "UIViewReadableContentGuide-\(attribute.name)")
        }
        let (width, marginWidth) = pair(.width)
        let limit = NSLayoutConstraint(
            width, .lessThanOrEqual, ConstraintSide(), constant: maximumWidth,
            identifier: "UIViewReadableContentGuide-maximumWidth")
        let inside = NSLayoutConstraint(
            width, .lessThanOrEqual, marginWidth, identifier: "UIViewReadableContentGuide-width")
        let wide = NSLayoutConstraint(
            width, .equal, marginWidth, priority: UILayoutPriority(999),
            identifier: "UIViewReadableContentGuide-preferredWidth")
        for constraint in [limit, inside, wide] { constraint.isSystem = true }
        return [limit, inside, wide, equal(.centerX), equal(.top), equal(.bottom)]
    }

    override func updateSystemConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.first?.constant = maximumWidth
    }

    override var frameWithoutConstraints: CGRect {
        guard let owner else { return .zero }
        let margins = owner.layoutMarginsGuide.layoutFrame
        let width = min(margins.width, maximumWidth)
        return CGRect(x: margins.midX - width / 2, y: margins.minY, width: width, height: margins.height)
    }
}
