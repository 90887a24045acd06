import Foundation

/// What a navigation bar shows of one item: prompt, title, buttons and large title. While items change, two of them lie
/// upon each other.
final class NavigationBarContent: UIView {
    let item: UINavigationItem
    let backItem: UINavigationItem?
    let titleLabel = UILabel()
    let backButton = BackButton()
    let largeTitle = LargeTitleView()
    /// Where there is a search bar.
    private(set) var searchZone: SearchZone?
    let promptLabel = UILabel()
    private(set) var leading: [BarButton] = []
    private(set) var trailing: [BarButton] = []
    private var setting: Setting
    /// Told when the room that the content needs changes.
    var onBack: (() -> Void)?

    /// What the bar says about it.
    struct Setting {
        var metrics: NavigationBarMetrics
        var appearance: UINavigationBarAppearance
        /// Of the older properties: they stand in for those of the appearance.
        var titleAttributes: [NSAttributedString.Key: Any] = [:]
        var largeTitleAttributes: [NSAttributedString.Key: Any] = [:]
        var titleOffset: CGFloat = 0
        var backIndicator: UIImage?
        var titleColor = UIColor.label
        var isCompact = false
        var margin: CGFloat = 16
    }

    init(_ item: UINavigationItem, backItem: UINavigationItem?, setting: Setting) {
        self.item = item
        self.backItem = backItem
        self.setting = setting
        super.init(frame: .zero)
        titleLabel.accessibilityTraits = [.staticText, .header]
        for view in [largeTitle, promptLabel, backButton, titleLabel] { addSubview(view) }
        backButton.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
        refresh(setting)
    }

    required init?(coder: NSCoder) { nil }

    /// The bar's own background lies behind; touches beside the parts are nobody's.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }

    /// The buttons before the title, the title, the buttons behind it, then what lies below, whatever their tops are.
    override var accessibilityOwnElements: [Any]? {
        let row: [UIView] = [promptLabel, backButton] + leading + [titleView] + trailing.reversed()
        let below: [UIView?] = [largeTitle, searchZone]
        return row + below.compactMap { $0 }
    }

    // MARK: Content

    var isBackShown: Bool {
        guard backItem != nil, !item.hidesBackButton else { return false }
        return !(item.leftBarButtonItems ?? []).contains { !$0.isHidden } || item.leftItemsSupplementBackButton
    }

    /// What shows in the middle.
    var titleView: UIView { item.titleView ?? titleLabel }

    /// Takes over what item and bar say.
    func refresh(_ setting: Setting) {
        self.setting = setting
        let appearance = setting.appearance
        titleLabel.show(
            item.title, font: .systemFont(ofSize: 17, weight: .semibold), color: setting.titleColor,
            setting.titleAttributes.merging(appearance.titleTextAttributes) { $1 })
        titleLabel.textAlignment = .center
        titleLabel.isHidden = item.titleView != nil
        if let view = item.titleView, view.superview !== self { addSubview(view) }
        promptLabel.show(item.prompt, font: .systemFont(ofSize: 12), color: setting.titleColor, [:])
        promptLabel.isHidden = item.prompt == nil
        largeTitle.show(
            setting.metrics.hasLargeTitle ? item.title : nil, color: setting.titleColor,
            setting.largeTitleAttributes.merging(appearance.largeTitleTextAttributes) { $1 })
        backButton.isHidden = !isBackShown
        if let backItem {
            backButton.refresh(
                to: backItem, appearance, indicator: appearance.backIndicatorImage ?? setting.backIndicator,
                isCompact: setting.isCompact)
        }
        leading = adopt(item.leftBarButtonItems, old: leading, at: .leading)
        trailing = adopt(item.rightBarButtonItems, old: trailing, at: .trailing)
        showSearch(item.searchController?.searchBar)
        // An item that leaves the bar keeps the place that it had.
        if item.bar != nil { isSearchInline = item.searchBarPlacement == .inline }
        if isRowHidden != setting.metrics.isSearching {
            isRowHidden = setting.metrics.isSearching
            fade(1)
        }
        if let old = shownTitleView, old !== item.titleView, old.superview === self { old.removeFromSuperview() }
        if shownTitleView !== item.titleView { titleView.alpha = titleAlpha }
        shownTitleView = item.titleView
        setNeedsLayout()
    }

    private weak var shownTitleView: UIView?

    /// Keeps the buttons of items that stay.
    private func adopt(_ items: [UIBarButtonItem]?, old: [BarButton], at place: BarButton.Place) -> [BarButton] {
        let look = setting.appearance.buttonLook
        let new = (items ?? []).filter { !$0.isFlexible }.map { item in
            let button = old.first { $0.item === item } ?? BarButton(item, at: place, look: look)
            button.look = look
            button.isCompact = setting.isCompact
            button.onChange = { [weak self] in self?.buttonDidChange() }
            if button.superview !== self { addSubview(button) }
            item.observer = button
            button.refresh()
            return button
        }
        for button in old where !new.contains(button) { button.removeFromSuperview() }
        return new
    }

    /// A button needs other room, or came and went; the back button may stand in.
    private func buttonDidChange() {
        backButton.isHidden = !isBackShown
        setNeedsLayout()
    }

    /// Whether the row shows the text of the title; a large one that shows stands in for it.
    private(set) var isTitleShown = true
    /// A view of the app's own stays beside a large title.
    var titleAlpha: CGFloat { isTitleShown || item.titleView != nil ? rowAlpha : 0 }
    /// While somebody searches there may be nothing but the search bar.
    private var isRowHidden = false
    private var isSearchInline = false
    var rowAlpha: CGFloat { isRowHidden ? 0 : 1 }

    func showTitle(_ isShown: Bool) {
        isTitleShown = isShown
        titleView.alpha = titleAlpha
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = setting.metrics
        let top = metrics.hasPrompt ? NavigationBarMetrics.prompt : 0
        let zones = metrics.zones(in: bounds.height)
        let row = CGRect(
            x: 0, y: top, width: bounds.width, height: metrics.isSearching ? metrics.row : zones.row)
        placePrompt()
        placeRow(row)
        largeTitle.margin = (setting.margin + safeAreaInsets.left, setting.margin + safeAreaInsets.right)
        largeTitle.frame = CGRect(x: 0, y: row.maxY, width: bounds.width, height: zones.title)
        largeTitle.isHidden = !metrics.hasLargeTitle
        if !isSearchInline { placeSearch(zones.search) }
    }

    /// Takes a search bar in, above the large title.
    private func showSearch(_ bar: UISearchBar?) {
        guard bar != nil || searchZone != nil else { return }
        let zone = searchZone ?? SearchZone()
        if zone.superview !== self { insertSubview(zone, aboveSubview: largeTitle) }
        searchZone = zone
        zone.show(bar)
        guard bar == nil else { return }
        zone.removeFromSuperview()
        searchZone = nil
    }

    /// Below the title, or alone in the bar.
    private func placeSearch(_ height: CGFloat) {
        guard let searchZone else { return }
        let metrics = setting.metrics
        searchZone.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        searchZone.arrange(
            height: metrics.search,
            SearchBarPlace(
                left: setting.margin + safeAreaInsets.left, right: setting.margin + safeAreaInsets.right,
                top: metrics.isSearching ? SearchBarMetrics.top : NavigationBarMetrics.searchTop, isInBar: true))
    }

    /// In the row, at the end; scopes have no room there (assumed).
    /// - Returns: Where it begins, from the end of the row.
    private func placeSearch(from margin: CGFloat, in row: CGRect) -> CGFloat {
        guard isSearchInline, let searchZone else { return margin }
        let width = min(NavigationBarMetrics.inlineSearch, row.width / 2)
        set(searchZone, CGRect(x: row.width - margin - width, y: row.minY, width: width, height: row.height))
        searchZone.arrange(
            height: row.height,
            SearchBarPlace(
                left: 0, right: 0, top: (row.height - SearchBarMetrics.fieldHeight) / 2, isInBar: true))
        return margin + width + 8
    }

    private var scale: CGFloat { max(traitCollection.displayScale, 1) }

    private func placePrompt() {
        let size = promptLabel.sizeThatFits(bounds.size)
        let width = min(size.width, max(0, bounds.width - 2 * setting.margin))
        promptLabel.frame = CGRect(
            x: PixelGrid.nearest((bounds.width - width) / 2, scale: scale),
            y: PixelGrid.nearest((NavigationBarMetrics.prompt - size.height) / 2, scale: scale), width: width,
            height: size.height)
    }

    /// Places are found as if one read from left to right, and mirrored at the end.
    private func placeRow(_ row: CGRect) {
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let safe = safeAreaInsets
        let margins = (
            start: setting.margin + (isFlipped ? safe.right : safe.left),
            end: setting.margin + (isFlipped ? safe.left : safe.right)
        )
        let isLabel = titleView === titleLabel
        let wanted = isLabel ? titleLabel.intrinsicContentSize : BarButton.size(of: titleView)
        let centred = (row.width - wanted.width) / 2
        let trailingStart = place(trailing, from: placeSearch(from: margins.end, in: row), in: row)
        let end = row.width - trailingStart
        if isBackShown {
            let isTitled = wanted.width > 0 && (!isLabel || item.title != nil)
            backButton.fit(
                before: min(isTitled ? centred - 8 : end - 8, end - 8), margin: margins.start, in: row.width)
            set(backButton, itemFrame(x: 0, width: backButton.width, in: row))
        }
        let from = isBackShown ? backButton.width + 8 + BarButton.textMargin : margins.start
        let leadingEnd = place(leading, from: from, in: row)
        let hasLeading = leading.contains { !$0.isHidden }
        let low = hasLeading ? leadingEnd + 8 : isBackShown ? backButton.width + 8 : margins.start
        let isEndTaken = trailing.contains { !$0.isHidden } || trailingStart > margins.end
        let high = isEndTaken ? end - 8 : row.width - margins.end
        let width = min(wanted.width, max(0, high - low))
        // What collides leaves the middle before it is cut short.
        let x = min(max(centred, low), max(low, high - width))
        let offset = setting.appearance.titlePositionAdjustment
        let y =
            isLabel
            ? BarLine.top(of: titleLabel, in: row.height, scale: scale) + setting.titleOffset
            : PixelGrid.nearest((row.height - wanted.height) / 2, scale: scale)
        set(
            titleView,
            CGRect(
                x: PixelGrid.nearest(x, scale: scale) + offset.horizontal, y: row.minY + y + offset.vertical,
                width: width, height: wanted.height))
        if isFlipped { mirror() }
    }

    private func set(_ view: UIView, _ frame: CGRect) {
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Items are as high as the row; in the 56 of a sheet 44, 6 below the top.
    private func itemFrame(x: CGFloat, width: CGFloat, in row: CGRect) -> CGRect {
        let isSheet = row.height >= NavigationBarMetrics.sheetRow
        let height = isSheet ? NavigationBarMetrics.sheetItem : row.height
        return CGRect(x: x, y: row.minY + (row.height - height) / 2, width: width, height: height)
    }

    /// Places buttons side by side from a bar's side on.
    /// - Returns: Where the last one ends, from that side.
    private func place(_ buttons: [BarButton], from margin: CGFloat, in row: CGRect) -> CGFloat {
        var start = margin
        let buttons = buttons.filter { !$0.isHidden }
        for (index, button) in buttons.enumerated() {
            button.isAtEdge = index == 0
            if button.item.isSpace {
                start += button.item.width
                set(button, itemFrame(x: start, width: 0, in: row))
                continue
            }
            if index == 0 { start -= button.outset }
            let width = button.naturalWidth
            let x = button.place == .trailing ? row.width - start - width : start
            set(button, itemFrame(x: x, width: width, in: row))
            button.setNeedsLayout()
            start += width
            if index < buttons.count - 1 { start += 8 }
        }
        return start
    }

    private func mirror() {
        let inline = isSearchInline ? [searchZone].compactMap { $0 } : []
        for view in [titleView, backButton] + leading + trailing + inline {
            view.center.x = bounds.width - view.center.x
        }
    }
}
