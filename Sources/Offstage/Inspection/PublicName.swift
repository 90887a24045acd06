import QuartzCore
import UIKit

/// The class that a person knows an object by: its own, or the first above it that is not generic.
///
/// Views that files make with a layer of another class are of generic classes that nobody writes.
@MainActor
enum PublicName {
    static func of(_ object: AnyObject) -> String {
        var current: AnyClass? = type(of: object)
        while let type = current {
            let name = _typeName(type, qualified: false)
            if !name.contains("<") { return name }
            current = _getSuperclass(type)
        }
        return className(of: object)
    }
}
