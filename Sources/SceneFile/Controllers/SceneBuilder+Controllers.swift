import UIKit

// Makes controllers of a scene's values. Their views are made when somebody asks for them, as in an app.
extension SceneBuilder {
    func makeController(_ node: ControllerNode) -> UIViewController {
        let controller = node.type.make(node)
        controller.identifier = node.id
        if let id = node.id { controllers[id] = controller }
        prepareView(of: controller, node)
        for setting in node.settings { setting.row.apply(controller, setting.value, self) }
        fill(controller, node)
        return controller
    }

    /// What happens when the view is loaded: the file's view is made, then children come into it.
    private func prepareView(of controller: UIViewController, _ node: ControllerNode) {
        if node.type.hasViewOfFile, let view = node.view {
            controller.preset.makeView = { [weak self, unowned controller] bounds in
                self?.makeRootView(view, of: controller, bounds) ?? UIView(frame: bounds)
            }
        }
        controller.preset.didLoad = { [weak self, unowned controller] in self?.finishLoading(controller, node) }
    }

    /// A controller's view fills what is around it, unless it has a frame of its own.
    private func makeRootView(_ node: ViewNode, of controller: UIViewController, _ bounds: CGRect) -> UIView {
        var made = UIView(frame: bounds)
        with(controller.traitCollection) {
            made = makeView(node, defaultFrame: bounds)
            if node.hasPlace {
                placedViews.insert(ObjectIdentifier(made))
            } else if !node.settings.contains(where: { $0.row.key == "autoresizingMask" }) {
                made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            }
        }
        return made
    }

    private func finishLoading(_ controller: UIViewController, _ node: ControllerNode) {
        guard let view = controller.viewIfLoaded else { return }
        if !node.type.hasViewOfFile, let own = node.view {
            with(controller.traitCollection) { furnish(view, own, defaultFrame: view.frame) }
        }
        for child in node.children {
            adopt(makeController(child.node), in: controller, around: child.place.flatMap { views[$0] })
        }
        activateReady()
        connectGestures()
    }

    /// Adds a child as a container has to.
    func adopt(_ child: UIViewController, in parent: UIViewController, around place: UIView? = nil) {
        guard let around = place ?? parent.view else { return }
        parent.addChild(child)
        guard child.parent === parent, let view = child.view else { return }
        if !placedViews.contains(ObjectIdentifier(view)) {
            view.frame = around.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        around.addSubview(view)
        child.didMove(toParent: parent)
    }

    // MARK: Containers

    private func fill(_ controller: UIViewController, _ node: ControllerNode) {
        switch controller {
        case let navigation as UINavigationController: fill(navigation, node)
        case let tabs as UITabBarController: fill(tabs, node)
        case let pages as UIPageViewController: fill(pages, node)
        case let alert as UIAlertController: fill(alert, node)
        case let split as UISplitViewController:
            for (key, column) in ControllerForms.columnNames {
                node.columns[key].map { split.setViewController(makeController($0), for: column) }
            }
        default: break
        }
    }

    private func fill(_ navigation: UINavigationController, _ node: ControllerNode) {
        if let bar = node.bars["navigationBar"] { furnish(navigation.navigationBar, bar) }
        if let bar = node.bars["toolbar"] { furnish(navigation.toolbar, bar) }
        if !node.viewControllers.isEmpty {
            navigation.setViewControllers(node.viewControllers.map(makeController), animated: false)
        }
    }

    private func fill(_ tabs: UITabBarController, _ node: ControllerNode) {
        if let bar = node.bars["tabBar"] { furnish(tabs.tabBar, bar) }
        guard !node.viewControllers.isEmpty else { return }
        tabs.setViewControllers(node.viewControllers.map(makeController), animated: false)
        if node.selectedIndex > 0 { tabs.selectedIndex = node.selectedIndex }
    }

    private func fill(_ pages: UIPageViewController, _ node: ControllerNode) {
        guard !node.viewControllers.isEmpty else { return }
        let source = PageList(node.viewControllers.map(makeController))
        pageLists.append(source)
        pages.dataSource = source
        pages.setViewControllers([source.pages[node.selectedIndex]], direction: .forward, animated: false)
    }

    /// Sets what a change says.
    func apply(_ change: ViewChange, to view: UIView) {
        with(view.traitCollection) {
            place(view, change.geometry)
            place(view.layer, change.layer.geometry, owner: nil)
            for setting in change.settings { setting.row.apply(view, setting.value, self) }
            set(change.layer, on: view.layer)
            if let drawing = change.drawing { (view as? any DrawingView)?.drawing = drawing }
            if let size = change.intrinsicContentSize { (view as? any StandInView)?.standInSize = size }
        }
    }
}

/// The pages of a page controller, one behind the other.
@MainActor
final class PageList: NSObject, UIPageViewControllerDataSource {
    let pages: [UIViewController]

    init(_ pages: [UIViewController]) {
        self.pages = pages
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
        guard let place = pages.firstIndex(where: { $0 === controller }) else { return nil }
        return pages.indices.contains(place + step) ? pages[place + step] : nil
    }
}
