import TextFormatting
import UIKit

/// The JSON Schema of scene files (draft 7, which editors know best), made from the tables that read them.
///
/// The schema is as strict as the reader where a schema can be: every map lists its keys, and the keys of views and
/// layers depend on their class. What the reader alone can tell: unique ids, files, and values that belong together.
@preconcurrency @MainActor
package struct SceneSchema {
    private let registry: SceneRegistry
    private let tables: KeyTables
    private var definitions = SchemaDefinitions()
    /// The keys of classes. Most classes have most keys in common, so each is said once.
    private var properties = SchemaDefinitions()

    /// The schema as text, ending with a new line.
    package static func json(registry: SceneRegistry? = nil) -> String { document(registry: registry).text + "\n" }

    package static func document(registry: SceneRegistry? = nil) -> JSONValue {
        var schema = SceneSchema(registry: registry ?? .standard)
        return schema.document()
    }

    private init(registry: SceneRegistry) {
        self.registry = registry
        tables = KeyTables(registry: registry)
    }

    private mutating func document() -> JSONValue {
        addValues()
        addLayers()
        addViews()
        addWindows()
        addControllers()
        let scene = SceneForms.scene
        return .object(
            [
                ("$schema", .string("http://json-schema.org/draft-07/schema#")),
                ("title", .string("Offstage scene, format 1")),
            ] + Self.entries(of: object(scene.fields, title: "A scene."))
                + [("definitions", .object(definitions.entries + properties.entries))])
    }

    private static func entries(of json: JSONValue) -> [(key: String, value: JSONValue)] {
        if case .object(let entries) = json { entries } else { [] }
    }

    // MARK: Definitions

    private mutating func define(_ name: String, _ json: JSONValue) { definitions.add(json, names: [name]) }

    private static func reference(_ name: String) -> JSONValue { SchemaDefinitions.reference(to: name) }

    private mutating func addValues() {
        define("color", color())
        define("path", path())
        define(
            "image",
            anyOf([.object([("type", .string("string")), ("minLength", .number(1))])] + ImageForms.all.map(record)))
        define("affineTransform", transform(isPlanar: true))
        define("transform", transform(isPlanar: false))
        define("curve", anyOf([names(CurveForms.names), numbers(4)]))
        define("animation", anyOf(AnimationClass.all.map { record($0.record) }))
        define("emitterCell", record(EmitterForms.cell))
        for (name, kind) in ValueKind.definitions { define(name, schema(kind)) }
        define("gestureRecognizer", anyOf(GestureClass.all.map { record($0.record) }))
        define(
            "barItem",
            anyOf([names([BarForms.flexibleSpace]), record(BarForms.button.record), record(BarForms.fixedSpace)]))
        define("tabItem", record(BarForms.tab.record))
        define("alertAction", record(AlertForms.action.record))
        define("menu", record(MenuForms.menu))
        define("menuElement", anyOf([record(MenuForms.action.record), Self.reference("menu")]))
        define("nestedChanges", array(of: anyOf(ChangeForms.nested.map(record))))
        define("constraints", constraints())
        define("drawing", array(of: anyOf([names(DrawForms.names)] + DrawForms.all.map(record))))
    }

    private func constraints() -> JSONValue {
        array(of: anyOf([type("string"), record(ConstraintForms.equation), record(ConstraintForms.format)]))
    }

    private func contentSize() -> JSONValue {
        .object([
            ("type", .string("array")), ("items", anyOf([number(.notNegative), type("null")])),
            ("minItems", .number(2)),
            ("maxItems", .number(2)),
        ])
    }

    private func color() -> JSONValue {
        let hex = JSONValue.object([("type", .string("string")), ("pattern", .string(ColorForms.pattern))])
        let parts = JSONValue.object([
            ("type", .string("array")), ("items", schema(.number(.unit))), ("minItems", .number(3)),
            ("maxItems", .number(4)),
        ])
        return anyOf([hex, names(UIColor.names), parts] + ColorForms.all.map(record))
    }

    private func path() -> JSONValue {
        let svg = JSONValue.object([("type", .string("string")), ("pattern", .string("^\\s*([Mm]|$)"))])
        let several = array(of: Self.reference("path"))
        return anyOf([names(["bounds", "outline"]), svg, several] + PathForms.all.map(record))
    }

    private func transform(isPlanar: Bool) -> JSONValue {
        let steps = array(of: anyOf(TransformForms.steps(planar: isPlanar).map(record)))
        return anyOf([steps, numbers(6)] + (isPlanar ? [] : [numbers(16)]))
    }

    private mutating func addLayers() {
        let maps = registry.layers.flatMap { type in
            [
                keys(tables.layer(type), "layer", by: type.name == "CALayer" ? .defaultName : .name),
                keys(tables.backingLayer(type), "backingLayer"), keys(tables.layerChange(type), "change"),
            ]
        }
        define(maps, sharing: "layerKeys")
        define("layer", dispatch("class", registry.layerClassNames, prefix: "layer", default: "CALayer"))
    }

    private mutating func addViews() {
        let maps = registry.views.flatMap { type in
            [
                view(type, tables.view(type), "view"), view(type, tables.rootView(type), "rootView"),
                keys(tables.viewChange(type), "change"),
            ]
        }
        define(maps, sharing: "viewKeys")
        addComponents()
        define("view", orUse(dispatch("class", registry.viewClassNames, prefix: "view", default: "UIView")))
        define("rootView", orUse(dispatch("class", registry.viewClassNames, prefix: "rootView", default: "UIView")))
        let changes = registry.viewClassNames + registry.layerClassNames
        let others = [
            ConstraintForms.settings, AnimatorForms.settings, BarForms.button.changes, BarForms.tab.changes,
        ].map(record)
        let controllers = registry.controllerClassNames.map { Self.reference("controllerChange.\($0)") }
        define("settings", anyOf(changes.map { Self.reference("change.\($0)") } + controllers + others))
    }

    /// What a component's view and a use say depends on the component and its parameters, which a schema cannot follow:
    /// their keys are known, and any value may stand there.
    private mutating func addComponents() {
        let own = Set(NodeForms.viewTree.map(\.key) + ["arrangedSubviews", "contentView", "constraints"])
        let keys = anyKeys(registry.viewClassNames.compactMap { registry.view($0).map(tables.rootView) }, without: own)
        // A parameter may stand for a view, and for a list of them.
        let parameter = JSONValue.object([("type", .string("string")), ("pattern", .string("^\\$"))])
        let view = anyOf([Self.reference("componentView"), parameter])
        let views = anyOf([array(of: view), parameter])
        let tree: [(key: String, value: JSONValue)] = [
            ("subviews", described(views, "Back to front.")),
            ("arrangedSubviews", described(views, "In order; they are subviews too.")),
            ("contentView", described(view, "Keys of the view that holds the content.")),
            ("mask", described(view, "Its alpha cuts the view.")),
            ("sublayers", .object([("description", .string("Under the subviews, back to front."))])),
            ("constraints", .object([("description", .string("Equations, visual formats and maps."))])),
        ]
        let uses = [ComponentForms.use, ComponentForms.with].map { ($0.key, described(schema($0.kind), $0.summary)) }
        define("componentView", closed(keys + tree + uses, required: []))
        define("use", closed(keys + tree + uses, required: ["use"]))
        define(
            "components",
            anyOf([
                type("string"),
                .object([("type", .string("object")), ("additionalProperties", record(ComponentForms.component))]),
            ]))
    }

    /// The keys of several tables with their sentences, whatever they take.
    private func anyKeys(_ tables: [KeyTable], without own: Set<String>) -> [(key: String, value: JSONValue)] {
        var known = own
        return tables.flatMap { table in
            table.keys.filter { known.insert($0).inserted }.map { key in
                (key, .object([("description", .string(table.kind(of: key).1))]))
            }
        }
    }

    private func closed(_ members: [(key: String, value: JSONValue)], required: [String]) -> JSONValue {
        .object(
            [("type", .string("object")), ("additionalProperties", .bool(false))]
                + (required.isEmpty ? [] : [("required", Self.strings(required))]) + [("properties", .object(members))])
    }

    /// A view, or what uses a component in its place.
    private func orUse(_ view: JSONValue) -> JSONValue {
        let isUse = JSONValue.object([("required", Self.strings(["use"]))])
        return .object([("if", isUse), ("then", Self.reference("use")), ("else", view)])
    }

    private mutating func addControllers() {
        let place: [(key: String, value: JSONValue)] = [
            ("in", described(type("string"), "The view around it; absent: it fills the container's own."))
        ]
        for type in registry.controllers {
            let choice = type.name == "UIViewController" ? Choice.defaultName : .name
            let map = keys(tables.controller(type), "controller", by: choice)
            define(map.name, map.schema())
            define(
                "child.\(type.name)",
                SchemaKeyMap(name: "", required: map.required, members: map.members + place).schema())
            define("controllerChange.\(type.name)", keys(tables.controllerChange(type), "").schema())
        }
        addBars()
        for prefix in ["controller", "child"] {
            define(
                prefix,
                dispatch("class", registry.controllerClassNames, prefix: prefix, default: "UIViewController"))
        }
    }

    /// What controllers say of their bars.
    private mutating func addBars() {
        let id: [(key: String, value: JSONValue)] = [("id", described(type("string"), "Unique in the file."))]
        for type in ControllerForms.barClasses.compactMap({ registry.view($0) }) {
            let map = keys(tables.viewChange(type), "bar")
            define(map.name, SchemaKeyMap(name: "", required: [], members: id + map.members).schema())
        }
    }

    private mutating func addWindows() {
        define("window", keys(tables.window(hasView: false), "window").schema())
        define("windowWithView", keys(tables.window(hasView: true), "window").schema())
    }

    /// Takes up maps, with what all of them have in a definition of its own.
    private mutating func define(_ maps: [SchemaKeyMap], sharing name: String) {
        let common = SchemaKeyMap.common(to: maps)
        define(name, .object([("properties", .object(common))]))
        for map in maps { define(map.name, map.schema(sharing: common, from: Self.reference(name))) }
    }

    private func changedLayer() -> JSONValue { anyOf(registry.layerClassNames.map { Self.reference("change.\($0)") }) }

    /// A view's keys. Which keys `layer:` takes depends on the class of its own layer.
    private mutating func view(_ type: ViewClass, _ table: KeyTable, _ place: String) -> SchemaKeyMap {
        guard type.name != "UIView" else {
            var map = keys(table, place, by: .defaultName, layer: .object([]))
            map.conditions = branches(
                "layerClass", registry.layerClassNames, default: "CALayer",
                value: { .object([("properties", .object([("layer", Self.reference("backingLayer.\($0)"))]))]) })
            return map
        }
        let layer = registry.backingLayer(of: type)?.name ?? "CALayer"
        let without: Set = ["draw", "layerClass", "intrinsicContentSize"]
        return keys(table, place, by: .name, without: without, layer: Self.reference("backingLayer.\(layer)"))
    }

    /// Each class's schema if `key` names it, and the default's unless `key` names another.
    ///
    /// The branches stand side by side: nested in each other, every class would cost a level in every view of a scene.
    private func dispatch(_ key: String, _ names: [String], prefix: String, default defaultName: String) -> JSONValue {
        let all = branches(key, names, default: defaultName) { Self.reference("\(prefix).\($0)") }
        return .object([("allOf", .array(all))])
    }

    private func branches(
        _ key: String, _ names: [String], default defaultName: String, value: (String) -> JSONValue
    ) -> [JSONValue] {
        func isNamed(_ name: JSONValue) -> JSONValue {
            .object([("properties", .object([(key, name)])), ("required", Self.strings([key]))])
        }
        let others = names.filter { $0 != defaultName }
        let branches = others.map { name in
            JSONValue.object([("if", isNamed(.object([("const", .string(name))]))), ("then", value(name))])
        }
        let rest = JSONValue.object([("if", isNamed(self.names(others))), ("else", value(defaultName))])
        return branches + [rest]
    }

    /// What decides the class of a map of keys.
    private enum Choice {
        /// The map's place: it has no key for it.
        case place
        /// The map's `class:`, which may be left out.
        case defaultName
        /// The map's `class:`, which must be there.
        case name
    }

    /// - Parameter layer: What `layer:` takes, where the class decides it.
    private mutating func keys(
        _ table: KeyTable, _ place: String, by choice: Choice = .place, without: Set<String> = [],
        layer: JSONValue? = nil
    ) -> SchemaKeyMap {
        var members: [(key: String, value: JSONValue)] = []
        for key in table.keys where !without.contains(key) {
            let (kind, summary) = table.kind(of: key)
            switch key {
            case "class" where choice != .place:
                members.append((key, described(.object([("const", .string(table.className))]), summary)))
            case "layer" where layer != nil:
                members.append((key, described(layer ?? .object([]), summary)))
            default:
                let family = family(of: table.className)
                let names = [family, table.className].map { "property.\($0).\(key)" }
                members.append((key, properties.add(described(schema(kind), summary), names: names)))
            }
        }
        return SchemaKeyMap(
            name: "\(place).\(table.className)", required: choice == .name ? ["class"] : [], members: members)
    }

    private func family(of className: String) -> String {
        if registry.controllerClassNames.contains(className) { return "controller" }
        return registry.layerClassNames.contains(className) ? "layer" : "view"
    }

    // MARK: Kinds

    private func record(_ record: Record) -> JSONValue { object(record.fields, title: nil) }

    private func object(_ fields: [Field], title: String?) -> JSONValue {
        let required = fields.filter(\.isRequired).map(\.key)
        let properties = fields.map { (key: $0.key, value: described(schema($0.kind), $0.summary)) }
        return .object(
            (title.map { [("description", .string($0))] } ?? [])
                + [("type", .string("object")), ("additionalProperties", .bool(false))]
                + (required.isEmpty ? [] : [("required", Self.strings(required))])
                + [("properties", .object(properties))])
    }

    private func described(_ json: JSONValue, _ summary: String) -> JSONValue {
        // Beside `$ref`, draft 7 looks at nothing, so the description goes around it.
        guard case .object(let entries) = json else { return json }
        if entries.first?.key == "$ref" {
            return .object([("description", .string(summary)), ("allOf", .array([json]))])
        }
        return .object([("description", .string(summary))] + entries)
    }

    private func schema(_ kind: ValueKind) -> JSONValue {
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
        case .rectOrBounds: anyOf([names(["bounds"]), numbers(4)])
        case .insets(let edges): insets(edges)
        default: compound(kind)
        }
    }

    private func compound(_ kind: ValueKind) -> JSONValue {
        switch kind {
        case .color: Self.reference("color")
        case .colors: array(of: Self.reference("color"))
        case .path: Self.reference("path")
        case .affineTransform: Self.reference("affineTransform")
        case .transform: Self.reference("transform")
        case .image: Self.reference("image")
        case .drawing: Self.reference("drawing")
        case .settings: Self.reference("settings")
        case .curve: Self.reference("curve")
        case .controlPoints: numbers(4)
        case .definition(let name): Self.reference(name)
        case .animation: Self.reference("animation")
        case .animations: array(of: Self.reference("animation"))
        case .emitterCells: array(of: Self.reference("emitterCell"))
        case .nestedChanges, .action: Self.reference("nestedChanges")
        case .actions(let names): object(names.map { Field($0, .nestedChanges, "What happens then.") }, title: nil)
        case .gestures: array(of: Self.reference("gestureRecognizer"))
        case .touch: anyOf(TouchForms.all.map(record))
        case .byState(let kind): anyOf([schema(kind), record(ControlProperties.states(of: kind))])
        case .record(let record): self.record(record)
        case .variants(let records): anyOf(records.map(record))
        case .list(let element): array(of: schema(element))
        case .oneOrMore(let element): anyOf([schema(element), array(of: schema(element))])
        case .dictionary(let element, _), .byID(let element):
            .object([("type", .string("object")), ("additionalProperties", schema(element))])
        case .either(let kinds): anyOf(kinds.map(schema))
        case .nullable(let kind): anyOf([schema(kind), type("null")])
        default: tree(kind)
        }
    }

    private func tree(_ kind: ValueKind) -> JSONValue {
        switch kind {
        case .view: Self.reference("view")
        case .views: array(of: Self.reference("view"))
        case .rootView: Self.reference("rootView")
        case .window(let hasView): Self.reference(hasView ? "windowWithView" : "window")
        case .sublayer: Self.reference("layer")
        case .sublayers: array(of: Self.reference("layer"))
        case .constraints: Self.reference("constraints")
        case .contentSize: contentSize()
        case .backingLayer: changedLayer()
        case .controller: Self.reference("controller")
        case .controllers: array(of: Self.reference("controller"))
        case .children: array(of: Self.reference("child"))
        case .controllerClass: names(registry.controllerClassNames)
        case .barKeys(let name): Self.reference("bar.\(name)")
        case .barItem: Self.reference("barItem")
        case .tabItem: Self.reference("tabItem")
        case .alertAction: Self.reference("alertAction")
        case .menu: Self.reference("menu")
        case .menuElement: Self.reference("menuElement")
        case .viewClass: names(registry.viewClassNames)
        case .layerClass: names(registry.layerClassNames)
        case .map: type("object")
        case .components: Self.reference("components")
        case .componentView: Self.reference("componentView")
        default: .object([])
        }
    }

    private static func strings(_ values: [String]) -> JSONValue { .array(values.map { .string($0) }) }

    private func type(_ name: String) -> JSONValue { .object([("type", .string(name))]) }

    private func names(_ names: [String]) -> JSONValue { .object([("enum", Self.strings(names))]) }

    private func anyOf(_ choices: [JSONValue]) -> JSONValue { .object([("anyOf", .array(choices))]) }

    private func array(of element: JSONValue) -> JSONValue {
        .object([("type", .string("array")), ("items", element)])
    }

    private func number(_ range: NumberRange) -> JSONValue {
        var entries: [(key: String, value: JSONValue)] = [("type", .string("number"))]
        if range.minimum.isFinite {
            entries.append((range.excludesMinimum ? "exclusiveMinimum" : "minimum", .number(range.minimum)))
        }
        if range.maximum.isFinite { entries.append(("maximum", .number(range.maximum))) }
        return .object(entries)
    }

    private func numbers(_ count: Double, _ range: NumberRange = .any) -> JSONValue {
        .object([
            ("type", .string("array")), ("items", number(range)), ("minItems", .number(count)),
            ("maxItems", .number(count)),
        ])
    }

    private func insets(_ edges: [String]) -> JSONValue {
        let map = JSONValue.object([
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
