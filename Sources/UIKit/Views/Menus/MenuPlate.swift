import Foundation

/// One open menu: its rows on a material with a shadow.
final class MenuPlate: UIView {
    private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let scroll = UIScrollView()
    let tracker = ChoiceTracker()
    private var parts: [(view: UIView, height: CGFloat)] = []
    private(set) var menu: UIMenu
    /// The row that goes back to the menu around; nil for the first.
    private let isNested: Bool
    private let size: CGFloat
    private weak var session: MenuSession?
    var isReversed = false {
        didSet { if isReversed != oldValue { reload(menu) } }
    }

    init(_ menu: UIMenu, isNested: Bool, of session: MenuSession, traits: UITraitCollection) {
        self.menu = menu
        self.isNested = isNested
        self.session = session
        size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        super.init(frame: .zero)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        plate.layer.cornerRadius = MenuFigures.radius
        plate.layer.cornerCurve = .continuous
        plate.layer.masksToBounds = true
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delaysContentTouches = false
        plate.contentView.addSubview(scroll)
        addSubview(plate)
        reload(menu)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    /// Shows what is in a menu.
    func reload(_ menu: UIMenu) {
        self.menu = menu
        for part in parts { part.view.removeFromSuperview() }
        parts = []
        let reader = MenuReader(menu) { [weak self] in self?.session?.elementsCame() }
        var rows: [ChoiceRow] = []
        if isNested { addBackRow(menu, &rows) }
        var entries = reader.entries
        if isNested, case .heading = entries.first { entries.removeFirst() }
        add(isReversed ? Self.reversed(entries) : entries, &rows)
        tracker.rows = rows
        setNeedsLayout()
    }

    /// The first elements below, the headings above their groups still.
    private static func reversed(_ entries: [MenuEntry]) -> [MenuEntry] {
        let groups = entries.split(whereSeparator: \.isGap)
        return groups.reversed().enumerated().flatMap { index, group -> [MenuEntry] in
            var heading: [MenuEntry] = []
            var rest = Array(group)
            if case .heading = rest.first { heading = [rest.removeFirst()] }
            return (index > 0 ? [.gap] : []) + heading + rest.reversed()
        }
    }

    private func add(_ entries: [MenuEntry], _ rows: inout [ChoiceRow]) {
        let hasMarks = entries.contains { entry in
            if case .leaf(let leaf, _, _) = entry { return leaf.state != .off }
            return false
        }
        var isFirst = parts.isEmpty
        for entry in entries {
            switch entry {
            case .gap:
                addPart(Self.filled(.quaternarySystemFill), MenuFigures.gap)
                isFirst = true
                continue
            case .heading(let text): addHeading(text)
            case .loading: addSpinner()
            case .submenu(let menu):
                if !isFirst { addLine() }
                let content = MenuRow.Content(
                    title: menu.title, subtitle: menu.subtitle, image: menu.image,
                    isDestructive: menu.options.contains(.destructive), chevron: .forward)
                let row = addRow(content, hasMarks) { [weak self] row in self?.session?.open(menu, from: row) }
                row.show(menu)
                rows.append(row)
            case .leaf(let leaf, let element, let group):
                if !isFirst { addLine() }
                let row = addRow(Self.content(leaf, element), hasMarks) { [weak self] _ in
                    self?.session?.choose(leaf, element, of: group)
                }
                row.show(element)
                rows.append(row)
            case .palette(let elements, let size, let group):
                if !isFirst { addLine() }
                rows += addPalette(elements, size, group)
            }
            isFirst = false
        }
    }

    private static func content(_ leaf: any UIMenuLeaf, _ element: UIMenuElement) -> MenuRow.Content {
        MenuRow.Content(
            title: leaf.title, subtitle: element.subtitle, image: leaf.image, state: leaf.state,
            isEnabled: !leaf.attributes.contains(.disabled), isDestructive: leaf.attributes.contains(.destructive))
    }

    private func addRow(_ content: MenuRow.Content, _ hasMarks: Bool, _ action: @escaping (MenuRow) -> Void) -> MenuRow
    {
        weak var made: MenuRow?
        let row = MenuRow(content, hasMarks: hasMarks, size: size) { if let made { action(made) } }
        made = row
        addPart(row, row.height(width: MenuFigures.width))
        return row
    }

    private func addBackRow(_ menu: UIMenu, _ rows: inout [ChoiceRow]) {
        let content = MenuRow.Content(title: menu.title, image: nil, chevron: .down, isEmphasized: true)
        rows.append(addRow(content, false) { [weak self] _ in self?.session?.goBack() })
        addPart(Self.filled(.quaternarySystemFill), MenuFigures.gap)
    }

    private func addPalette(
        _ elements: [UIMenuElement], _ size: UIMenu.ElementSize, _ group: UIMenu
    ) -> [ChoiceRow] {
        let strip = PaletteStrip(frame: .zero)
        for element in elements {
            guard let leaf = element as? any UIMenuLeaf else { continue }
            let cell = MenuCell(Self.content(leaf, element), showsTitle: size == .medium) { [weak self] in
                self?.session?.choose(leaf, element, of: group)
            }
            cell.show(element)
            strip.addSubview(cell)
        }
        addPart(strip, size == .medium ? 64 : MenuFigures.row)
        return strip.subviews.compactMap { $0 as? ChoiceRow }
    }

    private func addHeading(_ text: String) {
        let heading = HeadingView(text, size: size * 13 / 17)
        addPart(heading, heading.height(width: MenuFigures.width))
    }

    private func addSpinner() {
        let holder = UIView()
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        holder.frame.size = CGSize(width: 100, height: 44)
        spinner.center = CGPoint(x: 50, y: 22)
        holder.addSubview(spinner)
        spinner.startAnimating()
        addPart(holder, MenuFigures.row)
    }

    private func addLine() { addPart(Self.filled(.separator), 1 / max(traitCollection.displayScale, 1)) }

    private static func filled(_ color: UIColor) -> UIView {
        let view = UIView()
        view.backgroundColor = color
        view.isUserInteractionEnabled = false
        return view
    }

    private func addPart(_ view: UIView, _ height: CGFloat) {
        parts.append((view, height))
        scroll.addSubview(view)
    }

    // MARK: Layout

    /// As high as all that is in it.
    var naturalSize: CGSize { CGSize(width: MenuFigures.width, height: parts.reduce(0) { $0 + $1.height }) }

    override func layoutSubviews() {
        super.layoutSubviews()
        plate.frame = bounds
        scroll.frame = bounds
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: MenuFigures.radius).cgPath
        var y: CGFloat = 0
        for part in parts {
            part.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: part.height)
            y += part.height
        }
        scroll.contentSize = CGSize(width: bounds.width, height: y)
    }
}

/// Elements side by side, all as wide.
private final class PaletteStrip: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        let views = effectiveUserInterfaceLayoutDirection == .rightToLeft ? subviews.reversed() : subviews
        let width = bounds.width / CGFloat(max(views.count, 1))
        for (index, view) in views.enumerated() {
            let (start, end) = ((CGFloat(index) * width).rounded(), (CGFloat(index + 1) * width).rounded())
            view.frame = CGRect(x: start, y: 0, width: end - start, height: bounds.height)
        }
    }
}

/// A word above a group.
private final class HeadingView: UIView {
    private let textLabel = UILabel()

    init(_ text: String, size: CGFloat) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        textLabel.text = text
        textLabel.font = .systemFont(ofSize: size)
        textLabel.textColor = .secondaryLabel
        textLabel.numberOfLines = 0
        addSubview(textLabel)
    }

    required init?(coder: NSCoder) { nil }

    func height(width: CGFloat) -> CGFloat {
        textLabel.sizeThatFits(CGSize(width: width - 2 * MenuFigures.margin, height: 1e5)).height.rounded(.up) + 14
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        textLabel.frame = bounds.insetBy(dx: MenuFigures.margin, dy: 7)
    }
}
