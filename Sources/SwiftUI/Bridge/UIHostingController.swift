import UIKit

/// A controller that shows a view of SwiftUI's.
open class UIHostingController<Content: View>: UIViewController {
    private let host: HostingView<Content>

    /// A controller for a view.
    public init(rootView: Content) {
        host = HostingView(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
        follow()
    }

    /// For a controller of a nib: a subclass says which view it shows.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        host = HostingView(rootView: rootView)
        super.init(coder: aDecoder)
        follow()
    }

    /// Subclasses that come from nibs override it, and call `init(coder:rootView:)`.
    public required dynamic init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }

    /// What is shown. State is kept where types and places are the same.
    open var rootView: Content {
        get { host.rootView }
        set { host.rootView = newValue }
    }

    open override func loadView() {
        host.backgroundColor = .systemBackground
        view = host
    }

    /// The size of the root view for a size that is proposed.
    open func sizeThatFits(in size: CGSize) -> CGSize { host.contentSize(ProposedViewSize(size)) }

    /// Which sizes follow the ideal size of the root view. By default none.
    public var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet {
            host.followsIdealSize = !sizingOptions.isEmpty
            host.setNeedsLayout()
            if sizingOptions.contains(.preferredContentSize) {
                preferredContentSize = host.contentSize(.unspecified)
            }
        }
    }

    /// Which parts of the safe area the root view heeds. By default all.
    public var safeAreaRegions: SafeAreaRegions {
        get { host.safeAreaRegions }
        set { host.safeAreaRegions = newValue }
    }

    private func follow() {
        host.idealSizeDidChange = { [weak self] size in
            guard let self else { return }
            if sizingOptions.contains(.intrinsicContentSize) { host.invalidateIntrinsicContentSize() }
            if sizingOptions.contains(.preferredContentSize) { preferredContentSize = size }
        }
        host.changeEnvironment = { [weak self] environment in
            environment.dismissAction = DismissAction { [weak self] in self?.dismissView() }
            environment.isShown = { [weak self] in self?.isPresentedView ?? false }
        }
        host.environmentMayHaveChanged()
    }

    /// Whether somebody presents the controller, or has pushed it.
    private var isPresentedView: Bool {
        presentingViewController != nil || (navigationController?.viewControllers.first ?? self) !== self
    }

    private func dismissView() {
        if let navigation = navigationController, navigation.viewControllers.first !== self {
            navigation.popViewController(animated: true)
        } else if presentingViewController != nil {
            dismiss(animated: true)
        }
    }
}

/// What follows the ideal size of a hosted view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The controller's preferred content size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The view's intrinsic content size is invalidated.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What bars and the device take.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What the keyboard takes.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}
