import UIKit

/// Lets what changes inside together with a value be animated.
struct ValueAnimationModifier<Value: Equatable>: ElementModifier {
    typealias Body = Never
    let animation: Animation?
    let value: Value

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> ValueAnimationElement<Value> {
        ValueAnimationElement(content, value)
    }

    func update(_ element: ValueAnimationElement<Value>, _ environment: EnvironmentValues) {
        guard element.value != value else { return }
        element.value = value
        element.change = .some(animation)
    }
}

final class ValueAnimationElement<Value: Equatable>: WrapperElement, MotionElement {
    var value: Value
    /// What the value's last change, if it was not shown yet, is animated with.
    var change: Animation??

    init(_ content: LayoutElement, _ value: Value) {
        self.value = value
        super.init(content)
    }

    func motion(_ outer: Motion) -> Motion? {
        guard let animation = change else { return nil }
        change = nil
        return Motion(animation: animation, transaction: outer.transaction)
    }
}

/// Changes the transaction of what is inside.
struct TransactionModifier: ElementModifier {
    typealias Body = Never
    let transform: (inout Transaction) -> Void

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> TransactionElement {
        TransactionElement(content, transform)
    }

    func update(_ element: TransactionElement, _ environment: EnvironmentValues) { element.transform = transform }
}

final class TransactionElement: WrapperElement, MotionElement {
    var transform: (inout Transaction) -> Void

    init(_ content: LayoutElement, _ transform: @escaping (inout Transaction) -> Void) {
        self.transform = transform
        super.init(content)
    }

    func motion(_ outer: Motion) -> Motion? {
        var transaction = outer.transaction ?? Transaction()
        transaction.animation = outer.animation
        transform(&transaction)
        let animation = transaction.disablesAnimations ? nil : transaction.animation
        return Motion(animation: animation, transaction: transaction)
    }
}

/// Says how a view comes and goes.
struct TransitionModifier: ElementModifier {
    typealias Body = Never
    let transition: AnyTransition

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> TransitionModifierElement {
        TransitionModifierElement(content, transition)
    }

    func update(_ element: TransitionModifierElement, _ environment: EnvironmentValues) {
        element.transition = transition
    }
}

final class TransitionModifierElement: WrapperElement, TransitionElement {
    var transition: AnyTransition

    init(_ content: LayoutElement, _ transition: AnyTransition) {
        self.transition = transition
        super.init(content)
        face = ContainerFace(UIView())
    }
}

extension View {
    /// Animates what changes in the view when a value does; nil: it jumps.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(ValueAnimationModifier(animation: animation, value: value))
    }

    /// Animates whatever changes in the view; nil: it jumps. The form of iOS 13.
    public func animation(_ animation: Animation?) -> some View {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Changes the transaction of what changes in the view.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }

    /// Says how the view comes and goes when that is animated.
    public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }
}
