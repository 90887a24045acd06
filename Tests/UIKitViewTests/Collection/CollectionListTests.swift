import Foundation
import Offstage
import Testing

@testable import UIKit

@Suite("Lists in collections")
@MainActor
struct CollectionListTests {
    typealias Configuration = UICollectionLayoutListConfiguration

    @Test("Golden 15: an inset grouped list of headers, rows of 44 and footers, 393 wide at @3x")
    func insetGrouped() throws {
        let screen = ListScreen([2, 2], .insetGrouped, width: 393, height: 852, scale: 3) {
            ($0.headerMode, $0.footerMode) = (.supplementary, .supplementary)
        }
        let third: CGFloat = 1 / 3
        let header = 38 + 2 * third
        #expect(near(screen.header()?.frame, 20, 0, 353, header))
        #expect(
            near(screen.cell(0)?.frame, 20, header, 353, 44) && near(screen.cell(1)?.frame, 20, header + 44, 353, 44))
        #expect(near(screen.footer()?.frame, 20, header + 88, 353, 33 + 2 * third))
        #expect(near(screen.header(1)?.frame, 20, 160 + third, 353, header))
        #expect(near(screen.cell(0, 1)?.frame, 20, 199, 353, 44) && near(screen.cell(1, 1)?.frame, 20, 243, 353, 44))
        let text = try #require(screen.header()?.contentView.subviews.first as? UILabel)
        #expect(text.frame.minX == 20 && abs(text.frame.minY - 17) < 0.34 && text.text == "WORDS")
        // From x 40 to 373 of the screen, in the last pixel.
        let lines = screen.lines(0)
        #expect(lines.count == 1 && near(lines.first, 20, 44 - third, 333, third))
        #expect(screen.lines(1).isEmpty)
        #expect(screen.misuse == [])
    }

    @Test("Sides are 20 in wide lists, 320 wide they are 16")
    func sides() {
        #expect(ListScreen([1], .insetGrouped, width: 402).cell(0)?.frame == rect(20, 35, 362, 44))
        #expect(ListScreen([1], .insetGrouped).cell(0)?.frame == rect(16, 35, 288, 44))
    }

    @Test(
        "Where sections begin and end, by appearance and header",
        arguments: [
            (Configuration.Appearance.plain, Configuration.HeaderMode.none, 0, 0, 0), (.grouped, .none, 0, 35, 20),
            (.insetGrouped, .none, 16, 35, 20), (.sidebar, .none, 10, 0, 10), (.sidebarPlain, .none, 10, 0, 0),
            (.plain, .firstItemInSection, 0, 22, 0), (.grouped, .firstItemInSection, 0, 0, 20),
        ] as [(Configuration.Appearance, Configuration.HeaderMode, CGFloat, CGFloat, CGFloat)])
    func insets(
        _ appearance: Configuration.Appearance, _ header: Configuration.HeaderMode, x: CGFloat, top: CGFloat,
        bottom: CGFloat
    ) throws {
        let screen = ListScreen([2], appearance) { $0.headerMode = header }
        let (first, last) = try (#require(screen.cell(0)), #require(screen.cell(1)))
        #expect(first.frame.minX == x && first.frame.minY == top && first.frame.width == 320 - 2 * x)
        #expect(screen.collection.contentSize.height == last.frame.maxY + bottom)
    }

    @Test("A header that is the first item stands before the card, which begins with the second")
    func firstItem() {
        let screen = ListScreen([3], .insetGrouped) { $0.headerMode = .firstItemInSection }
        #expect(screen.cell(0)?.layer.cornerRadius == 0 && screen.lines(0).isEmpty)
        #expect(screen.cell(0)?.backgroundConfiguration?.backgroundColor == .clear)
        #expect(screen.cell(0)?.defaultContentConfiguration() == .groupedHeader())
        #expect(screen.cell(1)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(screen.cell(2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(screen.cell(2)?.layer.cornerRadius == 10 && screen.cell(2)?.layer.cornerCurve == .continuous)
        #expect(screen.cell(1)?.defaultContentConfiguration() == .cell())
    }

    @Test("An update rounds the cell anew that is the last one then")
    func cardsAfterUpdates() {
        let screen = ListScreen([3], .insetGrouped)
        #expect(screen.cell(1)?.layer.cornerRadius == 0)
        screen.source.counts = [2]
        screen.collection.deleteItems(at: [IndexPath(item: 2, section: 0)])
        screen.stage.advance(by: 1)
        #expect(screen.cell(1)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(screen.lines(0).count == 1 && screen.lines(1).isEmpty)
    }

    @Test("Backgrounds are those of the appearance; the app's own stay, none too")
    func backgrounds() {
        let screen = ListScreen([3], .insetGrouped) { _ in
        } setUp: { cell, path in
            if path.item == 1 { cell.backgroundConfiguration = nil }
            if path.item == 2 { cell.backgroundConfiguration = .listSidebarCell() }
        }
        #expect(screen.collection.backgroundColor == .systemGroupedBackground)
        #expect(screen.cell(0)?.backgroundConfiguration == .listGroupedCell())
        #expect(screen.cell(1)?.backgroundConfiguration == nil)
        #expect(screen.cell(2)?.backgroundConfiguration == .listSidebarCell())
        screen.collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        screen.stage.advance(by: 0.1)
        #expect(screen.cell(0)?.backgroundConfiguration?.backgroundColor == .systemGray4)
        #expect(ListScreen([1], .plain).collection.backgroundColor == .systemBackground)
        let clear = ListScreen([1], .plain) { $0.backgroundColor = .clear }
        #expect(clear.collection.backgroundColor == nil)
    }

    @Test("A plain header is clear at its place, and the list's colour where it sticks to the edge")
    func pinned() {
        let screen = ListScreen([30], .plain) { $0.headerMode = .supplementary }
        #expect(screen.header()?.backgroundConfiguration?.backgroundColor == .clear)
        #expect(screen.header()?.configurationState.isPinned == false)
        screen.collection.contentOffset.y = 100
        screen.stage.advance(by: 0.1)
        #expect(screen.header()?.frame.minY == 100 && screen.header()?.configurationState.isPinned == true)
        #expect(screen.header()?.backgroundConfiguration?.backgroundColor == .systemBackground)
    }

    // MARK: Lines

    @Test("Lines begin with the text: below all rows of a plain list, around grouped ones from side to side")
    func lines() {
        #expect(ListScreen([2], .plain).lines(1) == [rect(16, 43.5, 304, 0.5)])
        let grouped = ListScreen([2], .grouped)
        #expect(grouped.lines(0) == [rect(0, 0, 320, 0.5), rect(16, 43.5, 304, 0.5)])
        #expect(grouped.lines(1) == [rect(0, 43.5, 320, 0.5)])
        #expect(ListScreen([2], .plain) { $0.showsSeparators = false }.lines(0).isEmpty)
        #expect(ListScreen([2], .sidebar).lines(0).isEmpty)
    }

    @Test("A handler changes single lines: hidden, visible, insets side by side with automatic ones, colours")
    func handler() {
        let screen = ListScreen([3], .plain) { configuration in
            configuration.separatorConfiguration.bottomSeparatorInsets.trailing = 12
            configuration.itemSeparatorHandler = { path, section in
                var own = section
                switch path.item {
                case 0: own.bottomSeparatorVisibility = .hidden
                case 1: own.topSeparatorVisibility = .visible
                default:
                    own.bottomSeparatorInsets.leading = 3
                    own.color = .red
                }
                return own
            }
        }
        #expect(screen.lines(0).isEmpty)
        #expect(screen.lines(1) == [rect(16, 0, 304, 0.5), rect(16, 43.5, 292, 0.5)])
        #expect(screen.lines(2) == [rect(3, 43.5, 305, 0.5)])
        #expect(screen.cell(2)?.listPlace?.lines?.color == .red)
    }

    @Test("The separator guide leads the line, by constraints of the app as well")
    func guide() {
        let screen = ListScreen([2], .plain) { _ in
        } setUp: { cell, path in
            guard path.item == 1 else { return }
            cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 70).isActive =
                true
        }
        #expect(screen.lines(0) == [rect(16, 43.5, 304, 0.5)] && screen.lines(1) == [rect(70, 43.5, 250, 0.5)])
        #expect(screen.cell(0)?.separatorLayoutGuide != nil)
        screen.cell(0)?.setNeedsLayout()
        screen.stage.advance(by: 0.1)
        #expect(screen.cell(0)?.separatorLayoutGuide.layoutFrame == rect(16, 0, 304, 44))
        #expect(screen.lines(0) == [rect(16, 43.5, 304, 0.5)])
    }

    @Test("A selected row has no lines; where several may be selected, they have that colour")
    func chosenLines() {
        let screen = ListScreen([2], .plain) { $0.separatorConfiguration.multipleSelectionColor = .green }
        let path = IndexPath(item: 0, section: 0)
        screen.collection.selectItem(at: path, animated: false, scrollPosition: [])
        #expect(screen.lines(0).isEmpty)
        screen.collection.allowsMultipleSelection = true
        screen.collection.deselectItem(at: path, animated: false)
        screen.collection.selectItem(at: path, animated: false, scrollPosition: [])
        #expect(screen.lines(0).count == 1)
        #expect(screen.cell(0)?.subviews.contains { $0 is ControlPart && $0.backgroundColor == .green } == true)
    }

    // MARK: Buttons beside rows

    /// A screen whose rows have a button at each side.
    private func swiped(_ log: CallLog) -> ListScreen {
        func buttons(_ title: String) -> (IndexPath) -> UISwipeActionsConfiguration? {
            { path in
                let action = UIContextualAction(style: .normal, title: title) { _, _, done in
                    log.note("\(title) \(short(path))")
                    done(true)
                }
                let configuration = UISwipeActionsConfiguration(actions: [action])
                configuration.performsFirstActionWithFullSwipe = false
                return path.item == 3 ? nil : configuration
            }
        }
        return ListScreen([5], .insetGrouped) {
            $0.leadingSwipeActionsConfigurationProvider = buttons("Pin")
            $0.trailingSwipeActionsConfigurationProvider = buttons("Flag")
        } setUp: { cell, _ in
            cell.accessories = [.delete()]
        }
    }

    /// Whether a spring has brought a cell to a place.
    private func isAt(_ cell: UIView?, _ x: CGFloat) -> Bool { cell.map { abs($0.frame.minX - x) < 1e-6 } ?? false }

    private func pull(_ screen: ListScreen, _ item: Int, by way: CGFloat) throws {
        let y = 57 + 44 * CGFloat(item)
        try screen.stage.touch.down(CGPoint(x: 160, y: y))
        for step in 1...10 {
            screen.stage.advance(by: 0.02)
            try screen.stage.touch.move(CGPoint(x: 160 + way * CGFloat(step) / 10, y: y))
        }
        try screen.stage.touch.up()
        screen.stage.advance(by: 2)
    }

    @Test(
        "A row opens to both sides, its button works and closes it; a finger elsewhere closes it and does nothing else")
    func swipes() throws {
        let log = CallLog()
        let screen = swiped(log)
        try pull(screen, 1, by: -100)
        #expect(isAt(screen.cell(1), 16 - 74) && screen.cell(1)?.configurationState.isSwiped == true)
        let buttons = try #require(screen.collection.subviews.last as? SwipeButtons)
        #expect(buttons.frame == rect(230, 79, 74, 44))
        try screen.tap(CGPoint(x: 260, y: 100))
        #expect(log.take() == ["Flag 0.1"] && screen.cell(1)?.frame.minX == 16)
        #expect(screen.cell(1)?.configurationState.isSwiped == false && buttons.superview == nil)
        try pull(screen, 2, by: 100)
        #expect(isAt(screen.cell(2), 16 + 74))
        try screen.tap(CGPoint(x: 160, y: 57))
        #expect(screen.cell(2)?.frame.minX == 16 && screen.delegate.log.take() == [])
        try pull(screen, 3, by: -100)
        #expect(screen.cell(3)?.frame.minX == 16 && log.take() == [])
        _ = screen.delegate.log.take()
        try screen.tap(CGPoint(x: 160, y: 57))
        #expect(screen.delegate.log.take() == ["select 0.0"])
    }

    @Test(
        "An open row keeps its place through a layout, leaves by an update, and closes where the list scrolls or reloads"
    )
    func openRows() throws {
        let screen = swiped(CallLog())
        try pull(screen, 1, by: -100)
        screen.collection.setNeedsLayout()
        screen.stage.advance(by: 0.1)
        #expect(isAt(screen.cell(1), 16 - 74))
        let cell = screen.cell(1)
        screen.source.counts = [4]
        screen.collection.deleteItems(at: [IndexPath(item: 1, section: 0)])
        screen.stage.advance(by: 1)
        #expect(!screen.collection.subviews.contains { $0 is SwipeButtons } && cell?.isSwiped == false)
        #expect(screen.collection.visibleCells.allSatisfy { $0.frame.minX == 16 })
        try pull(screen, 1, by: -100)
        #expect(isAt(screen.cell(1), 16 - 74))
        screen.collection.contentOffset.y = 10
        screen.stage.advance(by: 2)
        #expect(isAt(screen.cell(1), 16) && screen.cell(1)?.isSwiped == false)
        screen.collection.contentOffset.y = 0
        screen.stage.advance(by: 0.1)
        try pull(screen, 1, by: -100)
        screen.collection.reloadData()
        screen.stage.advance(by: 0.1)
        #expect(screen.cell(1)?.frame.minX == 16 && !screen.collection.subviews.contains { $0 is SwipeButtons })
    }

    @Test("A collection without buttons has no recognizer for them")
    func noSwipes() {
        let screen = ListScreen([2], .plain)
        #expect(screen.collection.gestureRecognizers?.contains { $0 is SwipePan } == false)
    }

    @Test("A tap on the delete sign opens the row's buttons")
    func deleteOpens() throws {
        let screen = swiped(CallLog())
        screen.collection.isEditing = true
        screen.stage.advance(by: 0.1)
        try screen.tap(CGPoint(x: 16 + 16 + 12, y: 57))
        #expect(isAt(screen.cell(0), 16 - 74))
        screen.collection.isEditing = false
        screen.stage.advance(by: 1)
        #expect(screen.cell(0)?.frame.minX == 16)
    }

    // MARK: Sections

    @Test("Cards keep out of what is unsafe at the sides, plain rows reach below it with their text beside it")
    func unsafeSides() {
        func cell(_ appearance: Configuration.Appearance) -> (UICollectionViewListCell?, Stage) {
            let stage = makeStage(320, 480, safeArea: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40))
            stage.makeCurrent()
            let layout = UICollectionViewCompositionalLayout.list(using: Configuration(appearance: appearance))
            let collection = UICollectionView(frame: rect(0, 0, 320, 480), collectionViewLayout: layout)
            let source = ListScreen.Source([1])
            collection.contentInsetAdjustmentBehavior = .never
            collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = source
            stage.window.addSubview(collection)
            stage.advance(by: 0.1)
            return (collection.visibleCells.first as? UICollectionViewListCell, stage)
        }
        let (card, cardStage) = cell(.insetGrouped)
        #expect(card?.frame == rect(46, 35, 218, 44) && card?.layoutMargins.left == 16)
        let (row, rowStage) = cell(.plain)
        #expect(row?.frame == rect(0, 0, 320, 44) && row?.contentView.subviews.first?.frame.minX == 46)
        withExtendedLifetime((cardStage, rowStage)) {}
    }

    @Test("A section from a provider keeps what the app changes of it, in a copy as well")
    func changedSections() {
        let stage = makeStage(320, 480)
        stage.makeCurrent()
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let section = NSCollectionLayoutSection.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped), layoutEnvironment: environment)
            #expect(section.contentInsetsReference == .none && section.contentInsets.leading == 16)
            section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 30, bottom: 6, trailing: 30)
            section.interGroupSpacing = 5
            return section.copy() as? NSCollectionLayoutSection
        }
        let collection = UICollectionView(frame: rect(0, 0, 320, 480), collectionViewLayout: layout)
        let source = ListScreen.Source([2])
        collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        stage.window.addSubview(collection)
        stage.advance(by: 0.1)
        #expect(collection.visibleCells.map(\.frame) == [rect(30, 4, 260, 44), rect(30, 53, 260, 44)])
        #expect(collection.visibleCells[0].layer.cornerRadius == 10)
    }
}
