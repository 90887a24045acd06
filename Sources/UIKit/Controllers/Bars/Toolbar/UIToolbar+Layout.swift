import CoreGraphics

// The buttons of the items, in their row.
extension UIToolbar {
    func rebuild() {
        customizeItems()
        for part in parts { part.button?.removeFromSuperview() }
        let buttonLook = appearanceInForce.buttonLook
        parts = itemList.map { item in
            guard !item.isSpace else { return Part(item: item, button: nil) }
            let button = BarButton(item, at: .toolbar, look: buttonLook)
            button.onChange = { [weak self] in self?.setNeedsLayout() }
            button.isCompact = traitCollection.hasLowBars
            addSubview(button)
            button.refresh()
            return Part(item: item, button: button)
        }
        setNeedsLayout()
    }

    /// 44; 49 on phones with a home indicator held upright, 32 on their side (assumed).
    var rowHeight: CGFloat {
        if traitCollection.hasLowBars { return 32 }
        guard traitCollection.userInterfaceIdiom == .phone else { return 44 }
        return (sceneHost?.screen.metrics.safeAreaInsets.bottom ?? 0) > 0 ? 49 : 44
    }

    /// The background goes on to the screen's edge.
    func placeBackdrop() {
        let isTop = barPosition == .topAttached
        backdrop.frame =
            isTop
            ? CGRect(x: 0, y: -frame.minY, width: bounds.width, height: bounds.height + frame.minY)
            : CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + roomBelow)
    }

    /// How high items are.
    private static let itemHeight: CGFloat = 34
    /// Between items and the end of the row. In a bar of 49 it puts them 10 below its top, as a device does; that other bars
    /// are alike is assumed.
    private static let roomBelowItems: CGFloat = 5

    /// From top to bottom in the row above the safe area; low bars are as high as their items.
    private var itemSpan: (y: CGFloat, height: CGFloat) {
        let height = max(0, bounds.height - safeAreaInsets.bottom)
        guard height >= Self.itemHeight + 2 * Self.roomBelowItems else { return (0, height) }
        return (height - Self.roomBelowItems - Self.itemHeight, Self.itemHeight)
    }

    /// Places the items in the row above the safe area: room that is flexible shares what is left, other items stand 8
    /// apart (assumed).
    func placeItems() {
        let shown = parts.filter { !$0.item.isHidden }
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (start, end) = room(isFlipped: isFlipped)
        let lengths = naturalLengths(of: shown)
        let gaps = shown.indices.dropFirst().map {
            shown[$0].button != nil && shown[$0 - 1].button != nil ? 8.0 : 0 as CGFloat
        }
        let rest = end - start - lengths.reduce(0, +) - gaps.reduce(0, +)
        let flexible = shown.count { $0.item.isFlexible }
        let share = flexible > 0 ? max(0, rest) / CGFloat(flexible) : 0
        let span = itemSpan
        let scale = max(traitCollection.displayScale, 1)
        var x = start
        for (index, part) in shown.enumerated() {
            if index > 0 { x += gaps[index - 1] }
            let width = part.item.isFlexible ? share : lengths[index]
            if let button = part.button {
                let low = PixelGrid.nearest(isFlipped ? bounds.width - x - width : x, scale: scale)
                button.frame = CGRect(x: low, y: span.y, width: width, height: span.height)
                button.setNeedsLayout()
            }
            x += width
        }
    }

    /// Where the row begins and ends along reading: at the margins.
    private func room(isFlipped: Bool) -> (start: CGFloat, end: CGFloat) {
        let margin = sceneHost?.screen.metrics.minimumSideMargin ?? 16
        let (left, right) = (margin + safeAreaInsets.left, margin + safeAreaInsets.right)
        return (isFlipped ? right : left, bounds.width - (isFlipped ? left : right))
    }

    /// How long parts are by themselves; 0 for room that is flexible.
    private func naturalLengths(of shown: [Part]) -> [CGFloat] {
        shown.enumerated().map { index, part in
            guard let button = part.button else { return part.item.isFlexible ? 0 : part.item.width }
            (button.isAtEdge, button.isAtEnd) = (index == 0, index == shown.count - 1)
            return button.naturalWidth
        }
    }
}
