import Foundation

/// A bar with buttons, mostly at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    let backdrop = BarBackgroundView(lineIsBelow: false)
    var itemList: [UIBarButtonItem] = []
    var parts: [Part] = []
    private let look = BarAppearances<UIToolbarAppearance>()
    /// How far the background goes on below the bar.
    var roomBelow: CGFloat = 0 {
        didSet { if roomBelow != oldValue { setNeedsLayout() } }
    }
    /// Whether no content goes on below the bar; nil where no controller says, which is never the edge.
    var isAtEdge: Bool? {
        didSet { if isAtEdge != oldValue { looksDidChange() } }
    }

    /// A button, or room.
    struct Part {
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

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        offerLargeContent()
    }

    private func prepare() {
        addSubview(backdrop)
        look.onChange = { [weak self] in self?.looksDidChange() }
        looksDidChange()
    }

    /// Says where the bar lies. Default nil.
    open weak var delegate: (any UIToolbarDelegate)?

    /// At the bottom, unless the delegate says otherwise.
    open var barPosition: UIBarPosition { delegate?.saidPosition(for: self) ?? .bottom }

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
        if animated { fadeIn(parts.compactMap(\.button)) }
    }

    // MARK: Layout

    /// As wide as asked for, as high as its row.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: rowHeight) }

    /// As high as its row.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: rowHeight) }

    /// Places the items in the row above the safe area: room that is flexible shares what is left, other items stand 8
    /// apart (assumed).
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeBackdrop()
        placeItems()
    }

    /// Takes over what the traits change.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        for part in parts { part.button?.isCompact = traitCollection.hasLowBars }
        looksDidChange()
    }

    // MARK: Appearances

    /// How the bar looks unless another situation has a look of its own. A copy is kept.
    open var standardAppearance: UIToolbarAppearance {
        get { look.standard }
        set {
            noteAppearance(
                newValue, read: { (bar: UIToolbar) in bar.look.ownStandard },
                write: { $0.look.ownStandard = $1 })
            look.ownStandard = newValue
        }
    }

    /// How low bars look. Default nil: `standardAppearance`. A copy is kept.
    open var compactAppearance: UIToolbarAppearance? {
        get { look[\.compact] }
        set {
            noteAppearance(\UIToolbar.compactAppearance, newValue)
            look[\.compact] = newValue
        }
    }

    /// How the bar looks below content that ends above it. Default nil: as otherwise, without background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { look[\.scrollEdge] }
        set {
            noteAppearance(\UIToolbar.scrollEdgeAppearance, newValue)
            look[\.scrollEdge] = newValue
        }
    }

    /// How low bars look below content that ends above them. Default nil: `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { look[\.compactScrollEdge] }
        set {
            noteAppearance(\UIToolbar.compactScrollEdgeAppearance, newValue)
            look[\.compactScrollEdge] = newValue
        }
    }

    override func customizeItems(_ table: AppearanceTable, traits: UITraitCollection) {
        for item in itemList { table.customize(item, traits: traits, in: self) }
    }

    /// What the bar shows.
    var appearanceInForce: UIToolbarAppearance {
        look.inForce(position: barPosition, isEdge: isAtEdge ?? false, isCompact: traitCollection.hasLowBars)
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
        get { look.legacy.style }
        set {
            noteAppearance(\UIToolbar.barStyle, newValue)
            look.legacy.style = newValue
        }
    }

    /// Whether content goes on under the bar. Default true.
    open var isTranslucent: Bool {
        get { look.legacy.isTranslucent }
        set {
            noteAppearance(\UIToolbar.isTranslucent, newValue)
            guard newValue != look.legacy.isTranslucent else { return }
            look.legacy.isTranslucent = newValue
            superview?.setNeedsLayout()
        }
    }

    /// The standard background's colour. Default nil.
    open var barTintColor: UIColor? {
        get { look.legacy.tint }
        set {
            noteAppearance(\UIToolbar.barTintColor, newValue)
            look.legacy.tint = newValue
        }
    }

    /// Sets the image behind the content of a bar in some place. Default nil.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        noteAppearance(
            backgroundImage, axes: [topOrBottom.rawValue, barMetrics.rawValue],
            read: { (bar: UIToolbar) in
                bar.backgroundImage(forToolbarPosition: topOrBottom, barMetrics: barMetrics)
            },
            write: { $0.setBackgroundImage($1, forToolbarPosition: topOrBottom, barMetrics: barMetrics) })
        look.legacy.backgroundImages[.init(position: topOrBottom, metrics: barMetrics)] = backgroundImage
    }

    /// The image behind the content of a bar in some place.
    @discardableResult
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        look.legacy.backgroundImages[.init(position: topOrBottom, metrics: barMetrics)]
    }

    /// Sets the image in place of the line, where there is a background image. Default nil.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        noteAppearance(
            shadowImage, axes: [topOrBottom.rawValue],
            read: { (bar: UIToolbar) in bar.shadowImage(forToolbarPosition: topOrBottom) },
            write: { $0.setShadowImage($1, forToolbarPosition: topOrBottom) })
        look.legacy.shadowImages[topOrBottom] = shadowImage
    }

    /// The image in place of the line.
    @discardableResult
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        look.legacy.shadowImages[topOrBottom]
    }
}
