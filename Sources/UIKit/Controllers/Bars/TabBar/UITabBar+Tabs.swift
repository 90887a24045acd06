import CoreGraphics

// The buttons of the tabs, and how they look.
extension UITabBar {
    func rebuild() {
        customizeItems()
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = TabButton(item)
            button.addAction(
                UIAction { [weak self, weak item] _ in
                    guard let self, let item else { return }
                    tap(item)
                }, for: .touchUpInside)
            button.onAppearanceChange = { [weak self] in self?.looksDidChange() }
            addSubview(button)
            return button
        }
        looksDidChange()
    }

    private func tap(_ item: UITabBarItem) {
        if !isManaged { selectedItem = item }
        delegate?.tabBar(self, didSelect: item)
    }

    func looksDidChange() {
        let appearance = appearanceInForce
        backdrop.show(appearance.background)
        let layout = layout
        let tabLook =
            switch layout {
            case .stacked: appearance.stackedLayoutAppearance
            case .inline: appearance.inlineLayoutAppearance
            case .compactInline: appearance.compactInlineLayoutAppearance
            }
        for button in buttons {
            button.show(
                isSelected: button.item === selectedItem, layout: layout, look: tabLook,
                unselectedColor: look.isStandardSet ? nil : unselectedItemTintColor)
        }
        setNeedsLayout()
    }
}
