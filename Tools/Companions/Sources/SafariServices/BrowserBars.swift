import Foundation
import UIKit

/// An empty page with what belongs to the bars around it: the host above, buttons below.
final class BrowserBars: UIViewController {
    var onShare: ((UIBarButtonItem) -> Void)?
    var onOpen: (() -> Void)?
    private let host: String

    init(of host: String) {
        self.host = host
        super.init(nibName: nil, bundle: nil)
        navigationItem.titleView = Self.address(host)
        toolbarItems = makeToolbarItems()
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    private static func address(_ host: String) -> UIView {
        let lock = UIImageView(image: UIImage(systemName: "lock.fill"))
        lock.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 11)
        lock.tintColor = .secondaryLabel
        let label = UILabel()
        label.text = host
        label.font = .systemFont(ofSize: 17)
        let stack = UIStackView(arrangedSubviews: [lock, label])
        stack.spacing = 4
        stack.alignment = .center
        return stack
    }

    private func makeToolbarItems() -> [UIBarButtonItem] {
        let back = UIBarButtonItem(image: UIImage(systemName: "chevron.backward"), primaryAction: nil, menu: nil)
        let forward = UIBarButtonItem(image: UIImage(systemName: "chevron.forward"), primaryAction: nil, menu: nil)
        (back.isEnabled, forward.isEnabled) = (false, false)
        (back.accessibilityLabel, forward.accessibilityLabel) = ("Back", "Forward")
        let share = UIBarButtonItem(systemItem: .action)
        share.primaryAction = UIAction(image: UIImage(systemName: "square.and.arrow.up")) { [weak self, weak share] _ in
            if let share { self?.onShare?(share) }
        }
        share.accessibilityLabel = "Share"
        let open = UIBarButtonItem(
            primaryAction: UIAction(image: UIImage(systemName: "safari")) { [weak self] _ in self?.onOpen?() })
        open.accessibilityLabel = "Open in browser"
        let items = [back, forward, share, open]
        return Array(items.map { [$0] }.joined(separator: [.flexibleSpace()]))
    }
}
