import UIKit

/// The maps of what happens in virtual time.
enum ChangeForms {
    static let time = Field("at", .number(.seconds), required: true, "Seconds.")
    private static let id = Field("id", .text, required: true, "Of a view or layer.")

    static let calls = [
        "setNeedsLayout", "setNeedsDisplay", "layoutIfNeeded", "removeFromSuperview", "removeFromSuperlayer",
        "removeAllAnimations",
    ]

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
    private static let verbs: [[Field]] = [
        [id, Field("set", .settings, required: true, "Keys of that view or layer.")],
        [id, Field("call", .name(calls), required: true, "What is called.")],
        [id, Field("addAnimation", .animation, required: true, "An animation of its layer.")],
        [id, Field("removeAnimation", .text, required: true, "The key of an animation of its layer.")],
        [Field("window", .record(window), required: true, "What happens to the window.")],
        [
            Field("constraint", .text, required: true, "A constraint's identifier."),
            Field("set", .settings, required: true, "Its constant, priority or isActive."),
        ],
        [Field("keyboard", .nullable(.rect), required: true, "The docked keyboard on the screen; null hides it.")],
        [Field("changes", .nestedChanges, required: true, "Several changes in one turn, in order.")],
    ]

    /// How it is done.
    private static let manner = [
        Field("transaction", .record(transaction), "Values for layers that animate implicitly.")
    ]

    /// Changes of the scene.
    static let top = verbs.map { Record("a change", [time] + $0 + manner) }
    /// Changes inside a change: they have its time.
    static let nested = verbs.map {
        Record(
            "a change", $0 + manner,
            refusals: ["at": "'at' stands on the change around: those inside happen in the same turn"])
    }
}
