import Foundation

/// Shows controllers beside each other where there is room across, and stacked where there is little.
///
/// Columns are 320 points wide, the secondary takes the rest; beside each other on wide screens, the secondary alone on
/// upright ones, where the others come above it (all assumed).
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable, CaseIterable {
        /// Two, whose controllers are `viewControllers` and stay as they are: the style of before iOS 14.
        case unspecified
        case doubleColumn, tripleColumn
    }

    /// A column.
    public enum Column: Int, Sendable, CaseIterable {
        case primary
        /// Between the others; of three columns alone.
        case supplementary
        case secondary
        /// Shown in place of the others where there is little room.
        case compact
    }

    /// What shows.
    public enum DisplayMode: Int, Sendable, CaseIterable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary

        /// As before iOS 14: the secondary column alone.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// As before iOS 14: both columns beside each other.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// As before iOS 14: the primary column above the secondary one.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// Where columns come beside the secondary one.
    public enum SplitBehavior: Int, Sendable, CaseIterable {
        case automatic
        /// Beside it: it gets narrower.
        case tile
        /// Above it.
        case overlay
        /// The first beside it, the second pushes it aside; of three columns alone, two are tiled (assumed).
        case displace
    }

    /// On which side the primary column is.
    public enum PrimaryEdge: Int, Sendable, CaseIterable {
        case leading, trailing
    }

    /// What the primary column looks like on a Mac.
    public enum BackgroundStyle: Int, Sendable, CaseIterable {
        case none, sidebar
    }

    /// A width that the system chooses.
    public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude

    private let styleStorage: Style
    let container = SplitContainer()
    private(set) var columns: [Column: UIViewController] = [:]
    /// What stands for each column: a navigation controller of the split view's own around one that is none.
    private(set) var holders: [Column: UIViewController] = [:]
    /// What stands side by side, or alone, now.
    var shown: [UIViewController] = []
    var isCollapsedStorage: Bool?
    /// Where stacks were joined: how many controllers of each column stand on the stack.
    var joined: [(column: Column, count: Int)] = []
    /// What stood in the columns when they were joined.
    var contents: [Column: [UIViewController]] = [:]
    /// The secondary controller that the primary took in, of the style without columns.
    var collapsedSecondary: UIViewController?
    /// The mode that the user or a call went to, until something else decides.
    var visited: DisplayMode?
    /// The last mode that was put in place.
    var placed: DisplayMode?
    weak var running: TransitionCoordinator?
    private lazy var gesture = SplitGesture(of: self)

    /// Makes one of two or three columns.
    public init(style: Style) {
        styleStorage = style
        super.init(nibName: nil, bundle: nil)
        definesPresentationContext = true
    }

    /// Makes one whose controllers are its `viewControllers`. Nibs are not read: a name counts as nil.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        styleStorage = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        definesPresentationContext = true
    }

    /// Makes one without columns; archives are not read.
    public required init?(coder: NSCoder) {
        styleStorage = .unspecified
        super.init(coder: coder)
        definesPresentationContext = true
    }

    /// How many columns there are.
    open var style: Style { styleStorage }

    /// Decides about collapsing and modes, and hears of them. Default nil.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Columns

    /// Puts a controller into a column; one that is no navigation controller is put into one, but for `compact`.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard vc !== columns[column] else { return }
        separate()
        if let holder = holders[column] {
            if shown.contains(where: { $0 === holder }) { remove(holder) }
            // A navigation controller of the split view's own lets its content go.
            if holder !== columns[column] {
                (holder as? UINavigationController)?.setViewControllers([], animated: false)
            }
        }
        columns[column] = vc
        holders[column] = vc.map { vc in
            let stays = column == .compact || styleStorage == .unspecified || vc is UINavigationController
            return stays ? vc : UINavigationController(rootViewController: vc)
        }
        isCollapsedStorage = nil
        viewIfLoaded?.setNeedsLayout()
    }

    /// The controller that was put into a column.
    @discardableResult
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// A column shows something else, and nothing has to be arranged for it.
    func note(_ controller: UIViewController?, in column: Column) { columns[column] = controller }

    /// The columns' controllers, the primary one first.
    open var viewControllers: [UIViewController] {
        get {
            if isCollapsed, let first = shown.first { return [first] }
            return [Column.primary, .supplementary, .secondary].compactMap { holders[$0] }
        }
        set {
            setViewController(newValue.first, for: .primary)
            setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
        }
    }

    /// Shows a column in the nearest mode that has it, with an animation. Where the columns are stacked it comes on top:
    /// what is above it is popped, or it is pushed, with those between.
    open func show(_ column: Column) {
        guard isNoCompact(column) else { return }
        if isCollapsed { return showCollapsed(column) }
        guard column != .secondary, holders[column] != nil, !arrangement.columns(in: displayMode).contains(column)
        else {
            return
        }
        go(to: arrangement.mode(showing: column == .primary && isTriple ? 2 : 1))
    }

    /// Hides a column in the nearest mode that does not have it, with an animation. Where the columns are stacked it is
    /// popped, if it is on top; the primary one stays.
    open func hide(_ column: Column) {
        guard isNoCompact(column) else { return }
        if isCollapsed { return hideCollapsed(column) }
        guard column != .secondary, arrangement.columns(in: displayMode).contains(column) else { return }
        go(to: arrangement.mode(showing: column == .primary && isTriple ? 1 : 0))
    }

    private func isNoCompact(_ column: Column) -> Bool {
        if column == .compact {
            raise("NSInvalidArgumentException", "\(self) shows and hides no column for little room by itself")
        }
        return column != .compact
    }

    var isTriple: Bool { styleStorage == .tripleColumn }

    // MARK: Display

    /// Whether there is room for one column alone.
    open var isCollapsed: Bool { isCollapsedStorage ?? (traitCollection.horizontalSizeClass == .compact) }

    /// What the app wants to show; where the behaviour does not have that, what shows as many columns. Default `automatic`.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            visited = nil
            modeMayHaveChanged()
        }
    }

    /// What shows: never `automatic`.
    open var displayMode: DisplayMode { visited ?? chosenMode }

    /// Where the app wants columns to come. Default `automatic`.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet {
            visited = nil
            modeMayHaveChanged()
        }
    }

    /// Where columns come: never `automatic`, but for the style without columns. As is preferred, else as the preferred
    /// mode has it, else beside on wide screens and above on upright ones (assumed).
    open var splitBehavior: SplitBehavior { styleStorage == .unspecified ? .automatic : chosenBehavior }

    /// Whether the columns that are hidden come by a swipe from their edge, and go by one back to it. Default true.
    open var presentsWithGesture = true {
        didSet { gesture.isEnabled = presentsWithGesture }
    }

    /// Changes what shows, to what the delegate says, else to one column more or less: to be put into a bar by an app of
    /// the style without columns.
    open private(set) lazy var displayModeButtonItem: UIBarButtonItem = makeDisplayModeItem()

    /// Without effect, as on a device that is no Mac. Default `none`.
    open var primaryBackgroundStyle = BackgroundStyle.none

    /// The side of the primary column. Default `leading`.
    open var primaryEdge = PrimaryEdge.leading {
        didSet {
            gesture.follow()
            viewIfLoaded?.setNeedsLayout()
        }
    }

    // MARK: Widths

    /// The wanted width of the primary column in points; comes before the fraction. Default `automaticDimension`: 320.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The wanted width of the primary column as a part of the view's, 0…1. Default `automaticDimension`: 320 points.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The least width of the primary column in points. Default `automaticDimension`: none.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The greatest width of the primary column in points. Default `automaticDimension`: none.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The wanted width of the supplementary column in points; comes before the fraction. Default `automaticDimension`:
    /// 320.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The wanted width of the supplementary column as a part of the view's, 0…1. Default `automaticDimension`: 320 points.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The least width of the supplementary column in points. Default `automaticDimension`: none.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The greatest width of the supplementary column in points. Default `automaticDimension`: none.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    private func width(_ points: CGFloat, _ part: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        let whole = viewIfLoaded?.bounds.width ?? (sceneHost ?? SceneHost.current).screen.bounds.width
        var width: CGFloat = points >= 0 ? points : part >= 0 ? min(part, 1) * whole : 320
        if most >= 0 { width = min(width, most) }
        if least >= 0 { width = max(width, least) }
        return width
    }

    /// The width of the primary column in points.
    open var primaryColumnWidth: CGFloat {
        width(
            preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
            maximumPrimaryColumnWidth)
    }

    /// The width of the supplementary column in points; 0 where there is none.
    open var supplementaryColumnWidth: CGFloat {
        guard isTriple else { return 0 }
        return width(
            preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
            minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
    }

    // MARK: Showing

    /// Shows in the primary column: where it is a navigation controller, on its stack.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
        let holder = isCollapsed ? shown.first : holders[.primary]
        if let navigation = holder as? UINavigationController {
            navigation.pushViewController(vc, animated: true)
        } else if isCollapsed {
            present(vc, animated: true)
        } else {
            setViewController(vc, for: .primary)
        }
    }

    /// Shows in the secondary column; where the columns are stacked, on top.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
        guard isCollapsed else { return setViewController(vc, for: .secondary) }
        showDetailCollapsed(vc)
    }

    // MARK: Callbacks

    /// Makes the view in which the columns stand.
    open override func loadView() { view = makePlainView(around: container) }

    /// Prepares the gestures.
    open override func viewDidLoad() {
        super.viewDidLoad()
        gesture.install(in: view)
    }

    /// Arranges the columns.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        gesture.follow()
        arrange()
    }

    /// Another width may ask for another mode.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        if let bounds = viewIfLoaded?.bounds, (bounds.width > bounds.height) != (size.width > size.height) {
            visited = nil
        }
    }

    /// The primary column decides.
    open override var childForStatusBarStyle: UIViewController? { shown.first }
    /// The primary column decides.
    open override var childForStatusBarHidden: UIViewController? { shown.first }
    /// The secondary column decides.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { shown.last }

    /// The delegate's answer, else what every split view supports.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        guard let delegate else { return super.supportedInterfaceOrientations }
        return OptionalMethods.call(.splitViewControllerOrientations, of: delegate) {
            delegate.splitViewControllerSupportedInterfaceOrientations(self)
        } ?? super.supportedInterfaceOrientations
    }

    override var isSystemContainer: Bool { true }

    override var ownCoordinator: TransitionCoordinator? {
        if let running, running.isUnderWay { return running }
        return super.ownCoordinator
    }
}
