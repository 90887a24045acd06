import Foundation

extension UIView {
    /// A new place or new bounds: the view's own safe area and those of its subviews follow.
    func geometryMovesSafeArea(boundsChanged: Bool) {
        let hadOwn = safeAreaInsets != .zero
        updateSafeArea()
        if boundsChanged, hadOwn || safeAreaInsets != .zero {
            // What is scrolled out of sight takes over the rest when it comes back (assumed).
            let shown = isScrolling ? layer.bounds : nil
            for child in childViews where shown.map({ !$0.common(with: child.layer.frame).isNull }) ?? true {
                child.updateSafeArea()
            }
        }
        if margins.preservesSuperview { layoutMarginsMayHaveChanged() }
    }

    func updateSafeArea() {
        let new = surroundingSafeArea.settled(scale: screenScale)
        guard new != margins.safeArea else { return }
        if margins.announced == nil { margins.announced = layoutMargins }
        margins.safeArea = new
        safeAreaInsetsDidChange()
        tellOwnerOfSafeArea()
        systemGuidesDidChange()
        layoutMarginsMayHaveChanged()
        layer.setNeedsLayout()
        noteLayoutCause("safeAreaInsets", marksSuperview: false)
        for child in childViews { child.updateSafeArea() }
    }

    /// How far the superview's unsafe edges reach into the view: what sticks out of the superview is not farther from its
    /// safe area than the edge is. What a subclass says of itself is believed.
    var superviewSafeArea: UIEdgeInsets {
        guard let parent = parentView else { return .zero }
        let insets = parent.safeAreaInsets
        return insets == .zero ? .zero : insets.reaching(layer.frame, in: parent.layer.bounds).minimum(insets)
    }
}

extension UIEdgeInsets {
    /// What of insets of `bounds` reaches into `frame`; never negative, and nothing from an edge without an inset.
    func reaching(_ frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
        func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? max(0, inset - distance) : 0 }
        return UIEdgeInsets(
            top: part(top, frame.minY - bounds.minY), left: part(left, frame.minX - bounds.minX),
            bottom: part(bottom, bounds.maxY - frame.maxY), right: part(right, bounds.maxX - frame.maxX))
    }

    /// Whole pixels where sums of thirds are as good as whole: 53⅔ and 44 are 97⅔ to the last bit.
    func settled(scale: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(
            top: PixelGrid.settled(top, scale: scale), left: PixelGrid.settled(left, scale: scale),
            bottom: PixelGrid.settled(bottom, scale: scale), right: PixelGrid.settled(right, scale: scale))
    }

    var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }

    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }

    func minimum(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: min(top, other.top), left: min(left, other.left), bottom: min(bottom, other.bottom),
            right: min(right, other.right))
    }

    func maximum(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
