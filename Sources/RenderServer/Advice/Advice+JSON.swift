import TextFormatting

extension Advice {
    /// Keys in a fixed order; `remedy` is null where no change keeps the picture.
    package var jsonValue: JSONValue {
        .object([
            ("layer", .string(layer)), ("reasons", .texts(reasons.sorted().map(\.rawValue))),
            ("passes", .texts(passes)), ("remedy", remedy?.jsonValue ?? .null), ("isCutShort", .bool(isCutShort)),
        ])
    }
}

extension Advice.Remedy {
    fileprivate var jsonValue: JSONValue {
        .object([
            ("changes", .array(changes.map(\.jsonValue))), ("passesSaved", .integer(passesSaved)),
            ("bytesSaved", .integer(bytesSaved)), ("difference", difference.jsonValue),
        ])
    }
}

extension LayerChange {
    package var jsonValue: JSONValue {
        .object([
            ("layer", .string(layer)),
            ("set", .object(settings.map { (key: $0.property, value: JSONValue.string($0.value)) })),
        ])
    }
}
