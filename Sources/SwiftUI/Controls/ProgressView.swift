import UIKit

/// How far something is, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    /// How much is known.
    enum Extent {
        case unknown
        case fraction(Double)
        case timed(ClosedRange<Date>, countsDown: Bool)

        init<V: BinaryFloatingPoint>(_ value: V?, _ total: V) {
            guard let value else {
                self = .unknown
                return
            }
            self = .fraction(total > 0 ? min(1, max(0, Double(value) / Double(total))) : 0)
        }
    }

    private let extent: Extent
    private let label: Label?
    private let valueLabel: CurrentValueLabel?

    init(_ extent: Extent, _ label: Label?, _ valueLabel: CurrentValueLabel? = nil) {
        self.extent = extent
        self.label = label
        self.valueLabel = valueLabel
    }

    /// How much of a total is done, with words below the bar; nil: nobody knows.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Extent(value, total), label(), currentValueLabel())
    }

    /// What the view is made of.
    public var body: some View {
        switch extent {
        case .fraction(let fraction):
            VStack(alignment: .leading) {
                label
                ProgressBar(fraction: fraction)
                valueLabel
            }
        case .timed(let interval, let countsDown):
            VStack(alignment: .leading) {
                label
                TimedBar(interval: interval, countsDown: countsDown)
                valueLabel
            }
        case .unknown:
            VStack {
                SpinnerView()
                label?.foregroundStyle(.secondary)
            }
        }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something goes on, and nobody knows how long.
    public init(@ViewBuilder label: () -> Label) { self.init(.unknown, label()) }

    /// How much of a total is done; nil: nobody knows.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(Extent(value, total), label())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Something goes on, and nobody knows how long.
    public init() { self.init(.unknown, nil) }
    /// How much of a total is done; nil: nobody knows.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { self.init(Extent(value, total), nil) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Called by a text.
    public init(_ titleKey: LocalizedStringKey) { self.init(.unknown, Text(titleKey)) }

    /// Called by a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(.unknown, Text(title)) }

    /// How much of a total is done, with a title; nil: nobody knows.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(Extent(value, total), Text(titleKey))
    }

    /// How much of a total is done, with a title; nil: nobody knows.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(Extent(value, total), Text(title))
    }
}

/// A bar.
struct ProgressBar: UIViewRepresentable {
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
