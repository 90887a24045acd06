import TextFormatting

extension ScreenMap.Node {
    /// The controller with its keys as Docs/json.md has them.
    package var jsonValue: JSONValue {
        .object([
            ("name", .string(name)), ("class", .string(className)), ("title", .text(title)),
            ("relation", .string(relation.rawValue)), ("state", .string(state)), ("isViewLoaded", .bool(isViewLoaded)),
            ("hasWindow", .bool(hasWindow)), ("children", .array(children.map(\.jsonValue))),
        ])
    }
}
