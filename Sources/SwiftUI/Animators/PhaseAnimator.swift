import UIKit
import VirtualFoundation

/// Shows what a closure makes of phases, one after the other, each change animated.
///
/// A phase lasts as long as its animation; one of a spring as long as its response (assumed), one without an animation
/// a sixtieth of a second.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    /// Nil: the phases follow each other without end.
    private let trigger: Trigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var clock = PhaseClock()

    /// Phases that follow each other without end.
    /// - Parameter animation: How the change to a phase is animated; nil: it jumps.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, nil, content, animation)
    }

    /// Phases that follow each other once, back to the first, whenever a value is another one.
    /// - Parameter animation: How the change to a phase is animated; nil: it jumps.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, Trigger(value: trigger), content, animation)
    }

    private init(
        _ phases: some Sequence<Phase>, _ trigger: Trigger?, _ content: @escaping (Phase) -> Content,
        _ animation: @escaping (Phase) -> Animation?
    ) {
        self.phases = Array(phases)
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }

    /// The phase that it is.
    public var body: some View {
        if phases.indices.contains(index) {
            content(phases[index])
                .onAppear { if trigger == nil { step() } }
                .onDisappear { clock.stop() }
                .onChange(of: trigger) {
                    clock.stop()
                    step()
                }
        }
    }

    private func step() {
        guard phases.count > 1 else { return }
        let next = (index + 1) % phases.count
        let animation = animation(phases[next])
        withAnimation(animation) { index = next }
        guard trigger == nil || next != 0 else { return }
        clock.wait(animation?.phaseDuration ?? 1 / 60) { step() }
    }
}

/// A value that begins something when it is another one.
struct Trigger: Equatable {
    let value: any Equatable

    static func == (a: Trigger, b: Trigger) -> Bool {
        func open<Value: Equatable>(_ value: Value) -> Bool { (b.value as? Value) == value }
        return open(a.value)
    }
}

/// Waits in virtual time, for one thing at a time.
@MainActor
final class PhaseClock {
    private var timer: VirtualFoundation.Timer?

    nonisolated init() {}

    func wait(_ seconds: Double, _ call: @escaping @MainActor () -> Void) {
        stop()
        guard seconds.isFinite else { return }
        timer = .scheduledTimer(withTimeInterval: max(1 / 60, seconds), repeats: false) { _ in call() }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }
}

extension Animation {
    /// Seconds until a change counts as done.
    var phaseDuration: Double {
        let course =
            switch curve {
            case .timing(_, _, _, _, let duration): duration
            case .spring(let response, _): response
            }
        return (course * repetitions + delay) / max(speed, 1e-9)
    }
}

/// Stands for the view that a modifier with a closure changes.
public struct PlaceholderContentView<Value>: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The view.
    public var body: some View { content }
}

extension View {
    /// Shows the view as a closure makes it of phases, which follow each other without end.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(AnyView(self))
        return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }

    /// Shows the view as a closure makes it of phases, which follow each other once whenever a value is another one.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(AnyView(self))
        return PhaseAnimator(
            phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }
}
