/// Does something when it is tapped.
public struct Button<Label: View>: View {
    private let action: @MainActor () -> Void
    private let role: ButtonRole?
    private let label: Label
    @State private var isPressed = false
    @Environment(\.chosenButtonStyle) private var style
    @Environment(\.container) private var container

    /// A button with a label.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        role = nil
        self.label = label()
    }

    /// A button for something, with a label.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.role = role
        self.label = label()
    }

    /// The label in its style; in a menu a choice, in a row what a tap on the row does.
    public var body: some View {
        if container.readsItems {
            HStack { label }.modifier(ItemModifier(kind: .action(action), role: role))
        } else if container.isInRow, style == nil {
            styled.allowsHitTesting(false).rowTrait { [action] in $0.actions.append(action) }
        } else {
            styled.modifier(PressModifier(action: action, isPressed: $isPressed))
        }
    }

    private var styled: some View {
        let configuration = ButtonStyleConfiguration(
            role: role, label: ButtonStyleConfiguration.Label(AnyView(label)), isPressed: isPressed)
        return (style ?? AnyButtonStyle(DefaultButtonStyle())).body(configuration)
    }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
    private let name: String
    /// For a button that destroys something.
    public static let destructive = ButtonRole(name: "destructive")
    /// For a button that changes nothing.
    public static let cancel = ButtonRole(name: "cancel")
}

extension Button where Label == Text {
    /// Called by a text.
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// Called by a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button for something, called by a text.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button for something, called by a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// With a text and a picture.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// With a text and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}
