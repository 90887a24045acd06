import UIKit

/// The JSON Schema of scene files (draft 7, which editors know best), made from the tables that read them.
///
/// It is as strict as the reader where a schema can be: every map lists its keys, and the keys of views and layers
/// depend on their class. What the reader alone can tell: unique ids, files, and values that belong together.
@preconcurrency @MainActor
package struct SceneSchema {
    private let registry: SceneRegistry
    private let tables: KeyTables
    private var definitions: [(key: String, value: JSONText)] = []

    /// The schema as text, ending with a new line.
    package static func json(registry: SceneRegistry? = nil) -> String {
        var schema = SceneSchema(registry: registry ?? .standard)
        return schema.document().text() + "\n"
    }

    private init(registry: SceneRegistry) {
        self.registry = registry
        tables = KeyTables(registry: registry)
    }

    private mutating func document() -> JSONText {
        addValues()
        addLayers()
        addViews()
        addWindows()
        let scene = SceneForms.scene
        return .object(
            [
                ("$schema", .string("http://json-schema.org/draft-07/schema#")),
                ("title", .string("Offstage scene, format 1")),
            ] + Self.entries(of: object(scene.fields, title: "A scene.")) + [("definitions", .object(definitions))])
    }

    private static func entries(of json: JSONText) -> [(key: String, value: JSONText)] {
        if case .object(let entries) = json { entries } else { [] }
    }

    // MARK: Definitions

    private mutating func define(_ name: String, _ json: JSONText) { definitions.append((name, json)) }

    private func reference(_ name: String) -> JSONText { .object([("$ref", .string("#/definitions/\(name)"))]) }

    private mutating func addValues() {
        define("color", color())
        define("path", path())
        define(
            "image",
            anyOf([.object([("type", .string("string")), ("minLength", .number(1))])] + ImageForms.all.map(record)))
        define("affineTransform", transform(isPlanar: true))
        define("transform", transform(isPlanar: false))
        define("constraints", constraints())
        define("drawing", array(of: anyOf([names(DrawForms.names)] + DrawForms.all.map(record))))
    }

    private func constraints() -> JSONText {
        array(of: anyOf([type("string"), record(ConstraintForms.equation), record(ConstraintForms.format)]))
    }

    private func contentSize() -> JSONText {
        .object([
            ("type", .string("array")), ("items", anyOf([number(.notNegative), type("null")])),
            ("minItems", .number(2)),
            ("maxItems", .number(2)),
        ])
    }

    private func color() -> JSONText {
        let hex = JSONText.object([("type", .string("string")), ("pattern", .string(ColorForms.pattern))])
        let parts = JSONText.object([
            ("type", .string("array")), ("items", schema(.number(.unit))), ("minItems", .number(3)),
            ("maxItems", .number(4)),
        ])
        return anyOf([hex, names(UIColor.names), parts] + ColorForms.all.map(record))
    }

    private func path() -> JSONText {
        let svg = JSONText.object([("type", .string("string")), ("pattern", .string("^\\s*([Mm]|$)"))])
        return anyOf([names(["bounds", "outline"]), svg, array(of: reference("path"))] + PathForms.all.map(record))
    }

    private func transform(isPlanar: Bool) -> JSONText {
        let steps = array(of: anyOf(TransformForms.steps(planar: isPlanar).map(record)))
        return anyOf([steps, numbers(6)] + (isPlanar ? [] : [numbers(16)]))
    }

    private mutating func addLayers() {
        for type in registry.layers {
            define("layer.\(type.name)", keys(tables.layer(type), class: type.name, isDefault: type.name == "CALayer"))
            define("backingLayer.\(type.name)", keys(tables.backingLayer(type)))
            define("change.\(type.name)", keys(tables.layerChange(type)))
        }
        define("layer", dispatch("class", registry.layerClassNames, prefix: "layer", default: "CALayer"))
    }

    private mutating func addViews() {
        for type in registry.views {
            define("view.\(type.name)", view(type, tables.view(type)))
            define("rootView.\(type.name)", view(type, tables.rootView(type)))
            define("change.\(type.name)", keys(tables.viewChange(type), layer: changedLayer()))
        }
        define("view", dispatch("class", registry.viewClassNames, prefix: "view", default: "UIView"))
        define("rootView", dispatch("class", registry.viewClassNames, prefix: "rootView", default: "UIView"))
        let changes = registry.viewClassNames + registry.layerClassNames
        define("settings", anyOf(changes.map { reference("change.\($0)") } + [record(ConstraintForms.settings)]))
    }

    private mutating func addWindows() {
        define("window", keys(tables.window(hasView: false)))
        define("windowWithView", keys(tables.window(hasView: true)))
    }

    private func changedLayer() -> JSONText { anyOf(registry.layerClassNames.map { reference("change.\($0)") }) }

    /// A view's keys. Which keys `layer:` takes depends on the class of its own layer.
    private func view(_ type: ViewClass, _ table: KeyTable) -> JSONText {
        let isPlain = type.name == "UIView"
        guard !isPlain else {
            let chosen = dispatch(
                "layerClass", registry.layerClassNames, default: "CALayer",
                value: { .object([("properties", .object([("layer", self.reference("backingLayer.\($0)"))]))]) })
            let own = keys(table, class: type.name, isDefault: true, layer: .object([]))
            return .object(Self.entries(of: own) + Self.entries(of: chosen))
        }
        let layer = registry.backingLayer(of: type)?.name ?? "CALayer"
        let without: Set = ["draw", "layerClass", "intrinsicContentSize"]
        return keys(
            table, class: type.name, isDefault: false, without: without, layer: reference("backingLayer.\(layer)"))
    }

    /// `if class is A then A, else if …, else the default`.
    private func dispatch(
        _ key: String, _ names: [String], prefix: String = "", default defaultName: String,
        value: ((String) -> JSONText)? = nil
    ) -> JSONText {
        let value = value ?? { self.reference("\(prefix).\($0)") }
        return names.filter { $0 != defaultName }.reversed().reduce(value(defaultName)) { rest, name in
            let condition = JSONText.object([
                ("properties", .object([(key, .object([("const", .string(name))]))])), ("required", .strings([key])),
            ])
            return .object([("if", condition), ("then", value(name)), ("else", rest)])
        }
    }

    private func keys(
        _ table: KeyTable, class name: String? = nil, isDefault: Bool = false, without: Set<String> = [],
        layer: JSONText? = nil
    ) -> JSONText {
        var properties: [(key: String, value: JSONText)] = []
        for key in table.keys where !without.contains(key) {
            let (kind, summary) = table.kind(of: key)
            var value = schema(kind)
            if key == "class", let name { value = .object([("const", .string(name))]) }
            if key == "layer", let layer { value = layer }
            properties.append((key, described(value, summary)))
        }
        let required: [(key: String, value: JSONText)] =
            name == nil || isDefault ? [] : [("required", .strings(["class"]))]
        return .object(
            [("type", .string("object")), ("additionalProperties", .bool(false))] + required
                + [("properties", .object(properties))])
    }

    // MARK: Kinds

    private func record(_ record: Record) -> JSONText { object(record.fields, title: nil) }

    private func object(_ fields: [Field], title: String?) -> JSONText {
        let required = fields.filter(\.isRequired).map(\.key)
        let properties = fields.map { (key: $0.key, value: described(schema($0.kind), $0.summary)) }
        return .object(
            (title.map { [("description", .string($0))] } ?? [])
                + [("type", .string("object")), ("additionalProperties", .bool(false))]
                + (required.isEmpty ? [] : [("required", .strings(required))])
                + [("properties", .object(properties))])
    }

    private func described(_ json: JSONText, _ summary: String) -> JSONText {
        // Beside `$ref`, draft 7 looks at nothing, so the description goes around it.
        guard case .object(let entries) = json else { return json }
        if entries.first?.key == "$ref" {
            return .object([("description", .string(summary)), ("allOf", .array([json]))])
        }
        return .object([("description", .string(summary))] + entries)
    }

    private func schema(_ kind: ValueKind) -> JSONText {
        switch kind {
        case .bool: type("boolean")
        case .integer(let range):
            .object([
                ("type", .string("integer")), ("minimum", .number(Double(range.lowerBound))),
                ("maximum", .number(Double(range.upperBound))),
            ])
        case .number(let range): number(range)
        case .text: type("string")
        case .name(let list): names(list)
        case .names(let list):
            .object([("type", .string("array")), ("items", names(list)), ("uniqueItems", .bool(true))])
        case .numbers(let range): array(of: number(range))
        case .point, .offset: numbers(2)
        case .size: numbers(2, .notNegative)
        case .rect: numbers(4)
        case .rectOrBounds: anyOf([names(["bounds"]), numbers(4)])
        case .insets(let edges): insets(edges)
        default: compound(kind)
        }
    }

    private func compound(_ kind: ValueKind) -> JSONText {
        switch kind {
        case .color: reference("color")
        case .colors: array(of: reference("color"))
        case .path: reference("path")
        case .affineTransform: reference("affineTransform")
        case .transform: reference("transform")
        case .image: reference("image")
        case .drawing: reference("drawing")
        case .settings: reference("settings")
        case .record(let record): self.record(record)
        case .variants(let records): anyOf(records.map(record))
        case .list(let element): array(of: schema(element))
        case .oneOrMore(let element): anyOf([schema(element), array(of: schema(element))])
        case .dictionary(let element, _):
            .object([("type", .string("object")), ("additionalProperties", schema(element))])
        case .either(let kinds): anyOf(kinds.map(schema))
        case .nullable(let kind): anyOf([schema(kind), type("null")])
        default: tree(kind)
        }
    }

    private func tree(_ kind: ValueKind) -> JSONText {
        switch kind {
        case .view: reference("view")
        case .views: array(of: reference("view"))
        case .rootView: reference("rootView")
        case .window(let hasView): reference(hasView ? "windowWithView" : "window")
        case .sublayer: reference("layer")
        case .sublayers: array(of: reference("layer"))
        case .constraints: reference("constraints")
        case .contentSize: contentSize()
        case .backingLayer: changedLayer()
        case .viewClass: names(registry.viewClassNames)
        case .layerClass: names(registry.layerClassNames)
        default: .object([])
        }
    }

    private func type(_ name: String) -> JSONText { .object([("type", .string(name))]) }

    private func names(_ names: [String]) -> JSONText { .object([("enum", .strings(names))]) }

    private func anyOf(_ choices: [JSONText]) -> JSONText { .object([("anyOf", .array(choices))]) }

    private func array(of element: JSONText) -> JSONText {
        .object([("type", .string("array")), ("items", element)])
    }

    private func number(_ range: NumberRange) -> JSONText {
        var entries: [(key: String, value: JSONText)] = [("type", .string("number"))]
        if range.minimum.isFinite {
            entries.append((range.excludesMinimum ? "exclusiveMinimum" : "minimum", .number(range.minimum)))
        }
        if range.maximum.isFinite { entries.append(("maximum", .number(range.maximum))) }
        return .object(entries)
    }

    private func numbers(_ count: Double, _ range: NumberRange = .any) -> JSONText {
        .object([
            ("type", .string("array")), ("items", number(range)), ("minItems", .number(count)),
            ("maxItems", .number(count)),
        ])
    }

    private func insets(_ edges: [String]) -> JSONText {
        let map = JSONText.object([
            ("type", .string("object")), ("additionalProperties", .bool(false)),
            ("properties", .object(edges.map { ($0, number(.any)) })),
        ])
        return anyOf([numbers(4), map])
    }
}

extension KeyTable {
    /// What a key of the table takes, and its sentence.
    fileprivate func kind(of key: String) -> (ValueKind, String) {
        switch self[key] {
        case .field(let field)?: (field.kind, field.summary)
        case .row(let row, _)?: (row.kind, row.summary)
        case nil: (.text, "")
        }
    }
}
