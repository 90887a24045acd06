import Foundation
import Synchronization

// Locks that stand beside objects, as `@synchronized` has them.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `objc_sync_enter(_:)` and `objc_sync_exit(_:)` answer where all is well: 0.
public let OBJC_SYNC_SUCCESS = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `objc_sync_exit(_:)` answers on a thread that has not the object's lock: -1.
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR = -1

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes an object's lock and waits for it where another thread has it; a thread may take one that it has again.
/// A value that is no object has no lock: nobody waits for it.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    if type(of: obj) is AnyClass { ObjectLocks.enter(obj as AnyObject) }
    return Int32(OBJC_SYNC_SUCCESS)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives an object's lock back, as often as it was taken.
/// - Returns: `OBJC_SYNC_NOT_OWNING_THREAD_ERROR` where the thread has not got it.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    let isGiven = type(of: obj) is AnyClass && ObjectLocks.exit(obj as AnyObject)
    return Int32(isGiven ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
}

/// The locks that are taken or waited for, by object; a lock goes with the last that asked for it.
private enum ObjectLocks {
    private struct Entry {
        let lock = NSRecursiveLock()
        /// How many times the lock was taken or is waited for: at 0 nobody needs it.
        var users = 0
        var owner: ObjectIdentifier?
        /// How often the owner took it.
        var depth = 0
    }

    private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    private static var thread: ObjectIdentifier { ObjectIdentifier(Thread.current) }

    static func enter(_ object: AnyObject) {
        let (id, thread) = (ObjectIdentifier(object), thread)
        let lock = entries.withLock { entries in
            entries[id, default: Entry()].users += 1
            return entries[id, default: Entry()].lock
        }
        // Outside of the table's lock: it may take as long as another thread likes.
        lock.lock()
        entries.withLock { entries in
            entries[id]?.owner = thread
            entries[id]?.depth += 1
        }
    }

    /// - Returns: Whether the thread had the lock.
    static func exit(_ object: AnyObject) -> Bool {
        let (id, thread) = (ObjectIdentifier(object), thread)
        let lock: NSRecursiveLock? = entries.withLock { entries in
            guard var entry = entries[id], entry.owner == thread else { return nil }
            entry.users -= 1
            entry.depth -= 1
            if entry.depth == 0 { entry.owner = nil }
            entries[id] = entry.users == 0 ? nil : entry
            return entry.lock
        }
        lock?.unlock()
        return lock != nil
    }
}
