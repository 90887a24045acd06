import Foundation

/// A piece of a list: a content view on a background.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private(set) lazy var contentStorage = CellContentView.make(in: self)
    private lazy var backdrop = CellBackdrop(of: self)
    private var showsSelection = false

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

    /// Where an app puts its views: as large as the cell.
    open var contentView: UIView { contentStorage }

    /// Whether the cell is selected: the selected background is shown, labels, images and controls are highlighted.
    /// Default false.
    open var isSelected = false {
        didSet { selectionDidChange() }
    }

    /// Whether the cell is shown as touched: as a selected one. Default false.
    open var isHighlighted = false {
        didSet { selectionDidChange() }
    }

    private func selectionDidChange() {
        let shows = isSelected || isHighlighted
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

    /// Places the backgrounds and the content view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = CGRect(origin: .zero, size: layer.bounds.size)
        backdrop.place(bounds)
        contentStorage.frame = bounds
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        accessibilityOfCell(content: contentStorage, isSelected: isSelected)
    }
}
