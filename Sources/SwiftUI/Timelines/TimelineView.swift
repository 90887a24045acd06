import UIKit
import VirtualFoundation

/// Shows what a closure makes of a date, anew at each date of a schedule.
///
/// Dates are the stage's, which move in virtual time. A schedule that begins at `Date()` begins now.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, PrimitiveView {
    public typealias Body = Never
    public typealias Context = TimelineViewDefaultContext

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content

    /// Views of dates.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    static func makeNode(_ view: Self, in place: Place) -> TypedNode<Self> { TimelineNode(view, in: place) }
}

/// What a `TimelineView` tells its content.
public struct TimelineViewDefaultContext: Sendable {
    /// How often the content is shown anew.
    public enum Cadence: Comparable, Sendable {
        case live, seconds, minutes
    }

    /// How often the content is shown anew. A stage's screen is never dimmed.
    public let cadence: Cadence
    /// The date of the schedule that it is now.
    public let date: Date

    init(_ date: Date) {
        cadence = .live
        self.date = date
    }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
    TypedNode<TimelineView<Schedule, Content>>
{
    private var clock: TimelineClock!
    private var content: TypedNode<Content>!
    private let runner = BodyRunner<TimelineView<Schedule, Content>>()

    override init(_ view: TimelineView<Schedule, Content>, in place: Place) {
        super.init(view, in: place)
        start()
        content = Content.node(shown(), in: self.place())
    }

    private func start() {
        clock?.end()
        clock = TimelineClock(view.schedule) { [weak self] in self?.sourceDidChange(because: "schedule") }
    }

    private func shown() -> Content {
        return runner.run(self) { view, _ in view.content(TimelineViewDefaultContext(self.clock.date)) }
    }

    override var elements: [LayoutElement] { content.elements }
    override var children: [ViewNode] { [content] }

    override func viewDidChange(
        from old: TimelineView<Schedule, Content>, _ oldEnvironment: EnvironmentValues
    ) {
        if !FieldComparison.areSame(old.schedule, view.schedule) { start() }
        update()
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        if isDirty || runner.differs(old, environment) { return update() }
        content.receive(environment: environment)
    }

    override func update() {
        isDirty = false
        content.receive(shown(), environment)
    }

    override func didEnd() {
        clock.end()
        runner.end()
    }
}

/// Goes through the dates of a schedule in virtual time.
@MainActor
final class TimelineClock {
    /// The date of the schedule that it is now.
    private(set) var date: Date
    private let tick: @MainActor () -> Void
    private var next: () -> Date?
    private var timer: VirtualFoundation.Timer?
    private var frames: FrameTicker?

    /// - Parameter tick: Called at each further date.
    init<Schedule: TimelineSchedule>(_ schedule: Schedule, _ tick: @escaping @MainActor () -> Void) {
        self.tick = tick
        date = Self.now
        next = { nil }
        if let animation = schedule as? AnimationTimelineSchedule {
            follow(animation)
            return
        }
        var dates = schedule.entries(from: date, mode: .normal).makeIterator()
        var shift: Double?
        next = {
            guard let date = dates.next() else { return nil }
            let known = shift ?? Self.shift(of: date)
            shift = known
            return date.addingTimeInterval(known)
        }
        begin()
    }

    /// The stage's date.
    static var now: Date { SceneHost.current.loop.date }

    /// What brings dates that code took from `Date()` to the stage's, by the first of them.
    private static func shift(of date: Date) -> Double {
        let isOfMachine = abs(date.timeIntervalSinceNow) < abs(date.timeIntervalSince(now))
        return isOfMachine ? now.timeIntervalSince(Date()) : 0
    }

    /// Frames are not dates: each one that comes counts.
    private func follow(_ schedule: AnimationTimelineSchedule) {
        guard !schedule.isPaused else { return }
        frames = FrameTicker { [weak self] in
            guard let self, Self.now.timeIntervalSince(date) >= (schedule.minimumInterval ?? 0) - 1e-6 else { return }
            date = Self.now
            self.tick()
        }
    }

    /// Goes to the last date that is not after now; where there is none, the first one is shown.
    private func begin() {
        let now = Self.now
        guard var current = next() else { return }
        var later: Date? = current > now ? nil : next()
        if current > now { return wait(for: next(), shown: current) }
        while let date = later, date <= now {
            current = date
            later = next()
        }
        wait(for: later, shown: current)
    }

    private func wait(for later: Date?, shown: Date) {
        date = shown
        guard let later else { return }
        let delay = max(0, later.timeIntervalSince(Self.now))
        timer = VirtualFoundation.Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
            guard let self else { return }
            wait(for: next(), shown: later)
            tick()
        }
    }

    func end() {
        timer?.invalidate()
        frames?.end()
        (timer, frames) = (nil, nil)
    }
}
