import CoreGraphics
import QuartzCore

/// A view that a control is drawn with: touches pass by it to the control.
class ControlPart: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Rounds both ends off, whatever size the part takes.
    var isCapsule = false {
        didSet { round() }
    }

    private func round() {
        guard isCapsule else { return }
        let size = layer.bounds.size
        layer.cornerRadius = max(0, min(size.width, size.height) / 2)
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        round()
    }
}

/// A part that fills a path with a colour: the signs of controls.
final class GlyphPart: ControlPart {
    override static var layerClass: AnyClass { CAShapeLayer.self }

    private var shape: CAShapeLayer? { layer as? CAShapeLayer }

    var outline: CGPath? {
        get { shape?.path }
        set { shape?.path = newValue }
    }

    var color: UIColor = .label {
        didSet { colour() }
    }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        colour()
    }

    private func colour() { shape?.fillColor = color.resolvedCGColor(in: self) }
}
