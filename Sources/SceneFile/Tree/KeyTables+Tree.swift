// The keys of views and layers.
extension KeyTables {
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

    /// What a change may set on a layer.
    func layerChange(_ type: LayerClass) -> KeyTable {
        table("layer change \(type.name)") {
            KeyTable(className: type.name, fields: NodeForms.layerGeometry, rows: type.rows)
        }
    }
}
