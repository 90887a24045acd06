import Offstage
import Testing

@testable import UIKit

@Suite("Rows that are swiped aside")
@MainActor
struct TableSwipeTests {
    private final class Delegate: UITableViewDelegate {
        let log = CallLog()
        var leading: UISwipeActionsConfiguration?
        var trailing: UISwipeActionsConfiguration?

        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            log.note("leading \(short(indexPath))")
            return leading
        }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            log.note("trailing \(short(indexPath))")
            return trailing
        }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            log.note("willBegin \(short(indexPath))")
        }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            log.note("didEnd \(indexPath.map(short) ?? "nil")")
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.note("didSelect \(short(indexPath))")
        }

        func action(
            _ title: String, _ style: UIContextualAction.Style = .normal, done: Bool? = true
        ) -> UIContextualAction {
            UIContextualAction(style: style, title: title) { [log] action, _, finish in
                log.note("do \(action.title ?? "")")
                if let done { finish(done) }
            }
        }
    }

    private let delegate = Delegate()

    private func screen(_ source: (any RowMethods & UITableViewDataSource)? = nil) -> TableScreen {
        TableScreen(of: source ?? RowSource([30]), size: CGSize(width: 390, height: 480)) { table in
            table.rowHeight = 44
            table.delegate = delegate
        }
    }

    /// Drags row 1 sideways, in steps, and leaves the finger down.
    private func pull(_ screen: TableScreen, from x: CGFloat = 300, by way: CGFloat, y: CGFloat = 66) throws {
        try screen.stage.touch.down(CGPoint(x: x, y: y))
        for step in 1...10 {
            screen.stage.advance(by: 0.02)
            try screen.stage.touch.move(CGPoint(x: x + way * CGFloat(step) / 10, y: y))
        }
        screen.settle()
    }

    private func openButtons(_ screen: TableScreen) -> SwipeButtons? {
        screen.table.subviews.compactMap { $0 as? SwipeButtons }.first
    }

    @Test("Golden 20: after the 10 points that make it a swipe, 100 more show 84.4 of a button of 74")
    func follows() throws {
        let configuration = UISwipeActionsConfiguration(actions: [delegate.action("Go")])
        configuration.performsFirstActionWithFullSwipe = false
        delegate.trailing = configuration
        let screen = screen()
        try pull(screen, by: -110)
        #expect(abs((screen.cell(1)?.frame.minX ?? 0) + 84.4) < 1e-6)
        let buttons = try #require(openButtons(screen))
        #expect(buttons.buttonWidth == 74 && abs(buttons.frame.width - 84.4) < 1e-6 && buttons.frame.maxX == 390)
        #expect(buttons.frame.minY == 44 && buttons.frame.height == 44)
        #expect(delegate.log.take() == ["trailing 0.1", "willBegin 0.1"])
        #expect(screen.table.isEditing && screen.cell(1)?.showingDeleteConfirmation == true)
        try screen.stage.touch.up()
        screen.stage.advance(by: 2)
        #expect(screen.cell(1)?.frame.minX == -74 && screen.table.subviews.last === buttons)
        #expect(screen.table.rectForRow(at: IndexPath(row: 1, section: 0)).minX == 0)
    }

    @Test("The direction of the finger as it leaves decides")
    func direction() throws {
        delegate.trailing = UISwipeActionsConfiguration(actions: [delegate.action("Go")])
        let screen = screen()
        try pull(screen, by: -30)
        try screen.stage.touch.up()
        screen.stage.advance(by: 2)
        #expect(screen.cell(1)?.frame.minX == -74)
        // On the open row itself, back by a little.
        try pull(screen, from: 200, by: 20)
        try screen.stage.touch.up()
        #expect(screen.table.isEditing == false)
        screen.stage.advance(by: 2)
        #expect(screen.cell(1)?.frame.minX == 0 && openButtons(screen) == nil)
        #expect(delegate.log.take() == ["trailing 0.1", "willBegin 0.1", "didEnd 0.1"])
        #expect(screen.cell(1)?.showingDeleteConfirmation == false)
    }

    @Test("Leading actions come from the other side, the first one at the edge; a tap does one, and the row closes")
    func leading() throws {
        delegate.leading = UISwipeActionsConfiguration(actions: [delegate.action("A"), delegate.action("B")])
        let screen = screen()
        try pull(screen, from: 50, by: 60)
        try screen.stage.touch.up()
        screen.stage.advance(by: 2)
        #expect(screen.cell(1)?.frame.minX == 148 && delegate.log.take() == ["leading 0.1", "willBegin 0.1"])
        try screen.stage.touch.tap(CGPoint(x: 100, y: 66))
        screen.stage.advance(by: 2)
        #expect(delegate.log.take() == ["do B", "didEnd 0.1"] && screen.cell(1)?.frame.minX == 0)
        #expect(screen.table.indexPathForSelectedRow == nil)
    }

    @Test("Right to left the trailing actions come from the left")
    func mirrored() throws {
        delegate.trailing = UISwipeActionsConfiguration(actions: [delegate.action("Go")])
        let screen = screen()
        screen.table.semanticContentAttribute = .forceRightToLeft
        try pull(screen, from: 50, by: 60)
        try screen.stage.touch.up()
        screen.stage.advance(by: 2)
        #expect(screen.cell(1)?.frame.minX == 74 && openButtons(screen)?.frame.minX == 0)
    }

    @Test("A full swipe does the first action as the finger leaves; the row waits for its block")
    func full() throws {
        delegate.trailing = UISwipeActionsConfiguration(actions: [
            delegate.action("First", .destructive, done: nil), delegate.action("Second"),
        ])
        let screen = screen()
        try pull(screen, from: 380, by: -340)
        #expect(openButtons(screen)?.isFilled == true)
        try screen.stage.touch.up()
        #expect(delegate.log.take() == ["trailing 0.1", "willBegin 0.1", "do First"])
        screen.stage.advance(by: 2)
        #expect(screen.cell(1)?.frame.minX == -360)
        screen.table.setEditing(false, animated: true)
        screen.stage.advance(by: 2)
        #expect(screen.cell(1)?.frame.minX == 0 && delegate.log.take() == ["didEnd 0.1"])
    }

    @Test("Drawn back before it leaves, a finger does nothing but open the row")
    func drawnBack() throws {
        delegate.trailing = UISwipeActionsConfiguration(actions: [delegate.action("First")])
        let screen = screen()
        try pull(screen, from: 380, by: -340)
        try screen.stage.touch.move(CGPoint(x: 250, y: 66))
        #expect(openButtons(screen)?.isFilled == false)
        try screen.stage.touch.up()
        screen.stage.advance(by: 2)
        #expect(!delegate.log.take().contains("do First"))
    }

    @Test("A finger elsewhere closes the row and selects nothing; so does scrolling, reloading, editing, another size")
    func closes() throws {
        delegate.trailing = UISwipeActionsConfiguration(actions: [delegate.action("Go")])
        let screen = screen()
        func open() throws {
            try pull(screen, by: -60)
            try screen.stage.touch.up()
            screen.stage.advance(by: 2)
            #expect(screen.table.isEditing && openButtons(screen) != nil)
            _ = delegate.log.take()
        }
        func check(_ what: Comment) {
            screen.stage.advance(by: 2)
            #expect(delegate.log.take() == ["didEnd 0.1"], what)
            #expect(openButtons(screen) == nil && !screen.table.isEditing, what)
        }
        try open()
        try screen.stage.touch.tap(CGPoint(x: 100, y: 200))
        check("a tap elsewhere")
        try open()
        try screen.stage.touch.tap(CGPoint(x: 100, y: 66))
        check("a tap on the row")
        try open()
        screen.table.reloadData()
        check("reload")
        try open()
        screen.table.setEditing(true, animated: true)
        #expect(screen.table.isEditing)
        screen.table.setEditing(false, animated: false)
        check("editing")
        try open()
        screen.table.contentOffset.y = 20
        check("scrolling")
        screen.table.contentOffset.y = 0
        screen.settle()
        try open()
        screen.table.frame.size.width = 380
        check("another width")
    }

    @Test("An update closes the row with its animation, wherever it goes")
    func update() throws {
        let source = RowSource([30])
        delegate.trailing = UISwipeActionsConfiguration(actions: [delegate.action("Go")])
        let screen = screen(source)
        try pull(screen, by: -60)
        try screen.stage.touch.up()
        screen.stage.advance(by: 2)
        _ = delegate.log.take()
        let cell = screen.cell(1)
        source.counts = [31]
        screen.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        screen.stage.advance(by: 0.1)
        let seen = cell?.layer.presentation()?.frame.minX ?? 0
        #expect(seen < 0 && seen > -74)
        screen.stage.advance(by: 1)
        #expect(screen.cell(2) === cell && cell?.frame.minX == 0 && delegate.log.take() == ["didEnd 0.2"])
        #expect(openButtons(screen) == nil && screen.misuse.isEmpty)
    }

    @Test("Nothing opens without actions, nor against their side, nor in a table that is edited; scrolling stays")
    func refused() throws {
        delegate.trailing = UISwipeActionsConfiguration(actions: [])
        let screen = screen()
        try pull(screen, by: -100)
        try screen.stage.touch.up()
        #expect(screen.cell(1)?.frame.minX == 0)
        delegate.trailing = UISwipeActionsConfiguration(actions: [delegate.action("Go")])
        try pull(screen, from: 100, by: 100)
        try screen.stage.touch.up()
        #expect(screen.cell(1)?.frame.minX == 0 && openButtons(screen) == nil)
        screen.table.setEditing(true, animated: false)
        _ = delegate.log.take()
        try pull(screen, by: -100)
        try screen.stage.touch.up()
        #expect(delegate.log.take().isEmpty)
        screen.table.setEditing(false, animated: false)
        try screen.stage.touch.drag(CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 0.3)
        screen.stage.advance(by: 2)
        #expect(screen.table.contentOffset.y > 50 && openButtons(screen) == nil)
    }

    // MARK: Without actions of the delegate's own

    private final class Committing: RowMethods, UITableViewDataSource {
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 2 }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            log.note("commit \(editingStyle) \(short(indexPath))")
            counts[0] -= 1
            tableView.deleteRows(at: [indexPath], with: .fade)
        }
    }

    @Test("Where nobody gives actions, a full swipe deletes; rows that cannot be edited stay")
    func deletion() throws {
        let source = Committing([30])
        let screen = screen(source)
        try pull(screen, from: 380, by: -340)
        try screen.stage.touch.up()
        screen.stage.advance(by: 2)
        #expect(source.log.take().contains("commit delete 0.1") && screen.table.numberOfRows(inSection: 0) == 29)
        #expect(delegate.log.take() == ["trailing 0.1", "willBegin 0.1", "didEnd nil"])
        #expect(screen.table.visibleCells.allSatisfy { $0.frame.minX == 0 && !$0.showingDeleteConfirmation })
        try pull(screen, by: -100, y: 110)
        try screen.stage.touch.up()
        // A finger that went along its row selects it.
        #expect(delegate.log.take() == ["didSelect 0.2"] && screen.misuse.isEmpty)
    }

    private final class OldDelegate: UITableViewDelegate {
        let log = CallLog()

        func tableView(
            _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? {
            let action = UITableViewRowAction(style: .normal, title: "Old") { [log] _, path in
                log.note("old \(short(path))")
            }
            action.backgroundColor = .systemBlue
            return [action, UITableViewRowAction(style: .destructive, title: "Gone") { _, _ in }]
        }
    }

    @Test("Actions from before iOS 11 are forwarded")
    func rowActions() throws {
        let old = OldDelegate()
        let screen = screen()
        screen.table.delegate = old
        try pull(screen, by: -60)
        try screen.stage.touch.up()
        screen.stage.advance(by: 2)
        #expect(openButtons(screen)?.labelTexts == ["Gone", "Old"])
        try screen.stage.touch.tap(CGPoint(x: 370, y: 66))
        screen.stage.advance(by: 2)
        #expect(old.log.take() == ["old 0.1"] && openButtons(screen) == nil)
    }
}
