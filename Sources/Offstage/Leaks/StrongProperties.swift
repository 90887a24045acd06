import UIKit

/// What an object's stored properties hold, weak and unowned ones left out.
@MainActor
enum StrongProperties {
    struct Property {
        let name: String
        let object: AnyObject
    }

    /// What the properties of the object's class and of those that it comes from hold, as far as they belong to the
    /// program: this package's own classes hold what the tree of views and controllers shows anyway.
    static func of(_ object: AnyObject) -> [Property] {
        var found: [Property] = []
        var fields = FieldMetadata.all(of: type(of: object))
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, !isOwn(current.subjectType) {
            let own = fields.suffix(current.children.count)
            fields.removeLast(own.count)
            for (child, field) in zip(current.children, own) where field.isStrong && child.label == field.name {
                let name = sourceName(of: field.name)
                found += objects(in: child.value, depth: 0).map { Property(name: name, object: $0) }
            }
            mirror = current.superclassMirror
        }
        return found
    }

    /// Whether a class is one of the package's, whose insides nobody is to look at.
    static func isOwn(_ type: Any.Type) -> Bool {
        let module = String(reflecting: type).prefix { $0 != "." }
        return modules.contains(String(module))
    }

    private static let modules: Set = [
        "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "FoundationEssentials", "Swift", "Offstage",
        "RenderServer",
        "VirtualFoundation", "Typesetting", "AutoLayout",
    ]

    /// What a lazy property is called where it is declared.
    private static func sourceName(of stored: String) -> String {
        let prefix = "$__lazy_storage_$_"
        return stored.hasPrefix(prefix) ? String(stored.dropFirst(prefix.count)) : stored
    }

    /// The value itself, or the objects inside of an optional, a list, a map, or a value of the program's.
    private static func objects(in value: Any, depth: Int) -> [AnyObject] {
        if Swift.type(of: value) is AnyClass { return [value as AnyObject] }
        guard depth < 4 else { return [] }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional, .collection, .dictionary, .set, .tuple, .struct, .enum:
            return mirror.children.prefix(1_000).flatMap { objects(in: $0.value, depth: depth + 1) }
        default: return []
        }
    }
}

/// What the runtime knows of a stored property.
private struct FieldMetadata {
    let name: String
    /// False for weak and unowned ones.
    let isStrong: Bool

    /// The fields of a class, those of its superclasses first.
    static func all(of type: AnyClass) -> [FieldMetadata] {
        (0..<fieldCount(of: type)).map { index in
            var record = FieldRecord()
            _ = field(of: type, index: index, fieldMetadata: &record)
            defer { record.free?(record.name) }
            return FieldMetadata(name: record.name.map { String(cString: $0) } ?? "", isStrong: record.isStrong)
        }
    }
}

/// The runtime's record of a field, laid out as the standard library's reflection has it.
private struct FieldRecord {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(of type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func field(
    of type: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldRecord>
) -> Any.Type
