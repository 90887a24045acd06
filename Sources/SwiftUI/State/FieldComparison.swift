@_spi(Reflection) import Swift

/// Whether two values of a view are the same for its body.
@MainActor
enum FieldComparison {
    /// The fields of a type; nil for one that has to be looked at through a mirror.
    private static var known: [ObjectIdentifier: [AnyKeyPath]?] = [:]

    /// Compares two values field by field. What cannot be compared, such as closures, is never the same.
    static func areSame<Root>(_ a: Root, _ b: Root) -> Bool {
        // A value in a box of a protocol's type is looked at without the box.
        guard type(of: a as Any) == Root.self else { return areSameValues(a, b) }
        if let a = a as? any Equatable { return equal(a, b) }
        guard Root.self is any DynamicProperty.Type == false else { return areSameProperties(a, b) }
        guard let paths = paths(of: a) else { return areSameMirrored(a, b) }
        return paths.allSatisfy { path in
            guard let path = path as? PartialKeyPath<Root> else { return false }
            return areSameValues(a[keyPath: path], b[keyPath: path])
        }
    }

    /// The fields of a value's type; nil for what is no structure, or has a field that no path leads to.
    private static func paths<Root>(of value: Root) -> [AnyKeyPath]? {
        let type = Root.self
        if let paths = known[ObjectIdentifier(type)] { return paths }
        var paths: [AnyKeyPath] = []
        let isWhole = _forEachFieldWithKeyPath(of: type) { _, path in
            paths.append(path)
            return true
        }
        let result = isWhole && Mirror(reflecting: value).displayStyle == .struct ? paths : nil
        known[ObjectIdentifier(type)] = .some(result)
        return result
    }

    private static func equal<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { (b as? Value) == a }

    private static func areSameProperties<Root>(_ a: Root, _ b: Root) -> Bool {
        guard let a = a as? any InstalledProperty else { return areSameMirrored(a, b) }
        return same(a, b)
    }

    private static func same<Property: InstalledProperty>(_ a: Property, _ b: Any) -> Bool {
        (b as? Property).map { a.isSame(as: $0) } ?? false
    }

    private static func areSameValues(_ a: Any, _ b: Any) -> Bool {
        func open<Value>(_ a: Value) -> Bool {
            guard type(of: b) == Value.self, let b = b as? Value else { return false }
            return areSame(a, b)
        }
        if type(of: a) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
        return _openExistential(a, do: open)
    }

    private static func areSameMirrored(_ a: Any, _ b: Any) -> Bool {
        guard type(of: a) == type(of: b) else { return false }
        let (left, right) = (Mirror(reflecting: a), Mirror(reflecting: b))
        switch left.displayStyle {
        case nil, .foreignReference?: return false
        case .class?: return (a as AnyObject) === (b as AnyObject)
        case .struct?, .tuple?, .enum?, .optional?, .collection?, .dictionary?, .set?: break
        @unknown default: return false
        }
        guard left.children.count == right.children.count else { return false }
        // A case without a payload has no children: then only its name tells.
        if left.displayStyle == .enum, left.children.isEmpty { return "\(a)" == "\(b)" }
        return zip(left.children, right.children).allSatisfy { a, b in
            a.label == b.label && areSameValues(a.value, b.value)
        }
    }
}
