import UIKit

/// A controller that shows a view of SwiftUI's.
open class UIHostingController<Content: View>: UIViewController {
    private let host: HostingView<Content>
    private weak var followed: UIScrollView?

    /// A controller for a view.
    public init(rootView: Content) {
        host = HostingView(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
        follow()
    }

    init(rootView: Content, in outerEnvironment: EnvironmentValues) {
        host = HostingView(rootView: rootView, in: outerEnvironment)
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

    /// Makes the view that hosts.
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

    // For classes of this module.

    private(set) lazy var applier = BarsApplier(self)

    /// The environment around, where the controller is shown by views of SwiftUI's.
    final func setOuterEnvironment(_ environment: EnvironmentValues) { host.outerEnvironment = environment }

    /// Bodies of the views have run, and all is laid out.
    func viewsDidSettle() {
        applier.apply(host.preference(BarsKey.self))
        noteScrollView(isFront: false)
    }

    /// Takes on what the views tell bars.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        _ = currentBars
        noteScrollView(isFront: true)
    }

    /// Tells the bars around which scroll view they follow: there is none before the views are laid out.
    private func noteScrollView(isFront: Bool) {
        let found = host.firstScrollView
        guard found !== followed || isFront, found != nil || followed != nil else { return }
        followed = found
        var owner: UIViewController? = self
        while let current = owner {
            if current is any BarsOwner { current.setContentScrollView(found, for: .all) }
            owner = current.parent
        }
    }

    private func follow() {
        host.didSettle = { [weak self] in self?.viewsDidSettle() }
        host.idealSizeDidChange = { [weak self] size in
            guard let self else { return }
            if sizingOptions.contains(.intrinsicContentSize) { host.invalidateIntrinsicContentSize() }
            if sizingOptions.contains(.preferredContentSize) { preferredContentSize = size }
        }
        host.changeEnvironment = { [weak self] environment in
            environment.dismissAction = DismissAction { [weak self] in self?.dismissView() }
            environment.isShown = { [weak self] in self?.isPresentedView ?? false }
            environment.editMode = self?.host.editMode
        }
        host.environmentMayHaveChanged()
    }

    /// Whether somebody presents the controller, or has pushed it.
    private var isPresentedView: Bool {
        presentingViewController != nil || (navigationController?.viewControllers.first ?? self) !== self
    }

    private func dismissView() {
        if let navigation = navigationController, navigation.viewControllers.first !== self,
            navigation.viewControllers.contains(self)
        {
            navigation.popViewController(animated: true)
        } else if presentingViewController != nil {
            dismiss(animated: true)
        }
    }
}

extension UIHostingController: BarsOwner {
    /// What the views tell bars now.
    var currentBars: Bars {
        host.bringUpToDate()
        applier.apply(host.preference(BarsKey.self))
        return applier.bars
    }
}

/// What follows the ideal size of a hosted view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// A bit for each of them.
    public let rawValue: Int
    /// The members of some bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The controller's preferred content size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The view's intrinsic content size is invalidated.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// A bit for each of them.
    public let rawValue: UInt
    /// The members of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What bars and the device take.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What the keyboard takes.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All of them.
    public static let all = SafeAreaRegions(rawValue: .max)
}
