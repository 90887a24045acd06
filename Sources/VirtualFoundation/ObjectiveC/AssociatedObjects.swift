import Foundation
import Synchronization

/// How an object holds what is associated with it.
// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not at all: what has gone reads as nil. (On a device it is a dangling pointer.)
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Holds the object.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Holds a copy, where the object can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Holds the object.
    case OBJC_ASSOCIATION_RETAIN = 0x301
    /// Holds a copy, where the object can be copied.
    case OBJC_ASSOCIATION_COPY = 0x303
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What was associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(of: object as AnyObject, UInt(bitPattern: key))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object under a key; nil takes it away.
///
/// Values go with responders and layers at once, with objects of other classes when something is associated with any
/// object later.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.set(value, of: object as AnyObject, UInt(bitPattern: key), policy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes away all that was associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.remove(ObjectIdentifier(object as AnyObject))
}

/// What is associated with objects, kept beside them.
package enum AssociatedObjects {
    /// A value under a key.
    private struct Value {
        var strong: Any?
        weak var loose: AnyObject?

        init(_ value: Any, _ policy: objc_AssociationPolicy) {
            switch policy {
            case .OBJC_ASSOCIATION_ASSIGN:
                if type(of: value) is AnyClass { loose = value as AnyObject } else { strong = value }
            case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: strong = value
            case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
                strong = (value as? any NSCopying)?.copy(with: nil) ?? value
            }
        }
    }

    /// The values of one object, which may have gone: its place in memory may then be another's.
    private struct Owner {
        weak var object: AnyObject?
        var values: [UInt: Value] = [:]
    }

    // Unchecked, because it is read and replaced under the lock alone; values are handed on to whoever asks, as
    // Objective-C does.
    private struct Owners: @unchecked Sendable {
        var owners: [ObjectIdentifier: Owner] = [:]
        /// How many there may be before those that have gone are looked for.
        var limit = 16
    }

    private struct Handed: @unchecked Sendable {
        // Unchecked for the same reason.
        let value: Any?
    }

    private struct Given: @unchecked Sendable {
        // Unchecked for the same reason.
        let owner: Owner
        let value: Value?
    }

    private static let state = Mutex(Owners())
    private static let count = Atomic<Int>(0)

    static func value(of object: AnyObject, _ key: UInt) -> Any? {
        let id = ObjectIdentifier(object)
        return state.withLock { state in
            // Where the owner has gone, its place in memory is the object's now.
            guard let owner = state.owners[id], owner.object != nil else { return Handed(value: nil) }
            let value = owner.values[key]
            return Handed(value: value?.strong ?? value?.loose)
        }.value
    }

    static func set(_ value: Any?, of object: AnyObject, _ key: UInt, _ policy: objc_AssociationPolicy) {
        let given = Given(owner: Owner(object: object), value: value.map { Value($0, policy) })
        // What goes away goes after the lock: its end may ask for associated objects.
        let id = ObjectIdentifier(object)
        let gone = state.withLock { state in
            var gone = sweep(&state)
            if state.owners[id]?.object == nil {
                gone.append(state.owners.updateValue(given.owner, forKey: id) as Any)
            }
            gone.append(state.owners[id]!.values[key] as Any)
            state.owners[id]!.values[key] = given.value
            if state.owners[id]!.values.isEmpty { state.owners[id] = nil }
            count.store(state.owners.count, ordering: .relaxed)
            return Handed(value: gone)
        }
        withExtendedLifetime((gone, object)) {}
    }

    /// Takes away what is associated with an object that goes, or is asked to forget it.
    package static func remove(_ id: ObjectIdentifier) {
        guard count.load(ordering: .relaxed) > 0 else { return }
        let gone = state.withLock { state in
            let gone = Handed(value: state.owners.removeValue(forKey: id))
            count.store(state.owners.count, ordering: .relaxed)
            return gone
        }
        withExtendedLifetime(gone) {}
    }

    /// Forgets objects that have gone, and hands out all that it touched, so that none ends under the lock: at each call until there are many, then each time that their number has doubled.
    private static func sweep(_ state: inout Owners) -> [Any] {
        guard state.owners.count < 16 || state.owners.count >= state.limit else { return [] }
        var gone: [Any] = []
        for (id, owner) in state.owners {
            gone.append(owner.object as Any)
            if owner.object == nil { gone.append(state.owners.removeValue(forKey: id) as Any) }
        }
        state.limit = max(16, 2 * state.owners.count)
        return gone
    }
}
