import CoreGraphics
import Foundation

/// A row: an image, one or two texts by its style, a sign or a view beside them, or whatever an app puts into its content
/// view.
///
/// A cell outside of a table is a view like others, 320 × 44 points where it is made without a frame.
///
/// An appearance proxy has `separatorInset`.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    let cellStyle: CellStyle
    private let identifier: String?
    private(set) lazy var content = ConfiguredContent(of: self)
    private(set) lazy var backdrop = CellBackdrop(of: self, plateColor: .systemGray4)
    private(set) lazy var accessories = CellAccessories(of: self)
    private(set) lazy var editing = CellEditing(of: self)
    private(set) var parts = CellParts()
    private var isSelectedStorage = false
    private var isHighlightedStorage = false
    private var isEditingStorage = false
    var handlerStorage: ConfigurationUpdateHandler?
    private var ownSeparatorInset: UIEdgeInsets?
    /// The list that the cell stands in.
    weak var host: (any CellHost)? {
        didSet {
            layoutMarginsMayHaveChanged()
            setNeedsLayout()
        }
    }
    /// Where it stands there.
    var place = CellPlace() {
        didSet { if place != oldValue { placeDidChange(from: oldValue) } }
    }
    private(set) lazy var lines = CellLines(of: self)
    /// Whether the plate is behind the content that shows that the cell is selected or touched.
    var isPlateShown: Bool {
        content.background == nil && selectionStyle != .none && (isSelectedStorage || isHighlightedStorage)
    }

    /// A cell of a style, to be used again by cells with the same identifier.
    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        identifier = reuseIdentifier
        super.init(frame: CellMetrics.frame)
        prepareCell()
    }

    /// A cell of the default style.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// A cell of the default style; archives are not read.
    public required init?(coder: NSCoder) {
        cellStyle = .default
        identifier = nil
        super.init(coder: coder)
        frame = CellMetrics.frame
        prepareCell()
    }

    private func prepareCell() {
        setBackgroundColor(.systemBackground)
        _ = contentStorage
    }

    override class var frameWithoutOne: CGRect { CellMetrics.frame }

    // MARK: Content

    /// Where an app puts its views: all of the cell but for what stands beside the content. Its layout margins are 11
    /// above and below (assumed), those of a list at the sides, and 8 beside an accessory.
    ///
    /// A content configuration puts its view in the place of it.
    open var contentView: UIView { contentStorage }

    /// The image before the text; nil in the style `value2`, and with a content configuration. Made when it is asked for.
    open var imageView: UIImageView? { cellStyle == .value2 || content.isConfigured ? nil : parts.image(in: self) }

    /// The first text, made when it is asked for: body, in the style `value2` caption1 in the tint. Its font follows the
    /// size that the user chose (assumed). Nil with a content configuration.
    open var textLabel: UILabel? { content.isConfigured ? nil : parts.text(in: self) }

    /// The second text; nil in the default style. Made when it is asked for: caption1, in the style `value1` body in a paler
    /// colour. Its font follows the size that the user chose (assumed). Nil with a content configuration.
    open var detailTextLabel: UILabel? {
        cellStyle == .default || content.isConfigured ? nil : parts.detail(in: self)
    }

    /// Called when the content view is another one, or shows something else.
    func contentDidChange() {
        if content.isConfigured, !parts.isEmpty { parts = CellParts() }
        contentStorage.layoutMarginsMayHaveChanged()
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

    /// How many steps the image and the texts stand in. Default 0.
    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }

    /// The points of a step. Default 10.
    open var indentationWidth: CGFloat = 10 {
        didSet { setNeedsLayout() }
    }

    // MARK: Backgrounds

    /// Behind all other views, as large as the cell. Default nil.
    open var backgroundView: UIView? {
        get { backdrop.background }
        set { backdrop.background = newValue }
    }

    /// Just above the background while the cell is selected or highlighted. Default nil: a grey plate.
    open var selectedBackgroundView: UIView? {
        get { backdrop.selected }
        set { backdrop.selected = newValue }
    }

    // MARK: Reuse

    /// What kind of cell this is, among those that are used again.
    open var reuseIdentifier: String? { identifier }

    /// Called before a cell is used again. Nothing here.
    open func prepareForReuse() {}

    // MARK: States

    /// How the cell shows that it is selected. Default `default`.
    open var selectionStyle = SelectionStyle.default {
        didSet { selectionDidChange(animated: false) }
    }

    /// Whether the cell is selected. Setting it calls `setSelected(_:animated:)` without an animation. Default false.
    open var isSelected: Bool {
        get { isSelectedStorage }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the cell is shown as touched. Setting it calls `setHighlighted(_:animated:)` without an animation. Default
    /// false.
    open var isHighlighted: Bool {
        get { isHighlightedStorage }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Selects the cell, or does so no more: the plate comes and goes, labels, images and controls are highlighted.
    open func setSelected(_ selected: Bool, animated: Bool) {
        if selected != isSelectedStorage { setNeedsUpdateConfiguration() }
        isSelectedStorage = selected
        selectionDidChange(animated: animated)
    }

    /// Shows the cell as touched, or no more: as a selected one.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        if highlighted != isHighlightedStorage { setNeedsUpdateConfiguration() }
        isHighlightedStorage = highlighted
        selectionDidChange(animated: animated)
    }

    private func selectionDidChange(animated: Bool) {
        let shows = isPlateShown
        if isEditingStorage { editing.update() }
        placeLines()
        backdrop.show(shows, animated: animated)
        guard shows != parts.isHighlighted else { return }
        parts.isHighlighted = shows
        contentStorage.highlightContent(shows)
    }

    // MARK: Editing

    /// Whether the cell is edited. Setting it calls `setEditing(_:animated:)` without an animation. Default false.
    open var isEditing: Bool {
        get { isEditingStorage }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing: the accessories of the one state give way to those of the other, the sign of the editing
    /// style comes before the content, and the grip behind it.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditingStorage else { return }
        isEditingStorage = editing
        changeState(animated: animated) {
            self.editing.update(animated: animated)
            self.showAccessories()
        }
    }

    /// Tells of another state, before the change and after it.
    private func changeState(animated: Bool, _ change: () -> Void) {
        let state = stateMask
        setNeedsUpdateConfiguration()
        willTransition(to: state)
        change()
        guard animated else { return didTransition(to: state) }
        UIView.animate(withDuration: CellBackdrop.fade) {
            self.layoutIfNeeded()
        } completion: { _ in
            self.didTransition(to: state)
        }
    }

    private var stateMask: StateMask {
        var state: StateMask = isEditingStorage ? .showingEditControl : []
        if isAskingToDelete { state.insert(.showingDeleteConfirmation) }
        return state
    }

    /// Whether the row's buttons are open. Setting it tells of the state.
    var isAskingToDelete = false {
        didSet { if isAskingToDelete != oldValue { changeState(animated: true) {} } }
    }

    /// Whether a finger moves the row.
    var isLifted = false {
        didSet {
            guard isLifted != oldValue else { return }
            setNeedsUpdateConfiguration()
            liftDidChange()
        }
    }

    /// Whether the row's buttons are open, of which one may delete it.
    open var showingDeleteConfirmation: Bool { isAskingToDelete }

    /// What the row lets be done with it, as its table asked: none outside of a table.
    open var editingStyle: EditingStyle { editing.style }

    /// Whether the content makes room for a sign while the cell is edited, even where there is none. Default true; a table
    /// sets it as its delegate says.
    open var shouldIndentWhileEditing = true {
        didSet { setNeedsLayout() }
    }

    /// Whether there is a grip behind the content while the cell is edited, by which the row is moved. Default false; a
    /// table sets it where the data source says that the row can be moved.
    open var showsReorderControl = false {
        didSet { if isEditingStorage { editing.update() } }
    }

    /// Called before the cell changes to another state.
    open func willTransition(to state: StateMask) {}

    /// Called after the cell has changed to another state, and the animation has ended.
    open func didTransition(to state: StateMask) {}

    // MARK: Accessories

    /// The sign beside the content, where there is no `accessoryView`. Default none.
    open var accessoryType = AccessoryType.none {
        didSet { showAccessories() }
    }

    /// A view beside the content, in the size that it has. Default nil.
    open var accessoryView: UIView? {
        didSet { showAccessories() }
    }

    /// The sign beside the content while the cell is edited, where there is no `editingAccessoryView`. Default none.
    open var editingAccessoryType = AccessoryType.none {
        didSet { showAccessories() }
    }

    /// A view beside the content while the cell is edited. Default nil.
    open var editingAccessoryView: UIView? {
        didSet { showAccessories() }
    }

    private func showAccessories() {
        if isEditingStorage {
            accessories.show(editingAccessoryType, editingAccessoryView)
        } else {
            accessories.show(accessoryType, accessoryView)
        }
    }

    // MARK: Separator

    /// From the cell's sides to the line that a list draws below it. Default: up to where the text begins (assumed). An
    /// appearance proxy has it.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? standardSeparatorInset }
        set {
            noteAppearance(\UITableViewCell.separatorInset, newValue)
            ownSeparatorInset = newValue
        }
    }

    // MARK: Layout

    /// Places the backgrounds, the content view and what stands beside it, the image and the texts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutCell()
    }

    override func willLayOut() { content.updateIfDue() }

    /// As wide as `size`, and as high as the texts need, 44 at least.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        content.updateIfDue()
        if content.isConfigured { return configuredSize(width: size.width) }
        return CGSize(width: size.width, height: textHeight(width: size.width))
    }

    /// The size that constraints in the content view give the cell; without any, that of its texts.
    @discardableResult
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        content.updateIfDue()
        if content.isConfigured { return configuredSize(width: targetSize.width) }
        guard parts.isEmpty || isSizedFromInside || contentStorage.isSizedFromInside else {
            let width = targetSize.width > 0 ? targetSize.width : textWidth
            return CGSize(width: width, height: textHeight(width: width))
        }
        placeContent()
        var size = super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        // The content view's mask has kept what is below it; a cell without a height had no room for that.
        let kept = layer.bounds.height - contentStorage.frame.maxY
        if size.height > 0, let host { size.height += max(0, host.contentInset(of: self).bottom - kept) }
        return size
    }

    /// Lets a list measure the cell again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        host?.contentSizeDidChange(of: self)
    }

    override var standardLayoutMargins: UIEdgeInsets { CellMetrics.margins(width: layer.bounds.width, in: host) }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.width != layer.bounds.width { layoutMarginsMayHaveChanged() }
        setNeedsLayout()
    }

    /// Hands the margins on to the content.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        contentStorage.layoutMarginsMayHaveChanged()
    }

    override func semanticContentDidChange() {
        super.semanticContentDidChange()
        setNeedsLayout()
    }

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

    override var accessibilityDefaults: AccessibilityDefaults {
        accessibilityOfCell(content: contentStorage, isSelected: isSelectedStorage || accessoryType == .checkmark)
    }

    override var accessibilityOwnElements: [Any]? { elementsOfCell(content: contentStorage) }

    func accessibilityPart(at index: Int) -> AccessibilityPartAnswer? {
        spokenCell(contentStorage, isSelected: isSelectedStorage || accessoryType == .checkmark)
    }
}
