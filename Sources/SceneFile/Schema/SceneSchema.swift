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
    private let writer = SchemaWriter()
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
        writer.parts[SceneClasses.self].registry = registry
        tables = writer.tables
    }

    private mutating func document() -> JSONValue {
        for kind in registry[ScenePartKind.self] { kind.definition.map { define(kind.name, $0(writer)) } }
        addLayers()
        addViews()
        addWindows()
        addControllers()
        let scene = SceneForms.scene
        return .object(
            [
                ("$schema", .string("http://json-schema.org/draft-07/schema#")),
                ("title", .string("Offstage scene, format 1")),
            ] + Self.entries(of: writer.object(scene.fields, title: "A scene."))
                + [("definitions", .object(definitions.entries + properties.entries))])
    }

    private static func entries(of json: JSONValue) -> [(key: String, value: JSONValue)] {
        if case .object(let entries) = json { entries } else { [] }
    }

    private mutating func define(_ name: String, _ json: JSONValue) { definitions.add(json, names: [name]) }

    private static func reference(_ name: String) -> JSONValue { SchemaWriter.reference(name) }

    // MARK: Classes

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
        ].map(writer.record)
        let controllers = registry.controllerClassNames.map { Self.reference("controllerChange.\($0)") }
        define("settings", writer.anyOf(changes.map { Self.reference("change.\($0)") } + controllers + others))
    }

    /// What a component's view and a use say depends on the component and its parameters, which a schema cannot follow:
    /// their keys are known, and any value may stand there.
    private mutating func addComponents() {
        let own = Set(NodeForms.viewTree.map(\.key) + ["arrangedSubviews", "contentView", "constraints"])
        let keys = anyKeys(registry.viewClassNames.compactMap { registry.view($0).map(tables.rootView) }, without: own)
        // A parameter may stand for a view, and for a list of them.
        let parameter = writer.text(pattern: "^\\$")
        let view = writer.anyOf([Self.reference("componentView"), parameter])
        let views = writer.anyOf([writer.array(of: view), parameter])
        let tree: [(key: String, value: JSONValue)] = [
            ("subviews", writer.described(views, "Back to front.")),
            ("arrangedSubviews", writer.described(views, "In order; they are subviews too.")),
            ("contentView", writer.described(view, "Keys of the view that holds the content.")),
            ("mask", writer.described(view, "Its alpha cuts the view.")),
            ("sublayers", .object([("description", .string("Under the subviews, back to front."))])),
            ("constraints", .object([("description", .string("Equations, visual formats and maps."))])),
        ]
        let uses = [ComponentForms.use, ComponentForms.with].map {
            ($0.key, writer.described(writer.schema($0.kind), $0.summary))
        }
        define("componentView", .object(SchemaWriter.map(keys + tree + uses, required: [])))
        define("use", .object(SchemaWriter.map(keys + tree + uses, required: ["use"])))
        define(
            "components",
            writer.anyOf([
                writer.type("string"),
                .object([
                    ("type", .string("object")), ("additionalProperties", writer.record(ComponentForms.component)),
                ]),
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

    /// A view, or what uses a component in its place.
    private func orUse(_ view: JSONValue) -> JSONValue {
        let isUse = JSONValue.object([("required", .texts(["use"]))])
        return .object([("if", isUse), ("then", Self.reference("use")), ("else", view)])
    }

    private mutating func addControllers() {
        let place: [(key: String, value: JSONValue)] = [
            (
                "in",
                writer.described(
                    writer.type("string"), "The view around it; absent: it fills the container's own.")
            )
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
        let id: [(key: String, value: JSONValue)] = [
            ("id", writer.described(writer.type("string"), "Unique in the file."))
        ]
        for type in ControllerForms.barClasses.compactMap({ registry.view($0) }) {
            let map = keys(tables.viewChange(type), "bar")
            define(map.name, SchemaKeyMap(name: "", required: [], members: id + map.members).schema())
        }
    }

    private mutating func addWindows() {
        define("window", keys(tables.window(hasView: false), "window").schema())
        define("windowWithView", keys(tables.window(hasView: true), "window").schema())
    }

    // MARK: Keys

    /// Takes up maps, with what all of them have in a definition of its own.
    private mutating func define(_ maps: [SchemaKeyMap], sharing name: String) {
        let common = SchemaKeyMap.common(to: maps)
        define(name, .object([("properties", .object(common))]))
        for map in maps { define(map.name, map.schema(sharing: common, from: Self.reference(name))) }
    }

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
            .object([("properties", .object([(key, name)])), ("required", .texts([key]))])
        }
        let others = names.filter { $0 != defaultName }
        let branches = others.map { name in
            JSONValue.object([("if", isNamed(.object([("const", .string(name))]))), ("then", value(name))])
        }
        let rest = JSONValue.object([("if", isNamed(writer.names(others))), ("else", value(defaultName))])
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
                members.append((key, writer.described(.object([("const", .string(table.className))]), summary)))
            case "layer" where layer != nil:
                members.append((key, writer.described(layer ?? .object([]), summary)))
            default:
                let family = family(of: table.className)
                let names = [family, table.className].map { "property.\($0).\(key)" }
                members.append(
                    (key, properties.add(writer.described(writer.schema(kind), summary), names: names)))
            }
        }
        return SchemaKeyMap(
            name: "\(place).\(table.className)", required: choice == .name ? ["class"] : [], members: members)
    }

    private func family(of className: String) -> String {
        if registry.controllerClassNames.contains(className) { return "controller" }
        return registry.layerClassNames.contains(className) ? "layer" : "view"
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
