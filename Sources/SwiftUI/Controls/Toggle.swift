import UIKit

/// A switch with a label.
public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label
    @Environment(\.hidesLabels) private var hidesLabels

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    public var body: some View {
        if hidesLabels {
            SwitchView(isOn: isOn)
        } else {
            HStack {
                label
                Spacer()
                SwitchView(isOn: isOn)
            }
        }
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

/// The switch alone.
private struct SwitchView: UIViewRepresentable {
    @Binding var isOn: Bool
    @Environment(\.tintStyle) private var tint
    @Environment(\.isEnabled) private var isEnabled

    func makeCoordinator() -> ControlCoordinator { ControlCoordinator() }

    func makeUIView(context: Context) -> UISwitch {
        let view = UISwitch()
        HuggingControls.fix(view, .horizontal, .vertical)
        let coordinator = context.coordinator
        view.addAction(UIAction { [weak view] _ in coordinator.act(view?.isOn ?? false) }, for: .valueChanged)
        return view
    }

    func updateUIView(_ view: UISwitch, context: Context) {
        context.coordinator.changed = { isOn = $0 }
        view.isEnabled = isEnabled
        view.onTintColor = tint.map { UIColor(cgColor: $0.paint(in: context.environment).mainColor) }
        if view.isOn != isOn { view.setOn(isOn, animated: context.transaction.animation != nil) }
    }

    /// All of the switch; its natural size is that of its alignment rectangle.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISwitch, context: Context) -> CGSize? {
        CGSize(width: 51, height: 31)
    }
}

/// Controls that are never larger than they are by themselves.
@MainActor
enum HuggingControls {
    static func fix(_ view: UIView, _ axes: NSLayoutConstraint.Axis...) {
        for axis in axes { view.setContentHuggingPriority(.defaultHigh, for: axis) }
    }
}

/// Hands on what a control of UIKit's says.
@MainActor
final class ControlCoordinator {
    var changed: (Bool) -> Void = { _ in }
    func act(_ isOn: Bool) { changed(isOn) }
}

private enum HidesLabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var hidesLabels: Bool {
        get { self[HidesLabelsKey.self] }
        set { self[HidesLabelsKey.self] = newValue }
    }
}

extension View {
    /// Shows controls without their labels.
    public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}
