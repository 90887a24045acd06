import UIKit

/// The maps of property animators.
enum AnimatorForms {
    static let curves: [(name: String, curve: UIView.AnimationCurve)] = [
        ("easeInOut", .easeInOut), ("easeIn", .easeIn), ("easeOut", .easeOut), ("linear", .linear),
    ]
    /// The curve without a name of UIView's: Core Animation's own.
    static let ownCurve = "default"

    static let positions: [(name: String, position: UIViewAnimatingPosition)] = [
        ("end", .end), ("start", .start), ("current", .current),
    ]

    private static let velocity = Field(
        "initialVelocity", .either([.number(.any), .point]), "In whole distances a second, or [x, y]. Default 0.")

    /// The keys of a pace, of which there is one.
    static let paces = ["curve", "controlPoints", "dampingRatio", "spring"]
    private static let timing = [
        Field("curve", .name(curves.map(\.name) + [ownCurve]), "A named curve."),
        Field("controlPoints", .controlPoints, "A cubic curve's inner points: [x1, y1, x2, y2]."),
        Field("dampingRatio", .number(.notNegative), "A spring that settles in the duration; from 1 on it is stiff."),
        Field("spring", .part(springKind), "A spring that takes its own time."),
        velocity,
    ]

    private static let springs = [
        Record(
            "the spring",
            [
                Field("mass", .number(.positive), required: true, "Of what hangs on it."),
                Field("stiffness", .number(.positive), required: true, "Of the spring."),
                Field("damping", .number(.notNegative), required: true, "Of the motion."), velocity,
            ]),
        Record(
            "the spring",
            [
                Field("duration", .number(.positive), required: true, "Seconds that the motion seems to take."),
                Field(
                    "bounce", .number(NumberRange(minimum: -1, maximum: 1)), "From −1, flat, to 1, bouncy. Default 0."),
                velocity,
            ]),
    ]

    private static let flags = [
        Field("isReversed", .bool, "Whether it goes to the start. Default false."),
        Field("scrubsLinearly", .bool, "Whether fractionComplete, paused, is one of the way. Default true."),
        Field("pausesOnCompletion", .bool, "Whether it stays active at its end. Default false."),
        Field("isUserInteractionEnabled", .bool, "Whether its views take touches. Default true."),
        Field("isInterruptible", .bool, "Whether it can be paused. Default true."),
        Field("isManualHitTestingEnabled", .bool, "Whether hit tests look at the end. Default false."),
    ]

    static let animator = Record(
        "the animator",
        [
            Field("id", .text, required: true, "Unique in the file."),
            Field("duration", .number(.notNegative), "Seconds; a spring has its own."),
        ] + timing + flags + [Field("changes", .nestedChanges, "Its block, which runs when it starts.")])

    /// What a change may set.
    static let settings = Record(
        "an animator's keys",
        [Field("fractionComplete", .number(.unit), "How much is done in the direction of travel.")] + flags)

    private static let start = Record(
        "the start", [Field("afterDelay", .number(.notNegative), required: true, "Seconds.")])
    private static let stop = Record(
        "the stop",
        [Field("withoutFinishing", .bool, required: true, "True: inactive at once. False: waits for finishAnimation.")])
    private static let finish = Record(
        "the finish", [Field("at", .name(positions.map(\.name)), required: true, "Whose values are set.")])
    private static let proceed = Record(
        "the continuation",
        [Field("durationFactor", .number(.notNegative), "Time it takes, in parts of the whole; 0: what is left.")]
            + timing)

    // MARK: Kinds

    static let animatorKind = ScenePartKind("animator", .record(animator))
    private static let springKind = ScenePartKind("animatorSpring", .variants(springs))
    static let startKind = ScenePartKind("startAnimation", .record(start))
    static let stopKind = ScenePartKind("stopAnimation", .record(stop))
    static let finishKind = ScenePartKind("finishAnimation", .record(finish))
    static let proceedKind = ScenePartKind("continueAnimation", .record(proceed))

    /// What the schema says once.
    static let kinds = [animatorKind, springKind, startKind, stopKind, finishKind, proceedKind]
}
