@_spi(Reflection) import Swift

/// A dynamic property among the fields of a type.
struct DynamicField<Root> {
    /// What the field is called: `ContentView.tick`.
    let name: String
    /// Connects the property of a value.
    let install: @MainActor (inout Root, PropertySlot) -> Void
}

/// The dynamic properties of each type, looked for once.
@MainActor
enum DynamicFields {
    private static var known: [ObjectIdentifier: Any] = [:]
    /// The option of that name, which the standard library declares as a variable.
    private static let ignoringUnknown = _EachFieldOptions(rawValue: 1 << 1)

    /// The dynamic properties of a structure, in the order of its fields.
    static func of<Root>(_ type: Root.Type) -> [DynamicField<Root>] {
        if let fields = known[ObjectIdentifier(type)] as? [DynamicField<Root>] { return fields }
        let fields = find(in: type)
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    private static func find<Root>(in type: Root.Type) -> [DynamicField<Root>] {
        var fields: [DynamicField<Root>] = []
        _ = _forEachFieldWithKeyPath(of: type, options: ignoringUnknown) { label, path in
            // Properties in a wrapper are stored under their names with a line in front.
            let own = String(cString: label)
            let name = "\(type).\(own.hasPrefix("_") ? String(own.dropFirst()) : own)"
            let kind = Swift.type(of: path).valueType
            if let kind = kind as? any DynamicProperty.Type {
                if let field = field(path, kind, name) { fields.append(field) }
            } else if type is any CarriesProperties.Type, let field = carried(path, kind, name) {
                fields.append(field)
            }
            return true
        }
        return fields
    }

    private static func carried<Root>(
        _ path: PartialKeyPath<Root>, _ type: Any.Type, _ name: String
    ) -> DynamicField<Root>? {
        func open<Value>(_ type: Value.Type) -> DynamicField<Root>? {
            guard let path = path as? WritableKeyPath<Root, Value> else { return nil }
            return DynamicField(name: name) { root, slot in
                slot.store.store(at: slot.index).install(in: &root[keyPath: path], for: slot.owner)
            }
        }
        return _openExistential(type, do: open)
    }

    private static func field<Root, Property: DynamicProperty>(
        _ path: PartialKeyPath<Root>, _ type: Property.Type, _ name: String
    ) -> DynamicField<Root>? {
        guard let path = path as? WritableKeyPath<Root, Property> else { return nil }
        return DynamicField(name: name) { root, slot in install(&root[keyPath: path], slot) }
    }

    private static func install<Property: DynamicProperty>(_ property: inout Property, _ slot: PropertySlot) {
        if var installed = property as? any InstalledProperty {
            installed.install(slot)
            if let installed = installed as? Property { property = installed }
        } else {
            slot.store.store(at: slot.index).install(in: &property, for: slot.owner)
        }
        property.update()
    }
}

/// A view of ours that runs the body of something of the app's, whose fields are connected as if they were its own.
protocol CarriesProperties {}
