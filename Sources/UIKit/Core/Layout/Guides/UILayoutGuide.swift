import Foundation

/// A rectangle that takes part in layout without being a view.
///
/// A view must own it before it is used in active constraints.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem {
    weak var owner: UIView?
    /// Active constraints that are about the guide and held by a view above its owner.
    var references: [NSLayoutConstraint] = []
    /// The number of the guide's first use: guides can be made anywhere, numbers only on the main actor.
    private(set) lazy var creationOrder = SerialNumber.next()

    /// Makes a guide that no view owns yet.
    public nonisolated override init() {
        super.init()
    }

    /// The view whose guide it is. Setting it moves the guide.
    open weak var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    /// What messages call the guide. Default empty; names that begin with `NS` or `UI` are the system's.
    open var identifier: String = ""

    /// The rectangle in the owner's space, valid from the owner's `layoutSubviews()` on; zero without an owner.
    open var layoutFrame: CGRect { owner?.rectangle(of: self) ?? .zero }

    /// True when another rectangle would satisfy the constraints as well.
    open var hasAmbiguousLayout: Bool { owner?.isAmbiguous(self) ?? false }

    /// The active constraints along one axis on which the rectangle depends, also through others.
    @discardableResult
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owner?.constraints(affecting: self, along: axis) ?? []
    }

    // MARK: Anchors

    private func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(ConstraintSide(self, attribute))
    }

    private func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(ConstraintSide(self, attribute))
    }

    private func size(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        NSLayoutDimension(ConstraintSide(self, attribute))
    }

    /// The edge where reading begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
    /// The edge where reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
    /// The vertical line through the middle.
    open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
    /// The horizontal line through the middle.
    open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { size(.width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { size(.height) }

    /// The text that UIKit prints, with names in place of addresses.
    open nonisolated override var description: String {
        MainActor.assumeIsolated { "<\(constraintName); layoutFrame = \(NSCoder.string(for: layoutFrame))>" }
    }

    // MARK: Layout item

    var layoutView: UIView? { owner }
    var layoutContainer: UIView? { owner }
    var marginItem: (any LayoutItem)? { nil }

    /// `UILayoutGuide:card'UIViewLayoutMarginsGuide'`: the owner's name stands for the address.
    var constraintName: String {
        let name = identifier.isEmpty ? "" : "'\(identifier)'"
        return "\(type(of: self)):\(owner?.name ?? "(no owner)")\(name)"
    }

    /// Whether the system keeps the guide on its owner. Default false.
    var isSystemGuide: Bool { false }

    /// The constraints that the system keeps on a guide of its own; none for others.
    func makeSystemConstraints() -> [NSLayoutConstraint] { [] }

    /// Brings the constraints of `makeSystemConstraints()` up to date.
    func updateSystemConstraints(_ constraints: [NSLayoutConstraint]) {}

    /// The rectangle while no constraint is about the guide, in the owner's space.
    var frameWithoutConstraints: CGRect { .zero }
}
