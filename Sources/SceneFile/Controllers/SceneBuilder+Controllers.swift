import UIKit

/// Controllers, while the scene lives.
final class LiveControllers: FeatureStore {
    /// By their ids.
    var all: [String: UIViewController] = [:]
    /// What gives page controllers their pages; they hold no data source.
    fileprivate var pageLists: [any UIPageViewControllerDataSource] = []
    /// Views of controllers whose place the file says.
    fileprivate var placedViews: Set<ObjectIdentifier> = []
}

// Makes controllers of a scene's values. Their views are made when somebody asks for them, as in an app.
extension SceneBuilder {
    private var live: LiveControllers { parts[LiveControllers.self] }

    func makeController(_ node: ControllerNode) -> UIViewController {
        let controller = node.type.make(node)
        controller.identifier = node.id
        if let id = node.id { live.all[id] = controller }
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
                live.placedViews.insert(ObjectIdentifier(made))
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
        if !live.placedViews.contains(ObjectIdentifier(view)) {
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
        case let alert as UIAlertController:
            fill(alert, node.actions, preferred: node.construction["preferredAction"]?.text)
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
        let all = node.viewControllers.map(makeController)
        let source = pageSource(of: node, all)
        live.pageLists.append(source)
        pages.dataSource = source
        // Two that are bound in the middle, from an even place on.
        let isDouble = pages.spineLocation == .mid && all.count > 1
        let first = isDouble ? min(node.selectedIndex / 2 * 2, all.count - 2) : node.selectedIndex
        pages.setViewControllers(
            Array(all[first..<(first + (isDouble ? 2 : 1))]), direction: .forward, animated: false)
    }

    private func pageSource(
        of node: ControllerNode, _ pages: [UIViewController]
    ) -> any UIPageViewControllerDataSource {
        guard let count = node.construction["presentationCount"]?.integer, count > 0 else { return PageList(pages) }
        return CountedPageList(pages, count: count, index: node.construction["presentationIndex"]?.integer)
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

/// Pages that dots count.
@MainActor
final class CountedPageList: NSObject, UIPageViewControllerDataSource {
    private let list: PageList
    private let count: Int
    /// The dot that is chosen; nil for that of the page.
    private let index: Int?

    init(_ pages: [UIViewController], count: Int, index: Int?) {
        list = PageList(pages)
        self.count = count
        self.index = index
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { list.pageViewController(pageViewController, viewControllerBefore: viewController) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { list.pageViewController(pageViewController, viewControllerAfter: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        if let index { return index }
        let shown = pageViewController.viewControllers?.first
        return list.pages.firstIndex { $0 === shown } ?? 0
    }
}
