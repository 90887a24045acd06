import UIKit

/// Gives a controller what its views tell bars.
@MainActor
final class BarsApplier {
    private unowned let controller: UIViewController
    private var version: Int?
    private(set) var bars = Bars()
    private var hosts: [HostingView<AnyView>] = []
    private var places: [ToolbarItemPlacement] = []
    private var search: SearchBridge?

    init(_ controller: UIViewController) { self.controller = controller }

    /// Takes on what views tell now; nil: nothing.
    func apply(_ new: Bars?) {
        guard new != nil || version != nil, new?.version != version else { return }
        version = new?.version
        let old = bars
        bars = new ?? Bars()
        let item = controller.navigationItem
        if bars.title != old.title { controller.title = bars.title }
        let mode = (bars.displayMode ?? .automatic).uiMode
        if item.largeTitleDisplayMode != mode { item.largeTitleDisplayMode = mode }
        let hidesBack = bars.hidesBackButton ?? false
        if item.hidesBackButton != hidesBack { item.hidesBackButton = hidesBack }
        applyItems(item)
        search = SearchBridge.brought(search, to: bars.search, on: item)
        if let tab = bars.tab { tab.apply(to: controller) }
        bars.sheet.apply(to: controller)
        applyVisibility()
        (controller.navigationController as? HostedNavigation)?.navigator.barsDidChange(of: controller)
    }

    /// Shows or hides the bars of the containers around, where the controller is in front.
    func applyVisibility() {
        guard let navigation = controller.navigationController, navigation.topViewController === controller else {
            return
        }
        let isHidden = bars.navigationBar == .hidden
        if navigation is HostedNavigation || bars.navigationBar != nil, navigation.isNavigationBarHidden != isHidden {
            navigation.setNavigationBarHidden(isHidden, animated: controller.viewIfLoaded?.window != nil)
        }
        let hasBelow = !(controller.toolbarItems ?? []).isEmpty && bars.bottomBar != .hidden
        if navigation.isToolbarHidden == hasBelow { navigation.setToolbarHidden(!hasBelow, animated: false) }
    }

    private func applyItems(_ item: UINavigationItem) {
        let new = bars.items.map(\.placement)
        guard new != places else {
            for (host, part) in zip(hosts, bars.items) { show(part, in: host) }
            return
        }
        places = new
        hosts = bars.items.map { part in
            let host = HostingView(rootView: part.view, in: environment(of: part))
            host.safeAreaRegions = []
            host.followsIdealSize = true
            host.idealSizeDidChange = { [weak host] _ in host?.invalidateIntrinsicContentSize() }
            host.frame.size = host.contentSize(.unspecified)
            return host
        }
        setItems(item)
    }

    private func setItems(_ item: UINavigationItem) {
        func items(_ kind: ToolbarItemPlacement.Kind) -> [UIBarButtonItem] {
            zip(places, hosts).filter { $0.0.kind == kind }.map { UIBarButtonItem(customView: $0.1) }
        }
        item.leftBarButtonItems = items(.leading)
        item.leftItemsSupplementBackButton = bars.hidesBackButton != true
        item.rightBarButtonItems = items(.trailing).reversed()
        item.titleView = items(.principal).first?.customView
        let below = items(.bottom)
        let spaced = below.enumerated().flatMap { $0.offset == 0 ? [$0.element] : [.flexibleSpace(), $0.element] }
        controller.toolbarItems = spaced.isEmpty ? nil : spaced
    }

    private func show(_ part: ToolbarPart, in host: HostingView<AnyView>) {
        host.outerEnvironment = environment(of: part)
        host.rootView = part.view
    }

    private func environment(of part: ToolbarPart) -> EnvironmentValues {
        var environment = part.environment ?? EnvironmentValues()
        environment.container.isInRow = false
        environment.imageScale = .large
        // Bars do not grow with text.
        if environment.dynamicTypeSize > .large { environment.dynamicTypeSize = .large }
        environment.font = part.placement.isStrong || part.placement.kind == .principal ? .headline : .body
        environment.listAppearance = .insetGrouped
        return environment
    }
}
