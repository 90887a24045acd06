import Foundation

/// Shows what lies behind it through an effect, and above that the subviews of its `contentView`.
///
/// A blur reads what the target behind the view has drawn so far: a group around the view (an alpha below 1, a mask)
/// hides that, as on a device, and the frame's diagnostics say so.
open class UIVisualEffectView: UIView {
    private let backdropView = EffectPartView(frame: .zero)
    private let contentViewStorage = EffectPartView(frame: .zero)

    /// A view with an effect; nil shows its content alone.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        prepareParts()
    }

    /// A view without effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareParts()
    }

    /// A view of zero size without effect; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareParts()
    }

    /// What the view does with what lies behind it. Default nil: nothing.
    open var effect: UIVisualEffect? {
        didSet { updateEffect() }
    }

    /// Subviews go here, never into the view itself. It fills the bounds.
    open var contentView: UIView { contentViewStorage }

    /// Reports a subview of the view itself: content belongs into `contentView`.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard subview !== backdropView, subview !== contentViewStorage else { return }
        Misuse.report(
            "NSInternalInconsistencyException",
            "\(subview.summary) has been added as a subview to \(summary). Do not add subviews directly to the visual "
                + "effect view itself, instead add them to the -contentView.")
    }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        updateEffect()
    }

    /// What lies behind is seen in the shape of the corners.
    override func cornersDidChange() {
        super.cornersDidChange()
        backdropView.layer.cornerCurve = layer.cornerCurve
        backdropView.layer.cornerRadius = layer.cornerRadius
        backdropView.layer.cornerRadii = layer.cornerRadii
    }

    private func prepareParts() {
        backdropView.isUserInteractionEnabled = false
        for part in [backdropView, contentViewStorage] {
            part.frame = bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(part)
        }
        updateEffect()
    }

    private func updateEffect() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let blur = (effect as? UIBlurEffect)?.backdrop(isDark: isDark)
        let isOpaque = traitCollection.accessibilityLooks.contains(.opaqueMaterials)
        backdropView.effectLayer?.backdrop = isOpaque ? nil : blur
        let ground = isOpaque ? blur?.ground : nil
        backdropView.backgroundColor = ground.map { UIColor(white: $0, alpha: 1) }
        contentViewStorage.effectLayer?.vibrancy = (effect as? UIVibrancyEffect).map {
            EffectRecipe.vibrancy($0, isDark: isDark)
        }
    }
}

/// The part of an effect view that shows what lies behind, and the one that holds the content.
private final class EffectPartView: UIView {
    override class var layerClass: AnyClass { EffectLayer.self }

    var effectLayer: EffectLayer? { layer as? EffectLayer }
}
