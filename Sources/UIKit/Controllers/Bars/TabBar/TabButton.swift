import Foundation

/// One tab. Figures without a source are assumed.
final class TabButton: UIControl, BarItemObserver {
    /// The colour of tabs that are not selected.
    private static let grey = UIColor { traits in
        UIColor(white: (traits.userInterfaceStyle == .dark ? 117 : 153) / 255, alpha: 1)
    }

    let item: UITabBarItem
    /// Told when the item's own bar appearances may have changed.
    var onAppearanceChange: (() -> Void)?
    let titleLabel = UILabel()
    let imageView = UIImageView()
    private(set) var badge: BadgeView?
    private var layout = UITabBarItemAppearance.Style.stacked
    private var look = UITabBarItemAppearance(style: .stacked)
    private var unselectedColor: UIColor?

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        titleLabel.textAlignment = .center
        addSubview(imageView)
        addSubview(titleLabel)
        item.observer = self
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    func show(
        isSelected: Bool, layout: UITabBarItemAppearance.Style, look: UITabBarItemAppearance, unselectedColor: UIColor?
    ) {
        (self.layout, self.look, self.unselectedColor) = (layout, look, unselectedColor)
        if self.isSelected != isSelected { self.isSelected = isSelected }
        refresh()
    }

    func barItemDidChange() {
        refresh()
        onAppearanceChange?()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    private var font: UIFont {
        .systemFont(ofSize: layout == .stacked ? 10 : layout == .inline ? 13 : 12, weight: .medium)
    }

    private func refresh() {
        if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
        accessibilityIdentifier = item.accessibilityIdentifier
        let values = look.values(for: state)
        let rest: UIColor = isSelected ? tintColor : unselectedColor ?? Self.grey
        let color = isEnabled ? rest : rest.withAlphaComponent(0.5)
        let attributes = values.titleTextAttributes.merging(item.ownTextAttributes(for: state)) { $1 }
        titleLabel.show(item.shownTitle, font: font, color: color, attributes)
        let image = item.shownImage(isSelected: isSelected, isCompact: layout == .compactInline)?.image
        imageView.preferredSymbolConfiguration = BarSymbol.configuration
        imageView.image = image?.inBar(traitCollection).asStencil
        imageView.tintColor = values.iconColor ?? color
        showBadge(values)
        setNeedsLayout()
    }

    private func showBadge(_ values: UITabBarItemStateAppearance.Values) {
        guard let text = item.badgeValue else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let view = badge ?? BadgeView()
        if badge == nil {
            addSubview(view)
            badge = view
        }
        view.show(
            text, color: item.badgeColor ?? values.badgeBackgroundColor ?? .systemRed,
            values.badgeTextAttributes.merging(item.badgeText(for: state)) { $1 },
            offset: values.badgeTitlePositionAdjustment ?? .zero)
    }

    // MARK: Layout

    private var imageInsets: UIEdgeInsets {
        item.shownImage(isSelected: isSelected, isCompact: layout == .compactInline)?.insets ?? .zero
    }

    private static let gap: CGFloat = 6

    /// How wide image and title are beside each other, with room around them.
    var naturalWidth: CGFloat {
        let text = titleLabel.intrinsicContentSize.width
        guard layout != .stacked else { return text }
        let image = imageView.image?.size.width ?? 0
        return (image + (image > 0 && text > 0 ? Self.gap : 0) + text + 16).rounded(.up)
    }

    /// Stacked, the image's middle is 19, the text's baseline 45 below the bar's top, which is 1 above the tab's.
    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = max(traitCollection.displayScale, 1)
        let image = imageView.image?.size ?? .zero
        let text = titleLabel.intrinsicContentSize
        let offset = titleOffset
        var imageOrigin: CGPoint
        var textFrame: CGRect
        if layout == .stacked {
            let width = min(text.width, bounds.width)
            imageOrigin = CGPoint(
                x: PixelGrid.nearestBelow((bounds.width - image.width) / 2, scale: scale),
                y: PixelGrid.nearestBelow(18 - image.height / 2, scale: scale))
            textFrame = CGRect(
                x: PixelGrid.nearest((bounds.width - width) / 2, scale: scale),
                y: PixelGrid.nearest(44 - titleLabel.font.ascender, scale: scale), width: width, height: text.height)
        } else {
            let gap = image.width > 0 && text.width > 0 ? Self.gap : 0
            let width = min(text.width, max(0, bounds.width - image.width - gap))
            let start = max(0, (bounds.width - image.width - gap - width) / 2)
            let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let middle = (bounds.height - 1) / 2
            imageOrigin = CGPoint(
                x: PixelGrid.nearest(isFlipped ? start + width + gap : start, scale: scale),
                y: PixelGrid.nearest(middle - image.height / 2, scale: scale))
            textFrame = CGRect(
                x: PixelGrid.nearest(isFlipped ? start : start + image.width + gap, scale: scale),
                y: PixelGrid.nearest(middle - text.height / 2, scale: scale), width: width, height: text.height)
        }
        imageOrigin.x += imageInsets.left - imageInsets.right
        imageOrigin.y += imageInsets.top - imageInsets.bottom
        imageView.frame = CGRect(origin: imageOrigin, size: image)
        titleLabel.frame = textFrame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        placeBadge(hasImage: image.width > 0)
    }

    private var titleOffset: UIOffset {
        item.titlePositionAdjustment != .zero
            ? item.titlePositionAdjustment : look.values(for: state).titlePositionAdjustment ?? .zero
    }

    /// 3 below the bar's top; it begins 11 behind the tab's middle, 4 behind the image's where there is one.
    private func placeBadge(hasImage: Bool) {
        guard let badge else { return }
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = badge.fittingSize
        let middle = layout == .stacked || !hasImage ? bounds.midX : imageView.frame.midX
        let distance: CGFloat = hasImage ? 4 : 11
        let offset = look.values(for: state).badgePositionAdjustment ?? .zero
        let x = isFlipped ? middle - distance - size.width : middle + distance
        badge.frame = CGRect(x: x, y: 2, width: size.width, height: size.height)
            .offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }

    override var nameHint: String? { item.shownTitle }

    override var ownLargeContent: LargeContent {
        var content = item.largeContent
        content.title = item.shownTitle
        content.image = content.image ?? item.shownImage(isSelected: isSelected, isCompact: false)?.image
        return content
    }

    /// A tab that takes no touches is not told as such.
    override var accessibilityDefaults: AccessibilityDefaults {
        var traits: UIAccessibilityTraits = [.button, .tabBarItem]
        if isSelected { traits.insert(.selected) }
        return item.spoken(
            AccessibilityDefaults(isElement: true, label: item.shownTitle, value: spokenBadge, traits: traits))
    }

    /// A number counts items, any other text is read as it is.
    private var spokenBadge: String? {
        guard let badge = item.badgeValue, !badge.isEmpty else { return nil }
        guard let count = Int(badge) else { return badge }
        return count == 1 ? "1 item" : "\(count) items"
    }
}
