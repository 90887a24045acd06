import Foundation

extension UIView {
    var effectiveLayoutMargins: UIEdgeInsets {
        var result = baseMargins
        if margins.insetsFromSafeArea { result = result.adding(safeAreaInsets) }
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
        tellOwnerOfMargins()
        systemGuidesDidChange()
        layer.setNeedsLayout()
        noteLayoutCause("layoutMargins", marksSuperview: false)
        for child in childViews where child.margins.preservesSuperview { child.layoutMarginsMayHaveChanged() }
    }

    /// What the app set, else the class's; on a root view the system's minimum at the sides and none above and below.
    var baseMargins: UIEdgeInsets {
        let minimum = margins.isRoot && margins.respectsSystemMinimum ? systemMinimumMargin : nil
        var result = ownMargins ?? (minimum == nil ? standardLayoutMargins : .zero)
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
}

extension UIView {
    /// Whether a root view's margins are at least the system's: what its controller says.
    func setRespectsSystemMinimum(_ respects: Bool) {
        guard respects != margins.respectsSystemMinimum else { return }
        changeMargins { margins.respectsSystemMinimum = respects }
    }

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
