import UIKit

/// Takes a value up and down by two buttons, with a label in front.
public struct Stepper<Label: View>: View {
    private let up: (() -> Void)?
    private let down: (() -> Void)?
    private let editingChanged: (Bool) -> Void
    private let label: Label
    @Environment(\.hidesLabels) private var hidesLabels

    /// Calls when a button is pressed.
    /// - Parameters:
    ///   - onIncrement: Takes the value up; nil: the button cannot be pressed.
    ///   - onDecrement: Takes the value down; nil: the button cannot be pressed.
    ///   - onEditingChanged: Called with true when a finger comes, with false when it goes.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        (up, down) = (onIncrement, onDecrement)
        editingChanged = onEditingChanged
        self.label = label()
    }

    /// Takes a value up and down by steps.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
            onEditingChanged: onEditingChanged)
    }

    /// Takes a value up and down by steps, within bounds.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let current = value.wrappedValue
        func go(_ way: V.Stride) -> () -> Void {
            {
                let new = value.wrappedValue.advanced(by: way)
                value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
            }
        }
        self.init(
            label: label, onIncrement: current < bounds.upperBound ? go(step) : nil,
            onDecrement: current > bounds.lowerBound ? go(-step) : nil, onEditingChanged: onEditingChanged)
    }

    /// What the view is made of.
    public var body: some View {
        if hidesLabels {
            buttons
        } else {
            HStack {
                label
                Spacer()
                buttons
            }
        }
    }

    private var buttons: some View { StepperView(up: up, down: down, edited: editingChanged) }
}

extension Stepper where Label == Text {
    /// Calls when a button is pressed, with a title.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Calls when a button is pressed, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Takes a value up and down by steps, with a title.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Takes a value up and down by steps, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Takes a value up and down by steps, within bounds, with a title.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Takes a value up and down by steps, within bounds, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

/// The buttons alone. The stepper of UIKit's stands at 0, and each step from there is told and taken back.
private struct StepperView: UIViewRepresentable {
    let up: (() -> Void)?
    let down: (() -> Void)?
    let edited: (Bool) -> Void
    @Environment(\.isEnabled) private var isEnabled

    final class Coordinator {
        var parent: StepperView
        init(_ parent: StepperView) { self.parent = parent }

        @MainActor
        func step(of view: UIStepper) {
            let way = view.value
            view.value = 0
            if way > 0 { parent.up?() } else if way < 0 { parent.down?() }
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIStepper {
        let view = UIStepper()
        HuggingControls.fix(view, .horizontal, .vertical)
        let coordinator = context.coordinator
        view.addAction(UIAction { _ in coordinator.parent.edited(true) }, for: .touchDown)
        view.addAction(UIAction { [weak view] _ in if let view { coordinator.step(of: view) } }, for: .valueChanged)
        view.addAction(
            UIAction { _ in coordinator.parent.edited(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        return view
    }

    func updateUIView(_ view: UIStepper, context: Context) {
        context.coordinator.parent = self
        view.isEnabled = isEnabled && (up != nil || down != nil)
        // The ends are never the same, also where neither button can be pressed.
        view.minimumValue = -1
        view.maximumValue = up == nil ? 0 : 1
        if down == nil, up != nil { view.minimumValue = 0 }
    }
}
