import Foundation

/// What stands above or below the rows of a section: a text, or whatever an app puts into its content view.
///
/// Outside of a table the view looks as in a plain one.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    private let identifier: String?
    private(set) lazy var contentStorage = CellContentView.make(in: self)
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
        didSet { if isPinned != oldValue { pinnedDidChange() } }
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

    /// Where an app puts its views: as large as the view.
    open var contentView: UIView { contentStorage }

    /// The text, made when it is asked for: 17 points, semibold; in grouped tables 13 points, paler, of a header in
    /// capitals (assumed: the text itself stays as it was set).
    open var textLabel: UILabel? {
        if let title { return title }
        let label = HeaderFooterLabel(frame: .zero)
        label.cell = self
        label.numberOfLines = 0
        contentStorage.addSubview(label)
        title = label
        placeDidChange()
        return label
    }

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
        contentStorage.frame = bounds
        placeTitle()
    }

    /// As wide as `size`, and 28 high or as the text needs.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = textHeight(width: size.width)?.text ?? 0
        // Assumed: of what a line of 17 points leaves of 28 points, text of any height keeps as much.
        return CGSize(width: size.width, height: max(28, text + 8))
    }
}
