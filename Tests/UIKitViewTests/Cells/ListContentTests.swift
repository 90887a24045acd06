import Offstage
import Testing

@testable import UIKit

@Suite("The content of lists, in cells of tables")
@MainActor
struct ListContentTests {
    private func screen(
        scale: CGFloat = 3, width: CGFloat = 375, style: UITableView.Style = .plain,
        configure: @escaping (UITableViewCell) -> Void
    ) -> TableScreen {
        let source = RowSource([3])
        source.configure = { cell, _ in configure(cell) }
        return TableScreen(of: source, style, size: CGSize(width: width, height: 480), scale: scale)
    }

    private func content(_ cell: UITableViewCell?) throws -> UIListContentView {
        try #require(cell?.contentView as? UIListContentView)
    }

    private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

    @Test(
        "One line: 44 and a pixel; the text begins at the list's margin, its top at 12", arguments: [2, 3] as [CGFloat])
    func oneLine(scale: CGFloat) throws {
        let screen = screen(scale: scale) { cell in
            var content = cell.defaultContentConfiguration()
            content.text = "One line"
            cell.contentConfiguration = content
        }
        let cell = try #require(screen.cell(1))
        #expect(abs(cell.frame.height - 44 - 1 / scale) < 1e-9 && abs(cell.frame.minY - 44 - 1 / scale) < 1e-9)
        let view = try content(cell)
        #expect(view.frame.height == 44)
        #expect(cell.textLabel == nil && cell.imageView == nil && cell.detailTextLabel == nil)
        let label = try #require(labels(view).first)
        #expect(label.frame.minX == 16 && label.frame.maxX == 375 - 16 && abs(label.frame.minY - 12) < 0.51)
        #expect(cell.separatorInset.left == 16)
    }

    @Test("A subtitle: 11, the text, 3, the second text, 11")
    func subtitle() throws {
        let screen = screen { cell in
            var content = UIListContentConfiguration.subtitleCell()
            (content.text, content.secondaryText) = ("Title", "Subtitle")
            cell.contentConfiguration = content
        }
        let cell = try #require(screen.cell(0))
        let labels = labels(try content(cell))
        let heights = labels.map(\.intrinsicContentSize.height)
        #expect(abs(cell.contentView.frame.height - (22 + heights[0] + 3 + heights[1])) < 0.34)
        #expect(abs(labels[0].frame.minY - 11) < 0.34 && abs(labels[1].frame.minY - labels[0].frame.maxY - 3) < 0.34)
        #expect(labels[1].font.pointSize == 12 && labels[1].textColor == .label)
    }

    @Test("A value stands at the end, or below where there is not room for both")
    func value() throws {
        var long = false
        let screen = screen { cell in
            var content = UIListContentConfiguration.valueCell()
            content.text = long ? String(repeating: "Long ", count: 12) : "Name"
            content.secondaryText = "Value"
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
        }
        let view = try content(screen.cell(0))
        let frames = labels(view).map(\.frame)
        #expect(abs(frames[1].maxX - (view.bounds.width - 8)) < 1e-9 && frames[0].minY == frames[1].minY)
        long = true
        screen.table.reloadData()
        screen.settle()
        let below = labels(try content(screen.cell(0))).map(\.frame)
        #expect(below[1].minX == below[0].minX && below[1].minY > below[0].maxY)
    }

    @Test("Images: the text stands 16 behind, sizes have a limit, room can be kept")
    func images() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in }
        var content = UIListContentConfiguration.cell()
        (content.text, content.image) = ("Text", image)
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        view.layoutIfNeeded()
        let picture = try #require(view.subviews.first as? UIImageView)
        #expect(picture.frame.size == CGSize(width: 60, height: 40) && labels(view)[0].frame.minX == 16 + 60 + 16)
        content.imageProperties.maximumSize = CGSize(width: 30, height: 0)
        content.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 0)
        content.imageProperties.cornerRadius = 8
        view.configuration = content
        view.layoutIfNeeded()
        #expect(picture.frame == CGRect(x: 16 + 10, y: 12, width: 30, height: 20))
        #expect(labels(view)[0].frame.minX == 16 + 50 + 16 && picture.layer.cornerRadius == 8)
        #expect(view.imageLayoutGuide != nil && view.secondaryTextLayoutGuide == nil)
        view.semanticContentAttribute = .forceRightToLeft
        view.layoutIfNeeded()
        #expect(abs(picture.frame.maxX - 274) < 1e-9)
    }

    @Test("The kinds: margins, fonts, gaps")
    func kinds() {
        typealias Kind = UIListContentConfiguration
        let header = Kind.groupedHeader()
        #expect(header.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
        #expect(header.textProperties.font.pointSize == 13 && header.textProperties.transform == .uppercase)
        #expect(header.textProperties.color == .secondaryLabel)
        #expect(Kind.plainHeader().textProperties.font == .preferredFont(forTextStyle: .headline))
        let sidebar = Kind.sidebarCell()
        #expect(sidebar.imageToTextPadding == 10 && sidebar.textProperties.numberOfLines == 1)
        #expect(sidebar.textProperties.minimumScaleFactor == 0.9)
        #expect(sidebar.textToSecondaryTextVerticalPadding == 4)
        #expect(Kind.sidebarSubtitleCell().textToSecondaryTextVerticalPadding == 0)
        #expect(Kind.valueCell().secondaryTextProperties.color == .secondaryLabel)
        #expect(Kind.cell() == Kind.cell() && Kind.cell() != Kind.subtitleCell())
    }

    @Test("A grouped header of one line is 38.667 at @3x", arguments: [2, 3] as [CGFloat])
    func groupedHeader(scale: CGFloat) throws {
        let stage = makeStage(375, 400, scale: scale)
        stage.makeCurrent()
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.frame = CGRect(x: 0, y: 0, width: 375, height: 60)
        stage.window.addSubview(header)
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "header"
        header.contentConfiguration = content
        stage.runTurn()
        let view = try #require(header.contentView as? UIListContentView)
        let label = try #require(labels(view).first)
        let height = header.systemLayoutSizeFitting(
            CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        #expect(label.text == "HEADER" && header.textLabel == nil && label.frame.minX == 16)
        #expect(abs(height - (17 + label.intrinsicContentSize.height + 6)) < 1e-9)
        if scale == 3 { #expect(abs(height - 38.667) < 0.34) }
    }

    // MARK: States

    @Test("Once before a layout: automatic updates, the override, the handler; then layoutSubviews")
    func order() throws {
        final class Cell: UITableViewCell {
            let log = CallLog()
            override func updateConfiguration(using state: UICellConfigurationState) {
                super.updateConfiguration(using: state)
                log.note("update \(state.isSelected) \(state[.mood] as? String ?? "-")")
            }
            override func layoutSubviews() {
                log.note("layout")
                super.layoutSubviews()
            }
            override var configurationState: UICellConfigurationState {
                var state = super.configurationState
                state[.mood] = "glad"
                return state
            }
        }
        let stage = makeStage(320, 200, scale: 2)
        stage.makeCurrent()
        let cell = Cell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        cell.contentConfiguration = content
        cell.configurationUpdateHandler = { [log = cell.log] cell, state in log.note("handler \(state.isSelected)") }
        stage.window.addSubview(cell)
        stage.runTurn()
        #expect(cell.log.take() == ["update false glad", "handler false", "layout"])
        cell.isSelected = true
        cell.isHighlighted = true
        stage.runTurn()
        #expect(cell.log.take() == ["update true glad", "handler true", "layout"])
        cell.isSelected = true
        stage.runTurn()
        #expect(cell.log.take().isEmpty)
        cell.configurationUpdateHandler = nil
        stage.runTurn()
        #expect(cell.log.take() == ["update true glad", "layout"])
    }

    @Test("updated(for:) changes what the app left alone")
    func updated() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isDisabled = true
        let plain = UIListContentConfiguration.cell()
        let disabled = plain.updated(for: state)
        #expect(disabled.textProperties.color == .tertiaryLabel && plain.textProperties.color == .label)
        #expect(disabled.secondaryTextProperties.color == .quaternaryLabel)
        var own = plain
        own.textProperties.color = .red
        #expect(own.updated(for: state).textProperties.color == .red)
        state.isDisabled = false
        #expect(disabled.updated(for: state).textProperties.color == .label)
        state.isSelected = true
        #expect(plain.updated(for: state).textProperties.color == .label)
        let sidebar = UIListContentConfiguration.sidebarCell().updated(for: state)
        #expect(sidebar.textProperties.font != UIListContentConfiguration.sidebarCell().textProperties.font)
    }

    @Test("Backgrounds follow selection: grey while the cell is selected or touched")
    func background() throws {
        let screen = screen { cell in
            var content = cell.defaultContentConfiguration()
            content.text = "Text"
            cell.contentConfiguration = content
            cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
        }
        let cell = try #require(screen.cell(0))
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground && cell.backgroundColor == nil)
        cell.isSelected = true
        screen.settle()
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        #expect(!cell.isPlateShown && cell.subviews.first is BackgroundPlate)
        #expect(cell.subviews.first?.frame == cell.bounds)
        cell.isSelected = false
        screen.settle()
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
        cell.backgroundConfiguration = nil
        #expect(cell.backgroundColor == .systemBackground)
    }

    // MARK: Views

    private struct Card: UIContentConfiguration {
        var title = ""

        func makeContentView() -> any UIView & UIContentView { CardView(self) }
        func updated(for state: any UIConfigurationState) -> Card { self }
    }

    private final class CardView: UIView, UIContentView {
        static var made = 0
        let title = UILabel()
        var configuration: any UIContentConfiguration {
            didSet { title.text = (configuration as? Card)?.title }
        }

        init(_ card: Card) {
            configuration = card
            super.init(frame: .zero)
            Self.made += 1
            title.text = card.title
            title.translatesAutoresizingMaskIntoConstraints = false
            addSubview(title)
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: topAnchor, constant: 30),
                title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -30),
                title.leadingAnchor.constraint(equalTo: leadingAnchor),
                title.heightAnchor.constraint(equalToConstant: 40),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("A configuration of one's own: its view is made once, sizes the row, and is made anew for another kind alone")
    func custom() throws {
        CardView.made = 0
        let screen = screen { $0.contentConfiguration = Card(title: "One") }
        let cell = try #require(screen.cell(0))
        let view = try #require(cell.contentView as? CardView)
        #expect(abs(cell.frame.height - 100 - 1 / 3) < 1e-9 && view.frame.height == 100 && CardView.made == 3)
        cell.contentConfiguration = Card(title: "Two")
        #expect(cell.contentView === view && view.title.text == "Two" && CardView.made == 3)
        cell.contentConfiguration = UIListContentConfiguration.cell()
        #expect(cell.contentView is UIListContentView && view.superview == nil)
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is UIListContentView) && cell.textLabel != nil)
        // A view made by hand refuses another kind.
        let list = UIListContentView(configuration: .cell())
        #expect(!list.supports(Card()) && list.supports(UIListContentConfiguration.valueCell()))
    }

    @Test("A content configuration that changes on screen measures its row again")
    func grows() throws {
        let screen = screen { cell in
            var content = UIListContentConfiguration.cell()
            content.text = "Short"
            cell.contentConfiguration = content
        }
        let cell = try #require(screen.cell(0))
        var content = UIListContentConfiguration.cell()
        content.text = String(repeating: "Long ", count: 40)
        cell.contentConfiguration = content
        screen.settle()
        #expect(cell.frame.height > 80 && abs((screen.cell(1)?.frame.minY ?? 0) - cell.frame.maxY) < 1e-9)
    }

    @Test("Larger text makes rows higher")
    func dynamicType() throws {
        let screen = screen { cell in
            var content = UIListContentConfiguration.cell()
            content.text = "Text"
            cell.contentConfiguration = content
        }
        screen.stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        screen.settle()
        #expect((screen.cell(0)?.frame.height ?? 0) > 70)
    }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let mood = UIConfigurationStateCustomKey("tests.mood")
}
