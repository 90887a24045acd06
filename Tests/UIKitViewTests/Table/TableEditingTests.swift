import Offstage
import Testing

@testable import UIKit

@Suite("Tables that are edited")
@MainActor
struct TableEditingTests {
    private final class Source: RowMethods, UITableViewDataSource {
        var fixed: Set<Int> = []
        var pinned: Set<Int> = []

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            log.note("canEdit \(short(indexPath))")
            return !fixed.contains(indexPath.row)
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            !pinned.contains(indexPath.row)
        }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            log.note("commit \(editingStyle) \(short(indexPath))")
            switch editingStyle {
            case .delete:
                counts[indexPath.section] -= 1
                tableView.deleteRows(at: [indexPath], with: .automatic)
            case .insert:
                counts[indexPath.section] += 1
                tableView.insertRows(at: [indexPath], with: .automatic)
            case .none: break
            }
        }
    }

    private final class Delegate: UITableViewDelegate {
        let log: CallLog
        var style = UITableViewCell.EditingStyle.delete
        var indents = true

        init(_ log: CallLog) { self.log = log }

        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle {
            log.note("style \(short(indexPath))")
            return style
        }
        func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
            indents
        }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            log.note("willBegin \(short(indexPath))")
        }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            log.note("didEnd \(indexPath.map(short) ?? "nil")")
        }
        func tableView(
            _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? { "Remove" }
    }

    private let delegate = Delegate(CallLog())
    /// What a sign at @3x takes of a cell's width.
    private let indentation: CGFloat = 38.66666666666666

    private func screen(
        rows: Int = 3, width: CGFloat = 375, phone: CGFloat? = nil, scale: CGFloat = 3, source: Source? = nil,
        change: (UITableView) -> Void = { _ in }
    ) -> TableScreen {
        let source = source ?? Source([rows], delegate.log)
        source.configure = { cell, path in cell.textLabel?.text = "Row \(path.row)" }
        return TableScreen(
            of: source, size: CGSize(width: width, height: 480), screen: phone, scale: scale
        ) { table in
            table.rowHeight = 44
            table.delegate = delegate
            change(table)
        }
    }

    private func editingSign(_ cell: UITableViewCell?) -> CellEditingSign? {
        cell?.subviews.compactMap { $0 as? CellEditingSign }.first
    }

    private func moveGrip(_ cell: UITableViewCell?) -> CellGrip? { cell?.subviews.compactMap { $0 as? CellGrip }.first }

    @Test(
        "Golden 14: the ring's ink is 20.667 wide from 21, its middle at 22.5; content begins at 38.667, the line at 20",
        arguments: [2, 3] as [CGFloat])
    func ring(scale: CGFloat) throws {
        let screen = screen(phone: 393, scale: scale) { $0.allowsMultipleSelectionDuringEditing = true }
        screen.table.setEditing(true, animated: false)
        screen.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        screen.settle()
        let cell = try #require(screen.cell(0))
        let sign = try #require(editingSign(cell))
        let width: CGFloat = scale == 3 ? 68 / 3 : 22.5
        #expect(sign.kind == .selected && editingSign(screen.cell(1))?.kind == .ring)
        #expect(sign.frame == CGRect(x: 20, y: 0, width: width, height: 44))
        #expect(abs(cell.contentView.frame.minX - width - 16) < 1e-9)
        let disc = try #require(sign.subviews.first)
        #expect(abs(disc.frame.midY - 22.5) < 1e-9 && abs(disc.frame.width - 20.667) < 1e-9)
        #expect(abs(sign.frame.midX - (20 + width / 2)) < 1e-9)
        #expect(abs(cell.convert(disc.frame, from: sign).minX - 21) < 0.1)
        #expect(screen.cell(1)?.separatorInset.left == 20)
        #expect(cell.isPlateShown && cell.editingStyle == .none)
        #expect(delegate.log.take().allSatisfy { !$0.hasPrefix("style") })
    }

    @Test("Texts of configurations move as far as the sign reaches, too, and the line stays", arguments: [false, true])
    func configured(isMirrored: Bool) throws {
        let screen = screen(width: 393) { table in
            if isMirrored { table.semanticContentAttribute = .forceRightToLeft }
        }
        let cell = try #require(screen.cell(0))
        if isMirrored { cell.semanticContentAttribute = .forceRightToLeft }
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        cell.contentConfiguration = content
        func start() throws -> CGFloat {
            let view = try #require(cell.contentView as? UIListContentView)
            if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
            let guide = try #require(view.textLayoutGuide)
            view.setNeedsLayout()
            screen.settle()
            let text = guide.layoutFrame
            return isMirrored ? 393 - view.frame.minX - text.maxX : view.frame.minX + text.minX
        }
        #expect(try abs(start() - 20) < 1e-9)
        screen.table.setEditing(true, animated: false)
        #expect(try abs(start() - 20 - indentation) < 1e-9)
        #expect(abs(cell.separatorInset.left - 20) < 1e-9)
        screen.table.setEditing(false, animated: false)
        #expect(try abs(start() - 20) < 1e-9)
    }

    @Test("Rows show the sign of their style; those that cannot be edited none, and make no room")
    func signs() throws {
        let source = Source([3], delegate.log)
        source.fixed = [1]
        let screen = screen(source: source)
        _ = delegate.log.take()
        screen.table.setEditing(true, animated: false)
        screen.settle()
        #expect(
            delegate.log.take() == [
                "canEdit 0.0", "style 0.0", "canEdit 0.1", "canEdit 0.2", "style 0.2",
            ])
        #expect(editingSign(screen.cell(0))?.kind == .delete && editingSign(screen.cell(1)) == nil)
        #expect(screen.cell(0)?.contentView.frame.minX == indentation)
        let fixed = try #require(screen.cell(1))
        #expect(fixed.contentView.frame.minX == 0 && fixed.editingStyle == .none)
        delegate.style = .insert
        screen.table.setEditing(false, animated: false)
        screen.settle()
        #expect(editingSign(screen.cell(0)) == nil && screen.cell(0)?.contentView.frame.minX == 0)
        screen.table.setEditing(true, animated: false)
        #expect(editingSign(screen.cell(0))?.kind == .insert)
        // A style of none makes room all the same, unless the delegate says no.
        (delegate.style, delegate.indents) = (.none, true)
        screen.table.reloadData()
        screen.settle()
        #expect(editingSign(screen.cell(0)) == nil && screen.cell(0)?.contentView.frame.minX == indentation)
        delegate.indents = false
        screen.table.reloadData()
        screen.settle()
        #expect(screen.cell(0)?.contentView.frame.minX == 0)
    }

    @Test("The grip's lines end 8 before the row's end, and accessories stand before it")
    func grips() throws {
        let source = Source([3], delegate.log)
        source.pinned = [2]
        let screen = screen(source: source)
        screen.table.setEditing(true, animated: false)
        screen.cell(0)?.editingAccessoryType = .disclosureIndicator
        screen.settle()
        let grip = try #require(moveGrip(screen.cell(0)))
        let lines = try #require(grip.subviews.first)
        #expect(screen.cell(0)?.convert(lines.frame, from: grip).maxX == 375 - 8)
        #expect(lines.frame.size == CellMetrics.gripSize)
        #expect(abs((screen.cell(1)?.contentView.frame.maxX ?? 0) - (375 - 43)) < 1e-9)
        #expect((screen.cell(0)?.contentView.frame.maxX ?? 375) < 375 - 43)
        #expect(moveGrip(screen.cell(2)) == nil && screen.cell(2)?.showsReorderControl == false)
    }

    @Test("Right to left: the sign stands at the right, the grip at the left")
    func mirrored() throws {
        let screen = screen { $0.semanticContentAttribute = .forceRightToLeft }
        let cell = try #require(screen.cell(0))
        cell.semanticContentAttribute = .forceRightToLeft
        screen.table.setEditing(true, animated: false)
        screen.settle()
        #expect(editingSign(cell)?.frame.maxX == 375 - 20 || editingSign(cell)?.frame.maxX == 375 - 16)
        #expect(moveGrip(cell)?.frame.minX == 0 && abs(cell.contentView.frame.maxX - 375 + indentation) < 1e-9)
    }

    @Test("A tap on the minus opens the row: its button, with the delegate's title, commits; then the row is gone")
    func deletes() throws {
        let screen = screen()
        screen.table.setEditing(true, animated: false)
        screen.settle()
        _ = delegate.log.take()
        try screen.stage.touch.tap(CGPoint(x: 30, y: 66))
        screen.stage.advance(by: 1)
        #expect(delegate.log.take() == ["style 0.1", "willBegin 0.1"])
        let buttons = try #require(screen.table.subviews.compactMap { $0 as? SwipeButtons }.first)
        #expect(buttons.labelTexts == ["Remove"] && screen.cell(1)?.showingDeleteConfirmation == true)
        #expect(screen.cell(1)?.frame.minX == -buttons.width && buttons.frame.maxX == 375)
        try screen.stage.touch.tap(CGPoint(x: 340, y: 66))
        #expect(delegate.log.take().prefix(1) == ["commit delete 0.1"])
        screen.stage.advance(by: 1)
        #expect(screen.table.numberOfRows(inSection: 0) == 2 && delegate.log.take().contains("didEnd nil"))
        #expect(screen.table.subviews.allSatisfy { !($0 is SwipeButtons) } && screen.cell(1)?.frame.minX == 0)
        #expect(screen.misuse.isEmpty)
    }

    @Test("A tap on the plus commits at once")
    func inserts() throws {
        delegate.style = .insert
        let screen = screen()
        screen.table.setEditing(true, animated: false)
        screen.settle()
        _ = delegate.log.take()
        try screen.stage.touch.tap(CGPoint(x: 30, y: 66))
        screen.stage.advance(by: 1)
        #expect(delegate.log.take().first == "commit insert 0.1")
        #expect(screen.table.numberOfRows(inSection: 0) == 4 && editingSign(screen.cell(3))?.kind == .insert)
    }

    @Test("Editing animates: the sign comes in from the side, the content makes room; states are told before and after")
    func animated() throws {
        let screen = screen()
        let cell = try #require(screen.cell(0))
        screen.table.setEditing(true, animated: true)
        screen.stage.advance(by: 0.15)
        let seen = try #require(cell.contentView.layer.presentation()).frame.minX
        #expect(seen > 0 && seen < indentation)
        screen.stage.advance(by: 0.3)
        #expect(cell.contentView.layer.presentation()?.frame.minX == indentation)
        screen.table.setEditing(false, animated: true)
        #expect(editingSign(cell) != nil)
        screen.stage.advance(by: 0.5)
        #expect(editingSign(cell) == nil && cell.contentView.frame.minX == 0)
    }

    @Test("Selection under fingers posts a notification, code none")
    func notification() throws {
        let screen = screen()
        var posts = 0
        let token = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: screen.table, queue: nil
        ) { _ in posts += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        screen.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(posts == 0)
        try screen.stage.touch.tap(CGPoint(x: 100, y: 66))
        #expect(posts == 2)
    }
}
