import UIKit

extension ValueKind {
    /// What fingers or keys do.
    static let touch: ValueKind = .part(
        ScenePartKind(
            "touch", schema: { $0.anyOf(TouchForms.all.map($0.record)) },
            read: { node, reader in reader.readVariant(node, TouchForms.all).map { .record($0) } }))
}

/// The maps of what fingers, a pointer and keys do.
enum TouchForms {
    static let modifiers: KeyValuePairs<String, UIKeyModifierFlags> = [
        "command": .command, "shift": .shift, "control": .control, "alternate": .alternate, "alphaShift": .alphaShift,
        "numericPad": .numericPad,
    ]
    /// What views are told of fingers.
    static let phases = ["began", "moved", "ended", "cancelled"]

    private static let spot = Record(
        "the spot",
        [
            Field("id", .text, required: true, "A view; the middle of its bounds."),
            Field("at", .point, "A point in its space."),
            Field("unit", .point, "A point in its bounds, from [0, 0] to [1, 1]."),
        ])
    /// What the schema says once.
    static let spotKind = ScenePartKind("spot", .either([.text, .record(spot), .point]))
    private static let anySpot: ValueKind = .part(spotKind)

    private static func spot(_ key: String, _ summary: String) -> Field {
        Field(key, anySpot, required: true, summary)
    }

    private static let fingers = Field("fingers", .integer(1...10), "Side by side, 30 points apart. Default 1.")
    private static let seconds = ValueKind.number(.seconds)
    private static let destination = Field("to", anySpot, "Where it goes.")

    private static func duration(_ standard: String) -> Field {
        Field("duration", seconds, "Seconds. Default \(standard).")
    }

    /// What is done, a list of fields each, the verb first.
    private static let verbs: [[Field]] = [
        [
            spot("tap", "Fingers that come down and are lifted."),
            Field("taps", .integer(1...100), "How often. Default 1."), fingers,
            Field("interval", seconds, "Seconds between two taps. Default 0.1."),
            Field("hold", seconds, "Seconds that fingers are down. Default 0.05."),
        ],
        [spot("press", "Fingers that stay down for a while."), duration("0.6"), fingers],
        [
            spot("drag", "A finger that goes to another place, along a line or a broken line."), destination,
            Field("by", .point, "How far, in points of the screen."),
            Field("path", .list(.point), "Corners, each from where the finger comes down."), duration("0.3"),
            Field("speed", .number(.positive), "Points a second, in place of duration."),
            Field("curve", .curve, "How it goes in time. Default linear."),
            Field("hold", seconds, "Seconds that it rests before it is lifted. Default 0."),
            Field("edge", .name(GestureClass.edges.map(\.key)), "The edge of the screen that it starts on."), fingers,
        ],
        [
            spot("fling", "A finger that is lifted while it moves."),
            Field("by", .point, required: true, "How far, in points of the screen."),
            Field("velocity", .number(.positive), required: true, "Points a second."),
        ],
        [
            spot("pinch", "Two fingers whose distance changes."),
            Field("spread", .size, required: true, "Points between them at the begin and at the end."),
            Field("angle", .number(.any), "Degrees of their line from the x axis. Default 0."), duration("0.3"),
        ],
        [
            spot("rotate", "Two fingers whose line turns."),
            Field("by", .number(.any), required: true, "Degrees; clockwise is positive."),
            Field("spread", .number(.notNegative), "Points between them. Default 100."), duration("0.3"),
        ],
        [
            Field("hover", .nullable(anySpot), required: true, "A pointer above a place; null takes it away."),
            destination, duration("0.3"),
        ],
        [Field("cancel", .name(["system"]), required: true, "The system takes all touches away.")],
        [spot("down", "Where the finger comes down."), finger],
        [spot("move", "Where the finger goes."), finger],
        [Field("up", .nullable(anySpot), required: true, "Where the finger is lifted; null: where it is."), finger],
        [
            Field("key", .text, required: true, "A key of a hardware keyboard: what it types, or its name."),
            Field("modifiers", .names(modifiers.map(\.key)), "The keys that are held."),
            Field("hold", seconds, "Seconds that it is down. Default 0.05."),
        ],
        [
            Field(
                "type", .text, required: true,
                "What is typed into the first responder, one character after the other; a newline is the return key."),
            Field("interval", seconds, "Seconds between two characters. Default 0."),
        ],
        [Field("paste", .text, required: true, "What is put into the first responder at once.")],
        [
            Field(
                "mark", .nullable(.text), required: true,
                "A text that an input method has not settled; null settles it.")
        ],
        [Field("select", .record(selection), required: true, "What is selected, and edited from now on.")],
    ]

    private static let selection = Record(
        "the selection",
        [
            Field("id", .text, required: true, "A view with text."),
            Field(
                "range", .size, required: true,
                "Where it begins and how long it is, in UTF-16 units; length 0 is a caret."),
        ])

    private static let finger = Field("finger", .integer(0...1000), required: true, "Its number.")
    private static let taker = Field(
        "takenBy", .nullable(.text), "The view that takes the first finger, where it is another; null for none.")

    /// The verbs that bring a finger down.
    private static let aimed = ["tap", "press", "drag", "fling", "pinch", "rotate", "down"]

    static let all = verbs.map { fields in
        let isAimed = fields.first.map { aimed.contains($0.key) } ?? false
        return Record("a touch", [ChangeForms.time] + fields + (isAimed ? [taker] : []))
    }

    /// Verbs whose text is no view's id.
    static let wordVerbs = ["key", "cancel", "type", "paste", "mark"]

    /// The verbs and the keys of single fingers.
    static let names = verbs.compactMap { $0.first?.key }
}
