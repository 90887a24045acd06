import UIKit

/// How views are presented.
enum PresentationKind {
    case sheet, cover
    case popover(Edge?)
}

/// Reads what is to be presented, so that it follows the binding.
private struct SheetModifier<Item, Sheet: View>: ViewModifier {
    let item: Binding<Item?>
    let id: (Item) -> AnyHashable
    let kind: PresentationKind
    let onDismiss: (() -> Void)?
    let content: (Item) -> Sheet

    func body(content: Content) -> some View {
        let (item, build) = (item, self.content)
        let thing = item.wrappedValue.map { value in
            PresentedThing(
                id: id(value),
                make: { companion in make(value, companion.node.environment) },
                update: { controller, environment in
                    (controller as? PushedController)?.show(root(value, build), environment)
                })
        }
        return content.modifier(
            PresentingModifier(thing: thing, wasDismissed: { item.wrappedValue = nil }, onDismiss: onDismiss))
    }

    private func root(_ value: Item, _ build: @escaping (Item) -> Sheet) -> AnyView {
        AnyView(SheetRoot { build(value) })
    }

    private func make(_ value: Item, _ environment: EnvironmentValues) -> UIViewController {
        var environment = environment
        environment.container = ContainerContext()
        let controller = PresentedController(root(value, content), environment)
        switch kind {
        case .sheet: controller.modalPresentationStyle = .automatic
        case .cover: controller.modalPresentationStyle = .fullScreen
        case .popover(let edge):
            controller.modalPresentationStyle = .popover
            controller.popoverPresentationController?.permittedArrowDirections = edge?.arrow ?? .any
            controller.sizingOptions = .preferredContentSize
        }
        controller.prepare()
        return controller
    }
}

/// What is presented: its builder runs as a body, so that it follows what it reads.
private struct SheetRoot<Sheet: View>: View {
    let content: () -> Sheet
    var body: some View { content() }
}

extension Edge {
    /// The direction in which a popover's arrow points that is at this side of the popover's view.
    fileprivate var arrow: UIPopoverArrowDirection {
        switch self {
        case .top: .down
        case .bottom: .up
        case .leading: .right
        case .trailing: .left
        }
    }
}

extension Binding where Value == Bool {
    /// The binding as one of an item that is there while it is true.
    var asItem: Binding<Bool?> {
        Binding<Bool?>(get: { wrappedValue ? true : nil }, set: { wrappedValue = $0 ?? false })
    }
}

extension View {
    private func presenting<Item, Sheet: View>(
        _ item: Binding<Item?>, _ kind: PresentationKind, _ onDismiss: (() -> Void)?,
        id: @escaping (Item) -> AnyHashable, _ content: @escaping (Item) -> Sheet
    ) -> some View {
        modifier(SheetModifier(item: item, id: id, kind: kind, onDismiss: onDismiss, content: content))
    }

    /// Shows a sheet while a binding is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented.asItem, .sheet, onDismiss, id: { _ in true }, { _ in content() })
    }

    /// Shows a sheet for an item while a binding has one.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item, .sheet, onDismiss, id: { AnyHashable($0.id) }, content)
    }

    /// Covers the screen while a binding is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented.asItem, .cover, onDismiss, id: { _ in true }, { _ in content() })
    }

    /// Covers the screen for an item while a binding has one.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item, .cover, onDismiss, id: { AnyHashable($0.id) }, content)
    }

    /// Shows a popover at the view while a binding is true; where there is little room, a sheet.
    /// - Parameter arrowEdge: The side of the view at which it stands; nil: where there is room.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented.asItem, .popover(arrowEdge), nil, id: { _ in true }, { _ in content() })
    }

    /// Shows a popover at the view for an item while a binding has one; where there is little room, a sheet.
    /// - Parameter arrowEdge: The side of the view at which it stands; nil: where there is room.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item, .popover(arrowEdge), nil, id: { AnyHashable($0.id) }, content)
    }
}
