import UIKit

/// Opens choices when it is tapped.
public struct Menu<Label: View, Content: View>: View, SingleView {
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?
    @Environment(\.self) private var environment
    @Environment(\.isEnabled) private var isEnabled

    /// A menu of views: buttons, toggles, pickers, other menus.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        primaryAction = nil
    }

    /// A button that opens a menu when a finger stays on it.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.content = content()
        self.label = label()
        self.primaryAction = primaryAction
    }

    /// The label, in the tint; in a menu a menu in it.
    public var body: some View {
        if environment.container.readsItems {
            HStack { label }.modifier(
                ItemModifier(kind: ItemSource.group(content, environment.withoutLog, isInline: false)))
        } else {
            HStack { label }
                .foregroundStyle(
                    isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(HierarchicalShapeStyle.tertiary)
                )
                .modifier(MenuModifier(content: AnyView(content), primaryAction: primaryAction))
        }
    }
}

extension Menu where Label == Text {
    /// A menu that is called by a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu that is called by a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// A menu that is called by a text and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A menu that is called by a text and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

/// Lets a view open a menu.
struct MenuModifier: ElementModifier {
    typealias Body = Never
    let content: AnyView
    let primaryAction: (@MainActor () -> Void)?

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> MenuModifierElement {
        MenuModifierElement(content)
    }

    func update(_ element: MenuModifierElement, _ environment: EnvironmentValues) {
        let (content, environment) = (content, environment.withoutLog)
        element.control.items = { ItemSource.items(of: content, in: environment) }
        element.control.action = primaryAction
        element.control.isEnabled = environment.isEnabled
        element.control.showsMenuAsPrimaryAction = primaryAction == nil
    }
}

final class MenuModifierElement: WrapperElement {
    let control = MenuControl()

    override init(_ content: LayoutElement) {
        super.init(content)
        face = ContainerFace(control)
    }
}

/// A control that opens choices.
final class MenuControl: UIControl {
    var items: () -> [ViewItem] = { [] }
    var action: (@MainActor () -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        isContextMenuInteractionEnabled = true
        addAction(UIAction { [weak self] _ in self?.action?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("A menu is made by its modifier.") }

    /// The views of the label take no touches themselves.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let items = items()
        guard !items.isEmpty else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in MenuMaker.menu(items) }
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? Self.words(in: self) }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(isEnabled ? .button : [.button, .notEnabled]) }
        set { super.accessibilityTraits = newValue }
    }

    private static func words(in view: UIView) -> String? {
        let parts = view.subviews.compactMap { $0.isAccessibilityElement ? $0.accessibilityLabel : words(in: $0) }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
