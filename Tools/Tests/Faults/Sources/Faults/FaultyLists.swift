import UIKit

/// Has a shadow without a path.
public final class ShadowCell: UITableViewCell {
    private let dot = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessibilityLabel = "Row"
        dot.backgroundColor = .systemBlue
        dot.layer.shadowOpacity = 0.5
        contentView.addSubview(dot)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

/// Gets a view with each row.
public final class PilingCell: UITableViewCell {
    func fill(_ row: Int) { contentView.addSubview(UIView()) }
}

/// Gets a constraint with each row.
public final class TyingCell: UITableViewCell {
    func fill(_ row: Int) {
        contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(row)).isActive = true
    }
}

/// Fifty rows of one kind of cell.
public final class ListViewController: UITableViewController {
    private let cell: UITableViewCell.Type

    public init(_ cell: UITableViewCell.Type, height: CGFloat = 100) {
        self.cell = cell
        super.init(style: .plain)
        tableView.rowHeight = height
        tableView.register(cell, forCellReuseIdentifier: "row")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    public override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.accessibilityLabel = "Row"
        (cell as? PilingCell)?.fill(indexPath.row)
        (cell as? TyingCell)?.fill(indexPath.row)
        return cell
    }
}
