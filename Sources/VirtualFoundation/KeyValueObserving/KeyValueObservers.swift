import Foundation
import Synchronization

/// Who observes which objects.
package enum KeyValueObservers {
    // Unchecked, because the list is read and replaced under the lock alone.
    private struct Entry: @unchecked Sendable {
        let id: ObjectIdentifier
        weak var observation: NSKeyValueObservation?
    }

    private static let entries = Mutex<[ObjectIdentifier: [Entry]]>([:])
    private static let count = Atomic<Int>(0)

    /// Whether anything is observed: asked at each change of a layer.
    @inline(__always)
    package static var areAny: Bool { count.load(ordering: .relaxed) > 0 }

    static func add(_ observation: NSKeyValueObservation) {
        let entry = Entry(id: ObjectIdentifier(observation), observation: observation)
        entries.withLock { entries in
            entries[observation.objectID, default: []].append(entry)
            count.store(entries.count, ordering: .relaxed)
        }
    }

    // Under the lock no observation is looked at: its end, which comes here too, would wait for ever.
    static func remove(_ observation: NSKeyValueObservation) {
        let (id, object) = (ObjectIdentifier(observation), observation.objectID)
        entries.withLock { entries in
            guard var list = entries[object] else { return }
            list.removeAll { $0.id == id }
            entries[object] = list.isEmpty ? nil : list
            count.store(entries.count, ordering: .relaxed)
        }
    }

    /// Tells the observers of an object that a property of it may have changed.
    package static func changed(_ object: AnyObject) {
        guard areAny else { return }
        let id = ObjectIdentifier(object)
        for entry in entries.withLock({ $0[id] ?? [] }) {
            guard let observation = entry.observation, observation.object === object else { continue }
            observation.check()
        }
    }
}

/// Objects whose properties can be observed.
public protocol KeyValueObserving: AnyObject {}

extension NSObject: KeyValueObserving {}

extension KeyValueObserving {
    /// Calls a handler when a property gets another value, until the observation is invalidated or goes.
    ///
    /// Heard are the properties of layers and views that lie in a layer's state (bounds, position, frame, centre,
    /// transform, opacity, visibility, offset), a scroll view's `contentSize` and `contentInset`, and in sources that
    /// `offstage swift` compiles those that a class declares as `@objc dynamic var`. Setting an equal value is silent.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = NSKeyValueObservation(self, { $0[keyPath: keyPath] }, options, changeHandler)
        KeyValueObservers.add(observation)
        return observation
    }
}

// swift-format-ignore: NoLeadingUnderscores
/// Said by the setters of what a class declares as `@objc dynamic var`.
public func _didChangeValue(of object: AnyObject) { KeyValueObservers.changed(object) }
