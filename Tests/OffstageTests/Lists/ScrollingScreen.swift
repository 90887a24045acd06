import Offstage
import UIKit

/// A table whose rows go up by one row each tenth of a second, filmed at ten frames a second.
@MainActor
final class ScrollingScreen {
    static let rowHeight: CGFloat = 20
    static let visible = 5
    let stage = makeWhiteStage(60, CGFloat(ScrollingScreen.visible) * ScrollingScreen.rowHeight)
    let table: UITableView
    private let source: ScrolledRows
    /// The table holds it weakly.
    private let delegate: (any UITableViewDelegate)?

    /// - Parameters:
    ///   - height: Nil where the delegate or the cells say it.
    ///   - cell: Gives the cell of a row.
    init(
        height: CGFloat? = ScrollingScreen.rowHeight, delegate: (any UITableViewDelegate)? = nil,
        _ cell: @escaping @MainActor (UITableView, IndexPath) -> UITableViewCell
    ) {
        stage.makeCurrent()
        source = ScrolledRows(cell)
        self.delegate = delegate
        table = UITableView(frame: stage.window.bounds)
        table.separatorStyle = .none
        if let height { table.rowHeight = height }
        table.dataSource = source
        table.delegate = delegate
        table.accessibilityIdentifier = "list"
        stage.window.addSubview(table)
    }

    /// - Parameter frames: The first one shows the table as it stands.
    func film(_ frames: Int) -> Film {
        stage.makeCurrent()
        for frame in 1..<max(2, frames) {
            stage.schedule(at: Double(frame) / 10 - 0.01) { [table] in
                table.contentOffset.y = CGFloat(frame) * Self.rowHeight
            }
        }
        return stage.film(for: Double(frames) / 10, fps: 10)
    }
}

/// A hundred rows.
private final class ScrolledRows: UITableViewDataSource {
    private let cell: @MainActor (UITableView, IndexPath) -> UITableViewCell

    init(_ cell: @escaping @MainActor (UITableView, IndexPath) -> UITableViewCell) {
        self.cell = cell
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell(tableView, indexPath)
    }
}

/// Tells heights.
final class FixedHeights: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        ScrollingScreen.rowHeight
    }
}

extension UITableView {
    /// A cell that waits, else a new one that is made ready once.
    func cell(
        _ identifier: String = "row", making prepare: (UITableViewCell) -> Void = { _ in }
    ) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        let cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
        prepare(cell)
        return cell
    }
}
