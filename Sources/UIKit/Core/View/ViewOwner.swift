import Foundation

/// Owns a view and takes part in its life: all that views and windows know of controllers.
///
/// Nobody but the extensions below asks it: they answer for a view without an owner, too.
@MainActor
protocol ViewOwner: UIResponder {
    /// The view, if it is loaded.
    var ownedView: UIView? { get }

    // MARK: Updates

    /// Whether code of the owner's updates the constraints of the view.
    var updatesViewConstraints: Bool { get }
    /// Updates the constraints of the view, which is asked by the owner alone.
    func updateConstraintsOfView()
    /// Whether code of the owner's brings properties up to date.
    var updatesViewProperties: Bool { get }
    /// Brings properties up to date, before the view does.
    func updatePropertiesOfView()
    /// The view is about to lay out its subviews.
    func viewWillLayOut()
    /// The view has laid out its subviews.
    func viewDidLayOut()
    /// Takes over the traits of the view's surroundings.
    /// - Returns: What the view inherits.
    func takeTraits(in inherited: UITraitCollection) -> UITraitCollection
    /// Called when memory is short; tells all owners below as well.
    func warnOfLowMemory()

    // MARK: Insets

    /// How far unsafe edges reach into the view, in points.
    func unsafeInsets(of view: UIView) -> UIEdgeInsets
    /// The view's safe area was changed.
    func viewSafeAreaDidChange()
    /// The view's margins were changed.
    func viewMarginsDidChange()
    /// The least margin at the sides of the view, in points.
    var leastSideMargin: CGFloat { get }
    /// Whether bars around the owner inset what a view in its own scrolls, however short that is.
    func barsInsetContent(of view: UIView) -> Bool
    /// Who moves with a finger that drags content in the view, such as a sheet: a `ScrollDragPartner`.
    var partnerOfDrags: AnyObject? { get }

    // MARK: Windows

    /// Whether the view may become a subview there; where not, that is reported.
    func mayMoveView(into superview: UIView) -> Bool
    /// The view is about to come into a window that is shown.
    func viewWillEnterWindow()
    /// Ends at once what comes or goes inside a view that leaves its window.
    func endTransitions(inside view: UIView)
    /// The view is about to leave its window.
    /// - Returns: Whether the owner wants to hear of it afterwards, too.
    func viewWillLeaveWindow() -> Bool
    /// The view has left its window.
    func viewDidLeaveWindow()
    /// Sees to it that the next pass of layout says that the view appears, where it does.
    func markForAppearing()
    /// The view's traits and its place are final: it appears now, where it is about to.
    func becomeAppearing()

    // MARK: The root of a window

    /// What is wrong with the owner as the root of a window; nil for nothing.
    var obstacleAsRoot: String? { get }
    /// The owner becomes the root of a window that is shown.
    func prepareAsRoot()
    /// Puts the view below the others of the window.
    func enterAsRoot(of window: UIWindow)
    /// Another root takes the owner's place.
    func leaveAsRoot(of window: UIWindow)
    /// Gives the window another size, in an animation in which owners take part.
    func changeSize(of window: UIWindow, to size: CGSize, traits: UITraitCollection)
}

// Steps of updates that an owner takes part in.
extension UIView {
    /// Whether the view, or its owner for it, updates constraints by code of its own.
    var updatesConstraints: Bool {
        overrides.contains(.updateConstraints) || controllerStorage?.updatesViewConstraints ?? false
    }

    /// The update of constraints, by way of the owner.
    func updateConstraintsWithOwner() {
        if let owner = controllerStorage { owner.updateConstraintsOfView() } else { updateConstraints() }
    }

    /// Whether the view, or its owner beside it, brings properties up to date by code of its own.
    var updatesProperties: Bool {
        overrides.contains(.updateProperties) || controllerStorage?.updatesViewProperties ?? false
    }

    /// The owner's code comes before the view's.
    func updatePropertiesWithOwner() {
        if let owner = controllerStorage, owner.updatesViewProperties { owner.updatePropertiesOfView() }
        if overrides.contains(.updateProperties) { updateProperties() }
    }

    /// The view's layout call between its owner's.
    func layOutWithOwner() {
        guard let owner = controllerStorage else { return layoutSubviews() }
        owner.viewWillLayOut()
        layoutSubviews()
        owner.viewDidLayOut()
    }

    /// What the view inherits, by way of the owner.
    func inheritTraits() -> UITraitCollection {
        let inherited = inheritedTraits
        return controllerStorage?.takeTraits(in: inherited) ?? inherited
    }
}

// Safe areas, margins and scrolled content.
extension UIView {
    /// What is unsafe of the view by its owner; nil without one.
    var safeAreaByOwner: UIEdgeInsets? { controllerStorage?.unsafeInsets(of: self) }

    /// The view was told of another safe area, and now its owner is.
    func tellOwnerOfSafeArea() { controllerStorage?.viewSafeAreaDidChange() }

    /// The view was told of other margins, and now its owner is.
    func tellOwnerOfMargins() { controllerStorage?.viewMarginsDidChange() }

    /// The system's least margin at the sides of a root view: what the owner says, else 16 or 20, by the device.
    var systemMinimumMargin: CGFloat? {
        controllerStorage?.leastSideMargin ?? sceneHost?.screen.metrics.minimumSideMargin
    }

    /// Whether bars of a container inset the view's content above and below, however short it is.
    var isContentInsetByBars: Bool { nearestOwner?.barsInsetContent(of: self) ?? false }

    /// Who moves with a finger on the view's content.
    var ownersDragPartner: AnyObject? { nearestOwner?.partnerOfDrags }

    /// The owner of the view, or of the nearest one around it that has one.
    var nearestOwner: (any ViewOwner)? {
        var view: UIView? = self
        while let current = view {
            if let owner = current.controllerStorage { return owner }
            view = current.parentView
        }
        return nil
    }
}

// Views on their way into and out of windows.
extension UIView {
    /// True in a window that is shown.
    var isInShownWindow: Bool { windowStorage.map { !$0.layer.isHidden } ?? false }

    /// Whether the view's owner lets it become a subview of another.
    func mayMove(into superview: UIView) -> Bool { controllerStorage?.mayMoveView(into: superview) ?? true }

    /// The view is about to come into a window: the owners inside are told, outer ones first.
    func tellOwnersOfWindow() {
        for owner in ownersInside { owner.viewWillEnterWindow() }
    }

    /// The view is in a window, where it may have to say that it appears.
    func markForOwner() { controllerStorage?.markForAppearing() }

    /// The view's turn in a walk of layout: its owner may say that it appears.
    func appearForOwner() { controllerStorage?.becomeAppearing() }

    /// Owners of this view and of views in it, outer ones first.
    fileprivate var ownersInside: [any ViewOwner] {
        var found: [any ViewOwner] = []
        collectOwners(into: &found)
        return found
    }

    private func collectOwners(into found: inout [any ViewOwner]) {
        if let controllerStorage { found.append(controllerStorage) }
        for child in childViews { child.collectOwners(into: &found) }
    }
}

/// A view's leaving its window: owners of views in it hear of it before, and some of them after.
@MainActor
struct WindowLeave {
    private let listeners: [any ViewOwner]

    /// Tells the owners that the view is about to leave.
    init(of view: UIView) {
        // What comes or goes in a place that leaves is over first.
        for owner in view.ownersInside { owner.endTransitions(inside: view) }
        listeners = view.ownersInside.filter { $0.viewWillLeaveWindow() }
    }

    /// Tells those who want to hear of it that the view has left.
    func finish() {
        for owner in listeners { owner.viewDidLeaveWindow() }
    }
}

// The root of a window.
extension UIWindow {
    /// The root's view, if it is loaded.
    var viewOfRoot: UIView? { rootOwner?.ownedView }

    /// Why an owner can't be the root; nil where it can.
    func refusal(ofRoot owner: any ViewOwner) -> String? { owner.obstacleAsRoot }

    /// A new root takes an old one's place, in the middle of what the old one may be in.
    func exchangeRoots(_ old: (any ViewOwner)?, _ new: (any ViewOwner)?) {
        if !isHidden { new?.prepareAsRoot() }
        old?.leaveAsRoot(of: self)
    }

    /// Puts the root's view below the others, at the window's size.
    func showRoot() { rootOwner?.enterAsRoot(of: self) }

    /// Gives the window another size with its screen, as the root controller does it; nil where there is none with a
    /// view, or the window has that size.
    func sizeChange(to size: CGSize, traits: UITraitCollection) -> (() -> Void)? {
        let root: (any ViewOwner)? = rootViewController
        guard let root, root.ownedView != nil, bounds.size != size else { return nil }
        return { root.changeSize(of: self, to: size, traits: traits) }
    }

    /// Memory is short: the root controller and those below it are told.
    func warnRootOfMemory() {
        let root: (any ViewOwner)? = rootViewController
        root?.warnOfLowMemory()
    }
}
