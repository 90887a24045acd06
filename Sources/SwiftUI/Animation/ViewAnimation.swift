import UIKit

/// The way of a view of an app's own from one value of its animatable data to another.
@MainActor
final class ViewAnimation<Shown: View> {
    private let animation: Animation
    private let begin = CACurrentMediaTime()
    private let onWay: (Shown, Double) -> Shown
    private let leadsTo: (Shown) -> Bool
    private let ticker: FrameTicker

    private init(
        _ animation: Animation, onWay: @escaping (Shown, Double) -> Shown, leadsTo: @escaping (Shown) -> Bool,
        _ tick: @escaping @MainActor () -> Void
    ) {
        self.animation = animation
        self.onWay = onWay
        self.leadsTo = leadsTo
        ticker = FrameTicker(tick)
    }

    /// The way from one view to another; nil where nothing goes in steps.
    /// - Parameter tick: Called in each frame.
    static func of(
        _ old: Shown, to new: Shown, _ animation: Animation, tick: @escaping @MainActor () -> Void
    ) -> ViewAnimation? {
        guard let steps = Steps.of(old, to: new) else { return nil }
        return ViewAnimation(animation, onWay: steps.onWay, leadsTo: steps.leadsTo, tick)
    }

    /// Whether the way ends at a view.
    func leads(to view: Shown) -> Bool { leadsTo(view) }

    /// What is shown now in place of the view at the end; nil: that view, as the way is over.
    func shown(_ goal: Shown) -> Shown? {
        guard let part = animation.part(at: CACurrentMediaTime() - begin) else { return nil }
        return onWay(goal, part)
    }

    func end() { ticker.end() }
}

/// What lies between two values of one type whose animatable data differ.
@MainActor
struct Steps<Value> {
    /// The value for a part of the way, where the last one is what is given.
    let onWay: (Value, Double) -> Value
    /// Whether a value has the data at the end.
    let leadsTo: (Value) -> Bool

    /// The steps from one value to another; nil where nothing goes in steps.
    static func of(_ old: Value, to new: Value) -> Steps? {
        if let carrier = Value.self as? any SteppingCarrier.Type { return carrier.carried(old, new) }
        func open<Kind: Animatable>(_ kind: Kind.Type) -> Steps? {
            guard let first = (old as? Kind)?.animatableData, let last = (new as? Kind)?.animatableData, first != last
            else { return nil }
            return Steps(
                onWay: { goal, part in
                    guard var shown = goal as? Kind else { return goal }
                    var way = last - first
                    way.scale(by: part)
                    shown.animatableData = first + way
                    return shown as? Value ?? goal
                }, leadsTo: { ($0 as? Kind)?.animatableData == last })
        }
        guard let kind = Value.self as? any Animatable.Type else { return nil }
        return open(kind)
    }

    /// Whether values of the type may go in steps.
    static var areThere: Bool {
        if let carrier = Value.self as? any SteppingCarrier.Type { return carrier.carriesSteps }
        return Value.self is any Animatable.Type
    }
}

/// A view of ours that goes in steps as what it carries does.
@MainActor
protocol SteppingCarrier {
    static var carriesSteps: Bool { get }
    static func carried<Value>(_ old: Value, _ new: Value) -> Steps<Value>?
}

extension AppliedModifier: SteppingCarrier {
    static var carriesSteps: Bool { Steps<Modifier>.areThere }

    static func carried<Value>(_ old: Value, _ new: Value) -> Steps<Value>? {
        guard let old = old as? Self, let new = new as? Self, let inner = Steps.of(old.modifier, to: new.modifier)
        else { return nil }
        return Steps<Value>(
            onWay: { goal, part in
                guard var shown = goal as? Self else { return goal }
                shown.modifier = inner.onWay(shown.modifier, part)
                return shown as? Value ?? goal
            }, leadsTo: { ($0 as? Self).map { inner.leadsTo($0.modifier) } ?? false })
    }
}

extension Animation {
    /// How much of the way is done after some seconds; nil: it is over.
    @MainActor
    func part(at seconds: Double) -> Double? {
        let time = seconds * speed - delay
        guard time > 0 else { return 0 }
        let course = basic("")
        guard course.duration > 0 else { return nil }
        let count = time / course.duration
        guard count < repetitions else { return nil }
        let isBack = autoreverses && count.rounded(.down).truncatingRemainder(dividingBy: 2) == 1
        let local = count - count.rounded(.down)
        let place = isBack ? 1 - local : local
        guard let spring = course as? CASpringAnimation else {
            return course.timingFunction?.progress(at: place) ?? place
        }
        return spring.spring.progress(at: place * course.duration)
    }
}

/// A modifier that says how what changes inside is animated.
@MainActor
protocol AnimationScope {
    /// The transaction inside, where another modifier of the type was before.
    func inside(_ transaction: Transaction, before: Any) -> Transaction
}

extension ValueAnimationModifier: AnimationScope {
    func inside(_ transaction: Transaction, before: Any) -> Transaction {
        guard let before = before as? Self, before.value != value else { return transaction }
        var inside = transaction
        inside.animation = animation
        return inside
    }
}

extension TransactionModifier: AnimationScope {
    func inside(_ transaction: Transaction, before: Any) -> Transaction {
        var inside = transaction
        transform(&inside)
        return inside
    }
}
