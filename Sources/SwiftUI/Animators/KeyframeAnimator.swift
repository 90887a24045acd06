import UIKit

/// Shows what a closure makes of a value that goes through keyframes, anew in each frame.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    private let initial: Value
    private let repeats: Bool
    /// Nil: it begins when the view appears.
    private let trigger: Trigger?
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath
    @State private var moment: Value?
    @State private var run = KeyframeRun()

    /// A value that goes through keyframes when the view appears.
    /// - Parameter repeating: Whether it begins anew when it is through.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (initial, repeats, trigger) = (initialValue, repeating, nil)
        (self.content, self.keyframes) = (content, keyframes)
    }

    /// A value that goes through keyframes when another value is another one, from where it is.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (initial, repeats, self.trigger) = (initialValue, false, Trigger(value: trigger))
        (self.content, self.keyframes) = (content, keyframes)
    }

    /// The moment that it is.
    public var body: some View {
        content(moment ?? initial)
            .onAppear { if trigger == nil { begin() } }
            .onDisappear { run.end() }
            .onChange(of: trigger) { begin() }
    }

    private func begin() {
        let start = moment ?? initial
        let timeline = KeyframeTimeline(initialValue: start) { keyframes(start) }
        run.begin(timeline.duration, repeats: repeats) { moment = timeline.value(time: $0) }
    }
}

/// Counts the time of keyframes, frame by frame.
@MainActor
final class KeyframeRun {
    private var ticker: FrameTicker?

    nonisolated init() {}

    func begin(_ duration: Double, repeats: Bool, _ tell: @escaping @MainActor (Double) -> Void) {
        let start = CACurrentMediaTime()
        ticker?.end()
        ticker = FrameTicker { [weak self] in
            let time = CACurrentMediaTime() - start
            guard time >= duration else { return tell(time) }
            guard repeats, duration > 0 else {
                tell(duration)
                self?.end()
                return
            }
            tell(time.truncatingRemainder(dividingBy: duration))
        }
    }

    func end() {
        ticker?.end()
        ticker = nil
    }
}

extension View {
    /// Shows the view as a closure makes it of a value that goes through keyframes when the view appears.
    /// - Parameter repeating: Whether it begins anew when it is through.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(AnyView(self))
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
            keyframes: keyframes)
    }

    /// Shows the view as a closure makes it of a value that goes through keyframes when another value is another one.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(AnyView(self))
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
            keyframes: keyframes)
    }
}
