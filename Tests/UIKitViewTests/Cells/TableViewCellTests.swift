import Offstage
import Testing

@testable import UIKit

@Suite("UITableViewCell")
@MainActor
struct TableViewCellTests: StageSuite {
    let made = makeWhiteStage(375, 300, scale: 2)
    private let log = CallLog()

    /// A cell in the window, as high as it wants to be.
    private func shown(
        _ style: UITableViewCell.CellStyle = .default, width: CGFloat = 375, height: CGFloat = 44,
        _ change: (UITableViewCell) -> Void = { _ in }
    ) -> UITableViewCell {
        let stage = stage
        let cell = UITableViewCell(style: style, reuseIdentifier: "row")
        cell.frame = CGRect(x: 0, y: 20, width: width, height: height)
        change(cell)
        stage.window.addSubview(cell)
        stage.advance(by: 0.1)
        return cell
    }

    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }

    @Test("Defaults, made in all three ways; subclasses are made by the initialiser that they override")
    func defaults() {
        let cell = stage.window.traitCollection.displayScale == 2 ? UITableViewCell() : nil
        #expect(cell?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(cell?.reuseIdentifier == nil && cell?.cellStyle == .default)
        #expect(UITableViewCell(frame: CGRect(x: 1, y: 2, width: 30, height: 40)).frame.minY == 2)
        let named = UITableViewCell(style: .value1, reuseIdentifier: "row")
        #expect(named.reuseIdentifier == "row" && named.frame.size == CGSize(width: 320, height: 44))
        #expect(named.selectionStyle == .default && named.accessoryType == .none && named.accessoryView == nil)
        #expect(named.editingAccessoryType == .none && named.editingAccessoryView == nil && !named.isEditing)
        #expect(named.indentationLevel == 0 && named.indentationWidth == 10)
        #expect(named.backgroundView == nil && named.selectedBackgroundView == nil)
        #expect(!named.isSelected && !named.isHighlighted && named.backgroundColor == .systemBackground)
        #expect(named.contentView.superview === named && named.contentView.frame == named.bounds)
        #expect(named.contentView.subviews.isEmpty, "labels are made when they are asked for")
        #expect(ValueCell().detailTextLabel != nil && ValueCell(frame: .zero).reuseIdentifier == "value")
    }

    @Test("The raw values are Apple's")
    func rawValues() {
        #expect(UITableViewCell.CellStyle.subtitle.rawValue == 3 && UITableViewCell.CellStyle.value2.rawValue == 2)
        #expect(UITableViewCell.SelectionStyle.default.rawValue == 3)
        #expect(UITableViewCell.AccessoryType.checkmark.rawValue == 3)
        #expect(UITableViewCell.AccessoryType.detailButton.rawValue == 4)
        #expect(UITableViewCell.StateMask.showingDeleteConfirmation.rawValue == 2)
    }

    // MARK: Styles

    @Test("default: the text fills the content between the margins, 16 wide up to 375 points and 20 from 390 on")
    func plain() {
        let cell = shown { $0.textLabel?.text = "Title" }
        #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 44))
        #expect(cell.detailTextLabel == nil && cell.textLabel?.font == .preferredFont(forTextStyle: .body))
        let wide = shown(width: 390) { $0.textLabel?.text = "Title" }
        #expect(wide.textLabel?.frame == CGRect(x: 20, y: 0, width: 350, height: 44))
        #expect(wide.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20))
    }

    @Test("An image stands at the margin, the text 15 after it")
    func image() {
        let cell = shown {
            $0.imageView?.image = picture(29, 29)
            $0.textLabel?.text = "Title"
        }
        #expect(cell.imageView?.frame == CGRect(x: 16, y: 7.5, width: 29, height: 29))
        #expect(cell.textLabel?.frame == CGRect(x: 60, y: 0, width: 299, height: 44))
        #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0))
        let high = shown { $0.imageView?.image = picture(100, 88) }
        #expect(high.imageView?.frame == CGRect(x: 16, y: 0, width: 50, height: 44))
    }

    @Test("subtitle: 10 above, 1 between, 10 below, less a pixel; both texts as wide as they are")
    func subtitle() throws {
        let cell = shown(.subtitle) {
            $0.textLabel?.text = "Title"
            $0.detailTextLabel?.text = "Subtitle"
        }
        let (text, detail) = try (#require(cell.textLabel), #require(cell.detailTextLabel))
        #expect(text.frame.height == 20.5 && detail.frame.height == 14.5)
        #expect(text.frame.minY == 4 && detail.frame.minY == text.frame.maxY + 1)
        #expect(text.frame.width == text.intrinsicContentSize.width && detail.frame.minX == 16)
        #expect(cell.sizeThatFits(CGSize(width: 375, height: 0)) == CGSize(width: 375, height: 55.5))
        cell.frame.size.height = 55.5
        cell.layoutIfNeeded()
        #expect(text.frame.minY == 10 && detail.textColor == .label)
        #expect(shown(.subtitle) { $0.textLabel?.text = "Title" }.textLabel?.frame.minY == 12)
    }

    @Test("value1: the second text ends at the margin, 8 before an accessory; value2: at 97 after the first")
    func values() throws {
        let cell = shown(.value1) {
            $0.textLabel?.text = "Title"
            $0.detailTextLabel?.text = "Value"
        }
        let detail = try #require(cell.detailTextLabel)
        #expect(detail.frame.maxX == 359 && detail.frame.minY == 12 && detail.textColor == .secondaryLabel)
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 348.5, height: 44))
        #expect(detail.frame.maxX == 340.5)
        let contact = shown(.value2) {
            $0.textLabel?.text = "mobile"
            $0.detailTextLabel?.text = "555"
        }
        #expect(contact.textLabel?.frame.minX == 16 && contact.textLabel?.frame.width == 91)
        #expect(contact.textLabel?.textAlignment == .right && contact.textLabel?.textColor == .tintColor)
        #expect(contact.detailTextLabel?.frame.minX == 113 && contact.imageView == nil)
    }

    @Test("Text that is set later is laid out in the next turn; long text is cut off at the margin")
    func laterText() {
        let cell = shown(.value1) { $0.textLabel?.text = "A" }
        let narrow = cell.textLabel?.frame.width ?? 0
        cell.textLabel?.text = String(repeating: "Long ", count: 40)
        cell.detailTextLabel?.text = "B"
        stage.advance(by: 0.1)
        #expect(narrow < 20 && cell.textLabel?.frame.maxX == 359 && cell.detailTextLabel?.frame.width == 0)
    }

    @Test("Indentation moves image and texts; from right to left everything is turned round")
    func directions() {
        let cell = shown(.subtitle) {
            $0.indentationLevel = 2
            $0.imageView?.image = picture(20, 20)
            $0.textLabel?.text = "Title"
        }
        #expect(cell.imageView?.frame.minX == 36 && cell.textLabel?.frame.minX == 71)
        cell.accessoryType = .disclosureIndicator
        cell.semanticContentAttribute = .forceRightToLeft
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 26.5 && cell.contentView.frame.maxX == 375)
        #expect(cell.imageView?.frame.maxX == 348.5 - 36 && cell.textLabel?.frame.maxX == 348.5 - 71)
    }

    @Test("Margins of the app's go before the system's, and the content follows them")
    func margins() {
        let cell = shown { $0.textLabel?.text = "Title" }
        cell.layoutMargins = UIEdgeInsets(top: 5, left: 30, bottom: 5, right: 40)
        stage.advance(by: 0.1)
        #expect(cell.textLabel?.frame == CGRect(x: 30, y: 0, width: 305, height: 44))
        #expect(cell.contentView.layoutMargins.top == 5)
        cell.contentView.layoutMargins.left = 50
        stage.advance(by: 0.1)
        #expect(cell.textLabel?.frame.minX == 50)
    }

    @Test("Views in the content view give the cell its size by constraints, beside an accessory too")
    func fitting() {
        let cell = shown()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: margins.topAnchor),
            view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        ])
        let target = CGSize(width: 375, height: 0)
        func height() -> CGFloat {
            cell.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect(height() == 193.5, "343 / 2 and the margins above and below")
        cell.accessoryType = .disclosureIndicator
        #expect(height() == 184.5, "(348.5 - 24) / 2 and the margins, rounded up to a pixel")
        let texts = shown(.subtitle) { $0.textLabel?.text = "Title" }
        #expect(texts.systemLayoutSizeFitting(target) == CGSize(width: 375, height: 44))
    }

    // MARK: Accessories

    @Test("Signs end at the margin, a check mark begins 24 before it, a view of the app's keeps its size")
    func accessories() throws {
        let cell = shown { $0.accessoryType = .disclosureIndicator }
        func sign(_ index: Int = 0) -> CGRect { cell.subviews.filter { $0 !== cell.contentView }[index].frame }
        #expect(sign() == CGRect(x: 348.5, y: 15, width: 10.5, height: 14))
        cell.accessoryType = .checkmark
        cell.layoutIfNeeded()
        #expect(sign() == CGRect(x: 335, y: 13, width: 19, height: 18) && cell.contentView.frame.width == 335)
        cell.accessoryType = .detailButton
        cell.layoutIfNeeded()
        #expect(sign() == CGRect(x: 337, y: 11, width: 22, height: 22))
        cell.accessoryType = .detailDisclosureButton
        cell.layoutIfNeeded()
        #expect(sign(0).maxX == 359 && sign(1).maxX == 348.5 - 16 && cell.contentView.frame.width == sign(1).minX)
        let toggle = UISwitch()
        cell.accessoryView = toggle
        cell.layoutIfNeeded()
        #expect(toggle.frame == CGRect(x: 308, y: 6.5, width: 51, height: 31) && cell.subviews.count == 2)
        cell.accessoryView = nil
        cell.accessoryType = .none
        cell.layoutIfNeeded()
        #expect(toggle.superview == nil && cell.contentView.frame == cell.bounds && cell.subviews.count == 1)
    }

    @Test("The arrow is drawn in the pale colour of labels, turned round from right to left")
    func arrow() throws {
        let cell = shown { $0.accessoryType = .disclosureIndicator }
        func ink(_ x: ClosedRange<CGFloat>) -> Int {
            stride(from: x.lowerBound, through: x.upperBound, by: 0.5).reduce(0) { count, x in
                count + (pixel(stage, x, 42, scale: 2) == [255, 255, 255] ? 0 : 1)
            }
        }
        #expect(ink(354...359) > 0 && ink(348.5...352) == 0, "the tip points to the end")
        cell.semanticContentAttribute = .forceRightToLeft
        stage.advance(by: 0.1)
        #expect(ink(16...21) > 0 && ink(23...26.5) == 0)
    }

    @Test("Editing tells of the change before and after it, and shows accessories of its own")
    func editing() {
        let cell = LoggingCell(log: log)
        cell.accessoryType = .checkmark
        cell.editingAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        stage.window.addSubview(cell)
        cell.setEditing(true, animated: true)
        #expect(log.take() == ["will 1"] && cell.isEditing && cell.editingAccessoryView?.superview === cell)
        stage.advance(by: 1)
        #expect(log.take() == ["did 1"] && cell.editingAccessoryView?.frame.maxX == 304)
        cell.isEditing = false
        #expect(log.take() == ["will 0", "did 0"] && cell.editingAccessoryView?.superview == nil)
        cell.isEditing = false
        #expect(log.take().isEmpty)
    }

    // MARK: Selection

    @Test("A selected cell shows a grey plate behind its content, none in the style none")
    func plate() {
        let cell = shown()
        #expect(pixel(stage, 100, 60, scale: 2) == [255, 255, 255])
        cell.isSelected = true
        #expect(pixel(stage, 100, 60, scale: 2) == [209, 209, 214])
        cell.selectionStyle = .none
        #expect(pixel(stage, 100, 60, scale: 2) == [255, 255, 255] && cell.isSelected)
        cell.selectionStyle = .default
        cell.isSelected = false
        cell.isHighlighted = true
        #expect(pixel(stage, 100, 60, scale: 2) == [209, 209, 214])
        cell.isHighlighted = false
        #expect(cell.subviews == [cell.contentView])
    }

    @Test("The app's selected background stands above its background, only while the cell is selected")
    func backgrounds() {
        let cell = shown()
        let (back, front) = (UIView(), UIView())
        cell.selectedBackgroundView = front
        cell.backgroundView = back
        #expect(cell.subviews == [back, cell.contentView] && back.frame == cell.bounds)
        cell.isSelected = true
        #expect(cell.subviews == [back, front, cell.contentView])
        cell.frame.size.height = 80
        cell.layoutIfNeeded()
        #expect(front.frame == cell.bounds && back.frame == cell.bounds)
        let other = UIView()
        cell.selectedBackgroundView = other
        #expect(cell.subviews == [back, other, cell.contentView])
        cell.isSelected = false
        cell.backgroundView = nil
        #expect(cell.subviews == [cell.contentView])
    }

    @Test("An animated change fades, and one that comes meanwhile goes on from there")
    func fade() throws {
        let cell = shown()
        let front = UIView()
        cell.selectedBackgroundView = front
        cell.setSelected(true, animated: true)
        stage.advance(by: CellBackdrop.fade / 2)
        let half = try #require(front.layer.presentation()?.opacity)
        #expect(half > 0.3 && half < 0.7)
        cell.setSelected(false, animated: true)
        #expect(front.superview === cell, "it fades before it goes")
        stage.advance(by: 1)
        #expect(front.superview == nil && front.alpha == 1)
        cell.setSelected(true, animated: true)
        stage.advance(by: 0.1)
        cell.setSelected(false, animated: true)
        stage.advance(by: 0.1)
        cell.setSelected(true, animated: false)
        stage.advance(by: 1)
        #expect(front.superview === cell && front.layer.presentation()?.opacity == 1)
    }

    @Test("Labels, images and controls of the content are highlighted with the cell, at any depth")
    func highlights() throws {
        let cell = shown { $0.textLabel?.text = "Title" }
        let (stack, label, button, picture) = (UIStackView(), UILabel(), UIButton(type: .system), UIImageView())
        for view in [label, button, picture] { stack.addArrangedSubview(view) }
        cell.contentView.addSubview(stack)
        cell.isSelected = true
        #expect(label.isHighlighted && button.isHighlighted && picture.isHighlighted)
        #expect(try #require(cell.textLabel).isHighlighted)
        cell.isHighlighted = true
        cell.isSelected = false
        #expect(label.isHighlighted, "it is touched still")
        cell.isHighlighted = false
        #expect(!label.isHighlighted && !button.isHighlighted && !picture.isHighlighted)
        cell.selectionStyle = .none
        cell.isSelected = true
        #expect(!label.isHighlighted && cell.isSelected)
    }

    @Test("The properties go through the methods that apps override")
    func overridden() {
        let cell = LoggingCell(log: log)
        cell.isSelected = true
        cell.isHighlighted = true
        cell.isEditing = true
        #expect(log.take() == ["selected true false", "highlighted true false", "will 1", "did 1"])
    }

    @Test("Proxies set the separator's inset; those who do not see the cell hear its texts")
    func others() {
        let stage = stage
        UITableViewCell.appearance().separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6)
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        stage.window.addSubview(cell)
        stage.advance(by: 0.1)
        #expect(cell.separatorInset.right == 6)
        cell.textLabel?.text = "Milk"
        cell.detailTextLabel?.text = "Two bottles"
        cell.isSelected = true
        #expect(cell.isAccessibilityElement && cell.accessibilityLabel == "Milk, Two bottles")
        #expect(cell.accessibilityTraits == .selected)
    }
}

private final class ValueCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: "value")
    }

    required init?(coder: NSCoder) { nil }
}

private final class LoggingCell: UITableViewCell {
    private let log: CallLog

    init(log: CallLog) {
        self.log = log
        super.init(style: .default, reuseIdentifier: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        log.note("selected \(selected) \(animated)")
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        log.note("highlighted \(highlighted) \(animated)")
    }

    override func willTransition(to state: StateMask) {
        super.willTransition(to: state)
        log.note("will \(state.rawValue)")
    }

    override func didTransition(to state: StateMask) {
        super.didTransition(to: state)
        log.note("did \(state.rawValue)")
    }
}
