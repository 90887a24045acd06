import UIKit

/// Screens of an ordinary app, as the pictures and the rulers want them.
@MainActor
enum BarScreens {
    /// A list of settings under a large title.
    static func settings() -> (nav: UINavigationController, scroll: UIScrollView) {
        let list = RowScreen(
            [["Airplane Mode", "Wi-Fi", "Bluetooth", "Cellular"], ["Notifications", "Sounds & Haptics", "Focus"]])
        list.title = "Settings"
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done", style: .done, target: nil, action: nil)
        let nav = UINavigationController(rootViewController: list)
        nav.navigationBar.prefersLargeTitles = true
        return (nav, list.scroll)
    }

    /// A controller above another: a way back, a title in the row and an item with a picture.
    static func profile() -> (nav: UINavigationController, scroll: UIScrollView) {
        let (nav, _) = settings()
        let list = RowScreen([["Name", "Phone", "E-mail"], ["Language", "Region"]])
        list.title = "Profile"
        list.navigationItem.largeTitleDisplayMode = .never
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .compose, target: nil, action: nil)
        nav.pushViewController(list, animated: false)
        return (nav, list.scroll)
    }

    /// Five tabs, two with badges, over content that goes on below.
    static func tabs() -> UITabBarController {
        let items: [(UITabBarItem.SystemItem, String?)] = [
            (.favorites, nil), (.recents, "3"), (.contacts, nil), (.search, "New"), (.downloads, nil),
        ]
        let tabs = UITabBarController()
        tabs.viewControllers = items.enumerated().map { index, item in
            let list = RowScreen((0..<4).map { group in (0..<5).map { "Row \(group * 5 + $0 + 1)" } })
            list.title = "Favorites"
            let nav = UINavigationController(rootViewController: list)
            nav.tabBarItem = UITabBarItem(tabBarSystemItem: item.0, tag: index)
            nav.tabBarItem.badgeValue = item.1
            return nav
        }
        return tabs
    }

    /// A toolbar with pictures, words and room.
    static func toolbar() -> UINavigationController {
        let list = RowScreen((0..<4).map { group in (0..<5).map { "Message \(group * 5 + $0 + 1)" } })
        list.title = "Inbox"
        list.toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(title: "Mark All", style: .plain, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: nil),
        ]
        let nav = UINavigationController(rootViewController: list)
        nav.isToolbarHidden = false
        return nav
    }
}

/// Rows in rounded groups.
final class RowScreen: UIViewController {
    let scroll = UIScrollView()
    private let groups: [[String]]
    private var plates: [UIView] = []

    init(_ groups: [[String]]) {
        self.groups = groups
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        scroll.backgroundColor = .systemGroupedBackground
        scroll.alwaysBounceVertical = true
        view = scroll
        for group in groups {
            let plate = UIView()
            plate.backgroundColor = .secondarySystemGroupedBackground
            plate.layer.cornerRadius = 10
            for text in group {
                let label = UILabel()
                label.text = text
                plate.addSubview(label)
            }
            plates.append(plate)
            scroll.addSubview(plate)
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let width = scroll.bounds.width - 32
        let isFlipped = scroll.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var y: CGFloat = 18
        for plate in plates {
            let labels = plate.subviews
            plate.frame = CGRect(x: 16, y: y, width: width, height: 44 * CGFloat(labels.count))
            for (index, label) in labels.enumerated() {
                let size = label.intrinsicContentSize
                label.frame = CGRect(
                    x: isFlipped ? width - 16 - size.width : 16, y: 44 * CGFloat(index) + 12, width: size.width,
                    height: size.height)
            }
            y = plate.frame.maxY + 35
        }
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: y)
    }
}
