import Foundation

/// A controller's place among controllers.
struct Containment {
    weak var parent: UIViewController?
    var children: [UIViewController] = []
    var isMovingToParent = false
    var isMovingFromParent = false
    /// A parent was announced by `willMove(toParent:)` or `addChild(_:)`, and `didMove(toParent:)` not called yet.
    var awaitsParent = false
    /// Counts what was announced, so that who announces knows whether somebody else did meanwhile.
    var announcements = 0
    /// Traits that the parent sets for each child.
    var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
}

extension UIViewController {
    /// Takes a child from where it is, tells it, and appends it.
    func adopt(_ child: UIViewController) {
        guard child !== self else {
            return raise("NSInvalidArgumentException", "\(self) can't be a child of itself")
        }
        guard !surroundings.contains(where: { $0 === child }) else {
            return raise("NSInvalidArgumentException", "\(child) can't be a child of its own descendant \(self)")
        }
        guard !child.standsInFront else {
            return raise(
                "NSInvalidArgumentException",
                "\(child) is presented by \(child.presentation.presenting.map { "\($0)" } ?? "nil"): it can't be a child of "
                    + "\(self), too, before it is dismissed")
        }
        if child.parent === self {
            containment.children.removeAll { $0 === child }
            return containment.children.append(child)
        }
        // In the view of another child it is still that one's.
        if let around = child.viewIfLoaded?.superview, around.nearestController === self {
            note(
                "addChild(_:) of \(label) came after the view of \(child.label) was added to its own: call addChild(_:), "
                    + "add the view, then call didMove(toParent:)")
        }
        if child.parent != nil { child.removeFromParent() }
        // Another one took it inside of that call, or of the next: it stays there.
        guard child.parent == nil, !child.standsInFront else { return }
        child.containment.isMovingToParent = true
        let number = child.containment.announcements + 1
        child.tellWillMove(to: self)
        guard child.parent == nil, child.containment.announcements == number else { return }
        guard !child.standsInFront else { return refuse(child) }
        containment.children.append(child)
        child.containment.parent = self
        child.watch.awaitsDidMove = true
        child.viewIfLoaded?.markForTraits("addChild")
    }

    /// Whether it is presented, and not leaving: who stands in front of others is no child, too (assumed). Else it would
    /// stand in two places, and who is in front of whom might come back to where it began.
    private var standsInFront: Bool {
        isPresented && !(presentation.coordinator.map { $0.isUnderWay && $0.isDismissal } ?? false)
    }

    /// A child that somebody presented while it was told of its parent stays with who presents it.
    private func refuse(_ child: UIViewController) {
        child.tellWillMove(to: nil)
        child.tellDidMove(to: nil)
    }

    /// Leaves the parent, and hears of it.
    func leaveParent() {
        guard let parent else { return }
        // Announced by a container of the system's, which takes that back (assumed).
        if parent.announcesChildren, containment.awaitsParent { tellWillMove(to: nil) }
        guard parent === self.parent else { return }
        parent.containment.children.removeAll { $0 === self }
        parent.containment.childTraits[ObjectIdentifier(self)] = nil
        containment.parent = nil
        coveredEdges = .zero
        parent.childDidLeave(self)
        tellDidMove(to: nil)
        viewIfLoaded?.markForTraits("removeFromParent")
    }

    /// A container says which parent comes, or that none does.
    func tellWillMove(to parent: UIViewController?) {
        containment.awaitsParent = parent != nil
        containment.announcements += 1
        perform(.willMove, parent?.name ?? "nil") { willMove(toParent: parent) }
    }

    /// A container says which parent came, or that none did. Who asks during the call finds it told.
    func tellDidMove(to parent: UIViewController?) {
        containment.awaitsParent = false
        perform(.didMove, parent?.name ?? "nil") { didMove(toParent: parent) }
    }

    /// The view's superview is about to be another: its nearest controller has to be the parent.
    /// - Returns: False for a view that may not go there.
    func mayMoveView(into superview: UIView) -> Bool {
        guard let parent, let around = superview.nearestController, around !== parent else { return true }
        raise(
            "UIViewControllerHierarchyInconsistencyException",
            "child view controller:\(self) should have parent view controller:\(around) but actual parent is:\(parent)")
        return false
    }

    /// The controller itself and those above it, innermost first.
    var ancestry: [UIViewController] {
        var found: [UIViewController] = []
        var current: UIViewController? = self
        while let controller = current {
            found.append(controller)
            current = controller.parent
        }
        return found
    }

    /// The controller itself, those above it, who presents one of them, and so on to a window's root.
    var surroundings: [UIViewController] {
        var found: [UIViewController] = [self]
        var next = 0
        while next < found.count {
            for other in [found[next].parent, found[next].presentation.presenting].compactMap({ $0 })
            where !found.contains(where: { $0 === other }) {
                found.append(other)
            }
            next += 1
        }
        return found
    }

    /// The outermost controller.
    var rootAncestor: UIViewController { ancestry.last ?? self }

    /// The controller and all below it, outer ones first.
    var family: [UIViewController] { [self] + containment.children.flatMap(\.family) }
}
