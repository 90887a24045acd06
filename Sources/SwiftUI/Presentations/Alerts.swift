import Foundation
import UIKit

/// Reads whether an alert is to be shown, so that it follows the binding.
private struct AlertModifier: ViewModifier {
    let isPresented: Binding<Bool>
    let title: Text
    let style: UIAlertController.Style
    var showsTitle = true
    let actions: () -> AnyView
    let message: () -> AnyView?

    func body(content: Content) -> some View {
        let isPresented = isPresented
        let thing = isPresented.wrappedValue ? PresentedThing(id: true, make: { make($0.node.environment) }) : nil
        return content.modifier(
            PresentingModifier(thing: thing, wasDismissed: { isPresented.wrappedValue = false }, onDismiss: nil))
    }

    private func make(_ environment: EnvironmentValues) -> UIViewController {
        let said = message().map { ItemSource($0, environment).shown.title }
        let alert = UIAlertController(
            title: showsTitle ? title.words(environment) : nil, message: said, preferredStyle: style)
        let items = ItemSource.items(of: actions(), in: environment)
        for item in items { add(item, to: alert) }
        let needsButton = style == .alert ? alert.actions.isEmpty : !items.contains { $0.role == .cancel }
        if needsButton {
            add(ViewItem(kind: .action {}, title: style == .alert ? "OK" : "Cancel", role: .cancel), to: alert)
        }
        return alert
    }

    private func add(_ item: ViewItem, to alert: UIAlertController) {
        switch item.kind {
        case .action(let run):
            let style: UIAlertAction.Style =
                item.role == .destructive ? .destructive : item.role == .cancel ? .cancel : .default
            let isPresented = isPresented
            let action = UIAlertAction(title: item.title, style: style) { _ in
                isPresented.wrappedValue = false
                run()
            }
            action.isEnabled = item.isEnabled
            alert.addAction(action)
        case .field(let text, let isSecure):
            alert.addTextField { field in
                field.placeholder = item.title
                field.text = text.wrappedValue
                field.isSecureTextEntry = isSecure
                field.addAction(
                    UIAction { [weak field] _ in text.wrappedValue = field?.text ?? "" }, for: .editingChanged)
            }
        case .toggle, .group, .divider, .label: break
        }
    }
}

extension View {
    private func alerting(
        _ title: Text, _ isPresented: Binding<Bool>, _ actions: @escaping () -> AnyView,
        _ message: @escaping () -> AnyView? = { nil }
    ) -> some View {
        modifier(
            AlertModifier(
                isPresented: isPresented, title: title, style: .alert, actions: actions, message: message))
    }

    /// Shows an alert while a binding is true. Without a button it has one that is called OK.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alerting(title, isPresented, { AnyView(actions()) })
    }

    /// Shows an alert while a binding is true. Without a button it has one that is called OK.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    /// Shows an alert while a binding is true. Without a button it has one that is called OK.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    /// Shows an alert with a message while a binding is true.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alerting(title, isPresented, { AnyView(actions()) }, { AnyView(message()) })
    }

    /// Shows an alert with a message while a binding is true.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert with a message while a binding is true.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert about a value while a binding is true and there is one.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alerting(
            Text(titleKey), isPresented.while(data != nil),
            { data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()) }, { data.map { AnyView(message($0)) } })
    }

    /// Shows an alert about a value while a binding is true and there is one.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alerting(
            Text(titleKey), isPresented.while(data != nil),
            { data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()) })
    }

    /// Shows an alert about an error, which is its title, while a binding is true and there is one.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alerting(
            Text(verbatim: error?.errorDescription ?? ""), isPresented.while(error != nil), { AnyView(actions()) },
            { error?.recoverySuggestion.map { AnyView(Text(verbatim: $0)) } })
    }

    /// Shows an alert while a binding is true.
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        let alert = content()
        return alerting(alert.title, isPresented, { alert.buttons }, { alert.message.map { AnyView($0) } })
    }

    /// Shows an alert for an item while a binding has one.
    public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        let alert = item.wrappedValue.map(content)
        let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return alerting(
            alert?.title ?? Text(verbatim: ""), isPresented, { alert?.buttons ?? AnyView(EmptyView()) },
            { alert?.message.map { AnyView($0) } })
    }

    /// Shows choices from below while a binding is true. Without one that changes nothing it has one called Cancel.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            AlertModifier(
                isPresented: isPresented, title: Text(titleKey), style: .actionSheet,
                showsTitle: titleVisibility == .visible, actions: { AnyView(actions()) }, message: { nil }))
    }

    /// Shows choices with a message from below while a binding is true.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            AlertModifier(
                isPresented: isPresented, title: Text(titleKey), style: .actionSheet,
                showsTitle: titleVisibility == .visible, actions: { AnyView(actions()) },
                message: { AnyView(message()) }))
    }

    /// Shows choices from below while a binding is true. Without one that changes nothing it has one called Cancel.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            AlertModifier(
                isPresented: isPresented, title: Text(title), style: .actionSheet,
                showsTitle: titleVisibility == .visible, actions: { AnyView(actions()) }, message: { nil }))
    }
}

extension Binding where Value == Bool {
    /// False where a condition is.
    fileprivate func `while`(_ condition: Bool) -> Binding<Bool> {
        Binding(get: { condition && wrappedValue }, set: { wrappedValue = $0 })
    }
}

/// An alert, as it was written before iOS 15.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        fileprivate let label: Text
        fileprivate let role: ButtonRole?
        fileprivate let action: () -> Void

        /// A button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }
        /// A button that changes nothing.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }
        /// A button that changes nothing, and is called so.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(label: Text(verbatim: "Cancel"), role: .cancel, action: action ?? {})
        }
        /// A button that destroys something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }

    fileprivate let title: Text
    fileprivate let message: Text?
    private let all: [Button]

    /// An alert with one button; nil: one that is called OK.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        all = dismissButton.map { [$0] } ?? []
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        all = [primaryButton, secondaryButton]
    }

    @MainActor fileprivate var buttons: AnyView {
        AnyView(
            ForEach(all.indices, id: \.self) { index in
                let button = all[index]
                SwiftUI.Button(role: button.role) {
                    button.action()
                } label: {
                    button.label
                }
            })
    }
}
