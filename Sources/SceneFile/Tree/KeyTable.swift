import UIKit

/// What each key means on one class.
struct KeyTable {
    enum Meaning {
        case field(Field)
        case row(PropertyRow, order: Int)
    }

    let className: String
    let keys: [String]
    private let meanings: [String: Meaning]

    init(className: String, fields: [Field], rows: [PropertyRow]) {
        self.className = className
        var meanings: [String: Meaning] = [:]
        for field in fields { meanings[field.key] = .field(field) }
        // A class's own row must not hide what the tree needs.
        for (order, row) in rows.enumerated() where meanings[row.key] == nil {
            meanings[row.key] = .row(row, order: order)
        }
        self.meanings = meanings
        keys = fields.map(\.key) + rows.map(\.key).filter { key in !fields.contains { $0.key == key } }
    }

    subscript(key: String) -> Meaning? { meanings[key] }
}

/// The tables of all classes of a registry, each made when it is first needed.
@MainActor
final class KeyTables {
    private let registry: SceneRegistry
    private var tables: [String: KeyTable] = [:]

    init(registry: SceneRegistry) {
        self.registry = registry
    }

    func view(_ type: ViewClass) -> KeyTable {
        table("view \(type.name)") { KeyTable(className: type.name, fields: NodeForms.view, rows: type.rows) }
    }

    func rootView(_ type: ViewClass) -> KeyTable {
        table("root \(type.name)") {
            KeyTable(className: type.name, fields: NodeForms.view + NodeForms.rootView, rows: type.rows)
        }
    }

    func layer(_ type: LayerClass) -> KeyTable {
        table("layer \(type.name)") { KeyTable(className: type.name, fields: NodeForms.layer, rows: type.rows) }
    }

    func backingLayer(_ type: LayerClass) -> KeyTable {
        table("backing \(type.name)") {
            KeyTable(className: type.name, fields: NodeForms.backingLayer, rows: type.rows)
        }
    }

    /// What a change may set on a view.
    func viewChange(_ type: ViewClass) -> KeyTable {
        table("change \(type.name)") {
            KeyTable(
                className: type.name, fields: NodeForms.viewGeometry + NodeForms.viewContent,
                rows: type.rows.filter { !PropertyRow.fixedKeys.contains($0.key) })
        }
    }

    func layerChange(_ type: LayerClass) -> KeyTable {
        table("layer change \(type.name)") {
            KeyTable(className: type.name, fields: NodeForms.layerGeometry, rows: type.rows)
        }
    }

    func controller(_ type: ControllerClass) -> KeyTable {
        table("controller \(type.name)") {
            KeyTable(className: type.name, fields: ControllerForms.fields(of: type), rows: rows(type))
        }
    }

    /// What a change may set on a controller.
    func controllerChange(_ type: ControllerClass) -> KeyTable {
        table("controller change \(type.name)") {
            KeyTable(className: type.name, fields: ControllerForms.changeFields(of: type), rows: rows(type))
        }
    }

    private func rows(_ type: ControllerClass) -> [PropertyRow] {
        type.hasViewOfFile ? type.rows : type.rows.filter { !ControllerProperties.overrides.contains($0.key) }
    }

    func window(hasView: Bool) -> KeyTable {
        table("window \(hasView)") {
            let view = Field("view", .rootView, "The window's root view.")
            let rows = (registry.view("UIView")?.rows ?? []) + ViewProperties.window.map(\.row)
            return KeyTable(className: "UIWindow", fields: hasView ? [view] : [], rows: rows)
        }
    }

    private func table(_ name: String, make: () -> KeyTable) -> KeyTable {
        if let table = tables[name] { return table }
        let table = make()
        tables[name] = table
        return table
    }
}
