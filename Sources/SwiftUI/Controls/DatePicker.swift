import UIKit

/// Chooses a date, with a label in front.
public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let range: (first: Date?, last: Date?)
    private let components: Components
    private let label: Label
    @Environment(\.hidesLabels) private var hidesLabels
    @Environment(\.dateLook) private var look

    private init(
        _ selection: Binding<Date>, _ first: Date?, _ last: Date?, _ components: Components, _ label: Label
    ) {
        self.selection = selection
        range = (first, last)
        self.components = components
        self.label = label
    }

    /// Any date.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    /// A date of a range.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    /// A date from one on.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    /// A date up to one.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }

    /// The label and what chooses; a calendar stands alone, as it fills the width.
    public var body: some View {
        if hidesLabels || look == .inline {
            picker
        } else {
            HStack {
                label
                Spacer()
                picker
            }
        }
    }

    private var picker: some View {
        DatePickerView(
            selection: selection, date: selection.wrappedValue, first: range.first, last: range.last,
            components: components, look: look)
    }
}

/// What of a date is shown and chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    /// A bit for each of them.
    public let rawValue: UInt
    /// The members of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)

    var mode: UIDatePicker.Mode {
        switch (contains(.date), contains(.hourAndMinute)) {
        case (true, false): .date
        case (false, true): .time
        default: .dateAndTime
        }
    }
}

extension DatePicker where Label == Text {
    /// Any date, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(titleKey))
    }

    /// Any date, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(title))
    }

    /// A date of a range, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
    }

    /// A date of a range, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
    }

    /// A date from one on, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
    }

    /// A date from one on, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
    }

    /// A date up to one, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
    }

    /// A date up to one, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
    }
}

private struct DatePickerView: UIViewRepresentable {
    let selection: Binding<Date>
    let date: Date
    let first: Date?
    let last: Date?
    let components: DatePickerComponents
    let look: UIDatePickerStyle
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var tint
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    final class Coordinator {
        var parent: DatePickerView
        init(_ parent: DatePickerView) { self.parent = parent }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIDatePicker {
        let view = UIDatePicker()
        let coordinator = context.coordinator
        view.addAction(
            UIAction { [weak view] _ in if let view { coordinator.parent.selection.wrappedValue = view.date } },
            for: .valueChanged)
        return view
    }

    func updateUIView(_ view: UIDatePicker, context: Context) {
        context.coordinator.parent = self
        view.datePickerMode = components.mode
        view.preferredDatePickerStyle = look
        if view.minimumDate != first { view.minimumDate = first }
        if view.maximumDate != last { view.maximumDate = last }
        if locale != .current, view.locale != locale { view.locale = locale }
        if timeZone != .current, view.timeZone != timeZone { view.timeZone = timeZone }
        view.isEnabled = isEnabled
        view.tintColor = tint.map { UIColor(cgColor: $0.paint(in: context.environment).mainColor) }
        if view.date != date { view.setDate(date, animated: context.transaction.animation != nil) }
    }

    /// The picker's own size; a calendar in the width that there is.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIDatePicker, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        guard look == .inline, let width = proposal.width, width.isFinite else { return own }
        return CGSize(width: max(width, own.width), height: own.height)
    }
}

/// How date pickers look.
@preconcurrency @MainActor
public protocol DatePickerStyle {
    /// The look of UIKit's.
    var _look: UIDatePickerStyle { get }
}

/// The look where none is set: buttons that open a calendar or wheels.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// The style.
    public init() {}
    /// The look of UIKit's.
    public var _look: UIDatePickerStyle { .automatic }
}

/// Buttons that open a calendar or wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// The style.
    public init() {}
    /// The look of UIKit's.
    public var _look: UIDatePickerStyle { .compact }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// The style.
    public init() {}
    /// The look of UIKit's.
    public var _look: UIDatePickerStyle { .inline }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// The style.
    public init() {}
    /// The look of UIKit's.
    public var _look: UIDatePickerStyle { .wheels }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The look where none is set.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Buttons that open a calendar or wheels.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private enum DateLookKey: EnvironmentKey { static var defaultValue: UIDatePickerStyle { .automatic } }

extension EnvironmentValues {
    var dateLook: UIDatePickerStyle {
        get { self[DateLookKey.self] }
        set { self[DateLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how date pickers look.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { environment(\.dateLook, style._look) }
}
