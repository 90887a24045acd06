import Foundation

/// A popover: a presented controller's view with rounded corners on a ground with an arrow, or on the app's own.
final class PopoverView: UIView {
    private let content: UIView
    private let ground = OutlineView()
    private let background: UIPopoverBackgroundView?
    private(set) var place: PopoverPlace?

    /// - Parameter background: In place of the system's ground; nil for that.
    init(of content: UIView, on background: UIPopoverBackgroundView?) {
        self.content = content
        self.background = background
        super.init(frame: content.bounds)
        addSubview(background ?? ground)
        content.layer.cornerCurve = .continuous
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ place: PopoverPlace, color: UIColor) {
        ground.color = color
        guard place != self.place || restFrame != place.frame else { return }
        self.place = place
        restFrame = place.frame
        if let background {
            background.frame = bounds
            background.arrowDirection = place.direction
            background.arrowOffset = place.arrowOffset
        } else {
            ground.frame = bounds
            ground.outline = place.outline
        }
        content.frame = place.content
        guard background.map({ type(of: $0).wantsDefaultContentAppearance }) ?? true else { return }
        content.layer.cornerRadius = place.figures.radius
        content.layer.masksToBounds = true
    }

    /// The content's own corners, when it goes.
    func giveBack() {
        content.layer.cornerRadius = 0
        content.layer.masksToBounds = false
    }
}

/// A filled outline with a shadow, whose figures are assumed.
final class OutlineView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    private var shape: CAShapeLayer? { layer as? CAShapeLayer }

    var color: UIColor = .systemBackground {
        didSet { if color != oldValue { fill() } }
    }

    var outline: UIBezierPath? {
        didSet {
            shape?.path = outline?.cgPath
            layer.shadowPath = outline?.cgPath
            layer.shadowOpacity = 0.2
            layer.shadowRadius = 24
            layer.shadowOffset = CGSize(width: 0, height: 8)
            fill()
        }
    }

    private func fill() { shape?.fillColor = color.resolvedColor(with: traitCollection).cgColor }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        fill()
    }
}
