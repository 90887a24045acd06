import Foundation

/// How a bar wants its buttons to look.
@MainActor
struct BarButtonAppearances {
    var plain: UIBarButtonItemAppearance
    var done: UIBarButtonItemAppearance

    func appearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance { style == .done ? done : plain }
}

/// The view of one item in a bar. Figures without a source are assumed.
final class BarButton: UIControl, BarItemObserver {
    /// Where the button lies among others.
    enum Place {
        /// At the side where reading begins: a text's room is before it.
        case leading
        /// At the side where it ends.
        case trailing
        /// In a toolbar.
        case toolbar
    }

    /// Room beside a text, and outside of an image at the bar's edge.
    static let textMargin: CGFloat = 8
    /// Room beside an image.
    static let imageMargin: CGFloat = 11

    let item: UIBarButtonItem
    let place: Place
    /// Whether nothing stands between the button and the bar's side.
    var isAtEdge = false
    /// Whether nothing stands between the button and the side where reading ends; only for toolbars.
    var isAtEnd = false
    var isCompact = false
    var look: BarButtonAppearances
    /// Told when the item changes: it may need other room.
    var onChange: (() -> Void)?
    private let textLabel = UILabel()
    private let picture = UIImageView()
    private var plate: UIImageView?

    init(_ item: UIBarButtonItem, at place: Place, look: BarButtonAppearances) {
        self.item = item
        self.place = place
        self.look = look
        super.init(frame: .zero)
        for view in [picture, textLabel] { addSubview(view) }
        item.observer = self
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    func barItemDidChange() {
        refresh()
        onChange?()
    }

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        refresh()
    }

    override func touchUpInsideWasSent(_ event: UIEvent?) { item.perform(for: event) }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = item.menu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
        return configuration
    }

    // MARK: Content

    private var metrics: UIBarMetrics { isCompact ? .compact : .default }
    private var content: UIView? { item.customView }
    private var imageInsets: UIEdgeInsets { item.shownImage(isCompact: isCompact)?.insets ?? .zero }

    private var font: UIFont { .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular) }

    func refresh() {
        if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
        isHidden = item.isHidden
        isContextMenuInteractionEnabled = item.menu != nil
        showsMenuAsPrimaryAction = item.menu != nil && item.action == nil && item.primaryAction == nil
        accessibilityIdentifier = item.accessibilityIdentifier
        adoptCustomView()
        let appearance = look.appearance(for: item.style)
        let values = appearance.values(for: state)
        let tint: UIColor = item.tintColor ?? tintColor
        let color: UIColor = !item.isEnabled ? .tertiaryLabel : item.isSelected ? .systemBackground : tint
        let image = content == nil ? item.shownImage(isCompact: isCompact)?.image.inBar(traitCollection) : nil
        picture.preferredSymbolConfiguration = BarSymbol.configuration
        picture.image = image?.asTemplateByDefault
        picture.isHidden = image == nil
        let attributes = values.titleTextAttributes.merging(item.ownTextAttributes(for: state)) { $1 }
            .showingButton(in: traitCollection)
        picture.tintColor = color
        textLabel.isHidden = image != nil
        textLabel.show(image == nil ? item.shownTitle : nil, font: font, color: color, attributes)
        // A finger fades what has no look of its own for it.
        let fades = isHighlighted && !appearance.setsHighlighted && item.titleTextAttributes(for: .highlighted) == nil
        for view in [textLabel, picture] { view.alpha = fades ? 0.2 : 1 }
        showPlate(item.shownBackground(for: state, metrics) ?? values.backgroundImage, tint)
        setNeedsLayout()
    }

    private func adoptCustomView() {
        for view in subviews where view !== textLabel && view !== picture && view !== plate && view !== content {
            view.removeFromSuperview()
        }
        if let content, content.superview !== self { addSubview(content) }
    }

    /// The image behind the button; for one that is chosen a plate in its tint.
    private func showPlate(_ image: UIImage?, _ tint: UIColor) {
        guard image != nil || item.isSelected else {
            plate?.removeFromSuperview()
            plate = nil
            return
        }
        let view = plate ?? UIImageView()
        view.image = image
        view.backgroundColor = image == nil ? tint : nil
        view.layer.cornerRadius = image == nil ? 6 : 0
        if plate == nil {
            insertSubview(view, at: 0)
            plate = view
        }
    }

    // MARK: Layout

    /// The content's own size.
    private var contentSize: CGSize {
        if let content { return Self.size(of: content) }
        if !picture.isHidden, let image = picture.image { return image.size }
        var size = textLabel.intrinsicContentSize
        for title in item.possibleTitles ?? [] {
            let measured = UILabel()
            measured.show(title, font: textLabel.font, color: textLabel.textColor, [:])
            size.width = max(size.width, measured.intrinsicContentSize.width)
        }
        return size
    }

    /// The size of a view of the app's: its bounds, or what its constraints ask for.
    static func size(of view: UIView) -> CGSize {
        let own = view.bounds.size
        if view.translatesAutoresizingMaskIntoConstraints, own.width > 0, own.height > 0 { return own }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return fitting == .zero ? view.sizeThatFits(UIView.layoutFittingExpandedSize) : fitting
    }

    /// Room before and behind the content, where reading goes from left to right.
    private var contentMargins: (before: CGFloat, behind: CGFloat) {
        if content != nil { return (0, 0) }
        if picture.isHidden {
            switch place {
            case .leading: return (Self.textMargin, 0)
            case .trailing: return (0, Self.textMargin)
            case .toolbar: return (isAtEdge ? 0 : Self.textMargin, isAtEnd ? 0 : Self.textMargin)
            }
        }
        let outside = isAtEdge ? Self.textMargin : Self.imageMargin
        switch place {
        case .leading: return (outside, Self.imageMargin)
        case .trailing: return (Self.imageMargin, outside)
        case .toolbar: return (isAtEdge ? 0 : Self.imageMargin, isAtEnd ? 0 : Self.imageMargin)
        }
    }

    /// How wide the button is.
    var naturalWidth: CGFloat {
        if item.width > 0 { return item.width }
        let contentMargins = contentMargins
        return contentMargins.before + contentSize.width + contentMargins.behind
    }

    /// How far the button begins before the bar's margin: a view of the app's begins at it.
    var outset: CGFloat { content == nil ? Self.textMargin : 0 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let scale = max(traitCollection.displayScale, 1)
        var contentMargins = contentMargins
        if isFlipped { contentMargins = (contentMargins.behind, contentMargins.before) }
        if let content {
            let size = Self.size(of: content)
            content.frame = CGRect(
                x: 0, y: PixelGrid.nearest((bounds.height - size.height) / 2, scale: scale), width: bounds.width,
                height: size.height)
            return
        }
        let values = look.appearance(for: item.style).values(for: state)
        let room = max(0, bounds.width - contentMargins.before - contentMargins.behind)
        let size = contentSize
        let width = min(size.width, room)
        let x = contentMargins.before + (room - width) / 2
        if !picture.isHidden {
            picture.frame = CGRect(
                x: PixelGrid.nearest(x, scale: scale) + imageInsets.left - imageInsets.right,
                y: imageTop(size.height, scale: scale) + imageInsets.top - imageInsets.bottom,
                width: size.width, height: size.height)
        }
        let ownOffset = item.titlePositionAdjustment(for: metrics)
        let offset = ownOffset == .zero ? values.titlePositionAdjustment ?? .zero : ownOffset
        textLabel.frame = CGRect(
            x: PixelGrid.nearest(x, scale: scale) + offset.horizontal,
            y: BarLine.top(of: textLabel, in: bounds.height, scale: scale) + offset.vertical, width: width,
            height: size.height)
        let plateOffset = values.backgroundImagePositionAdjustment ?? .zero
        let plateFrame = plate?.image == nil ? bounds.insetBy(dx: 0, dy: max(0, (bounds.height - 32) / 2)) : bounds
        plate?.frame = plateFrame.offsetBy(dx: plateOffset.horizontal, dy: plateOffset.vertical)
    }

    /// Pictures lie in the middle. In a button 44 high on a screen of three pixels a point an app's picture lies a pixel
    /// above it: one 24 high is 9.667 below the top.
    private func imageTop(_ height: CGFloat, scale: CGFloat) -> CGFloat {
        let middle = PixelGrid.nearest((bounds.height - height) / 2, scale: scale)
        let isRaised = scale == 3 && bounds.height == 44 && place != .toolbar && item.image != nil
        return isRaised ? middle - 1 / scale : middle
    }

    /// In a toolbar a button is hit from the bar's top to its bottom (assumed).
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard place == .toolbar, let bar = superview else { return super.point(inside: point, with: event) }
        let rows = convert(bar.bounds, from: bar)
        return bounds.union(CGRect(x: 0, y: rows.minY, width: bounds.width, height: rows.height)).contains(point)
    }

    override var nameHint: String? { item.shownTitle }

    /// A view of the app's in place of the item's title shows what it says itself.
    override var ownLargeContent: LargeContent {
        guard item.customView == nil else { return LargeContent() }
        var content = item.largeContent
        content.title = item.shownTitle ?? item.spokenSystemName
        content.image = content.image ?? item.shownImage(isCompact: isCompact)?.image
        return content
    }

    /// A view of the app's in place of the item's title tells of itself.
    override var accessibilityDefaults: AccessibilityDefaults {
        guard item.customView == nil else { return AccessibilityDefaults() }
        var own: UIAccessibilityTraits = .button
        if item.isSelected { own.insert(.selected) }
        let label = item.shownTitle ?? item.spokenSystemName ?? item.image?.accessibilityLabel
        return item.spoken(AccessibilityDefaults(isElement: true, label: label, traits: traits(beside: own)))
    }
}

/// Where text stands in a bar.
@MainActor
enum BarLine {
    /// The baseline lies 28 below the top of a bar that is 44 high, and in the same place about the middle of others.
    static func top(of label: UILabel, in height: CGFloat, scale: CGFloat) -> CGFloat {
        PixelGrid.nearest((height - 44) / 2 + 28 - label.font.ascender, scale: scale)
    }
}
