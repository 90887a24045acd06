import Foundation

/// The controller behind the tab More: a list of the controllers that have no tab of their own, which it pushes.
///
/// A navigation controller among them shows its own bar in place of this one's (assumed).
final class MoreNavigation: UINavigationController {
    let list = MoreList()

    init() {
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        setViewControllers([list], animated: false)
    }

    required init?(coder: NSCoder) { nil }

    override var pushesNavigationControllers: Bool { true }

    override func viewWillLayoutSubviews() {
        setNavigationBarHidden(topViewController is UINavigationController, animated: false)
        super.viewWillLayoutSubviews()
    }
}

/// The rows of More: 44 high, with image, title and a chevron (assumed).
final class MoreList: UIViewController {
    var controllers: [UIViewController] = [] {
        didSet { if controllers != oldValue, isViewLoaded { rebuild() } }
    }
    private let scrollView = UIScrollView()
    private var rows: [MoreRow] = []

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "More"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        scrollView.backgroundColor = .systemBackground
        scrollView.alwaysBounceVertical = true
        view = scrollView
        rebuild()
    }

    private func rebuild() {
        for row in rows { row.removeFromSuperview() }
        rows = controllers.map { controller in
            let row = MoreRow(controller.tabBarItem)
            row.addAction(
                UIAction { [weak self, weak controller] _ in
                    guard let self, let controller else { return }
                    navigationController?.pushViewController(controller, animated: true)
                }, for: .touchUpInside)
            scrollView.addSubview(row)
            return row
        }
        view.setNeedsLayout()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let width = scrollView.bounds.width
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * MoreRow.height, width: width, height: MoreRow.height)
        }
        scrollView.contentSize = CGSize(width: width, height: CGFloat(rows.count) * MoreRow.height)
    }
}

/// One row of More.
final class MoreRow: UIControl {
    static let height: CGFloat = 44
    private static let textStart: CGFloat = 60

    private let picture = UIImageView()
    private let titleLabel = UILabel()
    private let chevron = UIImageView(image: BarGlyph.disclosure.image)
    private let line = UIView()

    init(_ item: UITabBarItem) {
        super.init(frame: .zero)
        titleLabel.font = .systemFont(ofSize: 17)
        titleLabel.text = item.shownTitle
        picture.image = item.shownImage(isSelected: false, isCompact: false)?.image.withRenderingMode(.alwaysTemplate)
        chevron.tintColor = .tertiaryLabel
        line.backgroundColor = .separator
        for view in [picture, titleLabel, chevron, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemGray4 : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = max(traitCollection.displayScale, 1)
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, x: CGFloat, _ size: CGSize, y: CGFloat? = nil) {
            view.frame = CGRect(
                x: PixelGrid.nearest(isFlipped ? bounds.width - x - size.width : x, scale: scale),
                y: y ?? PixelGrid.nearest((bounds.height - size.height) / 2, scale: scale), width: size.width,
                height: size.height)
        }
        let image = picture.image?.size ?? .zero
        let glyph = chevron.image?.size ?? .zero
        let text = titleLabel.intrinsicContentSize
        place(picture, x: 16 + (28 - image.width) / 2, image)
        place(chevron, x: bounds.width - 16 - glyph.width, glyph)
        let room = max(0, bounds.width - Self.textStart - 32 - glyph.width)
        place(titleLabel, x: Self.textStart, CGSize(width: min(text.width, room), height: text.height))
        place(
            line, x: Self.textStart, CGSize(width: bounds.width - Self.textStart, height: 1 / scale),
            y: bounds.height - 1 / scale)
    }
}
