import Foundation

// What shows, and where.
extension UISplitViewController {
    private var size: CGSize { viewIfLoaded?.bounds.size ?? (sceneHost ?? SceneHost.current).screen.bounds.size }

    private var isWide: Bool { size.width > size.height }

    var chosenBehavior: SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        return switch preferredDisplayMode {
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        default: isWide ? .tile : .overlay
        }
    }

    var arrangement: SplitArrangement {
        SplitArrangement(
            isTriple: isTriple, behavior: chosenBehavior, primaryWidth: primaryColumnWidth,
            supplementaryWidth: supplementaryColumnWidth)
    }

    /// What shows without anybody's going elsewhere.
    var chosenMode: DisplayMode {
        if preferredDisplayMode != .automatic { return arrangement.nearest(to: preferredDisplayMode) }
        return isWide && chosenBehavior != .overlay ? arrangement.mode(showing: 1) : .secondaryOnly
    }

    func modeMayHaveChanged() { viewIfLoaded?.setNeedsLayout() }

    // MARK: Arranging

    /// Brings the columns in their places, at once.
    func arrange() {
        guard let view = viewIfLoaded else { return }
        let collapses = traitCollection.horizontalSizeClass == .compact
        if isCollapsedStorage != collapses { changeRoom(collapses) }
        let mode = displayMode
        if !collapses, placed != mode {
            if let placed { announce(mode, after: placed) }
            placed = mode
        }
        let wanted = collapses ? collapsedControllers : arrangement.columns(in: mode).compactMap { holders[$0] }
        for controller in shown where !wanted.contains(where: { $0 === controller }) { remove(controller) }
        for controller in wanted where !shown.contains(where: { $0 === controller }) { add(controller) }
        shown = wanted
        place(mode, isCollapsed: collapses, in: view.bounds)
    }

    private func changeRoom(_ collapses: Bool) {
        running?.settleNow()
        let isFirst = isCollapsedStorage == nil
        isCollapsedStorage = collapses
        visited = nil
        defer {
            if !isFirst {
                NotificationCenter.default.post(
                    name: UIViewController.showDetailTargetDidChangeNotification, object: self)
            }
        }
        if collapses {
            placed = nil
            collapse()
            if !isFirst { delegate?.splitViewControllerDidCollapse(self) }
            return
        }
        separate()
        guard !isFirst else { return }
        let proposed = chosenMode
        let wanted = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        if let wanted, wanted != .automatic, wanted != proposed { visited = arrangement.nearest(to: wanted) }
        delegate?.splitViewControllerDidExpand(self)
    }

    private var collapsedControllers: [UIViewController] {
        if let compact = holders[.compact] { return [compact] }
        return [holders[.primary] ?? holders[.supplementary] ?? holders[.secondary]].compactMap { $0 }
    }

    private var isFlipped: Bool {
        (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    }

    /// The places of all columns in the view's space.
    private func frames(in mode: DisplayMode, of bounds: CGRect) -> [Column: CGRect] {
        let pixel = 1 / max(traitCollection.displayScale, 1)
        let frames = arrangement.frames(in: mode, size: bounds.size, line: pixel)
        guard isFlipped else { return frames }
        return frames.mapValues { frame in
            CGRect(x: bounds.width - frame.maxX, y: 0, width: frame.width, height: frame.height)
        }
    }

    private func place(_ mode: DisplayMode, isCollapsed: Bool, in bounds: CGRect) {
        let dims = !isCollapsed && SplitArrangement.dims(mode)
        container.dimming.alpha = dims ? 1 : 0
        guard !isCollapsed, shown.count > 1, let secondary = holders[.secondary],
            shown.contains(where: { $0 === secondary })
        else {
            shown.first?.viewIfLoaded?.frame = bounds
            return
        }
        let frames = frames(in: mode, of: bounds)
        for column in arrangement.columns(in: mode) {
            guard let frame = frames[column], let view = holders[column]?.viewIfLoaded, view.frame != frame else {
                continue
            }
            view.frame = frame
        }
        if let frame = frames[.secondary] { container.dimming.frame = frame }
        orderViews()
    }

    /// The secondary column lies at the bottom, what dims it above, then the others.
    private func orderViews() {
        let columns = [Column.secondary, .supplementary, .primary].compactMap { holders[$0]?.viewIfLoaded }
        let wanted = columns.filter { $0.superview === container }
        var views: [UIView] = Array(wanted.prefix(1)) + [container.dimming] + wanted.dropFirst()
        if holders[.secondary]?.viewIfLoaded?.superview !== container { views = [container.dimming] + wanted }
        guard container.subviews.filter({ view in views.contains { $0 === view } }) != views else { return }
        for view in views { container.bringSubviewToFront(view) }
    }

    private func add(_ controller: UIViewController) {
        if controller.parent !== self { addChild(controller) }
        container.addSubview(controller.view)
        controller.tellDidMove(to: self)
    }

    func remove(_ controller: UIViewController) {
        controller.tellWillMove(to: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
        shown.removeAll { $0 === controller }
    }

    // MARK: Moving

    /// The delegate hears what is about to show, and which columns come and go.
    private func announce(_ mode: DisplayMode, after old: DisplayMode) {
        delegate?.splitViewController(self, willChangeTo: mode)
        let (before, after) = (arrangement.columns(in: old), arrangement.columns(in: mode))
        for column in after where !before.contains(column) {
            delegate?.splitViewController(self, willShow: column)
        }
        for column in before where !after.contains(column) {
            delegate?.splitViewController(self, willHide: column)
        }
    }

    /// Goes to a mode: with an animation where the columns are seen.
    func go(to mode: DisplayMode) {
        guard mode != displayMode else { return }
        running?.settleNow()
        guard let view = viewIfLoaded, view.window != nil, appearance.phase == .appeared, !isCollapsed,
            UIView.areAnimationsEnabled
        else {
            visited = mode
            viewIfLoaded?.setNeedsLayout()
            return
        }
        view.layoutIfNeeded()
        let host = sceneHost ?? SceneHost.current
        host.because("columns of \(name)") { move(from: displayMode, to: mode, in: view.bounds, host) }
    }

    private func move(from old: DisplayMode, to mode: DisplayMode, in bounds: CGRect, _ host: SceneHost) {
        announce(mode, after: old)
        let wanted = arrangement.columns(in: mode).compactMap { holders[$0] }
        let going = shown.filter { controller in !wanted.contains { $0 === controller } }
        let coming = wanted.filter { controller in !shown.contains { $0 === controller } }
        let (before, after) = (frames(in: old, of: bounds), frames(in: mode, of: bounds))
        let coordinator = TransitionCoordinator(from: going.first, to: coming.first, animated: true, in: container)
        running = coordinator
        let context = TransitionContext(
            coordinator,
            animator: SplitAnimator { [weak self] in self?.setFrames(after, dims: SplitArrangement.dims(mode)) },
            place: { _ in }, onEnd: { _ in self.end(coordinator, coming, going) })
        context.announce()
        coordinator.context = context
        for controller in coming where controller.parent !== self { addChild(controller) }
        for controller in going { controller.tellWillMove(to: nil) }
        for controller in coming { controller.beginAppearanceTransition(true, animated: true) }
        for controller in going { controller.beginAppearanceTransition(false, animated: true) }
        UIView.performWithoutAnimation {
            for controller in coming {
                guard let column = holders.first(where: { $0.value === controller })?.key else { continue }
                controller.view.frame = before[column] ?? bounds
                container.addSubview(controller.view)
            }
            (visited, placed, shown) = (mode, mode, wanted)
            orderViews()
        }
        context.start(in: host)
    }

    private func setFrames(_ frames: [Column: CGRect], dims: Bool) {
        for (column, frame) in frames {
            guard let view = holders[column]?.viewIfLoaded, view.superview === container else { continue }
            view.frame = frame
            if column == .secondary { container.dimming.frame = frame }
        }
        container.dimming.alpha = dims ? 1 : 0
        container.layoutIfNeeded()
    }

    private func end(
        _ coordinator: TransitionCoordinator, _ coming: [UIViewController], _ going: [UIViewController]
    ) {
        for controller in going {
            controller.viewIfLoaded?.removeFromSuperview()
            if controller.appearance.phase == .disappearing { controller.endAppearanceTransition() }
            controller.removeFromParent()
        }
        for controller in coming {
            if controller.appearance.phase == .appearing { controller.endAppearanceTransition() }
            controller.tellDidMove(to: self)
        }
        coordinator.finish()
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Action

    /// The mode that the button and the swipe go to: the delegate's, else one column more, or none after all.
    var targetMode: DisplayMode {
        let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        if wanted != .automatic { return arrangement.nearest(to: wanted) }
        let count = SplitArrangement.count(displayMode)
        let most = SplitArrangement.count(arrangement.mode(showing: 2))
        return arrangement.mode(showing: count < most ? count + 1 : 0)
    }

    func makeDisplayModeItem() -> UIBarButtonItem {
        UIBarButtonItem(
            title: nil, image: Self.sidebarImage,
            primaryAction: UIAction { [weak self] _ in
                guard let self, !isCollapsed else { return }
                go(to: targetMode)
            })
    }

    /// A rectangle with a column in it (assumed: the device's symbol is the system's).
    private static let sidebarImage: UIImage = {
        let size = CGSize(width: 23, height: 18)
        return UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.black.setStroke()
            let frame = UIBezierPath(roundedRect: CGRect(x: 1, y: 1, width: 21, height: 16), cornerRadius: 3)
            frame.move(to: CGPoint(x: 8, y: 1))
            frame.addLine(to: CGPoint(x: 8, y: 17))
            frame.lineWidth = 1.5
            frame.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }()
}

/// Slides columns.
private final class SplitAnimator: SystemAnimator {
    private let move: () -> Void

    init(_ move: @escaping () -> Void) {
        self.move = move
        super.init(duration: 0.3)
    }

    override func place(_ context: any UIViewControllerContextTransitioning) {}
    override func change(_ context: any UIViewControllerContextTransitioning) { move() }
}

/// The view in which columns stand: what dims the secondary one is in it, too.
final class SplitContainer: UIView {
    let dimming = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.alpha = 0
        addSubview(dimming)
    }

    required init?(coder: NSCoder) { nil }
}
