import Foundation

/// Figures of menus, in points. Width, height and margins are assumed figures of the device's look.
enum MenuFigures {
    static let width: CGFloat = 250
    static let row: CGFloat = 44
    static let margin: CGFloat = 16
    /// Where texts begin beside marks.
    static let markedText: CGFloat = 36
    static let image: CGFloat = 20
    static let gap: CGFloat = 8
    static let radius: CGFloat = 13
    /// Above and below texts of several lines.
    static let textMargin: CGFloat = 11
}

/// A row of a menu: a mark, a title, perhaps a subtitle, and an image at the end.
final class MenuRow: ChoiceRow {
    let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    let mark = UIImageView()
    let picture = UIImageView()
    private let chevron = UIImageView()
    private let isEnabled: Bool
    private let onChoose: () -> Void
    /// Whether texts leave room for marks.
    let hasMarks: Bool

    /// What a row shows.
    struct Content {
        var title: String
        var subtitle: String?
        var image: UIImage?
        var state = UIMenuElement.State.off
        var isEnabled = true
        var isDestructive = false
        var chevron: MenuGlyph?
        var isEmphasized = false
    }

    init(_ content: Content, hasMarks: Bool, size: CGFloat, _ onChoose: @escaping () -> Void) {
        self.onChoose = onChoose
        self.hasMarks = hasMarks
        isEnabled = content.isEnabled
        super.init(frame: .zero)
        titleLabel.text = content.title
        titleLabel.font = .systemFont(ofSize: size, weight: content.isEmphasized ? .semibold : .regular)
        titleLabel.numberOfLines = 0
        subtitleLabel.text = content.subtitle
        subtitleLabel.font = .systemFont(ofSize: size * 13 / 17)
        subtitleLabel.numberOfLines = 0
        let color: UIColor =
            !content.isEnabled ? .tertiaryLabel : content.isDestructive ? .systemRed : .label
        titleLabel.textColor = color
        subtitleLabel.textColor = content.isEnabled ? .secondaryLabel : .tertiaryLabel
        mark.image = content.state == .off ? nil : (content.state == .on ? MenuGlyph.check : .dash).image
        picture.image = content.image?.asStencil
        picture.contentMode = .scaleAspectFit
        chevron.image = content.chevron?.image
        for view in [mark, picture, chevron] { view.tintColor = color }
        for view in [titleLabel, subtitleLabel, mark, picture, chevron] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override var isChoosable: Bool { isEnabled }
    override func choose() { onChoose() }
    override func markDidChange() { backgroundColor = isMarked ? .systemFill : nil }

    private var start: CGFloat { hasMarks ? MenuFigures.markedText : MenuFigures.margin }

    /// The width that texts have.
    private func textWidth(in width: CGFloat) -> CGFloat {
        var end = MenuFigures.margin
        if picture.image != nil { end += MenuFigures.image + MenuFigures.gap }
        if let glyph = chevron.image { end += glyph.size.width + MenuFigures.gap }
        return max(1, width - start - end)
    }

    private func textSizes(in width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
        let size = CGSize(width: textWidth(in: width), height: 1e5)
        let hasSubtitle = !(subtitleLabel.text ?? "").isEmpty
        return (titleLabel.sizeThatFits(size).height, hasSubtitle ? subtitleLabel.sizeThatFits(size).height : 0)
    }

    func height(width: CGFloat) -> CGFloat {
        let texts = textSizes(in: width)
        return max(MenuFigures.row, (texts.title + texts.subtitle + 2 * MenuFigures.textMargin).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = max(traitCollection.displayScale, 1)
        let texts = textSizes(in: bounds.width)
        let width = textWidth(in: bounds.width)
        let top = PixelGrid.nearest((bounds.height - texts.title - texts.subtitle) / 2, scale: scale)
        place(titleLabel, CGRect(x: start, y: top, width: width, height: texts.title))
        place(subtitleLabel, CGRect(x: start, y: top + texts.title, width: width, height: texts.subtitle))
        placeCentred(mark, mark.image?.size, x: MenuFigures.margin - 1, scale)
        var end = bounds.width - MenuFigures.margin
        if let size = chevron.image?.size {
            placeCentred(chevron, size, x: end - size.width, scale)
            end -= size.width + MenuFigures.gap
        }
        let side = MenuFigures.image
        placeCentred(picture, picture.image == nil ? nil : CGSize(width: side, height: side), x: end - side, scale)
    }

    private func placeCentred(_ view: UIView, _ size: CGSize?, x: CGFloat, _ scale: CGFloat) {
        guard let size else {
            view.frame = .zero
            return
        }
        let y = PixelGrid.nearest((bounds.height - size.height) / 2, scale: scale)
        place(view, CGRect(origin: CGPoint(x: x, y: y), size: size))
    }

    /// From the side where reading begins.
    private func place(_ view: UIView, _ frame: CGRect) {
        var frame = frame
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
        view.frame = frame
    }

    override var nameHint: String? { titleLabel.text }
    override var spokenState: UIAccessibilityTraits { mark.image == nil ? .none : .selected }
    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        let texts = [titleLabel.text, subtitleLabel.text].compactMap { $0 }.filter { !$0.isEmpty }
        defaults.label = texts.isEmpty ? nil : texts.joined(separator: ", ")
        return defaults
    }
}

extension ChoiceRow {
    /// Takes the name of what the row stands for.
    func show(_ element: UIMenuElement) {
        accessibilityIdentifier = element.accessibilityIdentifier
        element.shownView = self
    }
}

/// An element beside others: an image, perhaps above a title.
final class MenuCell: ChoiceRow {
    private let picture = UIImageView()
    let titleLabel = UILabel()
    private let title: String
    private let isEnabled: Bool
    private let isOn: Bool
    private let onChoose: () -> Void

    init(_ content: MenuRow.Content, showsTitle: Bool, _ onChoose: @escaping () -> Void) {
        self.onChoose = onChoose
        title = content.title
        isEnabled = content.isEnabled
        isOn = content.state == .on
        super.init(frame: .zero)
        let color: UIColor = !content.isEnabled ? .tertiaryLabel : content.isDestructive ? .systemRed : .label
        picture.image = content.image?.asStencil
        picture.contentMode = .scaleAspectFit
        picture.tintColor = isOn ? tintColor : color
        titleLabel.text = showsTitle || content.image == nil ? content.title : nil
        titleLabel.font = .systemFont(ofSize: 12)
        titleLabel.textAlignment = .center
        titleLabel.textColor = color
        for view in [picture, titleLabel] as [UIView] { addSubview(view) }
        markDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override var isChoosable: Bool { isEnabled }
    override func choose() { onChoose() }
    override func markDidChange() { backgroundColor = isMarked ? .systemFill : isOn ? .tertiarySystemFill : nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = titleLabel.text != nil
        let side = picture.image == nil ? 0 : MenuFigures.image
        let height = hasTitle ? min(titleLabel.intrinsicContentSize.height, bounds.height) : 0
        let gap: CGFloat = hasTitle && side > 0 ? 4 : 0
        let top = ((bounds.height - side - gap - height) / 2).rounded()
        picture.frame = CGRect(x: ((bounds.width - side) / 2).rounded(), y: top, width: side, height: side)
        titleLabel.frame = CGRect(x: 4, y: top + side + gap, width: max(0, bounds.width - 8), height: height)
    }

    override var nameHint: String? { title }
    override var spokenState: UIAccessibilityTraits { isOn ? .selected : .none }
}
