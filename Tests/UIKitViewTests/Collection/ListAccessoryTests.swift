import Foundation
import Offstage
import Testing

@testable import UIKit

@Suite("Accessories of list cells")
@MainActor
struct ListAccessoryTests {
    private let stage = makeStage(320, 480)

    /// A cell outside of a list, 320 wide, with margins of 8.
    private func cell(
        _ accessories: [UICellAccessory], image: Bool = false, isEdited: Bool = false,
        _ configuration: UIListContentConfiguration = .cell()
    ) -> UICollectionViewListCell {
        stage.makeCurrent()
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        var content = configuration
        content.text = "Text"
        if image {
            content.image = UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { _ in }
        }
        cell.contentConfiguration = content
        cell.isEdited = isEdited
        cell.accessories = accessories
        stage.window.addSubview(cell)
        stage.runTurn()
        return cell
    }

    private func frame(_ type: UICellAccessory.AccessoryType, _ cell: UICollectionViewListCell) -> CGRect? {
        cell.parts.view(of: type)?.frame
    }

    private func text(_ cell: UICollectionViewListCell) -> CGFloat? {
        cell.contentView.subviews.first { $0 is UILabel }.map { $0.frame.minX + cell.contentView.frame.minX }
    }

    private func picture(_ cell: UICollectionViewListCell) -> CGFloat? {
        cell.contentView.subviews.first { $0 is UIImageView }.map { $0.frame.minX + cell.contentView.frame.minX }
    }

    @Test("Golden 19: a disclosure indicator takes 14 points at the margin; image and text stay")
    func disclosure() {
        let cell = cell([.disclosureIndicator()], image: true)
        #expect(
            frame(.disclosureIndicator, cell) == rect(298, 15, 14, 14) && cell.contentView.frame == rect(0, 0, 298, 44))
        #expect(picture(cell) == 16 && text(cell) == 61)
    }

    @Test("Golden 19: a check mark stands before the disclosure indicator, in a slot of 24, whatever their order")
    func checkmark() {
        for accessories in [
            [UICellAccessory.checkmark(), .disclosureIndicator()], [.disclosureIndicator(), .checkmark()],
        ] {
            let cell = cell(accessories)
            #expect(frame(.checkmark, cell) == rect(268.5, 13, 19, 18) && cell.contentView.frame.maxX == 266)
            #expect(frame(.disclosureIndicator, cell) == rect(298, 15, 14, 14))
        }
    }

    @Test("An accessory that goes takes its view out of the cell; one that stays keeps its view")
    func goes() throws {
        let cell = cell([.checkmark(), .disclosureIndicator()])
        let checkmark = try #require(cell.parts.view(of: .checkmark))
        let indicator = try #require(cell.parts.view(of: .disclosureIndicator))
        cell.accessories = [.disclosureIndicator()]
        stage.runTurn()
        #expect(checkmark.superview == nil && cell.parts.view(of: .checkmark) == nil)
        #expect(indicator.superview === cell && cell.parts.view(of: .disclosureIndicator) === indicator)
        cell.accessories = []
        stage.runTurn()
        #expect(indicator.superview == nil)
    }

    @Test("Golden 19: the chevron of a branch stands at 8, content begins at 22 with its own margin")
    func outline() {
        let plain = cell([.outlineDisclosure()])
        #expect(frame(.outlineDisclosure, plain) == rect(8, 15, 14, 14) && plain.contentView.frame.minX == 22)
        let sidebar = cell([.outlineDisclosure()], image: true, .sidebarCell())
        #expect(picture(sidebar) == 30 && text(sidebar) == 69)
        let header = cell([.outlineDisclosure(options: .init(style: .header))])
        #expect(frame(.outlineDisclosure, header) == rect(298, 15, 14, 14) && header.contentView.frame.minX == 0)
    }

    @Test("Golden 19: delete and ring stand 16 apart, while the cell is edited only")
    func signs() {
        let accessories: [UICellAccessory] = [.multiselect(), .delete()]
        let edited = cell(accessories, isEdited: true)
        #expect(frame(.delete, edited) == rect(7, 9, 26, 26) && frame(.multiselect, edited) == rect(47, 9, 26, 26))
        #expect(edited.contentView.frame == rect(72, 0, 248, 44))
        #expect(cell(accessories).contentView.frame == rect(0, 0, 320, 44))
    }

    @Test("Golden 19: a grip has a line before it where something stands beside it")
    func grip() {
        let cell = cell([.reorder(), .checkmark()], isEdited: true)
        let grip = frame(.reorder, cell)
        #expect(grip == rect(278.5, 0, 43, 44) && frame(.checkmark, cell)?.minX == 249.5)
        #expect(cell.contentView.frame.maxX == 247)
        #expect(cell.subviews.contains { $0.frame == rect(279, 0, 1, 44) && !$0.isHidden })
        let alone = self.cell([.reorder()], isEdited: true)
        #expect(alone.contentView.frame.maxX == 288 && !alone.subviews.contains { $0.frame.width == 1 })
        let plain = self.cell([.reorder(options: .init(showsVerticalSeparator: false)), .checkmark()], isEdited: true)
        #expect(plain.contentView.frame.maxX == 256)
    }

    @Test("What is mirrored stands at the other side")
    func mirrored() {
        let cell = cell([.delete(), .checkmark(), .disclosureIndicator()], isEdited: true)
        cell.semanticContentAttribute = .forceRightToLeft
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(frame(.delete, cell) == rect(287, 9, 26, 26) && cell.contentView.frame == rect(54, 0, 234, 44))
        #expect(frame(.checkmark, cell)?.minX == 32.5)
    }

    @Test("A label has its text's width; an own view the size that it needs, or keeps the one that it has")
    func widths() {
        let label = cell([.label(text: "12")])
        let width = UILabel.width(of: "12")
        #expect(abs((frame(.label, label)?.width ?? 0) - width) < 0.51)
        #expect(abs(label.contentView.frame.maxX - (312 - width)) < 0.51)
        let view = SwitchLike()
        let natural = view.intrinsicContentSize
        view.frame.size = CGSize(width: 10, height: 10)
        func custom(_ fixed: Bool, _ width: UICellAccessory.LayoutDimension? = nil) -> UICellAccessory {
            .customView(
                configuration: .init(
                    customView: view, placement: .trailing(), reservedLayoutWidth: width, maintainsFixedSize: fixed))
        }
        let needed = cell([custom(false)])
        #expect(needed.contentView.frame.maxX == 312 - natural.width && view.frame.size == natural)
        view.frame.size = CGSize(width: 10, height: 10)
        #expect(cell([custom(true)]).contentView.frame.maxX == 302)
        #expect(cell([custom(true, .standard)]).contentView.frame.maxX == 288)
        #expect(cell([custom(true, .custom(40))]).contentView.frame.maxX == 272)
    }

    @Test("Own views stand next to the content, or where their position says")
    func order() {
        let (first, second) = (UIView(), UIView())
        func custom(_ view: UIView, _ placement: UICellAccessory.Placement) -> UICellAccessory {
            .customView(configuration: .init(customView: view, placement: placement))
        }
        func types(_ all: [UICellAccessory]) -> [[UICellAccessory.AccessoryType]] {
            let order = AccessoryOrder(all, isHeader: false)
            return [order.leading.map(\.accessoryType), order.trailing.map(\.accessoryType)]
        }
        let signs: [UICellAccessory] = [
            .reorder(), .disclosureIndicator(), .detail(), .checkmark(), .label(text: "1"), .outlineDisclosure(),
            .multiselect(), .insert(), .delete(),
        ]
        let standard: [[UICellAccessory.AccessoryType]] = [
            [.delete, .insert, .multiselect, .outlineDisclosure],
            [.label, .checkmark, .detail, .disclosureIndicator, .reorder],
        ]
        #expect(types(signs) == standard)
        let both = signs + [custom(first, .leading()), custom(second, .trailing())]
        #expect(types(both) == [standard[0] + [.customView(first)], [.customView(second)] + standard[1]])
        let placed: [UICellAccessory] = [
            .checkmark(), .disclosureIndicator(),
            custom(first, .trailing(at: UICellAccessory.Placement.position(after: .checkmark()))),
            custom(second, .trailing(at: { _ in 99 })),
        ]
        #expect(
            types(placed)[1] == [.checkmark, .customView(first), .disclosureIndicator, .customView(second)])
        let missing: [UICellAccessory] = [
            .checkmark(),
            custom(first, .trailing(at: UICellAccessory.Placement.position(before: .label(text: "1")))),
        ]
        #expect(types(missing)[1] == [.customView(first), .checkmark])
    }

    @Test("Displayed states and hidden ones")
    func states() {
        let all: [UICellAccessory] = [
            .checkmark(displayed: .whenNotEditing), .disclosureIndicator(displayed: .whenEditing),
            .detail(options: .init(isHidden: true)),
        ]
        let cell = cell(all)
        #expect(
            frame(.checkmark, cell) != nil && frame(.disclosureIndicator, cell) == nil && frame(.detail, cell) == nil)
        cell.isEdited = true
        cell.layoutIfNeeded()
        #expect(frame(.checkmark, cell) == nil && cell.contentView.frame.maxX == 298)
        #expect(cell.configurationState.isEditing && cell.accessories.count == 3)
    }

    @Test("Two of one type raise, and a label without a text")
    func misuse() {
        stage.makeCurrent()
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        stage.window.addSubview(cell)
        cell.accessories = [.checkmark(), .checkmark(), .label(text: "")]
        let messages = stage.diagnostics.all.map(\.message)
        #expect(messages.contains { $0.contains("must be unique") } && messages.contains { $0.contains("empty") })
        #expect(cell.accessories.count == 1)
    }

    @Test("Indentation moves content and accessories, or the content alone")
    func indentation() {
        let cell = cell([.outlineDisclosure()], image: true)
        (cell.indentationLevel, cell.indentationWidth) = (2, 15)
        cell.layoutIfNeeded()
        #expect(frame(.outlineDisclosure, cell)?.minX == 38 && picture(cell) == 68)
        cell.indentsAccessories = false
        cell.layoutIfNeeded()
        #expect(frame(.outlineDisclosure, cell)?.minX == 8 && picture(cell) == 68)
        cell.accessories = []
        cell.layoutIfNeeded()
        #expect(picture(cell) == 46 && UICollectionViewListCell().indentationWidth == 10)
    }

    // MARK: Taps

    @Test("Taps call their actions, and do not select the row")
    func taps() throws {
        let log = CallLog()
        let screen = ListScreen([2], .plain) { _ in
        } setUp: { cell, _ in
            cell.accessories = [
                .delete(displayed: .always) { log.note("delete") }, .insert(displayed: .always) { log.note("insert") },
                .detail { log.note("detail") },
            ]
        }
        for x: CGFloat in [28, 68, 293] { try screen.tap(CGPoint(x: x, y: 22)) }
        #expect(log.take() == ["delete", "insert", "detail"] && screen.delegate.log.take() == [])
        try screen.tap(CGPoint(x: 160, y: 22))
        #expect(screen.delegate.log.take() == ["select 0.0"])
    }

    @Test("The ring shows whether the row is selected")
    func ring() throws {
        let screen = ListScreen([2], .plain) { _ in
        } setUp: { cell, _ in
            cell.accessories = [.multiselect()]
        }
        screen.collection.allowsMultipleSelectionDuringEditing = true
        screen.collection.isEditing = true
        screen.stage.advance(by: 0.1)
        #expect(screen.cell(0)?.contentView.frame.minX == 40)
        let sign = screen.accessories(0).first?.subviews.first as? CellEditingSign
        #expect(sign?.kind == .ring)
        try screen.tap(CGPoint(x: 28, y: 22))
        #expect(sign?.kind == .selected && screen.delegate.log.take() == ["select 0.0"])
        screen.collection.isEditing = false
        screen.stage.advance(by: 0.1)
        #expect(screen.cell(0)?.contentView.frame.minX == 0)
    }

    @Test("A grip drags its row, where the data source lets it")
    func drag() throws {
        let screen = ListScreen([5], .plain) { _ in
        } setUp: { cell, _ in
            cell.accessories = [.reorder()]
        }
        screen.collection.isEditing = true
        screen.stage.advance(by: 0.1)
        func drag() throws {
            try screen.stage.touch.down(CGPoint(x: 292, y: 22))
            for step in 1...11 {
                screen.stage.advance(by: 0.05)
                try screen.stage.touch.move(CGPoint(x: 292, y: 22 + 10 * CGFloat(step)))
            }
        }
        try drag()
        let lifted = screen.collection.visibleCells.first { $0.configurationState.isReordering }
        #expect(lifted?.frame == rect(0, 110, 320, 44))
        try screen.stage.touch.up()
        screen.stage.advance(by: 1)
        #expect(screen.source.log.take() == ["move 0.0 0.3"])
        #expect(lifted?.configurationState.isReordering == false && screen.collection.contentOffset.y == 0)
        screen.source.mayMove = false
        try drag()
        try screen.stage.touch.up()
        screen.stage.advance(by: 1)
        #expect(screen.source.log.take() == [] && screen.delegate.log.take() == [])
    }

    @Test("A grip that rests at the edge scrolls the list, and the row goes along")
    func dragFurther() throws {
        let screen = ListScreen([40], .plain) { _ in
        } setUp: { cell, _ in
            cell.accessories = [.reorder()]
        }
        screen.collection.isEditing = true
        screen.stage.advance(by: 0.1)
        try screen.stage.touch.down(CGPoint(x: 292, y: 22))
        for step in 1...10 {
            screen.stage.advance(by: 0.05)
            try screen.stage.touch.move(CGPoint(x: 292, y: 22 + 45 * CGFloat(step)))
        }
        screen.stage.advance(by: 1)
        let offset = screen.collection.contentOffset.y
        let lifted = screen.collection.visibleCells.first { $0.configurationState.isReordering }
        #expect(offset > 200 && lifted.map { abs($0.frame.midY - offset - 472) < 10 } == true)
        try screen.stage.touch.up()
        screen.stage.advance(by: 1)
        #expect(screen.source.log.take().count == 1 && screen.collection.contentOffset.y < offset + 20)
    }

    @Test("A button shows what is chosen in its menu, and tells when that is another element")
    func popUp() throws {
        let log = CallLog()
        let menu = UIMenu(children: ["One", "Two"].map { UIAction(title: $0) { _ in } })
        let cell = cell([.popUpMenu(menu) { log.note($0.selectedElements.first?.title ?? "none") }])
        let button = try #require(cell.parts.view(of: .popUpMenu)?.subviews.first as? UIButton)
        #expect(button.title(for: .normal) == "One" && cell.contentView.frame.maxX < 300)
        menu.select(menu.children[1], isSingle: true)
        button.menuElementWasChosen(menu.children[1])
        #expect(button.title(for: .normal) == "Two" && log.take() == ["Two"])
    }

    // MARK: Trees

    /// A list of two branches with a leaf each.
    private func tree(_ accessory: @escaping () -> UICellAccessory) -> (
        ListScreen, UICollectionViewDiffableDataSource<Int, String>
    ) {
        let screen = ListScreen([], .sidebar)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = item.count == 1 ? [accessory()] : []
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: screen.collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["a", "b"])
        snapshot.append(["a1"], to: "a")
        snapshot.append(["b1"], to: "b")
        source.apply(snapshot, to: 0, animatingDifferences: false)
        screen.stage.advance(by: 0.5)
        return (screen, source)
    }

    @Test("A tap on a chevron opens its branch, whose leaves stand in; another one closes it")
    func branches() throws {
        let (screen, source) = tree { .outlineDisclosure() }
        let cell = try #require(screen.cell(0))
        #expect(cell.defaultContentConfiguration() == .sidebarCell() && !cell.configurationState.isExpanded)
        try screen.tap(CGPoint(x: 33, y: 22))
        #expect(source.snapshot().itemIdentifiers == ["a", "a1", "b"] && screen.delegate.log.take() == [])
        #expect(cell.configurationState.isExpanded && screen.cell(1)?.indentationLevel == 1)
        let chevron = try #require(screen.accessories(0).first?.subviews.first as? OutlineChevron)
        let turned = chevron.subviews[0].transform
        #expect(chevron.isOpen && (turned.a, turned.b, turned.c, turned.d) == (0, 1, -1, 0))
        try screen.tap(CGPoint(x: 33, y: 22))
        #expect(source.snapshot().itemIdentifiers == ["a", "b"] && !cell.configurationState.isExpanded)
        try screen.tap(CGPoint(x: 160, y: 22))
        #expect(screen.delegate.log.take() == ["select 0.0"])
    }

    @Test("A tree that is applied turns the chevrons of cells in sight, also of those that are not asked for anew")
    func applied() throws {
        let (screen, source) = tree { .outlineDisclosure() }
        let cell = try #require(screen.cell(1))
        for (isOpen, isAnimated) in [(true, true), (false, false), (true, false)] {
            var snapshot = source.snapshot(for: 0)
            if isOpen { snapshot.expand(["b"]) } else { snapshot.collapse(["b"]) }
            source.apply(snapshot, to: 0, animatingDifferences: isAnimated)
            screen.stage.advance(by: 0.5)
            #expect(screen.cell(1) === cell && cell.configurationState.isExpanded == isOpen)
            #expect((screen.accessories(1).first?.subviews.first as? OutlineChevron)?.isOpen == isOpen)
        }
    }

    @Test("In the style of headers a tap anywhere opens the branch, and selects nothing")
    func headers() throws {
        let (screen, source) = tree { .outlineDisclosure(options: .init(style: .header)) }
        try screen.tap(CGPoint(x: 160, y: 66))
        #expect(source.snapshot().itemIdentifiers == ["a", "b", "b1"] && screen.delegate.log.take() == [])
    }

    @Test("An action of its own replaces opening")
    func ownAction() throws {
        let log = CallLog()
        let (screen, source) = tree { .outlineDisclosure { log.note("tapped") } }
        try screen.tap(CGPoint(x: 33, y: 22))
        #expect(log.take() == ["tapped"] && source.snapshot().itemIdentifiers == ["a", "b"])
    }
}

extension UILabel {
    /// How wide a text of the body style is.
    fileprivate static func width(of text: String) -> CGFloat {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.text = text
        return label.intrinsicContentSize.width
    }
}

/// A view with a size of its own that takes any other.
private final class SwitchLike: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
}
