/// Does something when it is tapped.
public struct Button<Label: View>: View {
    private let action: @MainActor () -> Void
    private let role: ButtonRole?
    private let label: Label
    @State private var isPressed = false
    @Environment(\.chosenButtonStyle) private var style

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        role = nil
        self.label = label()
    }

    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.role = role
        self.label = label()
    }

    public var body: some View {
        let configuration = ButtonStyleConfiguration(
            role: role, label: ButtonStyleConfiguration.Label(AnyView(label)), isPressed: isPressed)
        (style ?? AnyButtonStyle(DefaultButtonStyle())).body(configuration)
            .modifier(PressModifier(action: action, isPressed: $isPressed))
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
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}
