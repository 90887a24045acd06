import Foundation

/// What stands above or below the rows of a section: a text, or whatever an app puts into its content view.
///
/// Outside of a table the view looks as in a plain one.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    private let identifier: String?
    private(set) lazy var contentStorage = CellContentView.make(in: self)
    private lazy var backdrop = CellBackdrop(of: self)
    private var title: CellLabel?
    /// The list that the view stands in.
    weak var host: (any CellHost)? {
        didSet { setNeedsLayout() }
    }

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

    /// The text, made when it is asked for: 17 points, semibold.
    open var textLabel: UILabel? {
        if let title { return title }
        let label = CellLabel(frame: .zero)
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.cell = self
        contentStorage.addSubview(label)
        title = label
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
        guard let label = title else { return }
        let side = CellMetrics.sideMargin(width: bounds.width, in: host)
        let size = label.sizeThatFits(CGSize(width: bounds.width - 2 * side, height: bounds.height))
        let width = max(0, min(size.width, bounds.width - 2 * side))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.frame = CGRect(
            x: isMirrored ? bounds.width - side - width : side,
            y: CellMetrics.wholePoint((bounds.height - size.height) / 2), width: width, height: size.height)
    }

    /// As wide as `size`, and 28 high or as the text needs.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let side = CellMetrics.sideMargin(width: size.width, in: host)
        let text = title?.sizeThatFits(CGSize(width: size.width - 2 * side, height: .greatestFiniteMagnitude)) ?? .zero
        // Assumed: of what a line of 17 points leaves of 28 points, text of any height keeps as much.
        return CGSize(width: size.width, height: max(28, text.height + 8))
    }
}
