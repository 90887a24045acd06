import Foundation

/// What a scroll view has beside its frame: the rectangle of its content, which begins at the origin of its space, and
/// the part of its space that shows.
final class ScrollLayoutGuide: SystemLayoutGuide {
    enum Kind {
        case content, frame
    }

    let kind: Kind

    init(_ kind: Kind, of owner: UIScrollView) {
        self.kind = kind
        super.init()
        self.owner = owner
        identifier = kind == .content ? "UIScrollView-contentLayoutGuide" : "UIScrollView-frameLayoutGuide"
    }

    private var origin: CGPoint { kind == .content ? .zero : owner?.bounds.origin ?? .zero }

    /// The size of the content is left to the constraints of the app.
    override func makeSystemConstraints() -> [NSLayoutConstraint] {
        func equal(_ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat) -> NSLayoutConstraint {
            required(
                ConstraintSide(self, attribute), ConstraintSide(owner, attribute), constant,
                "\(identifier)-\(attribute.name)")
        }
        let places = [equal(.left, origin.x), equal(.top, origin.y)]
        return kind == .content ? places : places + [equal(.width, 0), equal(.height, 0)]
    }

    override func updateSystemConstraints(_ constraints: [NSLayoutConstraint]) {
        for (constraint, constant) in zip(constraints, [origin.x, origin.y]) { constraint.constant = constant }
    }

    override var frameWithoutConstraints: CGRect {
        guard let scrollView = owner as? UIScrollView else { return .zero }
        return kind == .frame ? scrollView.bounds : CGRect(origin: .zero, size: scrollView.contentSize)
    }
}

extension UIScrollView {
    var contentGuide: SystemLayoutGuide {
        Self.systemGuide(in: &role.contentGuide, ScrollLayoutGuide(.content, of: self))
    }

    /// On whole pixels, as frames are.
    func adoptSolvedContentSize() {
        guard let guide = layoutRole?.contentGuide, let engine = layoutEngine, let record = engine.record(of: guide)
        else { return }
        let rectangle = engine.rectangle(of: record)
        contentSize = CGSize(
            width: PixelGrid.nearest(rectangle.width, scale: screenScale),
            height: PixelGrid.nearest(rectangle.height, scale: screenScale))
    }
}
