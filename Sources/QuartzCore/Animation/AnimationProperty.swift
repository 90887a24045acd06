import CoreGraphics
import Foundation

/// One row of an animation's property table: what a key is, and how it is read and set.
///
/// The table stands in for key-value coding, which Linux lacks. It serves `value(forKey:)`, defaults, and the keys of
/// scene files.
package struct AnimationProperty: Sendable {
    /// What values the key takes.
    package enum Kind: Sendable {
        case number, bool, string, path, numbers
        /// A name of a closed list, as Apple's framework writes it.
        case name([String])
        /// A curve: a name, or four numbers.
        case curve
        case curves
        /// A value of the type of the animated property.
        case value
        case values
        case animations
        case object
    }

    /// The key as `value(forKey:)` takes it.
    package let key: String
    /// What values the key takes.
    package let kind: Kind
    /// The value; nil for an animation of another class.
    package let read: @Sendable (CAAnimation) -> Any?
    /// Sets the value; false when it is of another kind.
    package let write: @Sendable (CAAnimation, Any?) -> Bool

    /// The row of an animation's class for a key.
    static func row(_ key: String, of animation: CAAnimation) -> AnimationProperty? {
        type(of: animation).properties.first { $0.key == key }
    }

    private typealias Path<Animation, Value> = ReferenceWritableKeyPath<Animation, Value> & Sendable

    private static func row<Animation: CAAnimation, Value>(
        _ key: String, _ kind: Kind, _ path: Path<Animation, Value>, box: @escaping @Sendable (Value) -> Any? = { $0 },
        unbox: @escaping @Sendable (Any?) -> Value? = { $0 as? Value }
    ) -> AnimationProperty {
        AnimationProperty(
            key: key, kind: kind, read: { ($0 as? Animation).flatMap { box($0[keyPath: path]) } },
            write: { animation, value in
                guard let animation = animation as? Animation, let value = unbox(value) else { return false }
                animation[keyPath: path] = value
                return true
            })
    }

    private static func number<Animation: CAAnimation>(
        _ key: String, _ path: Path<Animation, Double>
    ) -> AnimationProperty {
        row(key, .number, path, box: { NSNumber(value: $0) }, unbox: { $0.flatMap(PropertyValue.number) })
    }

    private static func number<Animation: CAAnimation>(
        _ key: String, _ path: Path<Animation, Float>
    ) -> AnimationProperty {
        row(
            key, .number, path, box: { NSNumber(value: $0) },
            unbox: { $0.flatMap(PropertyValue.number).map { Float($0) } })
    }

    private static func number<Animation: CAAnimation>(
        _ key: String, _ path: Path<Animation, CGFloat>
    ) -> AnimationProperty {
        row(
            key, .number, path, box: { PropertyValue.scalar($0) },
            unbox: { $0.flatMap(PropertyValue.number).map { CGFloat($0) } })
    }

    private static func bool<Animation: CAAnimation>(
        _ key: String, _ path: Path<Animation, Bool>
    ) -> AnimationProperty {
        row(key, .bool, path, box: { NSNumber(value: $0) }, unbox: { $0.flatMap(PropertyValue.bool) })
    }

    private static func name<Animation: CAAnimation, Name: RawRepresentable & Sendable>(
        _ key: String, _ path: Path<Animation, Name>, _ names: [Name]
    ) -> AnimationProperty where Name.RawValue == String {
        row(
            key, .name(names.map(\.rawValue)), path, box: { $0.rawValue },
            unbox: { $0.flatMap { PropertyValue.name($0, as: Name.self) } })
    }

    private static func optional<Animation: CAAnimation, Value>(
        _ key: String, _ kind: Kind, _ path: Path<Animation, Value?>,
        unbox: @escaping @Sendable (Any) -> Value? = { $0 as? Value }
    ) -> AnimationProperty {
        row(
            key, kind, path, box: { $0 },
            unbox: { value in value.map { unbox($0).map(Optional.some) } ?? .some(nil) })
    }

    private static func optionalName<Animation: CAAnimation, Name: RawRepresentable & Sendable>(
        _ key: String, _ path: Path<Animation, Name?>, _ names: [Name]
    ) -> AnimationProperty where Name.RawValue == String {
        row(
            key, .name(names.map(\.rawValue)), path, box: { $0?.rawValue },
            unbox: { value in value.map { PropertyValue.name($0, as: Name.self).map(Optional.some) } ?? .some(nil) })
    }
}

extension AnimationProperty {
    static let animationProperties: [AnimationProperty] = [
        number("beginTime", \CAAnimation.beginTime), number("duration", \CAAnimation.duration),
        number("speed", \CAAnimation.speed), number("timeOffset", \CAAnimation.timeOffset),
        number("repeatCount", \CAAnimation.repeatCount), number("repeatDuration", \CAAnimation.repeatDuration),
        bool("autoreverses", \CAAnimation.autoreverses),
        name("fillMode", \CAAnimation.fillMode, [.removed, .forwards, .backwards, .both]),
        optional("timingFunction", .curve, \CAAnimation.timingFunction),
        bool("removedOnCompletion", \CAAnimation.isRemovedOnCompletion),
        bool("isRemovedOnCompletion", \CAAnimation.isRemovedOnCompletion),
        optional("delegate", .object, \CAAnimation.delegate),
    ]

    static let propertyProperties: [AnimationProperty] = [
        optional("keyPath", .string, \CAPropertyAnimation.keyPath),
        bool("additive", \CAPropertyAnimation.isAdditive), bool("isAdditive", \CAPropertyAnimation.isAdditive),
        bool("cumulative", \CAPropertyAnimation.isCumulative),
        bool("isCumulative", \CAPropertyAnimation.isCumulative),
        optional(
            "valueFunction",
            .name([
                "rotateX", "rotateY", "rotateZ", "scale", "scaleX", "scaleY", "scaleZ", "translate", "translateX",
                "translateY", "translateZ",
            ]), \CAPropertyAnimation.valueFunction,
            unbox: { value in
                (value as? CAValueFunction)
                    ?? (value as? String).flatMap { CAValueFunction(name: CAValueFunctionName(rawValue: $0)) }
            }),
    ]

    static let basicProperties: [AnimationProperty] = [
        optional("fromValue", .value, \CABasicAnimation.fromValue, unbox: { $0 }),
        optional("toValue", .value, \CABasicAnimation.toValue, unbox: { $0 }),
        optional("byValue", .value, \CABasicAnimation.byValue, unbox: { $0 }),
    ]

    static let springProperties: [AnimationProperty] = [
        number("mass", \CASpringAnimation.mass), number("stiffness", \CASpringAnimation.stiffness),
        number("damping", \CASpringAnimation.damping), number("initialVelocity", \CASpringAnimation.initialVelocity),
        bool("allowsOverdamping", \CASpringAnimation.allowsOverdamping),
    ]

    static let keyframeProperties: [AnimationProperty] = [
        optional("values", .values, \CAKeyframeAnimation.values), optional("path", .path, \CAKeyframeAnimation.path),
        optional("keyTimes", .numbers, \CAKeyframeAnimation.keyTimes, unbox: PropertyValue.numbers),
        optional("timingFunctions", .curves, \CAKeyframeAnimation.timingFunctions),
        name(
            "calculationMode", \CAKeyframeAnimation.calculationMode,
            [.linear, .discrete, .paced, .cubic, .cubicPaced]),
        optional("tensionValues", .numbers, \CAKeyframeAnimation.tensionValues, unbox: PropertyValue.numbers),
        optional("continuityValues", .numbers, \CAKeyframeAnimation.continuityValues, unbox: PropertyValue.numbers),
        optional("biasValues", .numbers, \CAKeyframeAnimation.biasValues, unbox: PropertyValue.numbers),
        optionalName("rotationMode", \CAKeyframeAnimation.rotationMode, [.rotateAuto, .rotateAutoReverse]),
    ]

    static let groupProperties: [AnimationProperty] = [
        optional("animations", .animations, \CAAnimationGroup.animations)
    ]

    static let transitionProperties: [AnimationProperty] = [
        name("type", \CATransition.type, [.fade, .moveIn, .push, .reveal]),
        optionalName("subtype", \CATransition.subtype, [.fromLeft, .fromRight, .fromTop, .fromBottom]),
        number("startProgress", \CATransition.startProgress), number("endProgress", \CATransition.endProgress),
    ]
}
