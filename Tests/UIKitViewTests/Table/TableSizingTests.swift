import Offstage
import Testing

@testable import UIKit

@Suite("Heights of rows")
@MainActor
struct TableSizingTests {
    /// A label tied to the content view's edges.
    private func tie(_ label: UILabel, in cell: UITableViewCell, bottom: Bool = true) {
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        var constraints = [
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
        ]
        if bottom {
            constraints.append(label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8))
        }
        NSLayoutConstraint.activate(constraints)
    }

    private func labels(_ texts: [String], bottom: Bool = true, scale: CGFloat = 2, estimate: CGFloat = -1)
        -> TableScreen
    {
        TableScreen([texts.count], scale: scale) { table in
            table.estimatedRowHeight = estimate
            let source = table.dataSource as? RowMethods
            source?.configure = { cell, path in
                let label = cell.contentView.subviews.first as? UILabel ?? UILabel()
                label.text = texts[path.row]
                if label.superview == nil { self.tie(label, in: cell, bottom: bottom) }
            }
        }
    }

    @Test(
        "TV-03, TV-04 A row is as high as its label, the constants around it and the line's pixel",
        arguments: [CGFloat(2), 3])
    func selfSized(scale: CGFloat) throws {
        let screen = labels(["one", "one\ntwo\nthree"], scale: scale, estimate: 80)
        for row in 0...1 {
            let cell = try #require(screen.cell(row))
            let label = try #require(cell.contentView.subviews.first)
            let content = label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height + 16
            #expect(abs(cell.contentView.frame.height - content) < 1e-6)
            #expect(abs(cell.frame.height - content - 1 / scale) < 1e-6)
        }
        #expect(try #require(screen.cell(1)).frame.height > 60)
        #expect(abs(screen.table.contentSize.height - (screen.cell(1)?.frame.maxY ?? 0)) < 1e-6)
    }

    @Test("TV-04, TV-05 Without a constraint to the bottom a row is 44 high, and a diagnostic names the cell's class")
    func unbounded() {
        let screen = labels(["one", "one\ntwo\nthree"], bottom: false)
        #expect(screen.cell(0)?.frame.height == 44 && screen.cell(1)?.frame.height == 44)
        #expect(
            screen.stage.diagnostics.all.contains {
                $0.kind == .ambiguousLayout && $0.description.contains("LoggedCell")
            })
    }

    @Test("Without separators a row has no pixel for them; a row of a given height leaves all of it to its content")
    func pixel() {
        let bare = TableScreen([1]) { table in table.separatorStyle = .none }
        #expect(bare.cell(0)?.contentView.frame.height == 44)
        let lined = TableScreen([1])
        #expect(lined.cell(0)?.frame.height == 44 && lined.cell(0)?.contentView.frame.height == 43.5)
        let given = TableScreen([1], scale: 3) { table in table.rowHeight = 81 }
        #expect(given.cell(0)?.contentView.frame.height == 81)
    }

    @Test("What is measured above the rows in sight does not move them", arguments: [CGFloat(2), 3])
    func steady(scale: CGFloat) throws {
        let height = { (path: IndexPath) in CGFloat(30 + (path.row * 37) % 90) }
        let delegate = HeightLog(CallLog())
        delegate.height = height
        let screen = TableScreen([300], scale: scale) { table in
            table.estimatedRowHeight = 200
            table.delegate = delegate
        }
        let table = screen.table
        table.scrollToRow(at: IndexPath(row: 200, section: 0), at: .top, animated: false)
        screen.settle()
        #expect(abs(table.rectForRow(at: IndexPath(row: 200, section: 0)).minY - table.contentOffset.y) < 0.5)
        for _ in 0..<40 {
            let first = try #require(table.visibleCells.first)
            let place = first.frame.minY - table.contentOffset.y
            screen.scroll(to: table.contentOffset.y - 20)
            guard table.visibleCells.contains(where: { $0 === first }) else { continue }
            #expect(abs(first.frame.minY - table.contentOffset.y - place - 20) <= 1 / scale)
        }
    }

    @Test("Another width or size of text measures anew; told heights are asked for again")
    func anew() throws {
        let text = "many words that fill a line and more than that, and more, and more than that too"
        let screen = labels([text, "short"])
        let narrow = try #require(screen.cell(0)).frame.height
        _ = screen.stage
        screen.table.frame.size.width = 200
        screen.settle()
        let now = try #require(screen.cell(0)).frame.height
        #expect(now > narrow && screen.cell(1)?.frame.minY == now)
        #expect(screen.table.contentSize == CGSize(width: 200, height: try #require(screen.cell(1)).frame.maxY))
        #expect(screen.log.take().count { $0.hasPrefix("cell") } == 2, "cells stay")
    }

    @Test("A cell that says that its size is another one is measured again, unless that is disabled")
    func invalidated() throws {
        let screen = labels(["one", "two"])
        let cell = try #require(screen.cell(0))
        let label = try #require(cell.contentView.subviews.first as? UILabel)
        let before = cell.frame.height
        _ = screen.stage
        label.text = "one\nand\nmore"
        screen.table.selfSizingInvalidation = .disabled
        cell.invalidateIntrinsicContentSize()
        screen.settle()
        #expect(cell.frame.height == before)
        screen.table.selfSizingInvalidation = .enabled
        cell.invalidateIntrinsicContentSize()
        screen.settle()
        #expect(cell.frame.height > before + 30 && screen.cell(1)?.frame.minY == cell.frame.maxY)
    }

    @Test("Heights that are none are told of, and count as none")
    func hostile() {
        let delegate = HeightLog(CallLog())
        let heights: [CGFloat] = [-5, .nan, .infinity, 30, 0]
        delegate.height = { heights[$0.row] }
        let screen = TableScreen([5]) { table in table.delegate = delegate }
        #expect(screen.misuse.count == 3, "\(screen.misuse)")
        #expect(
            screen.misuse.first?.contains(
                "table view row height must not be negative - provided height for index path ({length = 2, path = 0 - 0}) "
                    + "is -5.0") ?? false)
        #expect(screen.table.rectForRow(at: IndexPath(row: 3, section: 0)).height == 30)
    }

    @Test(
        "TV-07 Heights kept by index path are another row's once rows were inserted; kept by the row itself they hold")
    func caches() {
        final class Cache: DisplayMethods, UITableViewDelegate {
            var names = ["tall", "short"]
            var isByPath = true
            var byPath: [IndexPath: CGFloat] = [:]
            var byName: [String: CGFloat] = [:]
            var computed = 0

            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                let name = names[indexPath.row]
                if let known = isByPath ? byPath[indexPath] : byName[name] { return known }
                computed += 1
                let height: CGFloat = name == "tall" ? 100 : 40
                (byPath[indexPath], byName[name]) = (height, height)
                return height
            }
        }
        for isByPath in [true, false] {
            let cache = Cache(CallLog())
            cache.isByPath = isByPath
            let screen = TableScreen([2]) { $0.delegate = cache }
            #expect(cache.computed == 2)
            screen.table.reloadData()
            screen.settle()
            #expect(cache.computed == 2, "asked for again, not computed")
            cache.names.insert("new", at: 0)
            screen.source.counts = [3]
            screen.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            let tall = screen.table.rectForRow(at: IndexPath(row: 1, section: 0)).height
            #expect(tall == (isByPath ? 40 : 100))
        }
    }
}
