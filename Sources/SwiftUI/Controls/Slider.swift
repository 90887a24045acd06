import UIKit

/// Chooses a number between two.
public struct Slider: View {
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let step: Double?
    private let editingChanged: (Bool) -> Void

    /// - Parameters:
    ///   - bounds: The least and the largest number.
    ///   - onEditingChanged: Called with true when a finger takes hold, with false when it lets go.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Self.double(value)
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        step = nil
        editingChanged = onEditingChanged
    }

    /// - Parameters:
    ///   - bounds: The least and the largest number.
    ///   - step: From one number that can be chosen to the next.
    ///   - onEditingChanged: Called with true when a finger takes hold, with false when it lets go.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Self.double(value)
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = Double(step)
        editingChanged = onEditingChanged
    }

    private static func double<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> Binding<Double> {
        Binding(get: { Double(binding.wrappedValue) }, set: { binding.wrappedValue = V($0) })
    }

    public var body: some View {
        SliderView(value: value, number: value.wrappedValue, bounds: bounds, step: step, edited: editingChanged)
    }
}

private struct SliderView: UIViewRepresentable {
    let value: Binding<Double>
    let number: Double
    let bounds: ClosedRange<Double>
    let step: Double?
    let edited: (Bool) -> Void
    @Environment(\.tintStyle) private var tint
    @Environment(\.isEnabled) private var isEnabled

    final class Coordinator {
        var parent: SliderView
        init(_ parent: SliderView) { self.parent = parent }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UISlider {
        let view = UISlider()
        HuggingControls.fix(view, .vertical)
        let coordinator = context.coordinator
        view.addAction(
            UIAction { [weak view] _ in
                guard let view else { return }
                coordinator.parent.choose(Double(view.value))
            }, for: .valueChanged)
        view.addAction(UIAction { _ in coordinator.parent.edited(true) }, for: .touchDown)
        view.addAction(
            UIAction { _ in coordinator.parent.edited(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        return view
    }

    private func choose(_ number: Double) {
        guard let step, step > 0 else {
            value.wrappedValue = number
            return
        }
        let steps = ((number - bounds.lowerBound) / step).rounded()
        value.wrappedValue = min(bounds.upperBound, bounds.lowerBound + steps * step)
    }

    func updateUIView(_ view: UISlider, context: Context) {
        context.coordinator.parent = self
        view.isEnabled = isEnabled
        view.minimumValue = Float(bounds.lowerBound)
        view.maximumValue = Float(bounds.upperBound)
        view.minimumTrackTintColor = tint.map { UIColor(cgColor: $0.paint(in: context.environment).mainColor) }
        if view.value != Float(number) { view.value = Float(number) }
    }
}
