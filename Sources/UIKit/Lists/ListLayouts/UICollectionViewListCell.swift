import CoreGraphics
import Foundation

/// A row of a list in a collection, or a header or footer of one: a content view with accessories beside it.
///
/// It looks as its list does: its background, its margins, its lines, the corners of a card. Outside of a list it is a cell with
/// accessories.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    private(set) lazy var parts = ListCellAccessories(of: self)
    private lazy var lines = CellLines(of: self)
    private var guide: SeparatorGuide?
    /// The list's look that the cell took over.
    private var lookStorage: Look?

    private struct Look: Equatable {
        let place: CollectionListPlace

        static func == (a: Self, b: Self) -> Bool {
            (a.place.appearance, a.place.role, a.place.isPinned) == (b.place.appearance, b.place.role, b.place.isPinned)
        }
    }

    /// A cell with `frame` in its superview's space.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A cell of zero size; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Properties

    /// How many steps the content stands in. Default 0; a data source of trees sets it.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { accessoriesDidChange() } }
    }

    /// The points of a step. Default 10.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { accessoriesDidChange() } }
    }

    /// Whether accessories before the content stand in as well. Default true.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { accessoriesDidChange() } }
    }

    /// Where the lines are that go by the content: constraints may move its leading and trailing edges. By default it begins
    /// where the text does, and ends at the cell's edge.
    open var separatorLayoutGuide: UILayoutGuide {
        let made = guide ?? SeparatorGuide(in: self)
        guide = made
        return made.guide
    }

    // MARK: For classes of this module

    override var accessibilityDefaults: AccessibilityDefaults {
        accessibilityOfCell(content: contentView, isSelected: isSelected)
    }

    override var accessibilityOwnElements: [Any]? { elementsOfCell(content: contentView) }

    func accessibilityPart(at index: Int) -> AccessibilityPartAnswer? {
        spokenCell(contentView, isSelected: isSelected)
    }

    /// Whether it is a section's header.
    var isHeader: Bool { listPlace?.role == .header }

    /// What is beside the content is another thing, or elsewhere.
    func accessoriesDidChange() {
        contentStorage.layoutMarginsMayHaveChanged()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func take(level: Int, isExpanded: Bool) {
        indentationLevel = level
        self.isExpanded = isExpanded
    }

    override func editingDidChange() {
        super.editingDidChange()
        parts.arrange()
    }

    override func expansionDidChange() {
        super.expansionDidChange()
        parts.view(of: .outlineDisclosure)?.cellDidChange()
    }

    override func selectionDidChange() {
        super.selectionDidChange()
        parts.view(of: .multiselect)?.cellDidChange()
        placeLines()
    }

    override func takeTap() -> Bool {
        guard let outline = parts.toggledByCell else { return false }
        perform(outline)
        return true
    }

    override func listPlaceDidChange() {
        super.listPlaceDidChange()
        takeCard(listPlace?.cellPlace.corners ?? [])
        layoutMarginsMayHaveChanged()
        setNeedsLayout()
        let look = listPlace.map(Look.init)
        guard look != lookStorage else { return }
        let wasHeader = lookStorage?.place.role == .header
        lookStorage = look
        if wasHeader != isHeader { parts.arrange() }
        setNeedsUpdateConfiguration()
        // The app's own background stays.
        if !hasOwnBackground { content.background = look == nil ? nil : standardBackground }
    }

    // MARK: Layout

    override var standardLayoutMargins: UIEdgeInsets {
        guard let listPlace else { return super.standardLayoutMargins }
        var margins = UIEdgeInsets(
            top: CellMetrics.topMargin, left: listPlace.margin, bottom: CellMetrics.topMargin, right: listPlace.margin)
        // As in tables: the content ends before an index (assumed).
        margins.leading(listPlace.margin + indexWidth, !isMirrored)
        return margins
    }

    override func indexWidthDidChange() {
        layoutMarginsMayHaveChanged()
        setNeedsLayout()
    }

    override var marginsOfContent: UIEdgeInsets? {
        guard listPlace != nil else { return nil }
        var result = baseMargins
        if parts.hasLeading { result.leading(CellMetrics.marginBesideAccessory, isMirrored) }
        if parts.hasTrailing { result.leading(CellMetrics.marginBesideAccessory, !isMirrored) }
        return result
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// What accessories and indentation leave.
    override var contentFrame: CGRect {
        let (size, margins) = (layer.bounds.size, layoutMargins)
        let indentation = max(0, CGFloat(indentationLevel) * indentationWidth)
        let taken = parts.place(
            margins: isMirrored ? UIEdgeInsets(top: 0, left: margins.right, bottom: 0, right: margins.left) : margins,
            indentation: indentsAccessories ? indentation : 0)
        let start = taken.leading == 0 ? indentation : taken.leading + (indentsAccessories ? 0 : indentation)
        // Beside nothing the text goes as far as its view.
        (contentStorage as? UIListContentView)?.leadingShift = taken.leading == 0 ? indentation : 0
        return CGRect(
            x: isMirrored ? taken.trailing : start, y: 0, width: max(0, size.width - start - taken.trailing),
            height: size.height)
    }

    override var besideFitted: CGFloat { layer.bounds.width - contentStorage.layer.bounds.width }

    override func willLayOut() {
        super.willLayOut()
        let frame = contentFrame
        if contentStorage.frame != frame { contentStorage.frame = frame }
        placeLines()
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        setNeedsLayout()
    }

    /// Places accessories and the content anew.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        accessoriesDidChange()
    }

    /// Places the background, the content view, accessories and lines.
    open override func layoutSubviews() {
        super.layoutSubviews()
        // Where constraints lead the guide is known by now.
        if guide != nil { placeLines() }
    }

    // MARK: Lines

    private func placeLines() {
        lines.place(linesNow, scale: screenScale, isMirrored: isMirrored)
    }

    /// The lines of the list; none around a chosen row, unless several are (assumed).
    private var linesNow: CellLineStyle? {
        let standard = standardLine
        guide?.place(standard)
        guard var style = listPlace?.lines else { return nil }
        if isSelected || isHighlighted {
            guard isSelected, host?.selectsSeveral == true else { return nil }
            style.color = listPlace?.chosenLineColor ?? style.color
        }
        let automatic = guide?.insets(isMirrored: isMirrored) ?? standard
        style.above = style.above.map { $0.resolved(automatic) }
        style.below = style.below.map { $0.resolved(automatic) }
        return style
    }

    /// From where the text begins to the cell's edge; leading at the left.
    private var standardLine: UIEdgeInsets {
        let frame = contentStorage.frame
        let start = isMirrored ? layer.bounds.width - frame.maxX : frame.minX
        let margins = contentStorage.layoutMargins
        let text = (contentStorage as? UIListContentView)?.textStart ?? (isMirrored ? margins.right : margins.left)
        return UIEdgeInsets(top: 0, left: start + text, bottom: 0, right: 0)
    }

    // MARK: Accessories

    /// Does what a tap on an accessory does.
    func perform(_ accessory: UICellAccessory) {
        if let handler = accessory.handler { return handler() }
        switch accessory.accessoryType {
        case .delete: host?.openActions(of: self)
        case .outlineDisclosure: _ = host?.toggleOutline(of: self)
        default: break
        }
    }

    override var standardBackground: UIBackgroundConfiguration { listPlace?.background ?? .clear() }
}

// What a list cell shows.
extension UICollectionViewListCell {
    /// What stands beside the content. Default none. Two of one type of sign raise, and a label without a text.
    public var accessories: [UICellAccessory] {
        get { parts.all }
        set { parts.set(newValue) }
    }

    /// A configuration in the looks of the cell's list and of its place there, without texts.
    @discardableResult
    public func defaultContentConfiguration() -> UIListContentConfiguration { listPlace?.content ?? .cell() }
}

extension UIEdgeInsets {
    /// Sets the side where text begins.
    fileprivate mutating func leading(_ value: CGFloat, _ isMirrored: Bool) {
        if isMirrored { right = value } else { left = value }
    }

    /// With sides by the content where they are automatic; leading at the left.
    fileprivate func resolved(_ automatic: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: 0, left: left == UIListSeparatorConfiguration.automatic ? automatic.left : left, bottom: 0,
            right: right == UIListSeparatorConfiguration.automatic ? automatic.right : right)
    }
}

extension UICollectionViewListCell: AccessibilityPartOwner {}
