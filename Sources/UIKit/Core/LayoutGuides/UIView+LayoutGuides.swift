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
        Self.systemGuide(in: &role.safeAreaGuide, InsetLayoutGuide(.safeArea, of: self))
    }

    /// The bounds less the margins.
    public var layoutMarginsGuide: UILayoutGuide {
        Self.systemGuide(in: &role.marginsGuide, InsetLayoutGuide(.margins, of: self))
    }

    /// The middle part of the margins, at most as wide as text is easy to read in: 672 points at the default text size.
    public var readableContentGuide: UILayoutGuide {
        Self.systemGuide(in: &role.readableGuide, ReadableContentGuide(of: self))
    }

    /// The part that the keyboard covers; the bottom of the safe area while there is none.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        Self.systemGuide(in: &role.keyboardGuide, UIKeyboardLayoutGuide(of: self))
    }

    /// What a place holds: the guide is made when it is first asked for.
    static func systemGuide<Guide>(in place: inout Guide?, _ make: @autoclosure () -> Guide) -> Guide {
        if let guide = place { return guide }
        let guide = make()
        place = guide
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
