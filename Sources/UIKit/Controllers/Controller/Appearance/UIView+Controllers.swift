import Foundation

// Views of controllers on their way into and out of windows.
extension UIView {
    /// The controller whose view this is.
    package var controller: UIViewController? { controllerStorage }

    /// The controller whose view this is, or the nearest around it.
    package var nearestController: UIViewController? {
        var view: UIView? = self
        while let current = view {
            if let controller = current.controllerStorage { return controller }
            view = current.parentView
        }
        return nil
    }

    /// True in a window that is shown.
    var isInShownWindow: Bool { windowStorage.map { !$0.layer.isHidden } ?? false }

    /// The view is about to come into a window: its controllers are told, outer ones first.
    func controllersWillEnterWindow() {
        for controller in controllersInside where controller.followsWindow {
            guard let parent = controller.parent else {
                controller.begin(true, animated: false, origin: .window)
                controller.endAfterCommit()
                continue
            }
            guard parent.shouldAutomaticallyForwardAppearanceMethods else { continue }
            if parent.appearance.phase == .appeared {
                controller.begin(true, animated: false, origin: .window)
                controller.endAfterCommit()
            } else if parent.appearance.phase == .appearing {
                controller.begin(true, animated: parent.appearance.isAnimated, origin: .parent)
            }
        }
    }

    /// The view is about to leave its window.
    /// - Returns: Those who hear of it afterwards, too.
    func controllersWillLeaveWindow() -> [UIViewController] {
        var leaving: [UIViewController] = []
        // What comes or goes in a place that leaves is over first.
        for controller in controllersInside { controller.settleContexts(in: self) }
        for controller in controllersInside where controller.leavesWithWindow {
            controller.begin(false, animated: false, origin: .window)
            leaving.append(controller)
        }
        return leaving
    }

    /// Controllers of this view and of views in it, outer ones first.
    var controllersInside: [UIViewController] {
        var found: [UIViewController] = []
        collectControllers(into: &found)
        return found
    }

    private func collectControllers(into found: inout [UIViewController]) {
        if let controllerStorage { found.append(controllerStorage) }
        for child in childViews { child.collectControllers(into: &found) }
    }
}

extension UIViewController {
    /// Whether the view's entering a window shows the controller: not while code of a container, or a presentation, does
    /// so itself.
    fileprivate var followsWindow: Bool {
        switch appearance.phase {
        case .appeared, .appearing: false
        case .disappeared: !isPresented || restsInContext
        case .disappearing: appearance.origin == .window
        }
    }

    fileprivate var leavesWithWindow: Bool {
        switch appearance.phase {
        case .disappeared, .disappearing: return false
        case .appearing: if appearance.origin == .code { return false }
        case .appeared: break
        }
        guard let parent else { return !isPresented || restsInContext }
        return parent.shouldAutomaticallyForwardAppearanceMethods
    }

    /// Whether a presentation shows the controller.
    var isPresented: Bool { presentation.presenting != nil }
}
