import UIKit

/// The maps of what happens in virtual time.
enum ChangeForms {
    static let time = Field("at", .number(.seconds), required: true, "Seconds.")
    private static let id = Field("id", .text, required: true, "Of a view, layer or controller.")
    private static let animator = Field("id", .text, required: true, "Of an animator.")

    static let viewCalls = [
        "setNeedsLayout", "setNeedsDisplay", "layoutIfNeeded", "removeFromSuperview", "removeFromSuperlayer",
        "removeAllAnimations",
    ]
    static let animatorCalls = ["startAnimation", "pauseAnimation"]

    private static let window = Record(
        "the window", [Field("size", .size, required: true, "The new size in points.")])

    static let transaction = Record(
        "the transaction",
        [
            Field("animationDuration", .number(.notNegative), "Seconds of implicit animations. Default 0.25."),
            Field("animationTimingFunction", .curve, "Their curve."),
            Field("disableActions", .bool, "Whether layers change without them."),
        ])

    /// What is done, a list of fields each.
    private static let verbs: [[Field]] =
        [
            [
                Field("id", .text, required: true, "Of a view, layer, animator or controller."),
                settings("Keys of what has the id."),
            ],
            [
                id,
                Field("call", .name(viewCalls + animatorCalls + ScreenForms.calls), required: true, "What is called."),
            ],
            [id, Field("addAnimation", .animation, required: true, "An animation of its layer.")],
            [id, Field("removeAnimation", .text, required: true, "The key of an animation of its layer.")],
            [Field("window", .record(window), required: true, "What happens to the window.")],
            [
                Field("constraint", .text, required: true, "A constraint's identifier."),
                settings("Its constant, priority or isActive."),
            ],
            [Field("keyboard", .nullable(.rect), required: true, "The docked keyboard on the screen; null hides it.")],
            [Field("changes", .nestedChanges, required: true, "Several changes in one turn, in order.")],
            [Field("keyframes", keyframes, required: true, "What changes when, in parts of the duration of animate.")],
            [
                Field("transition", definition("transition"), required: true, "From an old picture to a new one."),
                Field("changes", .nestedChanges, "What the view shows anew; goes with 'with'."),
            ],
            [Field("performWithoutAnimation", .nestedChanges, required: true, "Changes that do not animate.")],
            [Field("animator", definition("animator"), required: true, "Makes an inactive animator.")],
            [
                animator,
                Field("startAnimation", definition("startAnimation"), required: true, "Starts it after a delay."),
            ],
            [animator, Field("stopAnimation", definition("stopAnimation"), required: true, "Stops it where it is.")],
            [animator, Field("finishAnimation", definition("finishAnimation"), required: true, "Ends it, stopped.")],
            [
                animator,
                Field(
                    "continueAnimation", definition("continueAnimation"), required: true, "Goes on with another pace."),
            ],
            [
                animator, Field("addAnimations", .nestedChanges, required: true, "A further block of it."),
                Field("delayFactor", .number(.unit), "When it begins, in parts of the time left. Default 0."),
            ],
        ] + ScreenForms.verbs

    /// How it is done.
    private static let manner = [
        Field("transaction", definition("transaction"), "Values for layers that animate implicitly."),
        Field("animate", definition("animate"), "Animates what the change does to views."),
        Field("keyframes", keyframes, "What changes when, in parts of the duration of animate."),
        Field("completion", .nestedChanges, "What happens when the animation has ended, whatever became of it."),
        Field("whenFinished", .nestedChanges, "What happens besides when it came to its end."),
    ]

    /// What the schema says once; verbs refer to it.
    static let definitions: [(name: String, kind: ValueKind)] = [
        ("transaction", .record(transaction)), ("animate", .variants(AnimateForms.all)),
        ("keyframe", .record(AnimateForms.keyframe)), ("transition", .variants(TransitionForms.all)),
        ("animator", .record(AnimatorForms.animator)), ("animatorSpring", .variants(AnimatorForms.springs)),
        ("startAnimation", .record(AnimatorForms.start)), ("stopAnimation", .record(AnimatorForms.stop)),
        ("finishAnimation", .record(AnimatorForms.finish)), ("continueAnimation", .record(AnimatorForms.proceed)),
    ]

    private static func definition(_ name: String) -> ValueKind { .definition(name) }

    private static let keyframes = ValueKind.list(.definition("keyframe"))

    private static func settings(_ summary: String) -> Field { Field("set", .settings, required: true, summary) }

    private static func record(_ fields: [Field], refusals: [String: String] = [:]) -> Record {
        let own = Set(fields.map(\.key))
        return Record("a change", fields + manner.filter { !own.contains($0.key) }, refusals: refusals)
    }

    /// Changes of the scene.
    static let top = verbs.map { record([time] + $0) }
    /// Changes inside a change: they have its time.
    static let nested = verbs.map {
        record($0, refusals: ["at": "'at' stands on the change around: those inside happen in the same turn"])
    }
}
