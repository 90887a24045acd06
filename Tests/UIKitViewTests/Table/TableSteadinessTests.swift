import Offstage
import Testing

@testable import UIKit

/// Rows of random heights, which their cells tell when they are measured.
@MainActor
private final class MeasuredRows: UITableViewDataSource {
    final class Cell: UITableViewCell {
        /// By the width and the size of text.
        var wanted: (CGFloat) -> CGFloat = { _ in 44 }

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize { CGSize(width: targetSize.width, height: wanted(targetSize.width)) }
    }

    var heights: [CGFloat]
    /// What larger text makes of a height.
    var factor: CGFloat = 1

    init(_ heights: [CGFloat]) { self.heights = heights }

    func height(_ row: Int, width: CGFloat) -> CGFloat {
        (heights[row] * factor * (width < 320 ? 1.25 : 1) * 4).rounded() / 4
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row") as? Cell
            ?? Cell(style: .default, reuseIdentifier: "row")
        cell.wanted = { [unowned self] in height(indexPath.row, width: $0) }
        return cell
    }
}

@Suite("Tables whose rows turn out to be higher or lower")
@MainActor
struct TableSteadinessTests {
    @Test("Random tables: the row under a finger stays there, and at the end the content is as long as all rows")
    func underFinger() throws {
        for seed in 0..<UInt64(TestRounds.scaled(25)) {
            var trial = Trial(seed)
            try trial.run()
        }
    }

    /// One table, dragged while everything about it changes.
    @MainActor
    private struct Trial {
        let seed: UInt64
        var random: SplitMix64
        let stage: Stage
        let source: MeasuredRows
        let table: UITableView

        init(_ seed: UInt64) {
            self.seed = seed
            random = SplitMix64(seed: seed &* 977 &+ 5)
            stage = makeStage(375, 500, scale: seed.isMultiple(of: 2) ? 2 : 3)
            stage.isTracing = false
            stage.makeCurrent()
            var heights: [CGFloat] = []
            for _ in 0..<Int(60 + random.next() % 140) { heights.append(CGFloat(20 + random.next() % 130)) }
            source = MeasuredRows(heights)
            table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
            table.estimatedRowHeight = [-1, 10, 44, 80, 300][Int(random.next() % 5)]
            table.contentInset = UIEdgeInsets(
                top: CGFloat(random.next() % 3) * 20, left: 0, bottom: CGFloat(random.next() % 2) * 30, right: 0)
            table.dataSource = source
            stage.window.addSubview(table)
            stage.runTurn()
        }

        private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

        mutating func run() throws {
            table.scrollToRow(at: IndexPath(row: source.heights.count / 2, section: 0), at: .middle, animated: false)
            stage.runTurn()
            for _ in 0..<3 { try drag() }
            checkAll()
        }

        /// A finger that comes down, goes back and forth, and leaves, while rows change.
        private mutating func drag() throws {
            var y = CGFloat(150 + pick(200))
            try stage.touch.down(CGPoint(x: 200, y: y))
            // The way until the drag begins does not count.
            y += 12
            try stage.touch.move(CGPoint(x: 200, y: y))
            stage.runTurn()
            for step in 0..<8 {
                y += CGFloat(pick(81)) - 40
                try stage.touch.move(CGPoint(x: 200, y: y))
                stage.runTurn()
                // Lower than before, a row may end above the finger: then the next one is held.
                guard let held = row(at: y) else { break }
                let before = place(of: held)
                change()
                stage.runTurn()
                guard !isAtEdge else { break }
                #expect(abs(place(of: held) - before) <= 1 / stage.window.screenScale, "seed \(seed), step \(step)")
            }
            try stage.touch.up()
            stage.advance(by: 3)
        }

        private func row(at y: CGFloat) -> IndexPath? {
            table.indexPathForRow(at: CGPoint(x: 200, y: y + table.contentOffset.y))
        }

        /// Where a row begins on the screen.
        private func place(of row: IndexPath) -> CGFloat { table.rectForRow(at: row).minY - table.contentOffset.y }

        private var isAtEdge: Bool {
            let inset = table.adjustedContentInset
            return table.contentOffset.y <= -inset.top + 50
                || table.contentOffset.y >= table.contentSize.height + inset.bottom - 550
        }

        /// Rows become higher or lower, text larger, the table narrower; or nothing happens.
        private mutating func change() {
            switch pick(6) {
            case 0, 1:
                for cell in table.visibleCells where pick(2) == 0 {
                    guard let path = table.indexPath(for: cell) else { continue }
                    source.heights[path.row] = CGFloat(20 + pick(130))
                    cell.invalidateIntrinsicContentSize()
                }
            case 2:
                source.factor = [0.8, 1, 1.5, 2][pick(4)]
                stage.window.traitOverrides.preferredContentSizeCategory =
                    [.small, .large, .extraExtraLarge, .accessibilityLarge][pick(4)]
                table.lengthsDidChange()
            case 3: table.frame.size.width = table.frame.width == 375 ? 300 : 375
            default: break
            }
        }

        /// Once every row was seen, the content's length is that of all rows.
        private func checkAll() {
            table.contentOffset.y = -table.adjustedContentInset.top
            stage.runTurn()
            while table.contentOffset.y + 500 < table.contentSize.height {
                table.contentOffset.y += 200
                stage.runTurn()
            }
            let width = table.frame.width
            let sum = source.heights.indices.reduce(0) { sum, row in
                let scale = table.screenScale
                return sum + ((source.height(row, width: width) * scale - 0.01).rounded(.up) / scale)
            }
            #expect(abs(table.contentSize.height - sum) <= 1 / table.screenScale, "seed \(seed)")
        }
    }
}
