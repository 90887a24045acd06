import Foundation

/// A view's margins and the part of its bounds that is safe.
struct ViewMargins {
    /// By leading and trailing side; nil until set.
    var directional: NSDirectionalEdgeInsets?
    /// By left and right side: the last setter counts.
    var absolute: UIEdgeInsets?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    /// The window's root view.
    var isRoot = false
    var respectsSystemMinimum = true
    var safeArea = UIEdgeInsets.zero
    /// What `layoutMarginsDidChange()` last spoke of.
    var announced: UIEdgeInsets?
}

// Margins.
extension UIView {
    var effectiveLayoutMargins: UIEdgeInsets {
        var result = baseMargins
        if margins.insetsFromSafeArea { result = result.adding(margins.safeArea) }
        guard margins.preservesSuperview, let parent = parentView else { return result }
        return result.maximum(parent.layoutMargins.reaching(layer.frame, in: parent.layer.bounds))
    }

    var effectiveDirectionalLayoutMargins: NSDirectionalEdgeInsets {
        let margins = layoutMargins
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isFlipped ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isFlipped ? margins.left : margins.right)
    }

    func setLayoutMargins(_ insets: UIEdgeInsets) {
        changeMargins {
            margins.absolute = insets
            margins.directional = nil
        }
    }

    func setDirectionalLayoutMargins(_ insets: NSDirectionalEdgeInsets) {
        changeMargins {
            margins.directional = insets
            margins.absolute = nil
        }
    }

    func changeMargins(_ change: () -> Void) {
        if margins.announced == nil { margins.announced = layoutMargins }
        change()
        layoutMarginsMayHaveChanged()
    }

    /// Tells of margins that read differently, marks for layout, and asks the subviews that follow them.
    func layoutMarginsMayHaveChanged() {
        let new = layoutMargins
        guard new != margins.announced else { return }
        margins.announced = new
        layoutMarginsDidChange()
        layer.setNeedsLayout()
        noteLayoutCause("layoutMargins")
        for child in childViews where child.margins.preservesSuperview { child.layoutMarginsMayHaveChanged() }
    }

    /// What the app set, else the system's: 8 on each side; on a root view the system's minimum at the sides and none
    /// above and below.
    private var baseMargins: UIEdgeInsets {
        let minimum = margins.isRoot && margins.respectsSystemMinimum ? systemMinimumMargin : nil
        var result = ownMargins ?? (minimum == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero)
        if let minimum {
            result.left = max(result.left, minimum)
            result.right = max(result.right, minimum)
        }
        return result
    }

    private var ownMargins: UIEdgeInsets? {
        if let absolute = margins.absolute { return absolute }
        guard let own = margins.directional else { return nil }
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: own.top, left: isFlipped ? own.trailing : own.leading, bottom: own.bottom,
            right: isFlipped ? own.leading : own.trailing)
    }

    /// 16 on screens up to 402 points wide upright, 20 on wider ones.
    private var systemMinimumMargin: CGFloat? {
        guard let size = stage?.screen.bounds.size else { return nil }
        return min(size.width, size.height) <= 402 ? 16 : 20
    }
}

// Safe area.
extension UIView {
    /// A new place or new bounds: the view's own safe area and those of its subviews follow.
    func geometryMovesSafeArea(boundsChanged: Bool) {
        let hadOwn = margins.safeArea != .zero
        updateSafeArea()
        if boundsChanged, hadOwn || margins.safeArea != .zero {
            for child in childViews { child.updateSafeArea() }
        }
        if margins.preservesSuperview { layoutMarginsMayHaveChanged() }
    }

    func updateSafeArea() {
        let new = computedSafeArea
        guard new != margins.safeArea else { return }
        if margins.announced == nil { margins.announced = layoutMargins }
        margins.safeArea = new
        safeAreaInsetsDidChange()
        layoutMarginsMayHaveChanged()
        layer.setNeedsLayout()
        noteLayoutCause("safeAreaInsets")
        for child in childViews { child.updateSafeArea() }
    }

    /// How far the surroundings' unsafe edges reach into the view.
    private var computedSafeArea: UIEdgeInsets {
        if let window = self as? UIWindow { return window.screenSafeArea }
        guard let parent = parentView, parent.margins.safeArea != .zero else { return .zero }
        return parent.margins.safeArea.reaching(layer.frame, in: parent.layer.bounds)
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

    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }

    func maximum(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}

extension UIView {
    /// Whether a root view's margins are at least the system's. Default true; a controller's property on a device.
    package var respectsSystemMinimumLayoutMargins: Bool {
        get { margins.respectsSystemMinimum }
        set { changeMargins { margins.respectsSystemMinimum = newValue } }
    }

    /// Makes the view behave as a controller's root view, or stop to.
    func setIsRoot(_ isRoot: Bool) {
        guard isRoot != margins.isRoot else { return }
        changeMargins { margins.isRoot = isRoot }
    }
}
