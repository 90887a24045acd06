import Foundation

/// How far a bar reaches into a controller's view, for code from before safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// From the view's edge to the bar's inner edge, in points.
    var length: CGFloat { get }
    /// The upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height: `length`.
    var heightAnchor: NSLayoutDimension { get }
}

/// The part of a controller's view that bars cover at its top or its bottom.
final class BarLayoutGuide: SystemLayoutGuide, UILayoutSupport {
    private let isTop: Bool

    init(atTop isTop: Bool, of owner: UIView) {
        self.isTop = isTop
        super.init()
        self.owner = owner
        identifier = isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
    }

    /// What stands for the guide among its owner's constraints from the moment at which somebody asks for it.
    private lazy var standing = Array(makeSystemConstraints().prefix(Self.shownCount))
    /// The height and the edge: the sides of the guide do not show.
    private static let shownCount = 2

    /// The guide's constraints as its owner lists them: those that are solved, once constraints are about it.
    func shownConstraints(in engine: LayoutEngine?) -> [NSLayoutConstraint] {
        let solved = engine?.record(of: self)?.guide ?? []
        guard solved.isEmpty else { return Array(solved.prefix(Self.shownCount)) }
        for constraint in standing {
            constraint.systemItem = self
            constraint.holder = owner
        }
        updateSystemConstraints(standing)
        return standing
    }

    var length: CGFloat { isTop ? owner?.safeAreaInsets.top ?? 0 : owner?.safeAreaInsets.bottom ?? 0 }

    override func makeSystemConstraints() -> [NSLayoutConstraint] {
        func side(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintSide { ConstraintSide(self, attribute) }
        func edge(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintSide { ConstraintSide(owner, attribute) }
        return [
            required(side(.height), ConstraintSide(), length, "\(identifier)-height"),
            required(
                side(isTop ? .top : .bottom), edge(isTop ? .top : .bottom), 0, "\(identifier)-vertical"),
            required(side(.left), edge(.left), 0, "\(identifier)-left"),
            required(side(.right), edge(.right), 0, "\(identifier)-right"),
        ]
    }

    override func updateSystemConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.first?.constant = length
    }

    override var frameWithoutConstraints: CGRect {
        guard let size = owner?.bounds.size else { return .zero }
        return CGRect(x: 0, y: isTop ? 0 : size.height - length, width: size.width, height: length)
    }
}
