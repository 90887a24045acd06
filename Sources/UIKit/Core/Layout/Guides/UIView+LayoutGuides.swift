import Foundation

extension UIView {
    /// What `addLayoutGuide(_:)` does.
    func take(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        role.guides.append(layoutGuide)
        layoutGuide.owner = self
    }

    /// What `removeLayoutGuide(_:)` does.
    func drop(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self, let role = layoutRole else { return }
        NSLayoutConstraint.deactivate(layoutGuide.references)
        NSLayoutConstraint.deactivate(role.held.filter { $0.isAbout(layoutGuide) })
        role.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owner = nil
    }

    // MARK: The system's, each made when it is first asked for

    func makeSafeAreaGuide() -> UILayoutGuide {
        Self.systemGuide(in: &role.safeAreaGuide, InsetLayoutGuide(.safeArea, of: self))
    }

    func makeMarginsGuide() -> UILayoutGuide {
        Self.systemGuide(in: &role.marginsGuide, InsetLayoutGuide(.margins, of: self))
    }

    func makeReadableGuide() -> UILayoutGuide {
        Self.systemGuide(in: &role.readableGuide, ReadableContentGuide(of: self))
    }

    func makeKeyboardGuide() -> UIKeyboardLayoutGuide {
        Self.systemGuide(in: &role.keyboardGuide, UIKeyboardLayoutGuide(of: self))
    }

    /// What a place holds, once it is made.
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
        noteLayoutCause("layout guides", marksSuperview: false)
    }

    func keyboardGuideDidChange() {
        guard let guide = layoutRole?.keyboardGuide else { return }
        guide.switchTrackedConstraints()
        systemGuidesDidChange()
    }
}
