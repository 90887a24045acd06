import UIKit

/// A line of text that can be edited.
public struct TextField<Label: View>: View {
    private let text: Binding<String>
    private let prompt: Text
    private let isSecure: Bool
    private let hearing: FieldHearing?
    @Environment(\.hasRoundedFields) private var hasBorder
    @Environment(\.container) private var container

    init(_ text: Binding<String>, _ prompt: Text, isSecure: Bool, _ hearing: FieldHearing? = nil) {
        self.text = text
        self.prompt = prompt
        self.isSecure = isSecure
        self.hearing = hearing
    }

    /// The field; in an alert one of the alert's.
    public var body: some View {
        if container.readsItems {
            prompt.modifier(ItemModifier(kind: .field(text, isSecure: isSecure)))
        } else {
            field
        }
    }

    private var field: some View {
        FieldView(
            text: text, content: text.wrappedValue, prompt: prompt, isSecure: isSecure, hasBorder: hasBorder,
            hearing: hearing)
    }
}

extension TextField where Label == Text {
    /// A field with a text that is shown while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text, Text(titleKey), isSecure: false)
    }

    /// A field with a text that is shown while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt ?? Text(titleKey), isSecure: false)
    }

    /// A field with a text that is shown while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text, Text(title), isSecure: false)
    }
}

/// A line of text that can be edited and not be read.
public struct SecureField<Label: View>: View {
    private let field: TextField<Label>

    init(_ field: TextField<Label>) { self.field = field }

    /// What the view is made of.
    public var body: some View { field }
}

extension SecureField where Label == Text {
    /// A field with a text that is shown while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        field = TextField(text, Text(titleKey), isSecure: true)
    }

    /// A field with a text that is shown while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        field = TextField(text, Text(title), isSecure: true)
    }
}

private struct FieldView: UIViewRepresentable {
    let text: Binding<String>
    let content: String
    let prompt: Text
    let isSecure: Bool
    let hasBorder: Bool
    let hearing: FieldHearing?
    @Environment(\.font) private var font
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.submitActions) private var submit
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.inputTraits) private var traits
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.focusTarget) private var focus

    final class Coordinator: NSObject, UITextFieldDelegate, FocusFollower {
        var parent: FieldView
        init(_ parent: FieldView) { self.parent = parent }

        func textFieldDidBeginEditing(_ textField: UITextField) { tell(true) }
        func textFieldDidEndEditing(_ textField: UITextField) { tell(false) }

        private func tell(_ isEditing: Bool) {
            parent.focus?.didChange(isEditing)
            parent.hearing?.editingChanged(isEditing)
        }

        var focus: FocusTarget? { parent.focus }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            parent.hearing?.commit()
            for action in parent.submit { action() }
            textField.resignFirstResponder()
            return false
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITextField {
        let view = UITextField()
        let coordinator = context.coordinator
        view.delegate = coordinator
        view.addAction(
            UIAction { [weak view] _ in
                let new = view?.text ?? ""
                if coordinator.parent.text.wrappedValue != new { coordinator.parent.text.wrappedValue = new }
            }, for: .editingChanged)
        return view
    }

    func updateUIView(_ view: UITextField, context: Context) {
        context.coordinator.parent = self
        let look = InputLook(font: font, alignment: alignment, in: context.environment)
        (view.font, view.textColor, view.textAlignment) = (look.font, look.color, look.alignment)
        view.placeholder = prompt.words(context.environment)
        view.isSecureTextEntry = isSecure
        view.borderStyle = hasBorder ? .roundedRect : .none
        view.isEnabled = isEnabled
        traits.apply(to: view)
        if view.text != content { view.text = content }
        context.coordinator.moveFocus(of: view)
    }

    /// As wide as proposed; a plain field is as high as a line of its font and its margins.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        return CGSize(width: proposal.width ?? own.width, height: own.height)
    }
}

/// How fields look.
@preconcurrency @MainActor
public protocol TextFieldStyle {
    /// Whether there is a border.
    var _hasBorder: Bool { get }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// The style.
    public init() {}
    /// Whether there is a border.
    public var _hasBorder: Bool { false }
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// The style.
    public init() {}
    /// Whether there is a border.
    public var _hasBorder: Bool { true }
}

/// The look where none is set: the text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// The style.
    public init() {}
    /// Whether there is a border.
    public var _hasBorder: Bool { false }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The look without anything around.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The look where none is set.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

private enum RoundedFieldsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SubmitKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }

extension EnvironmentValues {
    var hasRoundedFields: Bool {
        get { self[RoundedFieldsKey.self] }
        set { self[RoundedFieldsKey.self] = newValue }
    }

    var submitActions: [() -> Void] {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}

extension View {
    /// Sets how fields look.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.hasRoundedFields, style._hasBorder)
    }
}
