import UIKit

/// Views of which a bar, or a finger, chooses one.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @Environment(\.pagesTabs) private var pages

    /// Tabs of which a binding has the tag of the chosen one; nil: the view keeps it itself.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// The tab bar of UIKit's, or pages.
    public var body: some View {
        TabParts(
            content: content, selected: selection.map { AnyHashable($0.wrappedValue) },
            select: { if let value = $0.base as? SelectionValue { selection?.wrappedValue = value } }, pages: pages)
    }
}

extension TabView where SelectionValue == Int {
    /// Tabs of which the view keeps the chosen one itself.
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// What is known of tabs.
struct TabParts<Content: View>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let selected: AnyHashable?
    let select: (AnyHashable) -> Void
    let pages: PageTabViewStyle?

    static func makeNode(_ view: Self, in place: Place) -> TypedNode<Self> { TabNode(view, in: place) }
}

/// A tab, as it is shown.
struct TabPart {
    let id: PartID
    let view: AnyView
    let tag: AnyHashable?
}

private final class TabNode<Content: View>: PartedNode<TabParts<Content>> {
    private var shown: ViewNode?

    override init(_ view: TabParts<Content>, in place: Place) {
        super.init(view, in: place)
        bringUpToDate()
    }

    override var elements: [LayoutElement] { shown?.elements ?? [] }
    override var children: [ViewNode] { super.children + (shown.map { [$0] } ?? []) }
    override func contentDidChange() { bringUpToDate() }
    override func viewDidChange(from old: TabParts<Content>, _ oldEnvironment: EnvironmentValues) { bringUpToDate() }
    override func environmentDidChange(from old: EnvironmentValues) { bringUpToDate() }

    private func bringUpToDate() {
        takeApart(view.content)
        let parts = sections.flatMap(\.parts).map { part in
            let view = part.view()
            return TabPart(
                id: part.id, view: AnyView(any: view),
                tag: StaticTraits.of(view, environment).tag ?? part.element)
        }
        show(
            view.pages.map { PagesShower(parts: parts, selected: view.selected, select: view.select, style: $0) }
                ?? TabShower(parts: parts, selected: view.selected, select: view.select))
    }

    private func show(_ new: any View) {
        if let shown, shown.receive(erased: new, environment) { return }
        if let shown { graph.lifecycle.end(shown) }
        let isFirst = shown == nil
        shown = new.erasedNode(in: place())
        if !isFirst { parent?.elementsDidChange() }
    }
}

/// Shows tabs by a tab bar of UIKit's.
private struct TabShower: ContainerRepresentable {
    let parts: [TabPart]
    let selected: AnyHashable?
    let select: (AnyHashable) -> Void

    func makeCoordinator() -> TabCoordinator { TabCoordinator() }

    func makeUIViewController(context: Context) -> UITabBarController {
        let controller = UITabBarController()
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ controller: UITabBarController, context: Context) {
        context.coordinator.show(parts, context.plainEnvironment, in: controller)
        context.coordinator.select = select
        guard let selected, let index = parts.firstIndex(where: { $0.tag == selected }),
            controller.selectedIndex != index
        else { return }
        controller.selectedIndex = index
    }
}

@MainActor
final class TabCoordinator: NSObject, UITabBarControllerDelegate {
    private var shown: [(part: TabPart, controller: PushedController)] = []
    var select: (AnyHashable) -> Void = { _ in }

    func show(_ parts: [TabPart], _ environment: EnvironmentValues, in controller: UITabBarController) {
        let before = shown.map(\.part.id)
        shown = parts.map { part in
            guard let known = shown.first(where: { $0.part.id == part.id })?.controller else {
                let new = PushedController(part.view, environment)
                new.setItem()
                return (part, new)
            }
            known.show(part.view, environment)
            return (part, known)
        }
        if shown.map(\.part.id) != before || controller.viewControllers == nil {
            controller.setViewControllers(shown.map(\.controller), animated: false)
        }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        guard let tag = shown.first(where: { $0.controller === viewController })?.part.tag else { return }
        select(tag)
    }
}

extension PushedController {
    /// Has the item in the bar before the view is shown.
    fileprivate func setItem() { _ = currentBars }
}

/// What a tab's item shows.
struct TabLook {
    var content: AnyView
    var environment: EnvironmentValues
    var badge: String?

    /// Shows it as a controller's item.
    @MainActor
    func apply(to controller: UIViewController) {
        guard controller.parent == nil || controller.parent is UITabBarController else { return }
        var plain = environment
        plain.font = .body
        let shown = ItemSource(content, plain).shown
        guard let item = controller.tabBarItem else { return }
        if item.title != shown.title { item.title = shown.title }
        item.image = shown.image
        if item.badgeValue != badge { item.badgeValue = badge }
    }
}

extension View {
    /// Says what the view's tab shows: its first text and its first picture.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = AnyView(label())
        return bars { bars, environment in
            bars.tab = TabLook(content: label, environment: environment, badge: bars.tab?.badge)
        }
    }

    /// Shows a number beside a row, or on a tab; 0: none.
    public func badge(_ count: Int) -> some View { told(badge: count == 0 ? nil : String(count)) }

    /// Shows a text beside a row, or on a tab; nil: none.
    public func badge(_ label: Text?) -> some View { told(badge: label?.words(EnvironmentValues())) }

    /// Shows a text beside a row, or on a tab; nil: none.
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    private func told(badge: String?) -> some View {
        rowTrait { $0.badge = badge }
            .bars { bars, _ in bars.tab?.badge = badge }
    }
}
