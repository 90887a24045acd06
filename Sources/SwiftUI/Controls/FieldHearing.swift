/// Whom a field tells of its editing.
struct FieldHearing {
    var editingChanged: (Bool) -> Void = { _ in }
    var commit: () -> Void = {}
}

extension TextField where Label == Text {
    /// A field that tells when editing begins (true) and ends, and when the return key is pressed.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            text, Text(titleKey), isSecure: false, FieldHearing(editingChanged: onEditingChanged, commit: onCommit))
    }

    /// A field that tells when editing begins (true) and ends.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(text, Text(titleKey), isSecure: false, FieldHearing(editingChanged: onEditingChanged))
    }

    /// A field that tells when the return key is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, Text(titleKey), isSecure: false, FieldHearing(commit: onCommit))
    }

    /// A field that tells when editing begins (true) and ends, and when the return key is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(text, Text(title), isSecure: false, FieldHearing(editingChanged: onEditingChanged, commit: onCommit))
    }

    /// A field that tells when editing begins (true) and ends.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(text, Text(title), isSecure: false, FieldHearing(editingChanged: onEditingChanged))
    }

    /// A field that tells when the return key is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, Text(title), isSecure: false, FieldHearing(commit: onCommit))
    }
}

extension SecureField where Label == Text {
    /// A field that tells when the return key is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(TextField(text, Text(titleKey), isSecure: true, FieldHearing(commit: onCommit)))
    }

    /// A field that tells when the return key is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(TextField(text, Text(title), isSecure: true, FieldHearing(commit: onCommit)))
    }
}
