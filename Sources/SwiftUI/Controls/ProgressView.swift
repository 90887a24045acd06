import UIKit

/// How far something is, or that it goes on.
public struct ProgressView<Label: View>: View {
    private let fraction: Double?
    private let label: Label?

    private init(_ fraction: Double?, _ label: Label?) {
        self.fraction = fraction
        self.label = label
    }

    /// Something goes on, and nobody knows how long.
    public init(@ViewBuilder label: () -> Label) { self.init(nil, label()) }

    /// How much of a total is done; nil: nobody knows.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(Self.fraction(value, total), label())
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        value.map { total > 0 ? min(1, max(0, Double($0) / Double(total))) : 0 }
    }

    public var body: some View {
        if let fraction {
            VStack(alignment: .leading) {
                label
                BarView(fraction: fraction)
            }
        } else {
            VStack {
                SpinnerView()
                label?.foregroundStyle(.secondary)
            }
        }
    }
}

extension ProgressView where Label == EmptyView {
    public init() { self.init(nil, nil) }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { self.init(Self.fraction(value, total), nil) }
}

extension ProgressView where Label == Text {
    public init(_ titleKey: LocalizedStringKey) { self.init(nil, Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(nil, Text(title)) }

    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(Self.fraction(value, total), Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(Self.fraction(value, total), Text(title))
    }
}

private struct BarView: UIViewRepresentable {
    let fraction: Double
    @Environment(\.tintStyle) private var tint

    func makeUIView(context: Context) -> UIProgressView {
        let view = UIProgressView(progressViewStyle: .default)
        HuggingControls.fix(view, .vertical)
        return view
    }

    func updateUIView(_ view: UIProgressView, context: Context) {
        view.progressTintColor = tint.map { UIColor(cgColor: $0.paint(in: context.environment).mainColor) }
        view.setProgress(Float(fraction), animated: context.transaction.animation != nil)
    }
}

private struct SpinnerView: UIViewRepresentable {
    @Environment(\.tintStyle) private var tint

    func makeUIView(context: Context) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: .medium)
        HuggingControls.fix(view, .horizontal, .vertical)
        view.startAnimating()
        return view
    }

    func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
        if let tint { view.color = UIColor(cgColor: tint.paint(in: context.environment).mainColor) }
    }
}
