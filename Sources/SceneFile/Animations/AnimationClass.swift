import QuartzCore
import UIKit

/// A class of animations that a file may name, with its keys.
///
/// The keys are Core Animation's own table; what stands here is what a file needs besides.
@MainActor
struct AnimationClass {
    let name: String
    let type: CAAnimation.Type
    let record: Record

    private init(_ type: CAAnimation.Type) {
        name = "\(type)"
        self.type = type
        record = Record("a \(name)", Self.identity(name) + Self.fields(of: type) + Self.extras(of: type))
    }

    static let all = [
        AnimationClass(CABasicAnimation.self), AnimationClass(CAKeyframeAnimation.self),
        AnimationClass(CASpringAnimation.self), AnimationClass(CAAnimationGroup.self),
        AnimationClass(CATransition.self),
    ]

    static func named(_ name: String) -> AnimationClass? { all.first { $0.name == name } }

    private static func identity(_ name: String) -> [Field] {
        [
            Field("class", .name([name]), required: true, "Core Animation's class."),
            Field(
                "key", .text, "The name on the layer; the same name again replaces it. A transition's is transition."),
        ]
    }

    /// Objective-C's second names of flags are no keys of files.
    private static let secondNames: Set = ["removedOnCompletion", "additive", "cumulative"]

    private static func fields(of type: CAAnimation.Type) -> [Field] {
        type.properties.filter { !secondNames.contains($0.key) }.compactMap { property in
            kind(of: property).map { kind in
                Field(
                    property.key, kind, required: ["keyPath", "animations"].contains(property.key),
                    summaries[property.key] ?? "Core Animation's \(property.key).")
            }
        }
    }

    private static func kind(of property: AnimationProperty) -> ValueKind? {
        switch property.kind {
        case .number where property.key == "repeatCount": .numberOr(endless, .notNegative)
        case .number: .number(ranges[property.key] ?? .any)
        case .bool: .bool
        case .string: .text
        case .path: .path
        case .numbers: .numbers(property.key == "keyTimes" ? .unit : .any)
        case .name(let names): .name(names + (swiftNames[property.key] ?? [:]).sortedKeys)
        case .curve: .curve
        case .curves: .list(.curve)
        case .value: .animatedValue
        case .values: .list(.animatedValue)
        case .animations: .animations
        case .object: nil
        }
    }

    /// The one number without an end that files may say: how often a spinner turns.
    static let endless = "infinity"

    /// Swift's names of values, where they are not what the framework stores.
    static let swiftNames = ["rotationMode": ["rotateAuto": "auto", "rotateAutoReverse": "autoReverse"]]

    private static let ranges: [String: NumberRange] = [
        "duration": .notNegative, "repeatDuration": .notNegative, "mass": .positive,
        "stiffness": .positive, "damping": .notNegative, "startProgress": .unit, "endProgress": .unit,
    ]

    private static func extras(of type: CAAnimation.Type) -> [Field] {
        guard type == CASpringAnimation.self else { return [] }
        return [
            Field(
                "perceptualDuration", .number(.positive),
                "Seconds that the motion seems to take; in place of mass, stiffness and damping."),
            Field(
                "bounce", .number(NumberRange(minimum: -0.99, maximum: 1)),
                "How far it swings, beside perceptualDuration. Default 0."),
        ]
    }

    private static let summaries = [
        "beginTime": "Seconds of the layer's time, or of the group's. Default 0: at once.",
        "duration": "Seconds of one course. Default: the transaction's, and a spring's own until it rests.",
        "speed": "Default 1; below 0 backwards, 0 stands still at timeOffset.",
        "timeOffset": "Seconds into the course.",
        "repeatCount": "How many courses, or infinity. Default 1.",
        "repeatDuration": "Seconds of all courses, in place of repeatCount.",
        "autoreverses": "Whether each course is followed by one backwards.",
        "fillMode": "What is shown before and after. Default removed.",
        "timingFunction": "A name, or [x1, y1, x2, y2]. Default linear.",
        "isRemovedOnCompletion": "Default true.",
        "keyPath": "What is animated: opacity, position.x, transform.rotation.z, sublayers.id.opacity.",
        "isAdditive": "Adds to what is shown without it.",
        "isCumulative": "Each course goes on from the one before.",
        "valueFunction": "Makes a transform of numbers; angles are degrees.",
        "fromValue": "Of the key path's type; angles are degrees.",
        "toValue": "Of the key path's type; angles are degrees.",
        "byValue": "Of the key path's type; angles are degrees.",
        "values": "Of the key path's type; angles are degrees.",
        "path": "The way of a point, in place of values.",
        "keyTimes": "From 0 to 1, rising; one a value, for discrete one more.",
        "timingFunctions": "One a segment.",
        "calculationMode": "What lies between values. Default linear.",
        "rotationMode": "Turns the layer along the path.",
        "animations": "They run in the group's time.",
    ]
}
