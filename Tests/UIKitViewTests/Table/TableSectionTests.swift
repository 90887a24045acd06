import Offstage
import Testing

@testable import UIKit

@Suite("Sections of tables")
@MainActor
struct TableSectionTests {
    private func titled(
        _ style: UITableView.Style, _ headers: [String?], _ footers: [String?] = [], rows: Int = 2,
        size: CGSize = CGSize(width: 375, height: 700), scale: CGFloat = 2, _ change: (UITableView) -> Void = { _ in }
    ) -> TableScreen {
        let source = TitledSource(headers.map { _ in rows })
        (source.headers, source.footers) = (headers, footers)
        return TableScreen(of: source, style, size: size, scale: scale) { table in
            table.rowHeight = 44
            change(table)
        }
    }

    @Test("Plain: a header is 28 high, 22 below what comes before; its text is semibold, 17 points")
    func plain() throws {
        let screen = titled(.plain, ["A", "B"])
        let table = screen.table
        #expect(table.rectForHeader(inSection: 0) == rect(0, 22, 375, 28))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == rect(0, 50, 375, 44))
        #expect(table.rectForHeader(inSection: 1) == rect(0, 160, 375, 28))
        #expect(table.contentSize.height == 276)
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.textLabel?.text == "A" && header.textLabel?.font == .systemFont(ofSize: 17, weight: .semibold))
        #expect(header.textLabel?.frame.minX == 16)
    }

    @Test("Plain, without titles or methods of headers: rows begin at the top")
    func bare() {
        let screen = TableScreen([2, 2]) { table in table.rowHeight = 44 }
        #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
        #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 88)
    }

    @Test("Plain: a header whose height is told as 0 leaves the 22 points above it")
    func zeroHeader() {
        let delegate = ZeroHeaders(CallLog())
        let screen = TableScreen([2]) { table in
            table.rowHeight = 44
            table.delegate = delegate
        }
        #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 22)
        screen.table.sectionHeaderTopPadding = 0
        screen.settle()
        #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    }

    @Test("Grouped without titles: 35 from the top to the first row and between sections", arguments: [CGFloat(2), 3])
    func grouped(scale: CGFloat) {
        let screen = TableScreen([2, 2], .grouped, size: CGSize(width: 390, height: 700), scale: scale) { table in
            table.rowHeight = 44
        }
        #expect(abs(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY - 35) < 1e-6)
        #expect(abs(screen.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY - 35 - 88 - 35) < 1e-6)
    }

    @Test("Grouped with titles: a header is 38 high, 17.5 (17.667 at @3x) below the section before")
    func groupedTitles() throws {
        let two = titled(.grouped, ["One", "Two"])
        #expect(two.table.rectForHeader(inSection: 0).height == 55.5)
        #expect(two.table.rectForHeader(inSection: 1) == rect(0, 55.5 + 88 + 17.5, 375, 38))
        let header = try #require(two.table.headerView(forSection: 0))
        #expect(header.textLabel?.font == .systemFont(ofSize: 13) && header.textLabel?.text == "One")
        #expect(header.textLabel?.textColor == .secondaryLabel)
        let three = titled(.grouped, ["One", "Two"], scale: 3)
        let second = three.table.rectForHeader(inSection: 1)
        #expect(abs(second.height - 38) < 1e-6)
        let gap = second.minY - three.table.rectForRow(at: IndexPath(row: 1, section: 0)).maxY
        #expect(abs(gap - 53.0 / 3) < 1e-6)
    }

    @Test("A grouped footer is 8, its text and 7 high: 46 with two lines at @2x")
    func groupedFooters() {
        let screen = titled(.grouped, [nil], ["one line\nand another one"])
        #expect(screen.table.rectForFooter(inSection: 0).height == 46)
        let three = titled(.grouped, [nil], ["one line"], scale: 3)
        #expect(abs(three.table.rectForFooter(inSection: 0).height - 92.0 / 3) < 1e-6)
    }

    @Test("Inset grouped: rows keep the screen's list margin from the sides, the outer ones are round")
    func insetGrouped() throws {
        let screen = TableScreen([2], .insetGrouped, size: CGSize(width: 393, height: 400), scale: 3) { table in
            table.rowHeight = 44
        }
        let first = try #require(screen.cell(0))
        let last = try #require(screen.cell(1))
        #expect(first.frame.minX == 20 && first.frame.width == 353)
        #expect(first.layer.cornerRadius == 10 && first.layer.cornerCurve == .continuous)
        #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(first.backgroundColor == .secondarySystemGroupedBackground)
        let narrow = TableScreen([1], .insetGrouped, size: CGSize(width: 320, height: 400))
        #expect(narrow.cell(0)?.frame.minX == 16)
        let inset = TableScreen([1], .insetGrouped, size: CGSize(width: 320, height: 400), screen: 393)
        #expect(inset.cell(0)?.frame.minX == 20, "by the screen, not by the table")
    }

    @Test("Plain headers stick to the upper edge, pushed out by their section's end; footers to the lower one")
    func sticky() throws {
        let screen = titled(.plain, ["A", "B", "C"], ["a", "b", "c"], rows: 10, size: CGSize(width: 375, height: 300))
        let table = screen.table
        screen.scroll(to: 100)
        let header = try #require(table.headerView(forSection: 0))
        let footer = try #require(table.footerView(forSection: 0))
        #expect(header.frame.minY == 100)
        #expect(footer.frame.maxY == 400)
        let end = table.rect(forSection: 0).maxY
        screen.scroll(to: end - 20)
        #expect(header.frame.maxY == end)
        screen.scroll(to: end + 5)
        #expect(table.headerView(forSection: 0) == nil && table.headerView(forSection: 1)?.frame.minY == end + 22)
        screen.scroll(to: 0)
        #expect(table.headerView(forSection: 0)?.frame.minY == 22)
    }

    @Test("Views above and below all rows keep the height that they had when they were set")
    func ends() {
        let (above, below) = (UIView(frame: rect(0, 0, 10, 30)), UIView(frame: rect(0, 0, 10, 20)))
        let screen = TableScreen([2]) { table in
            table.rowHeight = 44
            table.tableHeaderView = above
            table.tableFooterView = below
        }
        let table = screen.table
        #expect(above.frame == rect(0, 0, 320, 30) && below.frame == rect(0, 118, 320, 20))
        #expect(table.contentSize.height == 138 && table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 30)
        _ = screen.stage
        above.frame.size.height = 50
        table.tableHeaderView = above
        screen.settle()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50 && below.frame.minY == 138)
        table.tableHeaderView = nil
        screen.settle()
        #expect(above.superview == nil && table.contentSize.height == 108)
    }

    @Test("A table's background stays in its place behind the rows")
    func background() {
        let view = UIView()
        let screen = TableScreen([100]) { table in table.backgroundView = view }
        #expect(view.frame == screen.table.bounds && screen.table.subviews.first === view)
        screen.scroll(to: 300)
        #expect(view.frame.minY == 300 && screen.table.subviews.first === view)
    }

    @Test("Lines: below each plain row from its text on, in groups whole ones at the ends, none at a card's")
    func lines() throws {
        func lines(_ style: UITableView.Style, _ row: Int) throws -> [CGRect] {
            let screen = TableScreen([2], style, size: CGSize(width: 393, height: 400), scale: 3) { table in
                table.rowHeight = 44
            }
            let cell = try #require(screen.cell(row))
            return cell.subviews.filter { !$0.isHidden && $0.frame.height < 1 }.map(\.frame).sorted {
                $0.minY < $1.minY
            }
        }
        let px = CGFloat(1) / 3
        func line(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat) -> CGRect { rect(x, y, width, px) }
        func same(_ a: [CGRect], _ b: [CGRect]) -> Bool {
            a.count == b.count
                && zip(a, b).allSatisfy {
                    abs($0.minX - $1.minX) + abs($0.minY - $1.minY) + abs($0.width - $1.width) < 1e-6
                }
        }
        #expect(same(try lines(.plain, 0), [line(20, 44 - px, 373)]))
        #expect(same(try lines(.plain, 1), [line(20, 44 - px, 373)]), "the last one too")
        #expect(same(try lines(.grouped, 0), [line(0, 0, 393), line(20, 44 - px, 373)]))
        #expect(same(try lines(.grouped, 1), [line(0, 44 - px, 393)]))
        #expect(same(try lines(.insetGrouped, 0), [line(20, 44 - px, 333)]))
        #expect(try lines(.insetGrouped, 1).isEmpty)
    }

    @Test("Insets of lines: the table's, from the cells' edges or from those of its own; a cell's own comes first")
    func insets() throws {
        let screen = TableScreen([2], size: CGSize(width: 320, height: 200)) { table in
            table.rowHeight = 44
            table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
        }
        #expect(screen.table.separatorInset.left == 5)
        let cell = try #require(screen.cell(0))
        #expect(cell.separatorInset.left == 5 && cell.separatorInset.right == 7)
        screen.table.separatorInsetReference = .fromAutomaticInsets
        #expect(cell.separatorInset.left == 21)
        screen.table.separatorInset = UIEdgeInsets(top: 0, left: UITableView.automaticDimension, bottom: 0, right: 7)
        #expect(cell.separatorInset.left == 16)
        cell.separatorInset = .zero
        #expect(cell.separatorInset.left == 0)
    }
}

/// With titles.
private final class TitledSource: RowMethods, UITableViewDataSource {
    var headers: [String?] = []
    var footers: [String?] = []

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footers.indices.contains(section) ? footers[section] : nil
    }
}

/// With headers of no height.
private final class ZeroHeaders: DisplayMethods, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
}
