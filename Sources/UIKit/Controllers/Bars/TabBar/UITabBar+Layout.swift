import CoreGraphics

// Where the tabs stand.
extension UITabBar {
    var layout: UITabBarItemAppearance.Style {
        if traitCollection.hasLowBars { return .compactInline }
        return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }

    var rowHeight: CGFloat {
        if traitCollection.hasLowBars { return 32 }
        return traitCollection.userInterfaceIdiom == .pad ? 50 : 49
    }

    func placeTabs() {
        let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
        let height = max(0, bounds.height - safeAreaInsets.bottom - 1)
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let edges =
            isCentered ? centredEdges : sharedEdges(of: bounds.width - left - right).map { ($0 + left, $1 + left) }
        for (index, button) in buttons.enumerated() {
            let (start, end) = edges[isFlipped ? buttons.count - 1 - index : index]
            button.frame = CGRect(x: start, y: 1, width: max(0, end - start), height: height)
        }
    }

    private func sharedEdges(of width: CGFloat) -> [(CGFloat, CGFloat)] {
        let count = CGFloat(max(buttons.count, 1))
        return buttons.indices.map { index in
            let start = (CGFloat(index) * width / count).rounded() + 2
            return (start, (CGFloat(index + 1) * width / count).rounded() - 2)
        }
    }

    private var isCentered: Bool {
        switch look.isStandardSet ? appearanceInForce.stackedItemPositioning : itemPositioning {
        case .fill: return false
        case .centered: return true
        case .automatic: return layout == .inline
        }
    }

    /// As wide as was set, else at least 76 and as the widest tab needs; as far apart as was set, else 34 (assumed).
    private var centredEdges: [(CGFloat, CGFloat)] {
        let appearance = appearanceInForce
        let setWidth = look.isStandardSet ? appearance.stackedItemWidth : itemWidth
        let setSpacing = look.isStandardSet ? appearance.stackedItemSpacing : itemSpacing
        let count = CGFloat(max(buttons.count, 1))
        var width = setWidth > 0 ? setWidth : max(76, buttons.map(\.naturalWidth).max() ?? 0)
        let spacing = setSpacing > 0 ? setSpacing : 34
        width = min(width, max(0, (bounds.width - spacing * (count - 1)) / count)).rounded(.down)
        let start = ((bounds.width - width * count - spacing * (count - 1)) / 2).rounded()
        return buttons.indices.map { index in
            let x = start + CGFloat(index) * (width + spacing)
            return (x, x + width)
        }
    }

    func placeIndicator() {
        let appearance = appearanceInForce
        let image = appearance.selectionIndicatorImage ?? selectionIndicatorImage
        let button = buttons.first { $0.item === selectedItem }
        indicator.isHidden = image == nil || button == nil
        indicator.image = image
        indicator.tintColor = appearance.selectionIndicatorTintColor
        guard let image, let button else { return }
        let size = image.size
        indicator.frame = CGRect(
            x: (button.center.x - size.width / 2).rounded(), y: 0, width: size.width, height: size.height)
    }
}
