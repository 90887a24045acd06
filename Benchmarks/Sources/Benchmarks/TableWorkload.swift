import Foundation
import Offstage
import UIKit

/// Tables: what a million rows cost at once, and what a frame costs while 10,000 rows of an image and two texts are flicked
/// through at 120 frames a second, in processor time.
@MainActor
enum TableWorkload {
    private static let million = 1_000_000
    private static let rate = 120
    private static let seconds = 2.0

    // MARK: A million rows

    /// Milliseconds.
    static func millionRows(_ milliseconds: (() -> Void) -> Double, _ median: ([Double]) -> Double) -> [[String]] {
        func run(
            _ set: (UITableView) -> Void, _ heights: Bool = false, then work: @escaping (Stage, UITableView) -> Void
        )
            -> Double
        {
            let (stage, table, source) = make(million, isSelfSized: false, tellsHeights: heights)
            set(table)
            defer { withExtendedLifetime(source) {} }
            return milliseconds { work(stage, table) }
        }
        func show(_ stage: Stage, _ table: UITableView) {
            stage.window.addSubview(table)
            stage.runTurn()
        }
        let fixed: (UITableView) -> Void = { $0.rowHeight = 64 }
        func jump() -> Double {
            let (stage, table, source) = make(million, isSelfSized: true, tellsHeights: false)
            defer { withExtendedLifetime(source) {} }
            show(stage, table)
            return milliseconds {
                table.scrollToRow(at: IndexPath(row: 900_000, section: 0), at: .top, animated: false)
            }
        }
        let runs = 0..<5
        return [
            ["a million rows", "ms"],
            ["first layout, one height", median(runs.map { _ in run(fixed, then: show) })],
            ["first layout, estimates", median(runs.map { _ in run({ _ in }, then: show) })],
            ["first layout, a million heights asked", median(runs.map { _ in run(unestimated, true, then: show) })],
            ["scrollToRow to row 900,000", median(runs.map { _ in jump() })],
        ].map { row in row.map { ($0 as? Double).map { String(format: "%.2f", $0) } ?? "\($0)" } }
    }

    private static func unestimated(_ table: UITableView) { table.estimatedRowHeight = 0 }

    // MARK: Scrolling

    /// Milliseconds of processor time a frame.
    static func scrolledRows(_ median: ([Double]) -> Double) -> [[String]] {
        [["rows of an image and two texts", "frames", "points", "turn", "drawing", "frame", "mean", "worst"]]
            + [false, true].map { isSelfSized in
                let (stage, table, source) = make(10_000, isSelfSized: isSelfSized, tellsHeights: false)
                defer { withExtendedLifetime(source) {} }
                if !isSelfSized { table.rowHeight = 64 }
                stage.window.addSubview(table)
                _ = stage.render()
                var (turns, drawings): ([Double], [Double]) = ([], [])
                for _ in 0..<Int(seconds * Double(rate)) {
                    if !table.isDecelerating, !table.isTracking { ScrollWorkload.flick(stage) }
                    turns.append(ProcessorTime.milliseconds { stage.advance(by: 1 / Double(rate)) })
                    drawings.append(ProcessorTime.milliseconds { _ = stage.render() })
                }
                let frames = zip(turns, drawings).map { $0 + $1 }
                let mean = frames.reduce(0, +) / Double(frames.count)
                let figures = [median(turns), median(drawings), median(frames), mean, frames.max() ?? 0]
                return [
                    isSelfSized ? "sized by themselves" : "one height", "\(frames.count)",
                    "\(Int(table.contentOffset.y))",
                ] + figures.map { String(format: "%.2f", $0) }
            }
    }

    // MARK: The table

    private static func make(
        _ count: Int, isSelfSized: Bool, tellsHeights: Bool
    ) -> (Stage, UITableView, RowSource) {
        let stage = Stage(device: .iPhone14)
        stage.displayRate = rate
        stage.isTracing = false
        stage.window.backgroundColor = .white
        let table = UITableView(frame: stage.window.bounds)
        table.contentInsetAdjustmentBehavior = .never
        table.register(isSelfSized ? TiedCell.self : PlacedCell.self, forCellReuseIdentifier: "row")
        let source = tellsHeights ? HeightSource(count) : RowSource(count)
        table.dataSource = source
        table.delegate = source as? any UITableViewDelegate
        return (stage, table, source)
    }

    private class RowSource: UITableViewDataSource {
        let count: Int

        init(_ count: Int) { self.count = count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            (cell as? RowCell)?.show(indexPath.row)
            return cell
        }
    }

    private final class HeightSource: RowSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            CGFloat(44 + indexPath.row % 7)
        }
    }

    private class RowCell: UITableViewCell {
        let picture = UIView()
        let title = UILabel()
        let detail = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            picture.layer.cornerRadius = 20
            (detail.font, detail.textColor) = (.systemFont(ofSize: 13), .gray)
            for part in [picture, title, detail] { contentView.addSubview(part) }
        }

        required init?(coder: NSCoder) { nil }

        func show(_ row: Int) {
            picture.backgroundColor = UIColor(hue: CGFloat(row % 20) / 20, saturation: 0.6, brightness: 0.9, alpha: 1)
            title.text = "Row number \(row)"
            detail.text = "What there is to say about it"
        }
    }

    private final class PlacedCell: RowCell {
        override func layoutSubviews() {
            super.layoutSubviews()
            picture.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
            title.frame = CGRect(x: 68, y: 12, width: 300, height: 20)
            detail.frame = CGRect(x: 68, y: 34, width: 300, height: 18)
        }
    }

    private final class TiedCell: RowCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            for part in [picture, title, detail] { part.translatesAutoresizingMaskIntoConstraints = false }
            NSLayoutConstraint.activate([
                picture.widthAnchor.constraint(equalToConstant: 40),
                picture.heightAnchor.constraint(equalToConstant: 40),
                picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                picture.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
                title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
                title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
                detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
                detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }
}
