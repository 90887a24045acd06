import UIKit

/// Lets a view be pressed as a control is.
struct PressModifier: ElementModifier {
    typealias Body = Never
    let action: @MainActor () -> Void
    let isPressed: Binding<Bool>

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> PressElement {
        PressElement(content)
    }

    func update(_ element: PressElement, _ environment: EnvironmentValues) {
        let control = element.control
        control.action = action
        control.isPressed = isPressed
        control.isEnabled = environment.isEnabled
    }
}

final class PressElement: WrapperElement {
    let control = PressControl()

    override init(_ content: LayoutElement) {
        super.init(content)
        face = ContainerFace(control)
    }
}

/// A control that has the views of a button.
final class PressControl: UIControl {
    var action: @MainActor () -> Void = {}
    var isPressed: Binding<Bool>?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("A press is made by its modifier.") }

    /// The views of the label take no touches themselves.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
    }

    override var isHighlighted: Bool {
        didSet { if isPressed?.wrappedValue != isHighlighted { isPressed?.wrappedValue = isHighlighted } }
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? words(of: self) }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(isEnabled ? .button : [.button, .notEnabled]) }
        set { super.accessibilityTraits = newValue }
    }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        action()
        return true
    }

    /// What is read of the label: the words in it.
    private func words(of view: UIView) -> String? {
        let parts = view.subviews.compactMap { $0.isAccessibilityElement ? $0.accessibilityLabel : words(of: $0) }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
