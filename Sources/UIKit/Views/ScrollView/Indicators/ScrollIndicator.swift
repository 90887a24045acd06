import Foundation

/// The bar that shows which part of the content is seen.
final class ScrollIndicator: UIView {
    /// Seconds until it is seen (assumed), and until it has gone.
    private static let (fadingIn, fadingOut) = (0.1, 0.4)

    private(set) var isShown = false

    init(_ style: UIScrollView.IndicatorStyle) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        alpha = 0
        layer.cornerRadius = CGFloat(IndicatorBar.thickness / 2)
        self.style(as: style)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func style(as style: UIScrollView.IndicatorStyle) {
        let (black, white) = (UIColor(white: 0, alpha: 0.35), UIColor(white: 1, alpha: 0.35))
        switch style {
        case .default: backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? white : black }
        case .black: backgroundColor = black
        case .white: backgroundColor = white
        }
    }

    func fadeIn() {
        guard !isShown else { return }
        isShown = true
        fade(to: 1, for: Self.fadingIn, after: 0)
    }

    func fadeOut(after delay: Double) {
        guard isShown else { return }
        isShown = false
        fade(to: 0, for: Self.fadingOut, after: delay)
    }

    private func fade(to alpha: CGFloat, for duration: Double, after delay: Double) {
        let options: UIView.AnimationOptions = [
            .beginFromCurrentState, .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
        ]
        UIView.animate(withDuration: duration, delay: delay, options: options, animations: { self.alpha = alpha })
    }
}
