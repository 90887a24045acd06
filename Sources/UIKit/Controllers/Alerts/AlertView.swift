import Foundation

/// The view of an alert: texts above actions on a plate, and for an action sheet the cancelling one on a plate of its own.
final class AlertView: UIView {
    private weak var alert: UIAlertController?
    private let preferredStyle: UIAlertController.Style
    let tracker = ChoiceTracker()
    let plate = UIVisualEffectView(effect: AlertMaterial())
    let cancelPlate = UIView()
    let header = UIScrollView()
    let actionScroll = UIScrollView()
    let titleLabel = UILabel()
    let messageLabel = UILabel()
    private let separator = UIView()
    private var lines: [UIView] = []
    private(set) var rows: [AlertRow] = []
    private(set) var cancelRow: AlertRow?
    private var fields: [UITextField] = []

    init(of alert: UIAlertController) {
        self.alert = alert
        preferredStyle = alert.preferredStyle
        super.init(frame: .zero)
        let figures = AlertLayout.Figures.of(alert.preferredStyle)
        plate.layer.masksToBounds = true
        for view in [plate, cancelPlate] as [UIView] {
            view.layer.cornerRadius = figures.radius
            view.layer.cornerCurve = .continuous
            addSubview(view)
        }
        cancelPlate.layer.masksToBounds = true
        cancelPlate.backgroundColor = .secondarySystemGroupedBackground
        separator.backgroundColor = .separator
        for view in [header, actionScroll] {
            view.contentInsetAdjustmentBehavior = .never
            view.delaysContentTouches = false
            plate.contentView.addSubview(view)
        }
        plate.contentView.addSubview(separator)
        titleLabel.accessibilityTraits = [.staticText, .header]
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            (label.textAlignment, label.lineBreakMode) = (.center, .byWordWrapping)
            header.addSubview(label)
        }
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    private var figures: AlertLayout.Figures { .of(preferredStyle) }

    // MARK: Content

    /// Takes over texts and actions.
    func refresh() {
        guard let alert else { return }
        let fonts = AlertFonts(preferredStyle, traitCollection)
        let isSheet = preferredStyle == .actionSheet
        let color = isSheet ? UIColor.label.withAlphaComponent(0.52) : UIColor.label
        fonts.title.show(alert.title, color, in: titleLabel)
        fonts.message.show(alert.message, color, in: messageLabel)
        plate.effect = alert.isInPopover ? nil : AlertMaterial()
        plate.layer.cornerRadius = alert.isInPopover ? 0 : figures.radius
        makeFields(of: alert)
        makeRows(of: alert)
        for row in rows + [cancelRow].compactMap({ $0 }) { row.show(size: fonts.row) }
        setNeedsLayout()
    }

    private func makeFields(of alert: UIAlertController) {
        let new = alert.textFields ?? []
        for field in fields where !new.contains(where: { $0 === field }) { field.removeFromSuperview() }
        for field in new where field.superview !== header { header.addSubview(field) }
        fields = new
    }

    private func makeRows(of alert: UIAlertController) {
        let standsApart = preferredStyle == .actionSheet
        var ordered = alert.actions.filter { $0.style != .cancel }
        let cancel = alert.cancelAction
        if let cancel, !standsApart { ordered.append(cancel) }
        let apart = standsApart && !alert.isInPopover ? cancel : nil
        let shown = ordered + [apart].compactMap { $0 }
        let old = rows + [cancelRow].compactMap { $0 }
        if shown.count == old.count, zip(shown, old).allSatisfy({ $0 === $1.action }) { return }
        for row in old { row.removeFromSuperview() }
        rows = ordered.map { AlertRow($0, of: alert) }
        cancelRow = apart.map { AlertRow($0, of: alert) }
        for row in rows { actionScroll.addSubview(row) }
        if let cancelRow { cancelPlate.addSubview(cancelRow) }
        tracker.rows = rows + [cancelRow].compactMap { $0 }
    }

    /// The button of an action.
    func row(of action: UIAlertAction) -> AlertRow? {
        (rows + [cancelRow].compactMap { $0 }).first { $0.action === action }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    // MARK: Layout

    /// How wide an alert is where nothing is in the way; at accessibility sizes wider (assumed).
    static func width(in traits: UITraitCollection) -> CGFloat {
        traits.preferredContentSizeCategory.isAccessibilityCategory ? 310 : 270
    }

    /// Two actions share a line where both titles fit.
    private func isPaired(width: CGFloat) -> Bool {
        guard preferredStyle == .alert, rows.count == 2 else { return false }
        return rows.allSatisfy { $0.titleWidth + 2 * AlertRow.side <= width / 2 }
    }

    /// Where all parts lie in a width, with so much room down.
    func arrangement(width: CGFloat, height: CGFloat) -> AlertLayout {
        let isPaired = isPaired(width: width)
        let textWidth = max(1, width - 2 * figures.side)
        func textHeight(_ label: UILabel) -> CGFloat {
            (label.text ?? "").isEmpty ? 0 : label.sizeThatFits(CGSize(width: textWidth, height: 1e5)).height
        }
        let rowWidth = isPaired ? width / 2 : width
        return AlertLayout(
            AlertLayout.Content(
                style: preferredStyle, width: width, height: height, scale: max(traitCollection.displayScale, 1),
                title: textHeight(titleLabel), message: textHeight(messageLabel),
                fields: fields.map { max(AlertField.height, $0.intrinsicContentSize.height) },
                rows: pairedOrder(isPaired).map { $0.height(width: rowWidth, figures) }, isPaired: isPaired,
                cancel: cancelRow?.height(width: width, figures),
                isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft))
    }

    /// The cancelling action stands first in a line, last in a stack.
    private func pairedOrder(_ isPaired: Bool) -> [AlertRow] {
        guard isPaired, rows[1].action.style == .cancel else { return rows }
        return rows.reversed()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let layout = arrangement(width: bounds.width, height: bounds.height)
        plate.frame = layout.plate
        cancelPlate.frame = layout.cancelPlate
        cancelPlate.isHidden = cancelRow == nil
        plate.isHidden = layout.plate.height == 0
        cancelRow?.frame = cancelPlate.bounds
        header.frame = layout.header
        header.contentSize = CGSize(width: layout.header.width, height: layout.headerContent)
        titleLabel.frame = layout.title
        messageLabel.frame = layout.message
        for (field, frame) in zip(fields, layout.fields) { field.frame = frame }
        separator.frame = layout.separator
        actionScroll.frame = layout.actions
        actionScroll.contentSize = CGSize(width: layout.actions.width, height: layout.actionsContent)
        for (row, frame) in zip(pairedOrder(isPaired(width: bounds.width)), layout.rows) { row.frame = frame }
        placeLines(layout.lines)
    }

    private func placeLines(_ frames: [CGRect]) {
        while lines.count > frames.count { lines.removeLast().removeFromSuperview() }
        while lines.count < frames.count {
            let line = UIView()
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            lines.append(line)
            actionScroll.addSubview(line)
        }
        for (line, frame) in zip(lines, frames) { line.frame = frame }
    }
}

/// The fonts of an alert's texts: sizes follow the text size.
@MainActor
struct AlertFonts {
    /// How a text is set.
    struct Text {
        let font: UIFont
        /// From line to line, in points.
        let pitch: CGFloat

        @MainActor
        func show(_ text: String?, _ color: UIColor, in label: UILabel) {
            (label.font, label.textColor, label.text) = (font, color, text)
            label.setLineSpacing(max(0, pitch - font.lineHeight))
        }
    }

    let title, message: Text
    let row: CGFloat

    init(_ style: UIAlertController.Style, _ traits: UITraitCollection) {
        func size(_ style: UIFont.TextStyle) -> CGFloat {
            UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        }
        let (titleSize, messageSize) = (size(style == .alert ? .headline : .footnote), size(.footnote))
        // Lines of 17 points stand 22 apart, those of 13 stand 16; in proportion at other sizes (assumed).
        title = Text(
            font: .systemFont(ofSize: titleSize, weight: .semibold),
            pitch: style == .alert ? titleSize * 22 / 17 : titleSize * 16 / 13)
        message = Text(font: .systemFont(ofSize: messageSize), pitch: messageSize * 16 / 13)
        row = size(style == .alert ? .body : .title3)
    }
}
