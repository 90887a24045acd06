import Foundation

// Changes of the stack, in the call itself.
extension UINavigationController {
    func push(_ controller: UIViewController, animated: Bool) {
        if controller is UINavigationController, !pushesNavigationControllers {
            return raise("NSInvalidArgumentException", "Pushing a navigation controller is not supported")
        }
        if isInStack(controller) {
            return raise(
                "NSInvalidArgumentException",
                "\(self) is pushing the same view controller instance (\(controller)) more than once which is not "
                    + "supported and is most likely an error in the application")
        }
        guard mayChange() else { return }
        change(to: stack + [controller], .push, animated: animated)
    }

    func pop(
        to index: Int, animated: Bool, interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) -> [UIViewController]? {
        guard mayChange() else { return nil }
        let popped = Array(stack[(index + 1)...])
        if !popped.isEmpty {
            change(to: Array(stack[...index]), .pop, animated: animated, interaction: interaction)
        }
        return popped
    }

    func replaceStack(with controllers: [UIViewController], animated: Bool) {
        if Set(controllers.map { ObjectIdentifier($0) }).count < controllers.count {
            return raise(
                "NSInternalInconsistencyException", "All view controllers in a navigation controller must be distinct")
        }
        if !pushesNavigationControllers, controllers.contains(where: { $0 is UINavigationController }) {
            return raise("NSInvalidArgumentException", "Pushing a navigation controller is not supported")
        }
        guard mayChange() else { return }
        let isPop = controllers.last.map { top in stack.dropLast().contains { $0 === top } } ?? true
        change(to: controllers, isPop ? .pop : .push, animated: animated)
    }

    /// Whether the stack may change: not while an animated transition is planned or runs.
    private func mayChange() -> Bool {
        let isAnimating = planned?.animated ?? running.map { $0.isUnderWay && $0.isAnimated } ?? false
        guard isAnimating else { return true }
        raise("NSInvalidArgumentException", "Can't add self as subview")
        return false
    }

    private func change(
        to new: [UIViewController], _ operation: Operation, animated: Bool,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        let old = stack
        let difference = StackDifference(from: old, to: new)
        guard !difference.isEmpty else { return }
        let (going, coming) = (difference.going, difference.coming)
        // What they are told comes after that, as they may change the stack themselves: what stands then counts.
        stack = new
        (sceneHost ?? SceneHost.current).because("\(operation) in \(name)") { tellOfChange(going, coming) }
        // Who could not become a child does not stand here.
        let refused = Set(coming.filter { $0.parent !== self }.map(ObjectIdentifier.init))
        if !refused.isEmpty { stack.removeAll { refused.contains(ObjectIdentifier($0)) } }
        // A pushed controller may hide the tab bar.
        tabBarController?.stackDidChange()
        let top = stack.last
        let came = coming.filter { isInStack($0) && isComing($0) }
        let gone = going.filter { !isInStack($0) && $0.parent === self }
        // What the middle ones are told, they are told at once.
        for controller in came where controller !== top { tellCame(controller) }
        for controller in gone where controller !== shown { controller.removeFromParent() }
        let isOnScreen = viewIfLoaded?.window != nil && (shown != nil || appearance.isShown)
        guard isOnScreen || appearance.isInTransition else {
            showItems()
            return settleOffScreen(gone)
        }
        // Nobody sees what moves in a controller that leaves.
        let isSeen = isOnScreen && appearance.phase != .disappearing
        plan(
            operation, from: old, animated: animated && UIView.areAnimationsEnabled && top !== shown && isSeen,
            arriving: came.filter { $0 === top }, leaving: gone.filter { $0 === shown }, interaction)
    }

    /// A child by now that was not told so.
    private func isComing(_ controller: UIViewController) -> Bool {
        controller.parent === self && controller.containment.awaitsParent
    }

    /// Looks from the top, where changes are.
    func isInStack(_ controller: UIViewController) -> Bool { stack.lastIndex { $0 === controller } != nil }

    /// Tells the controllers that leave, and those that come.
    private func tellOfChange(_ going: [UIViewController], _ coming: [UIViewController]) {
        for controller in going where controller.parent === self && !isInStack(controller) {
            controller.tellWillMove(to: nil)
        }
        for controller in coming where isInStack(controller) {
            if controller.parent === self {
                // Back before its leaving was over.
                controller.tellWillMove(to: self)
            } else {
                addChild(controller)
            }
            guard !isInStack(controller), controller.parent === self else { continue }
            // Taken away in its own callback.
            controller.tellWillMove(to: nil)
            controller.removeFromParent()
        }
    }

    /// Without a window nobody appears: the top's view is put in its place later.
    private func settleOffScreen(_ going: [UIViewController]) {
        for controller in stack where isComing(controller) { tellCame(controller) }
        guard let old = shown, old !== stack.last else { return }
        old.leavePlace()
        if going.contains(where: { $0 === old }) { old.removeFromParent() }
        shown = nil
        viewIfLoaded?.setNeedsLayout()
    }

    /// Takes part in what is planned already, or plans anew. Several that animate nothing become one.
    private func plan(
        _ operation: Operation, from old: [UIViewController], animated: Bool, arriving: [UIViewController],
        leaving: [UIViewController], _ interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        var change =
            planned
            ?? StackChange(
                operation: operation, animated: animated,
                coordinator: TransitionCoordinator(from: shown, to: stack.last, animated: animated, in: container),
                interaction: interaction, oldStack: old)
        change.arriving += arriving
        // A top that became a middle one before it was seen is told at once.
        for controller in change.arriving where controller !== stack.last {
            if isInStack(controller) {
                tellCame(controller)
            } else {
                controller.removeFromParent()
            }
        }
        change.arriving = change.arriving.filter { $0 === stack.last }
        change.leaving = (change.leaving + leaving).filter { !isInStack($0) }
        if planned != nil {
            let coordinator = TransitionCoordinator(from: shown, to: stack.last, animated: animated, in: container)
            coordinator.adopt(change.coordinator)
            change = StackChange(
                operation: operation, animated: animated, arriving: change.arriving, leaving: change.leaving,
                coordinator: coordinator, interaction: interaction, oldStack: change.oldStack)
        }
        planned = change
        viewIfLoaded?.setNeedsLayout()
    }

    /// A child left by another way than a change of the stack: it leaves that, too.
    func letGo(_ child: UIViewController) {
        let old = stack
        if isInStack(child) {
            stack.removeAll { $0 === child }
            showItems()
        }
        guard child === shown else { return }
        // Whoever took it shows it elsewhere.
        shown = nil
        if child.appearance.isShown { child.begin(false, animated: false, origin: .code) }
        child.leavePlace()
        if child.appearance.phase == .disappearing { child.end() }
        guard viewIfLoaded?.window != nil || appearance.isInTransition else { return settleOffScreen([]) }
        plan(.pop, from: old, animated: false, arriving: [], leaving: [], nil)
    }

    /// Tells a child that it came, unless somebody did, or it leaves again.
    func tellCame(_ controller: UIViewController) {
        if isComing(controller) { controller.tellDidMove(to: self) }
    }
}
