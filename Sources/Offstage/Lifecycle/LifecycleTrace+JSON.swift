import TextFormatting

extension LifecycleTrace.Event {
    /// The call with its keys as Docs/json.md has them.
    package var jsonValue: JSONValue {
        .object([
            ("time", .exact(time)), ("turn", .integer(turn)), ("controller", .string(controller)),
            ("method", .string(method)), ("argument", .text(argument)), ("cause", .text(cause)),
            ("isViewLoaded", .bool(isViewLoaded)), ("hasWindow", .bool(hasWindow)),
            ("hasFinalTraits", .bool(hasFinalTraits)), ("hasFinalGeometry", .bool(hasFinalGeometry)),
        ])
    }
}
