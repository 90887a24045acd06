import TextFormatting

/// Says kinds of values and their maps in JSON Schema.
@MainActor
struct SchemaWriter {
    /// What features need to know for their kinds.
    let parts = FeatureStores()

    func schema(_ kind: ValueKind) -> JSONValue {
        switch kind {
        case .bool: type("boolean")
        case .integer(let range):
            .object([
                ("type", .string("integer")), ("minimum", .number(Double(range.lowerBound))),
                ("maximum", .number(Double(range.upperBound))),
            ])
        case .number(let range): number(range)
        case .numberOr(let word, let range): anyOf([number(range), names([word])])
        case .text, .markup: type("string")
        case .name(let list): names(list)
        case .names(let list):
            .object([("type", .string("array")), ("items", names(list)), ("uniqueItems", .bool(true))])
        case .numbers(let range): array(of: number(range))
        case .point, .offset: numbers(2)
        case .size: numbers(2, .notNegative)
        case .rect: numbers(4)
        case .insets(let edges): insets(edges)
        default: compound(kind)
        }
    }

    private func compound(_ kind: ValueKind) -> JSONValue {
        switch kind {
        case .map: type("object")
        case .record(let record): self.record(record)
        case .variants(let records): anyOf(records.map(record))
        case .list(let element): array(of: schema(element))
        case .oneOrMore(let element): anyOf([schema(element), array(of: schema(element))])
        case .dictionary(let element, _), .byID(let element):
            .object([("type", .string("object")), ("additionalProperties", schema(element))])
        case .either(let kinds): anyOf(kinds.map(schema))
        case .nullable(let kind): anyOf([schema(kind), type("null")])
        case .part(let kind): kind.schema(self)
        default: .object([])
        }
    }

    // MARK: Maps

    func record(_ record: Record) -> JSONValue { object(record.fields) }

    /// - Parameter title: A sentence on the map.
    func object(_ fields: [Field], title: String? = nil) -> JSONValue {
        let properties = fields.map { (key: $0.key, value: described(schema($0.kind), $0.summary)) }
        return .object(
            (title.map { [("description", .string($0))] } ?? [])
                + Self.map(properties, required: fields.filter(\.isRequired).map(\.key)))
    }

    /// A map of these keys and no others.
    static func map(
        _ properties: [(key: String, value: JSONValue)], required: [String]
    ) -> [(key: String, value: JSONValue)] {
        [("type", .string("object")), ("additionalProperties", .bool(false))]
            + (required.isEmpty ? [] : [("required", .texts(required))]) + [("properties", .object(properties))]
    }

    func described(_ json: JSONValue, _ summary: String) -> JSONValue {
        // Beside `$ref`, draft 7 looks at nothing, so the description goes around it.
        guard case .object(let entries) = json else { return json }
        if entries.first?.key == "$ref" {
            return .object([("description", .string(summary)), ("allOf", .array([json]))])
        }
        return .object([("description", .string(summary))] + entries)
    }

    private func insets(_ edges: [String]) -> JSONValue {
        let map = JSONValue.object([
            ("type", .string("object")), ("additionalProperties", .bool(false)),
            ("properties", .object(edges.map { ($0, number(.any)) })),
        ])
        return anyOf([numbers(4), map])
    }

    // MARK: Words

    /// Refers to a definition by its name, whether it is there already or comes later.
    static func reference(_ name: String) -> JSONValue { .object([("$ref", .string("#/definitions/\(name)"))]) }

    func type(_ name: String) -> JSONValue { .object([("type", .string(name))]) }

    func names(_ names: [String]) -> JSONValue { .object([("enum", .texts(names))]) }

    func anyOf(_ choices: [JSONValue]) -> JSONValue { .object([("anyOf", .array(choices))]) }

    func array(of element: JSONValue) -> JSONValue { .object([("type", .string("array")), ("items", element)]) }

    // MARK: Numbers

    func number(_ range: NumberRange) -> JSONValue {
        var entries: [(key: String, value: JSONValue)] = [("type", .string("number"))]
        if range.minimum.isFinite {
            entries.append((range.excludesMinimum ? "exclusiveMinimum" : "minimum", .number(range.minimum)))
        }
        if range.maximum.isFinite { entries.append(("maximum", .number(range.maximum))) }
        return .object(entries)
    }

    func numbers(_ count: Double, _ range: NumberRange = .any) -> JSONValue {
        array(number(range), from: count, to: count)
    }

    /// A list of a number of values.
    func array(_ element: JSONValue, from least: Double, to most: Double) -> JSONValue {
        .object([
            ("type", .string("array")), ("items", element), ("minItems", .number(least)), ("maxItems", .number(most)),
        ])
    }

    /// A text of a pattern.
    func text(pattern: String) -> JSONValue {
        .object([("type", .string("string")), ("pattern", .string(pattern))])
    }
}
