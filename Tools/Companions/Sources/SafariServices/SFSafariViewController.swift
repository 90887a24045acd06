import Foundation
import UIKit

/// A browser that an app shows: its bars with the host of the address, over an empty page.
///
/// Nothing is fetched: after it has appeared, its delegate hears that the first page could not be loaded, as on a device
/// without a network. It covers the screen from below; on a device it comes from the side (assumed, as its looks are).
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    private let page: URL
    private let setUp: Configuration
    private var hasAppeared = false
    private lazy var bars = BrowserBars(of: page.host ?? "")
    private lazy var navigation = UINavigationController(rootViewController: bars)

    /// A browser at an address, which begins with `http` or `https`: another one raises an exception.
    public convenience init(url address: URL) {
        self.init(url: address, configuration: Configuration())
    }

    /// A browser at an address, which begins with `http` or `https`: another one raises an exception.
    public init(url address: URL, configuration: Configuration) {
        page = address
        setUp = configuration.copy() as? Configuration ?? Configuration()
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
        guard !["http", "https"].contains(address.scheme?.lowercased()) else { return }
        NSException(
            name: .invalidArgumentException,
            reason: "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported."
        ).raise()
    }

    /// A browser at an address, as apps for iOS 9 had it.
    public convenience init(url address: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: address, configuration: configuration)
    }

    /// None: archives are not read.
    public required init?(coder: NSCoder) { nil }

    /// Hears of it. Default nil.
    open weak var delegate: (any SFSafariViewControllerDelegate)?

    /// A copy of what it was set up with.
    open var configuration: Configuration { setUp.copy() as? Configuration ?? Configuration() }

    /// The colour of the bars; counts when the browser is shown. Default nil: the system's.
    open var preferredBarTintColor: UIColor?

    /// The colour of the buttons in the bars; counts when the browser is shown. Default nil: the tint.
    open var preferredControlTintColor: UIColor?

    /// What the button is called that ends it. Default `done`.
    open var dismissButtonStyle = DismissButtonStyle.done {
        didSet { if isViewLoaded { showDismissButton(animated: true) } }
    }

    // MARK: The view

    /// Puts the bars around the page.
    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
        navigation.isToolbarHidden = false
        bars.onShare = { [weak self] in self?.share(from: $0) }
        bars.onOpen = { [weak self] in self?.openInBrowser() }
        showDismissButton(animated: false)
        color()
    }

    private func showDismissButton(animated: Bool) {
        let kind: UIBarButtonItem.SystemItem =
            switch dismissButtonStyle {
            case .done: .done
            case .close: .close
            case .cancel: .cancel
            }
        let item = UIBarButtonItem(systemItem: kind, primaryAction: UIAction { [weak self] _ in self?.finish() })
        bars.navigationItem.setLeftBarButton(item, animated: animated)
    }

    private func color() {
        if let preferredControlTintColor { navigation.view.tintColor = preferredControlTintColor }
        guard let preferredBarTintColor else { return }
        let top = UINavigationBarAppearance()
        top.configureWithOpaqueBackground()
        top.backgroundColor = preferredBarTintColor
        navigation.navigationBar.standardAppearance = top
        navigation.navigationBar.scrollEdgeAppearance = top
        let bottom = UIToolbarAppearance()
        bottom.configureWithOpaqueBackground()
        bottom.backgroundColor = preferredBarTintColor
        navigation.toolbar.standardAppearance = bottom
        navigation.toolbar.scrollEdgeAppearance = bottom
    }

    /// Tells the delegate, once, that the page could not be loaded.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasAppeared else { return }
        hasAppeared = true
        RunLoop.main.perform { [weak self] in
            MainActor.assumeIsolated {
                if let self { self.delegate?.safariViewController(self, didCompleteInitialLoad: false) }
            }
        }
    }

    // MARK: The buttons

    private func finish() {
        delegate?.safariViewControllerDidFinish(self)
        dismiss(animated: true)
    }

    private func share(from item: UIBarButtonItem) {
        let activities = delegate?.safariViewController(self, activityItemsFor: page, title: nil)
        let sheet = UIActivityViewController(activityItems: [page], applicationActivities: activities)
        let excluded = delegate?.safariViewController(self, excludedActivityTypesFor: page, title: nil) ?? []
        if !excluded.isEmpty { sheet.excludedActivityTypes = excluded }
        sheet.popoverPresentationController?.barButtonItem = item
        present(sheet, animated: true)
    }

    private func openInBrowser() {
        delegate?.safariViewControllerWillOpenInBrowser(self)
        UIApplication.shared.open(page)
    }
}
