import TextFormatting

extension UpdateTrace.Event {
    package var jsonValue: JSONValue {
        .object([
            ("turn", .integer(turn)), ("time", .exact(time)), ("phase", .string(phase.rawValue)),
            ("view", .string(view)), ("path", .string(path)), ("cause", .text(cause)), ("order", .integer(order)),
            ("duration", .integer(duration)), ("isForced", .bool(isForced)),
        ])
    }
}
