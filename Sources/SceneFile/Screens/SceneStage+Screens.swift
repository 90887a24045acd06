import Offstage
import TextFormatting
import UIKit
import YAMLTree

/// The traits of the screen, which changes replace.
final class ScreenTraits: FeatureStore {
    var traits: UITraitCollection?
}

// What changes do with controllers, the screen and the app. What raises on a device is among the stage's diagnostics.
extension SceneStage {
    func run(_ command: ScreenCommand, at mark: YAMLMark, _ completion: ((Bool) -> Void)?) {
        switch command {
        case .push(let id, let stack, let animated): push(id, in: stack, animated, at: mark)
        case .pop(let id, let animated): navigation(id)?.popViewController(animated: animated)
        case .popToRoot(let id, let animated): navigation(id)?.popToRootViewController(animated: animated)
        case .popTo(let id, let animated): pop(to: id, animated, at: mark)
        case .setViewControllers(let all, let isReverse, let animated):
            for entry in all { set(entry.controllers, in: entry.id, isReverse, animated) }
        case .present(let id, let from, let animated): present(id, from: from, animated, at: mark, completion)
        case .dismiss(let id, let animated):
            controller(id)?.dismiss(animated: animated) { completion?(true) }
        case .addChild(let id, let parent, let place): addChild(id, to: parent, around: place, at: mark)
        case .removeFromParent(let id): removeFromParent(id, at: mark)
        case .root(let id): controller(id).map { stage.window.rootViewController = $0 }
        case .select(let id): select(id, at: mark)
        case .show(let column, let id): (controller(id) as? UISplitViewController)?.show(column)
        case .hide(let column, let id): (controller(id) as? UISplitViewController)?.hide(column)
        case .set(let id, let settings, let index): set(settings, on: id, index, at: mark)
        case .call(let id, let name): controller(id).map { call(name, on: $0) }
        default: runOnDevice(command)
        }
    }

    private func runOnDevice(_ command: ScreenCommand) {
        let application = stage.host.application
        switch command {
        case .rotate(let orientation): stage.rotate(to: orientation)
        case .traits(let record): setTraits(record)
        case .background: application.change(to: .background)
        case .foreground: application.change(to: .active)
        case .inactive: application.change(to: .inactive)
        case .disconnect: application.disconnect()
        case .memoryWarning: stage.warnOfMemory()
        default: break
        }
    }

    private func setTraits(_ record: SceneRecord) {
        let screen = parts[ScreenTraits.self]
        let traits = (screen.traits ?? UITraitCollection()).modifyingTraits { TraitForms.set(record, on: &$0) }
        screen.traits = traits
        stage.setTraits(traits)
    }

    // MARK: Stacks

    private func navigation(_ id: String) -> UINavigationController? { controller(id) as? UINavigationController }

    private func push(_ id: String, in stack: String?, _ animated: Bool, at mark: YAMLMark) {
        guard let pushed = controller(id) else { return }
        guard let stack = stack.flatMap(navigation) ?? frontController?.nearestStack else {
            return report("no navigation controller is seen", at: mark, expected: "`in: id`")
        }
        stack.pushViewController(pushed, animated: animated)
    }

    private func pop(to id: String, _ animated: Bool, at mark: YAMLMark) {
        guard let target = controller(id) else { return }
        guard let stack = target.navigationController else {
            return report("'\(id)' is in no stack", at: mark, expected: "a controller that was pushed")
        }
        stack.popToViewController(target, animated: animated)
    }

    private func set(_ ids: [String], in container: String, _ isReverse: Bool, _ animated: Bool) {
        let controllers = ids.compactMap(controller)
        switch controller(container) {
        case let stack as UINavigationController: stack.setViewControllers(controllers, animated: animated)
        case let tabs as UITabBarController: tabs.setViewControllers(controllers, animated: animated)
        case let pages as UIPageViewController:
            pages.setViewControllers(controllers, direction: isReverse ? .reverse : .forward, animated: animated)
        default: break
        }
    }

    // MARK: Presentation and containment

    /// The one in front: the root, or what is presented over it last.
    private var frontController: UIViewController? {
        let root = stage.window.rootViewController
        return root?.presentedChain.last ?? root
    }

    private func present(
        _ id: String, from: String?, _ animated: Bool, at mark: YAMLMark, _ completion: ((Bool) -> Void)?
    ) {
        guard let presented = controller(id) else { return }
        guard let presenter = from.flatMap(controller) ?? frontController else {
            return report("no controller is there to present '\(id)'", at: mark, expected: "`controller:` or `root:`")
        }
        builder.findSources(of: presented)
        presenter.present(presented, animated: animated) { completion?(true) }
    }

    private func addChild(_ id: String, to parent: String?, around place: String?, at mark: YAMLMark) {
        guard let child = controller(id), let parent = parent.flatMap(controller) ?? stage.window.rootViewController
        else {
            return report("no controller is there to have '\(id)' as its child", at: mark, expected: "`to: id`")
        }
        guard child !== parent else { return report("'\(id)' is to be a child of itself", at: mark) }
        let around = place.flatMap(view)
        if let place, let root = parent.view, around.map({ $0.isDescendant(of: root) }) != true {
            return report("'\(place)' is no view of the container", at: mark, expected: "a view inside of its `view`")
        }
        builder.adopt(child, in: parent, around: around)
    }

    private func removeFromParent(_ id: String, at mark: YAMLMark) {
        guard let child = controller(id) else { return }
        guard child.parent != nil else {
            return report("'\(id)' has no parent", at: mark, expected: "a child")
        }
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
    }

    private func select(_ id: String, at mark: YAMLMark) {
        guard let chosen = controller(id) else { return }
        guard let tabs = chosen.tabBarController, let tab = tabs.tab(around: chosen) else {
            return report("'\(id)' is in no tab", at: mark, expected: "a controller of a UITabBarController")
        }
        tabs.selectedViewController = tab
    }

    // MARK: A controller's own

    private func set(_ settings: [Setting], on id: String, _ index: Int?, at mark: YAMLMark) {
        guard let controller = controller(id) else { return }
        builder.with(controller.traitCollection) {
            for setting in settings { setting.row.apply(controller, setting.value, builder) }
        }
        guard let index, let tabs = controller as? UITabBarController else { return }
        let count = tabs.viewControllers?.count ?? 0
        guard index < count else {
            return report("selectedIndex \(index) of \(count.counted("tab"))", at: mark)
        }
        tabs.selectedIndex = index
    }

    private func call(_ name: String, on controller: UIViewController) {
        switch name {
        case "loadViewIfNeeded": controller.loadViewIfNeeded()
        case "setNeedsUpdateProperties": controller.setNeedsUpdateProperties()
        case "updatePropertiesIfNeeded": controller.updatePropertiesIfNeeded()
        case "updateTraitsIfNeeded": controller.updateTraitsIfNeeded()
        case "setNeedsStatusBarAppearanceUpdate": controller.setNeedsStatusBarAppearanceUpdate()
        default: controller.endAppearanceTransition()
        }
    }
}

extension UIViewController {
    /// The stack that is seen in the controller: itself, or the nearest in what it shows.
    fileprivate var nearestStack: UINavigationController? {
        if let stack = self as? UINavigationController { return stack }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController?.nearestStack }
        return children.lazy.compactMap(\.nearestStack).first
    }
}

extension UITabBarController {
    /// The tab that a controller is, or is in.
    fileprivate func tab(around controller: UIViewController) -> UIViewController? {
        sequence(first: controller) { $0.parent }.first { candidate in
            viewControllers?.contains { $0 === candidate } == true
        }
    }
}
