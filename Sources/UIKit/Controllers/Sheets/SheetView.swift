import Foundation

/// A sheet: a presented controller's view in rounded corners, with a grabber.
final class SheetView: UIView {
    private let content: UIView
    let grabber = GrabberView()

    init(of content: UIView) {
        self.content = content
        super.init(frame: content.bounds)
        layer.cornerCurve = .continuous
        content.frame = bounds
        addSubview(content)
        grabber.isHidden = true
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { nil }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if content.superview === self, content.frame != bounds { content.frame = bounds }
    }

    /// A sheet is a container, configured or not.
    override var containerRadii: CornerRadii? { super.containerRadii ?? layer.radii }

    override func layoutSubviews() {
        super.layoutSubviews()
        grabber.frame = CGRect(
            x: ((bounds.width - GrabberView.size.width) / 2).rounded(), y: GrabberView.top,
            width: GrabberView.size.width, height: GrabberView.size.height)
    }

    /// The safe area around the sheet at rest: one that is on its way out keeps it.
    override var surroundingSafeArea: UIEdgeInsets {
        guard let parent = parentView else { return .zero }
        let insets = parent.safeAreaInsets
        let own = insets.reaching(restFrame, in: parent.layer.bounds)
        return UIEdgeInsets(
            top: min(own.top, insets.top), left: min(own.left, insets.left), bottom: min(own.bottom, insets.bottom),
            right: min(own.right, insets.right))
    }
}

/// The short bar at a sheet's top; a tap on it changes the sheet's height.
final class GrabberView: UIView {
    static let size = CGSize(width: 36, height: 5)
    /// Below the sheet's top.
    static let top: CGFloat = 5
    /// Points around it that take the tap as well (assumed).
    private static let reach = CGSize(width: 12, height: 10)

    var onTap: (() -> Void)?

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        backgroundColor = .tertiaryLabel
        layer.cornerRadius = Self.size.height / 2
        let tap = UITapGestureRecognizer(
            target: self, action: Selector(_offstage: "tapped", { (t: GrabberView) in t.tapped }))
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    private func tapped() { onTap?() }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -Self.reach.width, dy: -Self.reach.height).contains(point)
    }
}
