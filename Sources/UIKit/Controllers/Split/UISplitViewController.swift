import Foundation

/// Shows controllers beside each other where there is room across, and stacked where there is little.
///
/// Columns are 320 points wide, the secondary takes the rest; beside each other on wide screens, the secondary alone on
/// upright ones (all assumed).
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable, CaseIterable {
        case unspecified, doubleColumn, tripleColumn
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
    }

    /// On which side the primary column is.
    public enum PrimaryEdge: Int, Sendable, CaseIterable {
        case leading, trailing
    }

    /// A width that the system chooses.
    public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude

    private let styleStorage: Style
    private let container = UIView()
    private(set) var columns: [Column: UIViewController] = [:]
    /// What stands side by side, or alone, now.
    private var shown: [UIViewController] = []
    private var isCollapsedStorage: Bool?
    /// Where stacks were joined: how many controllers of each column stand on the stack.
    private var joined: [(column: Column, count: Int)] = []

    /// Makes one of two or three columns.
    public init(style: Style) {
        styleStorage = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes one whose controllers are its `viewControllers`. Nibs are not read: a name counts as nil.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        styleStorage = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes one without columns; archives are not read.
    public required init?(coder: NSCoder) {
        styleStorage = .unspecified
        super.init(coder: coder)
    }

    /// How many columns there are.
    open var style: Style { styleStorage }

    /// Decides about collapsing, and hears of it. Default nil.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Columns

    /// Puts a controller into a column; one that is no navigation controller is put into one, but for `compact`.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        let old = columns[column]
        guard vc !== old else { return }
        separate()
        if let holder = holders[column] {
            if shown.contains(where: { $0 === holder }) { remove(holder) }
            // A navigation controller of the split view's own lets its content go.
            if holder !== old { (holder as? UINavigationController)?.setViewControllers([], animated: false) }
        }
        columns[column] = vc
        holders[column] = vc.map { vc in
            column == .compact || vc is UINavigationController ? vc : UINavigationController(rootViewController: vc)
        }
        isCollapsedStorage = nil
        viewIfLoaded?.setNeedsLayout()
    }

    private var holders: [Column: UIViewController] = [:]

    /// The controller that was put into a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// The columns' controllers, the primary one first.
    open var viewControllers: [UIViewController] {
        get { [Column.primary, .supplementary, .secondary].compactMap { holders[$0] } }
        set {
            setViewController(newValue.first, for: .primary)
            setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
        }
    }

    /// Shows a column: of several that were hidden, as many as have room.
    open func show(_ column: Column) {
        if isCollapsed { return showCollapsed(column) }
        switch column {
        case .primary, .supplementary: if shownColumns.contains(column) { return }
        default: return
        }
        preferredDisplayMode =
            column == .primary && styleStorage == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    }

    /// Hides a column, and what is before it.
    open func hide(_ column: Column) {
        guard !isCollapsed else { return }
        if column == .primary, styleStorage == .tripleColumn, shownColumns.contains(.supplementary) {
            preferredDisplayMode = .oneBesideSecondary
        } else if column == .primary || column == .supplementary {
            preferredDisplayMode = .secondaryOnly
        }
    }

    private func showCollapsed(_ column: Column) {
        guard let stack = shown.first as? UINavigationController else { return }
        var count = 0
        for part in joined {
            count += part.count
            if part.column == column, count > 0, stack.viewControllers.count >= count {
                _ = stack.popToViewController(stack.viewControllers[count - 1], animated: true)
            }
        }
    }

    // MARK: Display

    /// Whether there is room for one column alone.
    open var isCollapsed: Bool { isCollapsedStorage ?? (traitCollection.horizontalSizeClass == .compact) }

    /// What the app wants to show. Default `automatic`.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if preferredDisplayMode != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// What shows: what is preferred, else one column beside the secondary on wide screens, and the secondary alone on
    /// upright ones (assumed).
    open var displayMode: DisplayMode {
        if preferredDisplayMode != .automatic { return preferredDisplayMode }
        let size = viewIfLoaded?.bounds.size ?? (sceneHost ?? SceneHost.current).screen.bounds.size
        return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    }

    private var shownColumns: [Column] {
        switch displayMode {
        case .secondaryOnly: return [.secondary]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
            return styleStorage == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        default: return styleStorage == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
        }
    }

    /// The side of the primary column. Default `leading`.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The wanted width of the primary column in points. Default `automaticDimension`: 320.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
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

    /// The wanted width of the supplementary column in points. Default `automaticDimension`: 320.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The width of the primary column in points.
    open var primaryColumnWidth: CGFloat {
        var width = preferredPrimaryColumnWidth < 0 ? 320 : preferredPrimaryColumnWidth
        if minimumPrimaryColumnWidth >= 0 { width = max(width, minimumPrimaryColumnWidth) }
        if maximumPrimaryColumnWidth >= 0 { width = min(width, maximumPrimaryColumnWidth) }
        return width
    }

    /// The width of the supplementary column in points.
    open var supplementaryColumnWidth: CGFloat {
        preferredSupplementaryColumnWidth < 0 ? 320 : preferredSupplementaryColumnWidth
    }

    // MARK: Showing

    /// Shows in the primary column: where it is a navigation controller, on its stack.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
        let holder = isCollapsed ? shown.first : holders[.primary]
        if let navigation = holder as? UINavigationController {
            navigation.pushViewController(vc, animated: true)
        } else {
            setViewController(vc, for: .primary)
        }
    }

    /// Shows in the secondary column; where the columns are stacked, on top.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
        guard isCollapsed, let stack = shown.first as? UINavigationController else {
            return setViewController(vc, for: .secondary)
        }
        let content = (vc as? UINavigationController)?.viewControllers ?? [vc]
        (vc as? UINavigationController)?.setViewControllers([], animated: false)
        columns[.secondary] = vc
        joined.removeAll { $0.column == .secondary }
        joined.append((.secondary, content.count))
        stack.setViewControllers(stack.viewControllers + content, animated: true)
    }

    // MARK: Callbacks

    /// Makes the view in which the columns stand.
    open override func loadView() {
        let root = makePlainView()
        container.frame = root.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(container)
        view = root
    }

    /// Arranges the columns.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        arrange()
    }

    private func arrange() {
        guard let view = viewIfLoaded else { return }
        let collapses = traitCollection.horizontalSizeClass == .compact
        if isCollapsedStorage != collapses {
            let isFirst = isCollapsedStorage == nil
            isCollapsedStorage = collapses
            if collapses { collapse() } else { separate() }
            if !isFirst {
                if collapses {
                    delegate?.splitViewControllerDidCollapse(self)
                } else {
                    delegate?.splitViewControllerDidExpand(self)
                }
            }
        }
        let wanted = collapses ? collapsedControllers : shownColumns.compactMap { holders[$0] }
        for controller in shown where !wanted.contains(where: { $0 === controller }) { remove(controller) }
        for controller in wanted where !shown.contains(where: { $0 === controller }) { add(controller) }
        shown = wanted
        place(in: view.bounds)
    }

    private var collapsedControllers: [UIViewController] {
        if let compact = holders[.compact] { return [compact] }
        return [holders[.primary] ?? holders[.supplementary] ?? holders[.secondary]].compactMap { $0 }
    }

    private func place(in bounds: CGRect) {
        guard shown.count > 1 else {
            shown.first?.viewIfLoaded?.frame = bounds
            return
        }
        let isFlipped =
            (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
        let pixel = 1 / max(traitCollection.displayScale, 1)
        var start: CGFloat = 0
        for (index, controller) in shown.enumerated() {
            let isLast = index == shown.count - 1
            let wanted = controller === holders[.primary] ? primaryColumnWidth : supplementaryColumnWidth
            let width = isLast ? max(0, bounds.width - start) : min(wanted, bounds.width - start)
            let x = isFlipped ? bounds.width - start - width : start
            controller.view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            start += width + pixel
        }
    }

    private func add(_ controller: UIViewController) {
        if controller.parent !== self { addChild(controller) }
        container.addSubview(controller.view)
        controller.didMove(toParent: self)
    }

    private func remove(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
        shown.removeAll { $0 === controller }
    }

    // MARK: Collapsing

    /// The stacks of the columns become one, the secondary's on top, unless the delegate says where it ends.
    private func collapse() {
        guard holders[.compact] == nil, let stack = holders[.primary] as? UINavigationController else { return }
        let top =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
        joined = [(.primary, stack.viewControllers.count)]
        var all = stack.viewControllers
        for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue {
            guard let other = holders[column] as? UINavigationController else { continue }
            let content = other.viewControllers
            if shown.contains(where: { $0 === other }) { remove(other) }
            other.setViewControllers([], animated: false)
            joined.append((column, content.count))
            all += content
        }
        stack.setViewControllers(all, animated: false)
    }

    /// What was joined goes back to its columns; what was pushed meanwhile goes with the one it stands on.
    private func separate() {
        guard let stack = holders[.primary] as? UINavigationController, joined.count > 1 else {
            joined = []
            return
        }
        var rest = stack.viewControllers
        let parts = joined
        joined = []
        var own: [Column: [UIViewController]] = [:]
        for (index, part) in parts.enumerated() {
            let count = index == parts.count - 1 ? rest.count : min(part.count, rest.count)
            own[part.column] = Array(rest.prefix(count))
            rest.removeFirst(count)
        }
        stack.setViewControllers(own[.primary] ?? [], animated: false)
        for part in parts.dropFirst() {
            let content = own[part.column] ?? []
            guard !content.isEmpty else { continue }
            (holders[part.column] as? UINavigationController)?.setViewControllers(content, animated: false)
        }
    }
}
