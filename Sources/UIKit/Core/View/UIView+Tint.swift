import Foundation

/// What a view's tint reads as.
struct TintState: Equatable {
    var color: UIColor?
    var mode: UIView.TintAdjustmentMode
}

extension UIView {
    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        var view: UIView? = self
        while let current = view {
            if current.style.tintAdjustmentMode != .automatic { return current.style.tintAdjustmentMode }
            if current.style.tintDimmers > 0 { return .dimmed }
            view = current.parentView
        }
        return .normal
    }

    var effectiveTintColor: UIColor {
        let color = inheritedTintColor ?? .systemBlue
        guard effectiveTintAdjustmentMode == .dimmed else { return color }
        return color.resolvedColor(with: traitCollection).withoutSaturation
    }

    var tintState: TintState { TintState(color: inheritedTintColor, mode: effectiveTintAdjustmentMode) }

    private var inheritedTintColor: UIColor? {
        var view: UIView? = self
        while let current = view {
            if let color = current.style.tintColor { return color }
            view = current.parentView
        }
        return nil
    }

    func setTintColor(_ color: UIColor?) {
        let old = tintState
        style.tintColor = color
        tintMayHaveChanged(from: old)
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        let old = tintState
        style.tintAdjustmentMode = mode
        tintMayHaveChanged(from: old)
    }

    /// A presentation over the view dims its tint, or no longer does.
    func setTintDimmed(_ isDimmed: Bool) {
        let old = tintState
        style.tintDimmers += isDimmed ? 1 : -1
        tintMayHaveChanged(from: old)
    }

    func tintMayHaveChanged(from old: TintState) {
        let new = tintState
        guard new != old else { return }
        tintDidChange(color: new.color != old.color, mode: new.mode != old.mode)
    }

    /// Tells this view and all below it that inherit what changed.
    private func tintDidChange(color: Bool, mode: Bool) {
        resolveDynamicAppearance()
        tintColorDidChange()
        for child in subviews {
            let inheritsColor = color && child.style.tintColor == nil
            let inheritsMode = mode && child.style.tintAdjustmentMode == .automatic
            if inheritsColor || inheritsMode { child.tintDidChange(color: inheritsColor, mode: inheritsMode) }
        }
    }
}

extension UIColor {
    /// The grey of the same luminance: what a dimmed tint looks like (assumed; Rec. 709 weights).
    fileprivate var withoutSaturation: UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: red * 0.2126 + green * 0.7152 + blue * 0.0722, alpha: alpha)
    }

    /// The colour as a view shows it: by its traits, `UIColor.tintColor` by its tint.
    @MainActor
    func resolvedCGColor(in view: UIView) -> CGColor {
        resolvedColor(with: view.traitCollection.withTintColor(view.effectiveTintColor)).cgColor
    }
}
