import UIKit

/// The names of a package's classes, as its sources declare them.
@MainActor
enum ReviewedTypes {
    /// The class of an object; nil for one of the kit's.
    static func name(of object: AnyObject) -> String? {
        let type: Any.Type = type(of: object)
        let module = String(reflecting: type).prefix { $0 != "." }
        guard !StrongProperties.isOwn(type), !others.contains(String(module)) else { return nil }
        let name = String(describing: type)
        return String(name.prefix { $0 != "<" })
    }

    /// Modules of the kit whose classes hold views, beside those that no leak is looked for in.
    private static let others: Set = ["SwiftUI", "DeveloperToolsSupport", "GoldenTesting", "SnapshotTesting"]

    /// The package's classes of what is around an object, the nearest first: of views and of who owns them.
    static func around(_ object: UIResponder) -> [String] {
        var found: [String] = []
        var next: UIResponder? = object
        while let object = next, found.count < 8 {
            if let name = name(of: object), !found.contains(name) { found.append(name) }
            next = object.next
        }
        return found
    }
}
