extension UIView {
    /// Fades in parts of this view that are new, where somebody sees it.
    func fadeIn(_ parts: [UIView]) {
        guard window != nil, UIView.areAnimationsEnabled else { return }
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            for part in parts { part.alpha = 0 }
        }
        UIView.animate(withDuration: 0.2) {
            for part in parts { part.alpha = 1 }
        }
    }
}
