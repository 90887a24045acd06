import CompileKit
import Offstage
import Testing
import UIKit

/// What is claimed of the configurations of cells.
@Suite("Cell behaviour")
@MainActor
struct CellBehaviors {
    private let made = makeStage(320, 200, scale: 2)

    private var stage: Stage {
        made.makeCurrent()
        return made
    }

    private func show(_ cell: UITableViewCell, height: CGFloat = 80) -> Frame {
        let stage = stage
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
        if cell.superview == nil { stage.window.addSubview(cell) }
        stage.runTurn()
        return stage.render()
    }

    private func labels(_ cell: UITableViewCell) -> [UILabel] {
        cell.contentView.subviews.compactMap { $0 as? UILabel }
    }

    @Test("CELL-02 The default configuration takes texts, an image, a font and a radius of the image's corners")
    func defaultConfiguration() throws {
        _ = stage
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        content.secondaryText = "Subtitle"
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.imageProperties.cornerRadius = 8
        cell.contentConfiguration = content
        let frame = show(cell)
        let texts = labels(cell)
        #expect(texts.map(\.text) == ["Title", "Subtitle"] && texts[0].font == .preferredFont(forTextStyle: .headline))
        #expect(texts[1].frame.minY > texts[0].frame.maxY)
        let picture = try #require(cell.contentView.subviews.first as? UIImageView)
        let place = cell.convert(picture.frame, from: cell.contentView)
        // Outside of the round corner nothing is red, in the middle all is.
        #expect(frame.at(Int(place.minX * 2), Int(place.minY * 2)) == Pixel(255, 255, 255, 255))
        #expect(frame.at(Int(place.midX * 2), Int(place.midY * 2)) == Pixel(255, 0, 0, 255))
        #expect(frame.at(Int(place.midX * 2), Int(place.minY * 2)) == Pixel(255, 0, 0, 255))
    }

    @Test("CELL-03 Each kind has its factory; one of Objective-C's names does not compile")
    func factories() async throws {
        _ = stage
        func frames(_ content: UIListContentConfiguration) -> [CGRect] {
            var content = content
            (content.text, content.secondaryText) = ("One", "Two")
            let view = UIListContentView(configuration: content)
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
            view.layoutIfNeeded()
            return view.subviews.map(\.frame)
        }
        for content in [UIListContentConfiguration.subtitleCell(), .cell(), .sidebarCell(), .header(), .footer()] {
            let frames = frames(content)
            #expect(frames[0].minX == frames[1].minX && frames[0].maxY <= frames[1].minY)
        }
        let value = frames(.valueCell())
        #expect(value[0].maxX < value[1].minX && value[0].midY == value[1].midY)
        let problems = try await Snippet.problems([
            Snippet(
                """
                import UIKit
                let right = UIListContentConfiguration.valueCell()
                let wrong = UIListContentConfiguration.valueCellConfiguration()  // error: no member
                """)
        ])
        #expect(problems.isEmpty)
    }

    @Test("CELL-04 A background's stroke shows only with a width")
    func stroke() {
        _ = stage
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.backgroundColor = .blue
        background.cornerRadius = 10
        background.strokeColor = .red
        cell.backgroundConfiguration = background
        let bare = show(cell)
        #expect(bare.at(0, 80) == Pixel(0, 0, 255, 255) && bare.at(320, 80) == Pixel(0, 0, 255, 255))
        #expect(bare.at(0, 0) != Pixel(0, 0, 255, 255))
        background.strokeWidth = 1
        cell.backgroundConfiguration = background
        let lined = show(cell)
        #expect(lined.at(0, 80) == Pixel(255, 0, 0, 255) && lined.at(2, 80) == Pixel(0, 0, 255, 255))
    }

    @Test("CELL-05 The handler runs at each change of state, and once when it is asked for")
    func handler() throws {
        let stage = stage
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var calls: [Bool] = []
        cell.configurationUpdateHandler = { cell, state in
            calls.append(state.isSelected)
            var content = UIListContentConfiguration.cell().updated(for: state)
            content.text = "Text"
            content.textProperties.font = .systemFont(ofSize: 16, weight: state.isSelected ? .bold : .regular)
            cell.contentConfiguration = content
        }
        _ = show(cell)
        #expect(calls == [false] && labels(cell)[0].font == .systemFont(ofSize: 16))
        cell.isSelected = true
        stage.runTurn()
        #expect(calls == [false, true] && labels(cell)[0].font == .boldSystemFont(ofSize: 16))
        cell.isSelected = false
        stage.runTurn()
        #expect(calls == [false, true, false] && labels(cell)[0].font == .systemFont(ofSize: 16))
        cell.setNeedsUpdateConfiguration()
        cell.setNeedsUpdateConfiguration()
        stage.runTurn()
        #expect(calls.count == 4)
    }

    @Test("CELL-06 updated(for:) gives another configuration: disabled texts are paler, the first one stays")
    func updated() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isDisabled = true
        let normal = UIListContentConfiguration.cell()
        let disabled = normal.updated(for: state)
        #expect(disabled.textProperties.color != normal.textProperties.color)
        #expect(normal == UIListContentConfiguration.cell())
        state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isSelected = true
        #expect(normal.updated(for: state).textProperties.color == normal.textProperties.color)
    }

    private struct Card: UIContentConfiguration {
        var color = UIColor.red
        let made: () -> Void

        func makeContentView() -> any UIView & UIContentView {
            made()
            return CardView(self)
        }
        func updated(for state: any UIConfigurationState) -> Card { self }
    }

    private final class CardView: UIView, UIContentView {
        var configuration: any UIContentConfiguration {
            didSet { apply() }
        }

        init(_ card: Card) {
            configuration = card
            super.init(frame: .zero)
            apply()
        }

        required init?(coder: NSCoder) { nil }

        private func apply() { backgroundColor = (configuration as? Card)?.color }
    }

    @Test("CELL-07 Content of one's own: its view is made once a cell, and takes later configurations of the type")
    func custom() {
        let stage = stage
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var made = 0
        cell.contentConfiguration = Card { made += 1 }
        #expect(show(cell).at(320, 80) == Pixel(255, 0, 0, 255))
        cell.contentConfiguration = Card(color: .green) { made += 1 }
        stage.runTurn()
        #expect(made == 1 && stage.render().at(320, 80) == Pixel(0, 255, 0, 255))
    }

    @Test("CELL-09 The four classic styles work as before, beside configurations that look alike")
    func styles() throws {
        _ = stage
        let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
        for style in styles {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
            #expect((cell.detailTextLabel == nil) == (style == .default))
            _ = show(cell, height: 44)
            let old = labels(cell).map { cell.convert($0.frame, from: cell.contentView) }
            var content = cell.defaultContentConfiguration()
            content.text = "Title"
            if style != .default { content.secondaryText = "Detail" }
            cell.contentConfiguration = content
            _ = show(cell, height: 44)
            let new = labels(cell).map { cell.convert($0.frame, from: cell.contentView) }
            #expect(old.count == new.count)
            guard style != .value2 else { continue }
            #expect(old[0].minX == new[0].minX && abs(old[0].midY - new[0].midY) < 2)
            if style == .value1 { #expect(old[1].minX > 200 && new[1].minX > 200) }
        }
        #expect(stage.diagnostics.all.isEmpty)
    }
}
