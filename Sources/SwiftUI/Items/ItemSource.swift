import UIKit

/// Reads views as choices.
@MainActor
final class ItemSource {
    private let host: HostingView<AnyView>

    init(_ content: AnyView, _ environment: EnvironmentValues) {
        host = HostingView(rootView: content, in: Self.reading(environment))
    }

    private static func reading(_ environment: EnvironmentValues) -> EnvironmentValues {
        var environment = environment
        environment.container.readsItems = true
        environment.container.isInRow = false
        return environment
    }

    /// The choices as they are now.
    var items: [ViewItem] {
        host.bringUpToDate()
        return host.elements.flatMap(Self.items)
    }

    /// What the views show, if they are taken as one.
    var shown: ViewItem {
        host.bringUpToDate()
        let all = host.elements.map { ShownContent($0) }
        var item = ViewItem(kind: .label)
        item.title = all.flatMap(\.texts).first ?? ""
        item.image = all.flatMap(\.images).first
        return item
    }

    private static func items(_ element: LayoutElement) -> [ViewItem] {
        if var items = element.preference(ItemsKey.self) {
            if items.count == 1, items[0].tag == nil { items[0].tag = tag(of: element) }
            return items
        }
        if isDivider(element) { return [ViewItem(kind: .divider)] }
        var item = ViewItem(kind: .label)
        item.read(element)
        item.tag = tag(of: element)
        return [item]
    }

    /// The value that a view has, or its identity in a `ForEach`.
    private static func tag(of element: LayoutElement) -> AnyHashable? {
        var inner: LayoutElement? = element
        let told = element.value(of: TagKey.self)
        while told == nil, let current = inner {
            if let id = current.elementID { return id }
            inner = (current as? WrapperElement)?.content
        }
        return told
    }

    private static func isDivider(_ element: LayoutElement) -> Bool {
        var inner = element
        while let wrapper = inner as? WrapperElement { inner = wrapper.content }
        return inner is DividerElement
    }

    /// The choices that views are, read once.
    static func items(of content: AnyView, in environment: EnvironmentValues) -> [ViewItem] {
        ItemSource(content, environment).items
    }

    /// The choices below a view that is one itself, read when they are asked for.
    static func group(_ content: some View, _ environment: EnvironmentValues, isInline: Bool) -> ViewItem.Kind {
        .group(items(of: AnyView(content), in: environment), isInline: isInline)
    }
}

/// Choices as a menu of UIKit's.
@MainActor
enum MenuMaker {
    /// A menu of choices. Lines part it.
    static func menu(_ items: [ViewItem], title: String = "") -> UIMenu {
        let parts = items.split(omittingEmptySubsequences: true) { item in
            if case .divider = item.kind { true } else { false }
        }
        let elements: [UIMenuElement] =
            parts.count < 2
            ? (parts.first.map { $0.map(element) } ?? [])
            : parts.map { UIMenu(title: "", options: .displayInline, children: $0.map(element)) }
        return UIMenu(title: title, children: elements)
    }

    private static func element(_ item: ViewItem) -> UIMenuElement {
        var attributes: UIMenuElement.Attributes = item.isEnabled ? [] : .disabled
        if item.role == .destructive { attributes.insert(.destructive) }
        switch item.kind {
        case .action(let run): return action(item, attributes) { run() }
        case .toggle(let isOn):
            let action = action(item, attributes) { isOn.wrappedValue.toggle() }
            action.state = isOn.wrappedValue ? .on : .off
            return action
        case .group(let items, let isInline):
            let menu = menu(items)
            return UIMenu(
                title: item.title, image: item.image, options: isInline ? .displayInline : [],
                children: menu.children)
        case .label, .field, .divider: return action(item, attributes.union(.disabled)) {}
        }
    }

    private static func action(
        _ item: ViewItem, _ attributes: UIMenuElement.Attributes, _ run: @escaping @MainActor () -> Void
    ) -> UIAction {
        UIAction(title: item.title, subtitle: item.subtitle, image: item.image, attributes: attributes) { _ in run() }
    }
}
