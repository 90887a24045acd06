/// How buttons look.
@preconcurrency @MainActor
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    /// The look of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a button.
public struct ButtonStyleConfiguration {
    /// What is on the button.
    public struct Label: View {
        private let content: AnyView
        init(_ content: AnyView) { self.content = content }
        /// What the view is made of.
        public var body: some View { content }
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// What is on the button.
    public let label: Label
    /// Whether a finger is on it.
    public let isPressed: Bool
}

/// A style whose type is not known.
struct AnyButtonStyle {
    let body: @MainActor (ButtonStyleConfiguration) -> AnyView

    @MainActor
    init<Style: ButtonStyle>(_ style: Style) {
        body = { AnyView(AppliedButtonStyle(style: style, configuration: $0)) }
    }
}

/// A style as a view, so that its fields are connected as those of views.
private struct AppliedButtonStyle<Style: ButtonStyle>: View, CarriesProperties {
    var style: Style
    let configuration: ButtonStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
}

/// A label in the tint, which is paler while a finger is on it.
public struct BorderlessButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    /// The style.
    public init() {}

    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(
                !isEnabled
                    ? AnyShapeStyle(HierarchicalShapeStyle.tertiary)
                    : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
            )
            // Assumed, as UIKit's.
            .opacity(configuration.isPressed ? 0.2 : 1)
    }
}

/// The look of buttons where none is set: as without a border.
public struct DefaultButtonStyle: ButtonStyle {
    /// The style.
    public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        AppliedButtonStyle(style: BorderlessButtonStyle(), configuration: configuration)
    }
}

/// Only the label, which is paler while a finger is on it.
public struct PlainButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    /// The style.
    public init() {}

    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        // Assumed.
        configuration.label.opacity(isEnabled ? configuration.isPressed ? 0.2 : 1 : 0.5)
    }
}

extension ButtonStyleConfiguration {
    /// The tint; red for what destroys.
    fileprivate var color: AnyShapeStyle {
        role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
}

/// A label on a pale plate of the tint.
public struct BorderedButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    /// The style.
    public init() {}

    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        // The insets and the corners of UIKit's button in its grey style.
        configuration.label
            .padding(.horizontal, 12).padding(.vertical, 7)
            .foregroundStyle(isEnabled ? configuration.color : AnyShapeStyle(HierarchicalShapeStyle.tertiary))
            .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 5.95))
            .opacity(configuration.isPressed ? 0.75 : 1)
    }
}

/// A white label on a plate in the tint.
public struct BorderedProminentButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    /// The style.
    public init() {}

    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 12).padding(.vertical, 7)
            .foregroundStyle(isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(HierarchicalShapeStyle.tertiary))
            .background(
                isEnabled ? configuration.color : AnyShapeStyle(Color(uiColor: .tertiarySystemFill)),
                in: RoundedRectangle(cornerRadius: 5.95)
            )
            .opacity(configuration.isPressed ? 0.75 : 1)
    }
}

extension ButtonStyle where Self == DefaultButtonStyle {
    /// The look where none is set.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension ButtonStyle where Self == BorderlessButtonStyle {
    /// A label in the tint.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension ButtonStyle where Self == PlainButtonStyle {
    /// The look without anything around.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension ButtonStyle where Self == BorderedButtonStyle {
    /// A label on a pale plate.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension ButtonStyle where Self == BorderedProminentButtonStyle {
    /// A label on a plate in the tint.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

private enum ButtonStyleKey: EnvironmentKey { static var defaultValue: AnyButtonStyle? { nil } }

extension EnvironmentValues {
    /// The style that a view around has set.
    var chosenButtonStyle: AnyButtonStyle? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how buttons look.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.chosenButtonStyle, AnyButtonStyle(style))
    }
}
