import UIKit

/// The maps of what happens in virtual time.
enum ChangeForms {
    static let time = Field("at", .number(.seconds), required: true, "Seconds.")
    private static let id = Field("id", .text, required: true, "Of a view, layer or controller.")
    private static let animator = Field("id", .text, required: true, "Of an animator.")

    /// What is called on a view or layer by its id.
    static let viewCalls = [
        "setNeedsLayout", "setNeedsDisplay", "layoutIfNeeded", "removeFromSuperview", "removeFromSuperlayer",
        "removeAllAnimations",
    ]
    /// What is called on views alone.
    static let responderCalls = ["becomeFirstResponder", "resignFirstResponder"]
    static let animatorCalls = ["startAnimation", "pauseAnimation"]
    static let controllerCalls = [
        "loadViewIfNeeded", "setNeedsUpdateProperties", "updatePropertiesIfNeeded", "updateTraitsIfNeeded",
        "setNeedsStatusBarAppearanceUpdate", "endAppearanceTransition",
    ]

    private static let window = Record(
        "the window", [Field("size", .size, required: true, "The new size in points.")])

    // MARK: Verbs

    /// What is done to views, layers and animators.
    static let verbs = onTargets + onOthers + onAnimators

    private static let onTargets = [
        ChangeVerb(
            [
                Field("id", .text, required: true, "Of a view, layer, animator or controller."),
                settings("Keys of what has the id."),
            ]
        ) { $0.actionOnTarget($1) },
        ChangeVerb(
            [
                id,
                Field(
                    "call", .name(viewCalls + responderCalls + animatorCalls + controllerCalls), required: true,
                    "What is called."),
            ]
        ) { $0.actionOnTarget($1) },
        ChangeVerb([id, Field("addAnimation", .animation, required: true, "An animation of its layer.")]) {
            $0.actionOnTarget($1)
        },
        ChangeVerb([id, Field("removeAnimation", .text, required: true, "The key of an animation of its layer.")]) {
            $0.actionOnTarget($1)
        },
    ]

    private static let onOthers = [
        ChangeVerb([Field("window", .record(window), required: true, "What happens to the window.")]) { _, record in
            record.record("window").flatMap(ResizeWindow.init)
        },
        ChangeVerb(
            [
                Field("constraint", .text, required: true, "A constraint's identifier."),
                settings("Its constant, priority or isActive."),
            ]
        ) { $0.constraintChange($1) },
        ChangeVerb([
            Field("keyboard", .nullable(.rect), required: true, "The docked keyboard on the screen; null hides it.")
        ]) { _, record in MoveKeyboard(frame: record.rect("keyboard")) },
        ChangeVerb([
            Field("changes", .nestedChanges, required: true, "Several changes in one turn, in order.")
        ]) { SeveralChanges(steps: $0.steps($1, "changes")) },
        ChangeVerb([
            Field("keyframes", keyframes, required: true, "What changes when, in parts of the duration of animate.")
        ]) { SeveralChanges(steps: $0.steps($1, "changes")) },
        ChangeVerb(
            [
                Field("transition", .part(transition), required: true, "From an old picture to a new one."),
                Field("changes", .nestedChanges, "What the view shows anew; goes with 'with'."),
            ]
        ) { $0.transition($1) },
        ChangeVerb([
            Field("performWithoutAnimation", .nestedChanges, required: true, "Changes that do not animate.")
        ]) { WithoutAnimation(steps: $0.steps($1, "performWithoutAnimation")) },
    ]

    private static let onAnimators = [
        ChangeVerb([Field("animator", .part(AnimatorForms.animatorKind), required: true, "Makes an inactive animator.")]
        ) { reader, record in record.record("animator").flatMap { reader.animator($0) } },
        control(AnimatorForms.startKind, "Starts it after a delay."),
        control(AnimatorForms.stopKind, "Stops it where it is."),
        control(AnimatorForms.finishKind, "Ends it, stopped."),
        control(AnimatorForms.proceedKind, "Goes on with another pace."),
        ChangeVerb(
            [
                animator, Field("addAnimations", .nestedChanges, required: true, "A further block of it."),
                Field("delayFactor", .number(.unit), "When it begins, in parts of the time left. Default 0."),
            ]
        ) { $0.control("addAnimations", $1) },
    ]

    private static func control(_ kind: ScenePartKind, _ summary: String) -> ChangeVerb {
        let verb = kind.name
        return ChangeVerb([animator, Field(verb, .part(kind), required: true, summary)]) { $0.control(verb, $1) }
    }

    private static func settings(_ summary: String) -> Field { Field("set", .settings, required: true, summary) }

    // MARK: Manner

    private static let transaction = ScenePartKind(
        "transaction",
        .record(
            Record(
                "the transaction",
                [
                    Field(
                        "animationDuration", .number(.notNegative), "Seconds of implicit animations. Default 0.25."),
                    Field("animationTimingFunction", .curve, "Their curve."),
                    Field("disableActions", .bool, "Whether layers change without them."),
                ])))
    private static let animate = ScenePartKind("animate", .variants(AnimateForms.all))
    private static let keyframe = ScenePartKind("keyframe", .record(AnimateForms.keyframe))
    private static let transition = ScenePartKind("transition", .variants(TransitionForms.all))
    private static let keyframes = ValueKind.list(.part(keyframe))

    /// What the schema says once; verbs refer to it.
    static let kinds = [transaction, animate, keyframe, transition] + AnimatorForms.kinds

    /// How it is done.
    private static let manner = [
        Field("transaction", .part(transaction), "Values for layers that animate implicitly."),
        Field("animate", .part(animate), "Animates what the change does to views."),
        Field("keyframes", keyframes, "What changes when, in parts of the duration of animate."),
        Field("completion", .nestedChanges, "What happens when the animation has ended, whatever became of it."),
        Field("whenFinished", .nestedChanges, "What happens besides when it came to its end."),
    ]

    /// The map of a verb.
    static func record(_ fields: [Field], refusals: [String: String] = [:]) -> Record {
        let own = Set(fields.map(\.key))
        return Record("a change", fields + manner.filter { !own.contains($0.key) }, refusals: refusals)
    }
}
