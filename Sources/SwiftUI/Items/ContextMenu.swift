import UIKit

/// Lets a menu open where a finger stays on a view.
private struct ContextMenuModifier: ElementModifier {
    typealias Body = Never
    let content: AnyView

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> ContextMenuElement {
        ContextMenuElement(content)
    }

    func update(_ element: ContextMenuElement, _ environment: EnvironmentValues) {
        let (content, environment) = (content, environment.withoutLog)
        element.view.items = { ItemSource.items(of: content, in: environment) }
    }
}

private final class ContextMenuElement: WrapperElement {
    let view = ContextMenuView()

    override init(_ content: LayoutElement) {
        super.init(content)
        face = ContainerFace(view)
    }
}

/// A view with a context menu.
private final class ContextMenuView: HearingView, UIContextMenuInteractionDelegate {
    var items: () -> [ViewItem] = { [] }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addInteraction(UIContextMenuInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { fatalError("A context menu is made by its modifier.") }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let items = items()
        guard !items.isEmpty else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in MenuMaker.menu(items) }
    }
}

extension View {
    /// Opens choices when a finger stays on the view.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(content: AnyView(menuItems())))
    }
}
