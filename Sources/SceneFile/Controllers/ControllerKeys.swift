/// Keys of a controller.
struct ControllerKeys: KeyPlace {
    /// A key of an item or of a bar.
    func misplaced(_ key: String, _ reader: SceneReader) -> String? {
        if NavigationItemForms.item.record.field(key) != nil {
            return "\(key) is a key of the navigation item: write it in `navigationItem:`"
        }
        if let place = SheetForms.place(of: key) { return place }
        guard !isOfViews(key, reader) else { return nil }
        if BarForms.tab.record.field(key) != nil {
            return "\(key) is a key of the tab's item: write it in `tabBarItem:`"
        }
        let bars = zip(ControllerForms.barClasses, ["navigationBar", "toolbar", "tabBar"])
        return bars.first { name, _ in has(key, name, reader) }.map { name, place in
            "\(key) is a key of \(name): write it in `\(place):` of the container"
        }
    }

    func owners(of key: String, _ reader: SceneReader) -> [String] {
        reader.registry.controllers.filter { reader.tables.controller($0)[key] != nil }.map(\.name)
    }

    func unknown(_ key: String, _ reader: SceneReader) -> String? {
        isOfViews(key, reader) ? "a view has it; write it in `view:`" : nil
    }

    private func isOfViews(_ key: String, _ reader: SceneReader) -> Bool { has(key, "UIView", reader) }

    private func has(_ key: String, _ className: String, _ reader: SceneReader) -> Bool {
        reader.registry.view(className)?.rows.contains { $0.key == key } == true
    }
}

extension KeyTables {
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
}
