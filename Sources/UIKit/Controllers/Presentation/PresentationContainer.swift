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

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }
}
