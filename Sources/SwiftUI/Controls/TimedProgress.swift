import UIKit

/// How far a time is, as a bar that follows it.
struct TimedBar: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// Hundreds of steps are enough for a bar.
    private var step: Double {
        max(1.0 / 60, interval.upperBound.timeIntervalSince(interval.lowerBound) / 400)
    }

    var body: some View {
        let (start, end) = (TextDate.ofStage(interval.lowerBound), TextDate.ofStage(interval.upperBound))
        TimelineView(.animation(minimumInterval: step)) { context in
            let length = end.timeIntervalSince(start)
            let done = length > 0 ? min(1, max(0, context.date.timeIntervalSince(start) / length)) : 1
            ProgressBar(fraction: countsDown ? 1 - done : done)
        }
    }
}

/// The label of a progress view that follows a time: what is left, or how much is over.
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// A clock.
    public var body: some View {
        Text(timerInterval: interval, countsDown: countsDown).font(.callout).foregroundStyle(.secondary)
            .monospacedDigit()
    }
}

extension ProgressView {
    /// How far a time is.
    /// - Parameter countsDown: Whether the bar is full at the begin.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(.timed(timerInterval, countsDown: countsDown), label(), currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// How far a time is, with a clock.
    /// - Parameter countsDown: Whether the bar is full at the begin.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            .timed(timerInterval, countsDown: countsDown), label(),
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// How far a time is, with a clock.
    /// - Parameter countsDown: Whether the bar is full at the begin.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            .timed(timerInterval, countsDown: countsDown), nil,
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}
