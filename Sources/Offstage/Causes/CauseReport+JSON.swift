import TextFormatting

extension CauseReport {
    /// The causes that were found, the worst first.
    package var jsonValues: [JSONValue] {
        causes.map { cause in
            .object([
                ("cause", .string(cause.rawValue)), ("sentence", .string(cause.sentence)),
                ("unit", .string(cause.unit)), ("culprits", .array((culprits[cause] ?? []).map(\.jsonValue))),
            ])
        }
    }
}

extension CauseReport.Culprit {
    fileprivate var jsonValue: JSONValue {
        .object([
            ("name", .string(name)), ("amount", .integer(amount)), ("bytes", .integer(bytes)),
            ("remedy", .text(remedy)),
        ])
    }
}
