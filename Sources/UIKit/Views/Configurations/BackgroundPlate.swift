import CoreGraphics
import QuartzCore

/// The view that a background configuration is shown by.
final class BackgroundPlate: ControlPart {
    private var configuration = UIBackgroundConfiguration.clear()
    private let fill = ControlPart()
    private let line = ControlPart()
    private var effectView: UIVisualEffectView?
    private var picture: UIImageView?
    private var customView: UIView?
    private var radius: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(fill)
        addSubview(line)
        line.isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a configuration, with a radius in place of its own.
    func show(_ configuration: UIBackgroundConfiguration, radius: CGFloat, tint: UIColor) {
        self.configuration = configuration
        self.radius = radius
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
        showEffect(configuration.visualEffect)
        showImage(configuration.image, configuration.imageContentMode)
        showCustom(configuration.customView)
        line.isHidden = configuration.strokeWidth <= 0
        line.layer.borderWidth = max(0, configuration.strokeWidth)
        line.layer.borderColor = configuration.resolvedStrokeColor(for: tint).resolvedCGColor(in: self)
        place()
    }

    private func showEffect(_ effect: UIVisualEffect?) {
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: nil)
        view.isUserInteractionEnabled = false
        view.effect = effect
        view.clipsToBounds = true
        if effectView == nil { insertSubview(view, at: 0) }
        effectView = view
    }

    private func showImage(_ image: UIImage?, _ mode: ContentMode) {
        guard let image else {
            picture?.removeFromSuperview()
            picture = nil
            return
        }
        let view = picture ?? UIImageView()
        view.image = image
        view.contentMode = mode
        view.clipsToBounds = true
        if picture == nil { insertSubview(view, aboveSubview: fill) }
        picture = view
    }

    private func showCustom(_ view: UIView?) {
        guard view !== customView else { return }
        if customView?.superview === self { customView?.removeFromSuperview() }
        customView = view
        if let view { insertSubview(view, belowSubview: line) }
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        place()
    }

    private func place() {
        let bounds = CGRect(origin: .zero, size: layer.bounds.size)
        let used = max(0, min(radius, min(bounds.width, bounds.height) / 2))
        for view in [fill, picture, effectView, customView].compactMap({ $0 }) {
            view.frame = bounds
            view.layer.cornerRadius = used
        }
        let outset = configuration.strokeOutset
        line.frame = bounds.insetBy(dx: -outset, dy: -outset)
        line.layer.cornerRadius = used > 0 ? max(0, used + outset) : 0
    }

    /// Where it lies in a view.
    static func frame(
        of configuration: UIBackgroundConfiguration, in bounds: CGRect, margins: NSDirectionalEdgeInsets,
        isMirrored: Bool
    ) -> CGRect {
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        return bounds.inset(by: insets.sides(isMirrored: isMirrored))
    }
}

extension NSDirectionalEdgeInsets {
    /// With leading and trailing as left and right.
    func sides(isMirrored: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
    }
}
