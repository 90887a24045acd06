import Foundation
import Synchronization

/// The locks of objects, each while a thread holds it or waits for it.
private final class ObjectLocks: Sendable {
    static let shared = ObjectLocks()

    private struct Held {
        let lock = NSRecursiveLock()
        /// How often it is entered, by threads that wait too.
        var count = 0
    }

    private let held = Mutex<[ObjectIdentifier: Held]>([:])

    func enter(_ object: AnyObject) {
        let lock = held.withLock { held in
            held[ObjectIdentifier(object), default: Held()].count += 1
            return held[ObjectIdentifier(object)]?.lock
        }
        lock?.lock()
    }

    /// - Returns: Whether the object was entered.
    func leave(_ object: AnyObject) -> Bool {
        let key = ObjectIdentifier(object)
        return held.withLock { held in
            guard let entry = held[key] else { return false }
            entry.lock.unlock()
            held[key]?.count -= 1
            if entry.count == 1 { held[key] = nil }
            return true
        }
    }
}

// The names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Waits until no other thread holds the object, and holds it: as often as `objc_sync_exit(_:)` lets it go. A value that
/// is no object belongs to nobody else.
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    guard type(of: obj) is AnyClass else { return 0 }
    ObjectLocks.shared.enter(obj as AnyObject)
    return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lets the object go that `objc_sync_enter(_:)` held.
/// - Returns: 0, and −1 for an object that nobody holds.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    type(of: obj) is AnyClass && ObjectLocks.shared.leave(obj as AnyObject) ? 0 : -1
}
