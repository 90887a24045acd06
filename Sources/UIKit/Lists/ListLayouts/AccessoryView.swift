import CoreGraphics

/// What shows an accessory: a sign, a button, a label, or the app's view in it.
final class AccessoryView: UIView {
    private let inner: UIView
    private var shown: UICellAccessory?
    private weak var cell: UICollectionViewListCell?

    private static let signSize = CGSize(width: 26, height: 26)

    init(_ type: UICellAccessory.AccessoryType) {
        inner =
            switch type {
            case .disclosureIndicator: CellSign(.disclosure)
            case .outlineDisclosure: OutlineChevron()
            case .checkmark: CellSign(.check)
            case .delete: CellEditingSign(.delete)
            case .insert: CellEditingSign(.insert)
            case .multiselect: CellEditingSign(.ring)
            case .reorder: CellGrip()
            case .label: UILabel()
            case .customView(let view): view
            case .popUpMenu: UIButton(type: .system)
            case .detail: UIButton(type: .detailDisclosure)
            }
        super.init(frame: .zero)
        addSubview(inner)
        if case .customView = type { return }
        (inner as? UIControl)?.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
        isGrip = inner is CellGrip
    }

    required init?(coder: NSCoder) { nil }

    private var isGrip = false

    /// The cell's direction, as a view's own does not follow its superview's.
    var isMirrored = false {
        didSet {
            (inner as? CellSign)?.isMirrored = isMirrored
            (inner as? OutlineChevron)?.pointsLeft = isMirrored
        }
    }

    // MARK: Showing

    func show(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
        (shown, self.cell) = (accessory, cell)
        if inner.superview !== self { addSubview(inner) }
        if isGrip, inner.gestureRecognizers?.isEmpty != false { inner.addGestureRecognizer(GripDrag(of: cell)) }
        takeColors(accessory.look)
        switch accessory.extra {
        case .label(let text, let options): show(text, options)
        case .menu(let menu, _): show(menu)
        case .none, .outline, .reorder, .custom: break
        }
        cellDidChange()
    }

    private func takeColors(_ look: AccessoryLook) {
        switch inner {
        case let sign as CellSign: sign.color = look.tintColor
        case let chevron as OutlineChevron: chevron.color = look.tintColor
        case let sign as CellEditingSign: (sign.markColor, sign.discColor) = (look.tintColor, look.backgroundColor)
        case let grip as CellGrip: grip.color = look.tintColor
        case let label as UILabel where isLabel: label.textColor = look.tintColor ?? .secondaryLabel
        default: if let tint = look.tintColor { inner.tintColor = tint }
        }
    }

    private var isLabel: Bool { shown?.accessoryType == .label }

    private func show(_ text: String, _ options: UICellAccessory.LabelOptions) {
        guard let label = inner as? UILabel else { return }
        label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
        label.font = options.font
        label.text = text
    }

    private func show(_ menu: UIMenu) {
        guard let button = inner as? UIButton, button.menu !== menu else { return }
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.menuChoiceDidChange = { [weak self] in self?.menuDidChange() }
    }

    private func menuDidChange() {
        guard case .menu(_, let handler) = shown?.extra, let menu = (inner as? UIButton)?.menu else { return }
        cell?.accessoriesDidChange()
        handler?(menu)
    }

    /// The cell is selected, or open, or is so no more.
    func cellDidChange() {
        guard let cell else { return }
        (inner as? OutlineChevron)?.isOpen = cell.isExpanded
        if shown?.accessoryType == .multiselect, let ring = inner as? CellEditingSign {
            ring.kind = cell.isSelected ? .selected : .ring
        }
    }

    private func tapped() {
        guard let shown, let cell else { return }
        cell.perform(shown)
    }

    // MARK: Layout

    /// How large it is.
    func neededSize(in room: CGSize) -> CGSize {
        switch inner {
        case let sign as CellSign where sign.kind == .check: return sign.size(scale: screenScale)
        case is CellSign, is OutlineChevron: return OutlineChevron.size
        case is CellEditingSign: return Self.signSize
        case is CellGrip: return CellMetrics.gripSize
        default: break
        }
        switch shown?.accessoryType {
        case .detail: return CellSign.detailSize
        case .label, .popUpMenu: return inner.sizeThatFits(room)
        default: return customSize
        }
    }

    /// The app's view says by itself how large it is, or has to be told.
    private var customSize: CGSize {
        let size = inner.layer.bounds.size
        guard case .custom(let configuration) = shown?.extra, !configuration.maintainsFixedSize else { return size }
        let natural = inner.intrinsicContentSize
        if natural.width >= 0, natural.height >= 0 { return natural }
        guard inner.isSizedFromInside else { return size }
        let fitted = inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(
            width: fitted.width > 0 ? fitted.width : size.width,
            height: fitted.height > 0 ? fitted.height : size.height)
    }

    /// - Parameter frame: In the cell; a grip is as high as that, and takes the room beside its lines as well.
    func place(_ frame: CGRect, in cell: UIView) {
        var whole = frame
        if isGrip {
            whole = CGRect(
                x: frame.minX - CellMetrics.besideGrip, y: 0, width: CellGrip.width, height: cell.layer.bounds.height)
        }
        if self.frame != whole { self.frame = whole }
        let place = innerFrame(in: whole.size)
        if inner.frame != place { inner.frame = place }
    }

    /// An arrow is narrower than its place, in whose middle it is; all others fill theirs.
    private func innerFrame(in room: CGSize) -> CGRect {
        guard let sign = inner as? CellSign else { return CGRect(origin: .zero, size: room) }
        let size = sign.size(scale: screenScale)
        return CGRect(
            x: PixelGrid.nearest((room.width - size.width) / 2, scale: screenScale),
            y: PixelGrid.nearest((room.height - size.height) / 2, scale: screenScale), width: size.width,
            height: size.height)
    }

    /// Views in it take fingers beside it as well, as far as they say so; else the cell does.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01 else { return nil }
        return inner.hitTest(inner.convert(point, from: self), with: event)
    }
}
