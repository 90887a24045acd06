import Foundation

/// A piece of a list: a content view on a background.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private(set) lazy var content = ConfiguredContent(of: self)
    var handlerStorage: ConfigurationUpdateHandler?
    private lazy var backdrop = CellBackdrop(of: self)
    private var showsSelection = false
    /// Whether the app set a background configuration, none too.
    final var hasOwnBackground = false
    /// Whether the collection is edited.
    final var isEdited = false {
        didSet { if isEdited != oldValue { editingDidChange() } }
    }
    /// Whether the cell is swiped aside.
    final var isSwiped = false {
        didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
    }
    /// Whether a finger moves the cell to another place.
    final var isReordering = false {
        didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
    }
    /// Whether what belongs below the cell is shown.
    final var isExpanded = false {
        didSet { if isExpanded != oldValue { expansionDidChange() } }
    }

    /// A cell with `frame` in its superview's space.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        _ = contentStorage
    }

    /// A cell of zero size; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = contentStorage
    }

    /// Where an app puts its views: as large as the cell. A content configuration puts its view in the place of it.
    open var contentView: UIView { contentStorage }

    /// Whether the cell is selected: the selected background is shown, labels, images and controls are highlighted.
    /// Default false.
    open var isSelected = false {
        didSet {
            if isSelected != oldValue { setNeedsUpdateConfiguration() }
            selectionDidChange()
        }
    }

    /// Whether the cell is shown as touched: as a selected one. Default false.
    open var isHighlighted = false {
        didSet {
            if isHighlighted != oldValue { setNeedsUpdateConfiguration() }
            selectionDidChange()
        }
    }

    func selectionDidChange() {
        let shows = content.background == nil && (isSelected || isHighlighted)
        guard shows != showsSelection else { return }
        showsSelection = shows
        backdrop.show(shows, animated: false)
        contentStorage.highlightContent(shows)
    }

    /// Behind all other views, as large as the cell. Default nil.
    open var backgroundView: UIView? {
        get { backdrop.background }
        set { backdrop.background = newValue }
    }

    /// Just above the background while the cell is selected or highlighted. Default nil.
    open var selectedBackgroundView: UIView? {
        get { backdrop.selected }
        set { backdrop.selected = newValue }
    }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        if !content.isUpdating { setNeedsLayout() }
    }

    // MARK: Configurations

    /// Whether the content configuration is fitted to the state by itself, by its `updated(for:)`. Default true.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { content.updatesContent }
        set { content.updatesContent = newValue }
    }

    /// Whether the background configuration is fitted to the state by itself, by its `updated(for:)`. Default true.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { content.updatesBackground }
        set { content.updatesBackground = newValue }
    }

    /// The cell's state now. A subclass adds its own part to that of its superclass.
    open var configurationState: UICellConfigurationState { stateNow }

    /// Has `updateConfiguration(using:)` called with the next layout.
    open func setNeedsUpdateConfiguration() { content.setNeedsUpdate() }

    /// Called before a layout when the state is another one, once, and before the cell is shown first: a subclass sets
    /// configurations by the state. Nothing here.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    override var fittedView: UIView { contentStorage }

    // MARK: For classes of this module

    /// Called after the app set the cell up for an item of a tree: how many items are above it, and whether it is open.
    /// Nothing by default.
    func take(level: Int, isExpanded: Bool) {}

    /// Does what a tap on the cell does beside selecting it.
    /// - Returns: Whether it did. By default not.
    func takeTap() -> Bool { false }

    /// The collection is edited, or is so no more.
    func editingDidChange() { setNeedsUpdateConfiguration() }

    /// What belongs below the cell is shown, or is so no more.
    func expansionDidChange() { setNeedsUpdateConfiguration() }

    /// The background where the app sets none.
    var standardBackground: UIBackgroundConfiguration { .clear() }

    /// Where the content view is.
    var contentFrame: CGRect { CGRect(origin: .zero, size: layer.bounds.size) }

    /// The content view's margins where the app sets none; nil: as any view's.
    var marginsOfContent: UIEdgeInsets? { nil }

    override func willLayOut() { content.updateIfDue() }
    override func traitsDidChange() { setNeedsUpdateConfiguration() }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        content.colorsDidChange()
    }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        content.colorsDidChange()
    }

    /// Whether fingers reach the cell; without them its state is disabled.
    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: Layout

    /// Places the backgrounds and the content view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = CGRect(origin: .zero, size: layer.bounds.size)
        backdrop.place(bounds)
        content.placeBackground()
        contentStorage.frame = contentFrame
    }
}
