import UIKit

/// The maps of animation blocks.
enum AnimateForms {
    private static let delay = Field("delay", .number(.notNegative), "Seconds before it begins. Default 0.")
    private static let options = Field(
        "options", .names(AnimationOptionNames.block + AnimationOptionNames.keyframesOnly),
        "UIView.AnimationOptions, and for keyframes UIView.KeyframeAnimationOptions.")
    private static let velocity = Field(
        "initialSpringVelocity", .number(.any), "In whole distances a second. Default 0.")
    private static let duration = Field("duration", .number(.notNegative), required: true, "Seconds.")

    static let curve = Record(
        "the animation", [duration, delay, options],
        refusals: [
            "bounce": "'bounce' goes with 'springDuration'",
            "initialSpringVelocity": "'initialSpringVelocity' goes with 'usingSpringWithDamping' or 'springDuration'",
        ])
    static let damped = Record(
        "the animation",
        [
            duration,
            Field("usingSpringWithDamping", .number(.notNegative), required: true, "From 1 on without overshooting."),
            velocity, delay, options,
        ], refusals: ["springDuration": both, "bounce": "'bounce' goes with 'springDuration'"])
    static let spring = Record(
        "the animation",
        [
            Field("springDuration", .number(.notNegative), required: true, "Seconds that the motion seems to take."),
            Field(
                "bounce", .number(NumberRange(minimum: -1, maximum: 1)), "From −1, flat, to 1, bouncy. Default 0."),
            velocity, delay, options,
        ], refusals: ["duration": both, "usingSpringWithDamping": "'usingSpringWithDamping' goes with 'duration'"])

    private static let both = "'duration' and 'springDuration' exclude each other"

    static let all = [curve, damped, spring]

    static let keyframe = Record(
        "a keyframe",
        [
            Field("relativeStartTime", .number(.unit), required: true, "When it begins, in parts of the duration."),
            Field("relativeDuration", .number(.unit), required: true, "How long it takes, in parts of the duration."),
            Field("changes", .nestedChanges, required: true, "What changes."),
        ])
}

/// The maps of transitions between pictures.
enum TransitionForms {
    private static let common = [
        Field("duration", .number(.notNegative), required: true, "Seconds."),
        Field("options", .names(AnimationOptionNames.transition), "UIView.AnimationOptions, one transition… of them."),
    ]

    static let all = [
        Record("the transition", [Field("with", .text, required: true, "The view that changes.")] + common),
        Record(
            "the transition",
            [
                Field("from", .text, required: true, "The view that leaves."),
                Field("to", .text, required: true, "The view that takes its place."),
            ] + common),
    ]
}

/// UIKit's options as files write them.
enum AnimationOptionNames {
    private static let common: [(String, UIView.AnimationOptions)] = [
        ("layoutSubviews", .layoutSubviews), ("allowUserInteraction", .allowUserInteraction),
        ("beginFromCurrentState", .beginFromCurrentState), ("repeat", .repeat), ("autoreverse", .autoreverse),
        ("overrideInheritedDuration", .overrideInheritedDuration),
        ("overrideInheritedOptions", .overrideInheritedOptions), ("curveEaseInOut", .curveEaseInOut),
        ("curveEaseIn", .curveEaseIn), ("curveEaseOut", .curveEaseOut), ("curveLinear", .curveLinear),
    ]
    private static let blockOnly: [(String, UIView.AnimationOptions)] = [
        ("overrideInheritedCurve", .overrideInheritedCurve), ("flushUpdates", .flushUpdates),
        ("preferredFramesPerSecondDefault", .preferredFramesPerSecondDefault),
        ("preferredFramesPerSecond60", .preferredFramesPerSecond60),
        ("preferredFramesPerSecond30", .preferredFramesPerSecond30),
    ]
    private static let transitionOnly: [(String, UIView.AnimationOptions)] = [
        ("allowAnimatedContent", .allowAnimatedContent), ("showHideTransitionViews", .showHideTransitionViews),
        ("transitionNone", .transitionNone), ("transitionFlipFromLeft", .transitionFlipFromLeft),
        ("transitionFlipFromRight", .transitionFlipFromRight), ("transitionCurlUp", .transitionCurlUp),
        ("transitionCurlDown", .transitionCurlDown), ("transitionCrossDissolve", .transitionCrossDissolve),
        ("transitionFlipFromTop", .transitionFlipFromTop), ("transitionFlipFromBottom", .transitionFlipFromBottom),
    ]
    private static let modes: [(String, UIView.KeyframeAnimationOptions)] = [
        ("calculationModeLinear", .calculationModeLinear), ("calculationModeDiscrete", .calculationModeDiscrete),
        ("calculationModePaced", .calculationModePaced), ("calculationModeCubic", .calculationModeCubic),
        ("calculationModeCubicPaced", .calculationModeCubicPaced),
    ]

    /// Of a block.
    static let block = (common + blockOnly).map(\.0)
    /// Of a block with keyframes alone.
    static let keyframesOnly = modes.map(\.0)
    /// Of a block with keyframes.
    static let keyframes = common.map(\.0) + keyframesOnly
    /// Of a transition.
    static let transition = (transitionOnly + common + blockOnly).map(\.0)

    /// Of names that begin alike, one counts.
    static let choices = ["curve", "calculationMode", "transition", "preferredFramesPerSecond"]

    static func options(_ names: [String]) -> UIView.AnimationOptions {
        (common + blockOnly + transitionOnly).reduce(into: []) { if names.contains($1.0) { $0.formUnion($1.1) } }
    }

    /// Bits of curves count for keyframes, too.
    static func keyframeOptions(_ names: [String]) -> UIView.KeyframeAnimationOptions {
        let plain = UIView.KeyframeAnimationOptions(rawValue: options(names).rawValue)
        return modes.reduce(into: plain) { if names.contains($1.0) { $0.formUnion($1.1) } }
    }
}
