import Offstage

@testable import UIKit

/// Says how many rows there are, gives a cell for each, and writes down what it is asked. Subclasses are data sources, with
/// optional methods of their own.
@MainActor
class RowMethods {
    let log: CallLog
    /// Rows by section.
    var counts: [Int]
    var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    /// Cells made so far.
    private(set) var made: [UITableViewCell] = []

    required init(_ counts: [Int], _ log: CallLog = CallLog()) {
        self.counts = counts
        self.log = log
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        log.note("sections")
        return counts.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        log.note("rows \(section)")
        return counts[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.note("cell \(short(indexPath))")
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? add(LoggedCell(log))
        configure(cell, indexPath)
        return cell
    }

    private func add(_ cell: UITableViewCell) -> UITableViewCell {
        made.append(cell)
        return cell
    }
}

class RowSource: RowMethods, UITableViewDataSource {}

/// As a row is named in journals: `1.4`.
func short(_ path: IndexPath) -> String { path.map(String.init).joined(separator: ".") }

/// Writes down when it is made and used again.
class LoggedCell: UITableViewCell {
    private let log: CallLog?

    init(_ log: CallLog) {
        self.log = log
        super.init(style: .default, reuseIdentifier: "row")
        log.note("init")
    }

    required init?(coder: NSCoder) {
        log = nil
        super.init(coder: coder)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        log?.note("prepareForReuse")
    }
}

/// Hears of what is shown. Subclasses are delegates, with optional methods of their own.
@MainActor
class DisplayMethods {
    let log: CallLog

    init(_ log: CallLog) {
        self.log = log
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.note("didScroll") }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.note("willDisplay \(short(indexPath))")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.note("didEnd \(short(indexPath))")
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        log.note("willDisplayHeader \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        log.note("didEndHeader \(section)")
    }
}

final class DisplayLog: DisplayMethods, UITableViewDelegate {}

/// Tells heights, too.
final class HeightLog: DisplayMethods, UITableViewDelegate {
    var height: (IndexPath) -> CGFloat = { _ in 44 }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        log.note("height \(short(indexPath))")
        return height(indexPath)
    }
}

/// A table that fills a stage.
@MainActor
final class TableScreen {
    private let made: Stage
    let table: UITableView
    let source: any RowMethods & UITableViewDataSource
    var log: CallLog { source.log }

    /// - Parameters:
    ///   - screen: The width of the screen, where the table is narrower.
    ///   - change: Sets up the table before it is shown.
    init(
        of source: any RowMethods & UITableViewDataSource, _ style: UITableView.Style = .plain,
        size: CGSize = CGSize(width: 320, height: 480), screen: CGFloat? = nil, scale: CGFloat = 2,
        change: (UITableView) -> Void = { _ in }
    ) {
        made = makeStage(screen ?? size.width, size.height, scale: scale)
        made.isTracing = false
        made.makeCurrent()
        self.source = source
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        table.dataSource = source
        change(table)
        made.window.addSubview(table)
        made.runTurn()
    }

    convenience init(
        _ counts: [Int], _ style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 480),
        screen: CGFloat? = nil, scale: CGFloat = 2, change: (UITableView) -> Void = { _ in }
    ) {
        self.init(of: RowSource(counts), style, size: size, screen: screen, scale: scale, change: change)
    }

    var stage: Stage {
        made.makeCurrent()
        return made
    }

    /// Lays out after a change.
    func settle() { stage.runTurn() }

    func scroll(to y: CGFloat) {
        _ = stage
        table.contentOffset = CGPoint(x: 0, y: y)
        settle()
    }

    func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
        table.cellForRow(at: IndexPath(row: row, section: section))
    }

    var misuse: [String] { stage.diagnostics.all.map(\.message) }
}
