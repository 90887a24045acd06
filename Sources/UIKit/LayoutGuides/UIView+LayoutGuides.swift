import Foundation

extension UIView {
    /// The guides that were added, in order; the system's own are not among them (assumed).
    public var layoutGuides: [UILayoutGuide] { layoutRole?.guides ?? [] }

    /// Makes the view the owner of a guide.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        role.guides.append(layoutGuide)
        layoutGuide.owner = self
    }

    /// Takes a guide away, and the constraints that are about it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self, let role = layoutRole else { return }
        NSLayoutConstraint.deactivate(layoutGuide.references)
        NSLayoutConstraint.deactivate(role.held.filter { $0.isAbout(layoutGuide) })
        role.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owner = nil
    }

    /// The bounds less the safe area.
    public var safeAreaLayoutGuide: UILayoutGuide {
        let role = role
        if let guide = role.safeAreaGuide { return guide }
        let guide = InsetLayoutGuide(.safeArea, of: self)
        role.safeAreaGuide = guide
        return guide
    }

    /// The bounds less the margins.
    public var layoutMarginsGuide: UILayoutGuide {
        let role = role
        if let guide = role.marginsGuide { return guide }
        let guide = InsetLayoutGuide(.margins, of: self)
        role.marginsGuide = guide
        return guide
    }

    /// The middle part of the margins, at most as wide as text is easy to read in: 672 points at the default text size.
    public var readableContentGuide: UILayoutGuide {
        let role = role
        if let guide = role.readableGuide { return guide }
        let guide = ReadableContentGuide(of: self)
        role.readableGuide = guide
        return guide
    }

    /// The part that the keyboard covers; the bottom of the safe area while there is none.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        let role = role
        if let guide = role.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide(of: self)
        role.keyboardGuide = guide
        return guide
    }

    // MARK: What moves them

    /// Margins, safe area or text size read differently.
    func systemGuidesDidChange() {
        guard let role = layoutRole, role.isAnyGuideEngaged else { return }
        mark(.solving, cause: "layout guides")
        layer.setNeedsLayout()
    }

    func keyboardGuideDidChange() {
        guard let guide = layoutRole?.keyboardGuide else { return }
        guide.switchTrackedConstraints()
        systemGuidesDidChange()
    }
}
