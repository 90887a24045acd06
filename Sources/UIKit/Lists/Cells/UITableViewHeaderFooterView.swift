import Foundation

/// What stands above or below the rows of a section: a text, or whatever an app puts into its content view.
///
/// Outside of a table the view looks as in a plain one.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    private let identifier: String?
    private(set) lazy var content = ConfiguredContent(of: self)
    var handlerStorage: ConfigurationUpdateHandler?
    private lazy var backdrop = CellBackdrop(of: self)
    private(set) var title: HeaderFooterLabel?
    /// The list that the view stands in.
    weak var host: (any CellHost)? {
        didSet { setNeedsLayout() }
    }

    /// Which of a section's texts it shows, and in what kind of list.
    var place = HeaderFooterPlace() {
        didSet { if place != oldValue { placeDidChange() } }
    }
    /// Whether it sticks to an edge of the list, above rows that go on below it.
    var isPinned = false {
        didSet {
            guard isPinned != oldValue else { return }
            setNeedsUpdateConfiguration()
            pinnedDidChange()
        }
    }
    private(set) lazy var pinnedPlate: UIView = {
        let plate = ControlPart(frame: layer.bounds)
        plate.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        plate.backgroundColor = .systemBackground
        insertSubview(plate, at: 0)
        return plate
    }()

    /// A view to be used again by those with the same identifier.
    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
        _ = contentStorage
    }

    /// A view without an identifier.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// A view without an identifier, of zero size; archives are not read.
    public required init?(coder: NSCoder) {
        identifier = nil
        super.init(coder: coder)
        _ = contentStorage
    }

    /// Where an app puts its views: as large as the view. A content configuration puts its view in the place of it.
    open var contentView: UIView { contentStorage }

    /// The text, made when it is asked for: 17 points, semibold; in grouped tables 13 points, paler, of a header in
    /// capitals (assumed: the text itself stays as it was set).
    open var textLabel: UILabel? {
        if content.isConfigured { return nil }
        if let title { return title }
        let label = HeaderFooterLabel(frame: .zero)
        label.cell = self
        label.numberOfLines = 0
        contentStorage.addSubview(label)
        title = label
        placeDidChange()
        return label
    }

    /// A header is told as one, with its texts.
    override var accessibilityDefaults: AccessibilityDefaults {
        let labels = contentStorage.spokenLabels
        guard !labels.isEmpty else { return AccessibilityDefaults() }
        return AccessibilityDefaults(
            isElement: true, label: labels.joined(separator: ", "),
            traits: place.isFooter ? .staticText : [.staticText, .header])
    }

    /// Called when the content view is another one, or shows something else.
    func contentDidChange() {
        if content.isConfigured { title = nil }
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

    /// The view's state now. A subclass adds its own part to that of its superclass.
    open var configurationState: UIViewConfigurationState { stateNow }

    /// Has `updateConfiguration(using:)` called with the next layout.
    open func setNeedsUpdateConfiguration() { content.setNeedsUpdate() }

    /// Called before a layout when the state is another one, once, and before the view is shown first: a subclass sets
    /// configurations by the state. Nothing here.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

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

    // MARK: Background and reuse

    /// Behind all other views, as large as the view. Default nil.
    open var backgroundView: UIView? {
        get { backdrop.background }
        set { backdrop.background = newValue }
    }

    /// What kind of view this is, among those that are used again.
    open var reuseIdentifier: String? { identifier }

    /// Called before a view is used again. Nothing here.
    open func prepareForReuse() {}

    /// Places the background, the content view and the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = CGRect(origin: .zero, size: layer.bounds.size)
        backdrop.place(bounds)
        content.placeBackground()
        contentStorage.frame = bounds
        placeTitle()
    }

    /// As wide as `size`, and 28 high or as the text needs.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        content.updateIfDue()
        if content.isConfigured { return configuredSize(width: size.width) }
        let text = textHeight(width: size.width)?.text ?? 0
        // Assumed: of what a line of 17 points leaves of 28 points, text of any height keeps as much.
        return CGSize(width: size.width, height: max(28, text + 8))
    }

    /// The size that constraints in the content view, or the content configuration, give the view.
    @discardableResult
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        content.updateIfDue()
        if content.isConfigured { return configuredSize(width: targetSize.width) }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    override var standardLayoutMargins: UIEdgeInsets {
        let side = CellMetrics.sideMargin(width: layer.bounds.width, in: host)
        return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
    }
}
