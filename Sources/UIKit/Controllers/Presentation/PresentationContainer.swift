import Foundation

/// The view that a presentation takes place in: fills the window, or the context.
final class PresentationContainer: UIView {
    private(set) weak var presentation: UIPresentationController?
    /// Below the presented view; taps on it are the container's.
    private(set) var backdrop: UIView?

    init(for presentation: UIPresentationController, frame: CGRect) {
        self.presentation = presentation
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        setOverrides(of: presentation)
        backdrop = presentation.makeBackdrop()
        guard let backdrop else { return }
        backdrop.frame = bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(backdrop)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func setOverrides(of presentation: UIPresentationController) {
        let all = [presentation.systemTraits, presentation.overrideTraitCollection].compactMap { $0 }
        traitOverrides = UITraitOverrides(UITraitCollection(traitsFrom: all).values)
    }

    /// What lies below is not met while something is presented over it.
    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isModal: !(presentation?.letsTouchesThrough ?? false))
    }

    override var accessibilityOwnElements: [Any]? {
        guard let dismissElement = presentation?.dismissElement else { return nil }
        return subviews.filter { $0 !== backdrop } + [dismissElement]
    }

    /// Touches beside the presented view go on to what is below where the presentation lets them.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self || hit === backdrop, let presentation else { return hit }
        if presentation.letsTouchesThrough { return nil }
        return presentation.passedView(at: point, with: event) ?? hit
    }

    override func keyboardDidCover() {
        super.keyboardDidCover()
        presentation?.keyboardDidMove()
    }

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }
}
