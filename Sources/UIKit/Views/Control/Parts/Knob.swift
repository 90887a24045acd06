import CoreGraphics
import QuartzCore

/// A round or rounded plate that lies above its surroundings: a thumb, or the plate of a selection.
final class Knob: ControlPart {
    /// A shadow straight below a knob.
    struct Shadow {
        /// Of black, 0…1.
        let opacity: Float
        /// Points down.
        let offset: CGFloat
        /// The Gaussian's σ on a screen, in points.
        let sigma: CGFloat

        /// Points of shadow radius for a point of σ: the render server draws 0.945 times the radius.
        static let radiusForSigma: CGFloat = 1 / 0.945
    }

    private let shadowParts: [ControlPart]
    let plate = ControlPart()
    /// Points; nil: half of the shorter side.
    private let radius: CGFloat?

    init(shadows: [Shadow], radius: CGFloat? = nil) {
        self.radius = radius
        shadowParts = shadows.map { shadow in
            let part = ControlPart()
            part.layer.shadowColor = UIColor.black.cgColor
            part.layer.shadowOpacity = shadow.opacity
            part.layer.shadowOffset = CGSize(width: 0, height: shadow.offset)
            part.layer.showsPathShadow = true
            part.layer.shadowRadius = shadow.sigma * Shadow.radiusForSigma
            return part
        }
        super.init(frame: .zero)
        for part in shadowParts + [plate] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    var color: UIColor? {
        get { plate.backgroundColor }
        set { plate.backgroundColor = newValue }
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        let bounds = CGRect(origin: .zero, size: layer.bounds.size)
        let radius = max(0, min(radius ?? .infinity, min(bounds.width, bounds.height) / 2))
        for part in shadowParts {
            part.frame = bounds
            part.layer.shadowPath =
                bounds.isEmpty
                ? nil : CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
        }
        plate.frame = bounds
        plate.layer.cornerRadius = radius
    }
}
