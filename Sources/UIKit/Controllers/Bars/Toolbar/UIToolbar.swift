import Foundation

/// A bar with buttons, mostly at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    private let backdrop = BarBackgroundView(lineIsBelow: false)
    private var itemList: [UIBarButtonItem] = []
    private var parts: [Part] = []
    private var slots = AppearanceSlots<UIToolbarAppearance>()
    private var isStandardSet = false
    private var legacy = LegacyBarLook()
    /// Whether no content goes on below the bar; nil where no controller says, which is never the edge.
    var isAtEdge: Bool? {
        didSet { if isAtEdge != oldValue { looksDidChange() } }
    }

    /// A button, or room.
    private struct Part {
        let item: UIBarButtonItem
        let button: BarButton?
    }

    /// A bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A bar without items; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        addSubview(backdrop)
        setAppearance(UIToolbarAppearance(), \.standard)
        isStandardSet = false
        looksDidChange()
    }

    /// Says where the bar lies. Default nil.
    open weak var delegate: (any UIToolbarDelegate)?

    /// At the bottom, unless the delegate says otherwise.
    open var barPosition: UIBarPosition {
        let said = delegate.flatMap { delegate in
            OptionalMethods.call("position(for:)", of: delegate) { delegate.position(for: self) }
        }
        return said ?? .bottom
    }

    // MARK: Items

    /// The buttons and the room between them, in reading order. Default none.
    open var items: [UIBarButtonItem]? {
        get { itemList.isEmpty ? nil : itemList }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items; animated, the new ones fade in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let new = items ?? []
        guard new != itemList else { return }
        itemList = new
        rebuild()
        guard animated, window != nil, UIView.areAnimationsEnabled else { return }
        let buttons = parts.compactMap(\.button)
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            for button in buttons { button.alpha = 0 }
        }
        UIView.animate(withDuration: 0.2) {
            for button in buttons { button.alpha = 1 }
        }
    }

    private func rebuild() {
        for part in parts { part.button?.removeFromSuperview() }
        let look = appearanceInForce.buttonLook
        parts = itemList.map { item in
            guard !item.isSpace else { return Part(item: item, button: nil) }
            let button = BarButton(item, at: .toolbar, look: look)
            button.onChange = { [weak self] in self?.setNeedsLayout() }
            button.isCompact = isCompact
            addSubview(button)
            button.refresh()
            return Part(item: item, button: button)
        }
        setNeedsLayout()
    }

    // MARK: Layout

    private var isCompact: Bool {
        traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom != .pad
    }

    /// 44; 49 on phones with a home indicator held upright, 32 on their side (assumed).
    private var rowHeight: CGFloat {
        if isCompact { return 32 }
        guard traitCollection.userInterfaceIdiom == .phone else { return 44 }
        return (sceneHost?.screen.metrics.safeAreaInsets.bottom ?? 0) > 0 ? 49 : 44
    }

    /// As wide as asked for, as high as its row.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: rowHeight) }

    /// As high as its row.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: rowHeight) }

    /// Places the items in the row above the safe area: room that is flexible shares what is left, other items stand 8
    /// apart (assumed).
    open override func layoutSubviews() {
        super.layoutSubviews()
        let isTop = barPosition == .topAttached
        backdrop.frame =
            isTop ? CGRect(x: 0, y: -frame.minY, width: bounds.width, height: bounds.height + frame.minY) : bounds
        let shown = parts.filter { !$0.item.isHidden }
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margin = sceneHost?.screen.metrics.minimumSideMargin ?? 16
        let safe = safeAreaInsets
        let (left, right) = (margin + safe.left, margin + safe.right)
        var start = isFlipped ? right : left
        var end = bounds.width - (isFlipped ? left : right)
        if let button = shown.first?.button {
            button.isAtEdge = true
            start -= button.outset
        }
        if let button = shown.last?.button { end += button.outset }
        let lengths = shown.enumerated().map { index, part -> CGFloat in
            guard let button = part.button else { return part.item.isFlexible ? 0 : part.item.width }
            button.isAtEdge = index == 0
            return button.naturalWidth
        }
        let gaps = shown.indices.dropFirst().map {
            shown[$0].button != nil && shown[$0 - 1].button != nil ? 8.0 : 0 as CGFloat
        }
        let rest = end - start - lengths.reduce(0, +) - gaps.reduce(0, +)
        let flexible = shown.count { $0.item.isFlexible }
        let share = flexible > 0 ? max(0, rest) / CGFloat(flexible) : 0
        let height = max(0, bounds.height - safe.bottom)
        let scale = max(traitCollection.displayScale, 1)
        var x = start
        for (index, part) in shown.enumerated() {
            if index > 0 { x += gaps[index - 1] }
            let width = part.item.isFlexible ? share : lengths[index]
            if let button = part.button {
                let low = PixelGrid.nearest(isFlipped ? bounds.width - x - width : x, scale: scale)
                button.frame = CGRect(x: low, y: 0, width: width, height: height)
                button.setNeedsLayout()
            }
            x += width
        }
    }

    /// Takes over what the traits change.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        for part in parts { part.button?.isCompact = isCompact }
        looksDidChange()
    }

    // MARK: Appearances

    /// How the bar looks unless another situation has a look of its own. A copy is kept.
    open var standardAppearance: UIToolbarAppearance {
        get { slots.standard ?? UIToolbarAppearance() }
        set { setAppearance(newValue, \.standard) }
    }

    /// How low bars look. Default nil: `standardAppearance`. A copy is kept.
    open var compactAppearance: UIToolbarAppearance? {
        get { slots.compact }
        set { setAppearance(newValue, \.compact) }
    }

    /// How the bar looks below content that ends above it. Default nil: as otherwise, without background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { slots.scrollEdge }
        set { setAppearance(newValue, \.scrollEdge) }
    }

    /// How low bars look below content that ends above them. Default nil: `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { slots.compactScrollEdge }
        set { setAppearance(newValue, \.compactScrollEdge) }
    }

    private func setAppearance(
        _ appearance: UIToolbarAppearance?,
        _ slot: WritableKeyPath<AppearanceSlots<UIToolbarAppearance>, UIToolbarAppearance?>
    ) {
        let copy = appearance?.duplicate()
        let isStandard = slot == \AppearanceSlots<UIToolbarAppearance>.standard
        if isStandard { isStandardSet = true }
        copy?.onChange = { [weak self] in
            if isStandard { self?.isStandardSet = true }
            self?.looksDidChange()
        }
        slots[keyPath: slot] = copy
        looksDidChange()
    }

    /// What the bar shows.
    var appearanceInForce: UIToolbarAppearance {
        var bar = slots
        if !isStandardSet, !legacy.isEmpty, let look = slots.standard?.duplicate() {
            look.background = legacy.applied(
                to: look.background, position: barPosition, metrics: isCompact ? .compact : .default)
            bar.standard = look
        }
        return AppearanceSlots.inForce(
            item: AppearanceSlots(), bar: bar, isEdge: isAtEdge ?? false, isCompact: isCompact) ?? standardAppearance
    }

    private func looksDidChange() {
        let appearance = appearanceInForce
        backdrop.show(appearance.background)
        for part in parts {
            part.button?.look = appearance.buttonLook
            part.button?.refresh()
        }
        setNeedsLayout()
    }

    // MARK: Older properties, which count until the standard appearance is set

    /// Light or dark. Default `default`: by the interface style.
    open var barStyle: UIBarStyle {
        get { legacy.style }
        set {
            legacy.style = newValue
            looksDidChange()
        }
    }

    /// Whether content goes on under the bar. Default true.
    open var isTranslucent: Bool {
        get { legacy.isTranslucent }
        set {
            guard newValue != legacy.isTranslucent else { return }
            legacy.isTranslucent = newValue
            superview?.setNeedsLayout()
            looksDidChange()
        }
    }

    /// The standard background's colour. Default nil.
    open var barTintColor: UIColor? {
        get { legacy.tint }
        set {
            legacy.tint = newValue
            looksDidChange()
        }
    }

    /// Sets the image behind the content of a bar in some place. Default nil.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        legacy.backgroundImages[.init(position: topOrBottom, metrics: barMetrics)] = backgroundImage
        looksDidChange()
    }

    /// The image behind the content of a bar in some place.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        legacy.backgroundImages[.init(position: topOrBottom, metrics: barMetrics)]
    }

    /// Sets the image in place of the line, where there is a background image. Default nil.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        legacy.shadowImages[topOrBottom] = shadowImage
        looksDidChange()
    }

    /// The image in place of the line.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        legacy.shadowImages[topOrBottom]
    }
}
