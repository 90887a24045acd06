import Foundation

/// A share sheet: its top, a row of tiles for those that share, and a list of what else can be done. All figures are
/// assumed.
final class ShareSheetView: UIView, UITableViewDataSource, UITableViewDelegate {
    private static let rowHeight: CGFloat = 52

    private let header: ShareSheetHeader
    private let tiles = ShareTiles()
    private let list = UITableView(frame: .zero, style: .insetGrouped)
    var onChoice: ((UIActivity) -> Void)?
    var onClose: (() -> Void)?

    /// What can be done, in its order.
    var activities: [UIActivity] = [] {
        didSet {
            tiles.activities = activities.filter { Self.category(of: $0) == .share }
            list.reloadData()
            setNeedsLayout()
        }
    }

    init(of items: [Any]) {
        header = ShareSheetHeader(SharedContent(items))
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        list.dataSource = self
        list.delegate = self
        list.rowHeight = Self.rowHeight
        list.register(UITableViewCell.self, forCellReuseIdentifier: "action")
        header.close.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
        header.close.accessibilityLabel = "Close"
        tiles.onChoice = { [weak self] in self?.onChoice?($0) }
        for view in [list, tiles, header] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private static func category(of activity: UIActivity) -> UIActivity.Category {
        type(of: activity).activityCategory
    }

    private var actions: [UIActivity] { activities.filter { Self.category(of: $0) == .action } }

    /// How high all of it is, in points.
    var contentHeight: CGFloat {
        ShareSheetHeader.height + (tiles.activities.isEmpty ? 0 : ShareTiles.height)
            + Self.rowHeight * CGFloat(actions.count) + 2 * 35
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        header.frame = CGRect(x: 0, y: top, width: bounds.width, height: ShareSheetHeader.height)
        top += ShareSheetHeader.height
        tiles.isHidden = tiles.activities.isEmpty
        tiles.frame = CGRect(x: 0, y: top, width: bounds.width, height: ShareTiles.height)
        if !tiles.isHidden { top += ShareTiles.height }
        list.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }

    // MARK: The list

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { actions.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "action", for: indexPath)
        let activity = actions[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = activity.activityTitle
        cell.contentConfiguration = content
        let picture = UIImageView(image: activity.activityImage)
        picture.frame = CGRect(x: 0, y: 0, width: 28, height: 28)
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .label
        cell.accessoryView = picture
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onChoice?(actions[indexPath.row])
    }
}
