extension UIView: AppearanceHost {
    static func makeForProxy() -> Self { ViewFactory.make(self) }

    /// Sets what the rules for the view and all below it say, a view before its subviews.
    func customizeTree() {
        guard let table = sceneHost?.appearances, !table.isEmpty else { return }
        customizeTree(table)
    }

    private func customizeTree(_ table: AppearanceTable) {
        customize(table, traits: inheritedTraits)
        for child in childViews { child.customizeTree(table) }
        if let mask = style.mask { mask.customizeTree(table) }
    }

    /// Sets what rules with traits say, for the traits that the view has now.
    func customizeForTraits() {
        guard let table = sceneHost?.appearances, table.dependsOnTraits else { return }
        customize(table, traits: traitCollection)
    }

    private func customize(_ table: AppearanceTable, traits: UITraitCollection) {
        table.customize(self, traits: traits, in: next)
        customizeItems(table, traits: traits)
    }
}

extension UIView {
    /// Sets what the rules for the items of a bar say, where it is in a window: called when it gets others.
    func customizeItems() {
        guard window != nil, let table = sceneHost?.appearances, !table.isEmpty else { return }
        customizeItems(table, traits: traitCollection)
    }
}
