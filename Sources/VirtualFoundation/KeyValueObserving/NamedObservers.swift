import Foundation
import Synchronization

// swift-format-ignore: NoLeadingUnderscores
/// An object that is told of changes of properties that it observes by name: responders are, and in sources that
/// `offstage swift` compiles each class that overrides the method.
public protocol _KeyValueObserver: AnyObject {
    /// Told of a change.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

/// An object that tells the values of its properties by name.
package protocol KeyValueReadable: AnyObject {
    /// Nil for a property that it does not have.
    func observedValue(forKey key: String) -> Any?
}

extension NSObject {
    /// Tells another object when a property of this one gets another value.
    ///
    /// Heard are the properties that `observe(_:options:changeHandler:)` hears. The last part of the path is observed, of the
    /// object that the others lead to when this is called; neither object is kept alive.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        NamedObservers.add(NamedObserver(of: self, keyPath, observer, options, context))
    }

    /// Ends what `addObserver(_:forKeyPath:options:context:)` began with a context.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        NamedObservers.remove(of: self, keyPath, observer, where: { $0 == context })
    }

    /// Ends the last that `addObserver(_:forKeyPath:options:context:)` began.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        NamedObservers.remove(of: self, keyPath, observer, where: { _ in true })
    }
}

/// One object that observes a property by name.
// Unchecked, because all but the weak references, which guard themselves, is set once; the observation ends under the
// list's lock alone, or once, by whoever took the entry out of the list.
final class NamedObserver: @unchecked Sendable {
    private weak var root: NSObject?
    private weak var observer: NSObject?
    private let keyPath: String
    private let context: UnsafeMutableRawPointer?
    /// Ends with this object.
    private var observation: NSKeyValueObservation?

    /// Whether there still is somebody to tell, of something.
    var isAlive: Bool { root != nil && observer != nil }

    init(
        of root: NSObject, _ keyPath: String, _ observer: NSObject, _ options: NSKeyValueObservingOptions,
        _ context: UnsafeMutableRawPointer?
    ) {
        (self.root, self.observer, self.keyPath, self.context) = (root, observer, keyPath, context)
        var parts = keyPath.split(separator: ".").map(String.init)
        let key = parts.popLast() ?? ""
        let owner = parts.reduce(root as AnyObject?) { object, part in
            object.flatMap { NamedValue.read($0, part) } as AnyObject?
        }
        guard let owner = owner as? NSObject else { return }
        // Both values are always asked for: what is told depends on the options.
        let read: (NSObject) -> NamedValue = { NamedValue(value: NamedValue.read($0, key)) }
        let observation = NSKeyValueObservation(owner, read, [.new, .old]) { [weak self] _, change in
            self?.tell(change, options)
        }
        KeyValueObservers.add(observation)
        self.observation = observation
        if options.contains(.initial) {
            tell(
                NSKeyValueObservedChange(
                    kind: .setting, newValue: read(owner), oldValue: nil, indexes: nil, isPrior: false), options)
        }
    }

    func isThat(of root: NSObject, _ keyPath: String, _ observer: NSObject) -> Bool {
        self.root === root && self.observer === observer && self.keyPath == keyPath
    }

    func has(_ fits: (UnsafeMutableRawPointer?) -> Bool) -> Bool { fits(context) }

    func end() { observation?.invalidate() }

    private func tell(_ change: NSKeyValueObservedChange<NamedValue>, _ options: NSKeyValueObservingOptions) {
        guard let root, let observer = observer as? any _KeyValueObserver else { return }
        var told: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: change.kind.rawValue)]
        if options.contains(.new) { told[.newKey] = change.newValue?.value ?? NSNull() }
        if options.contains(.old), let old = change.oldValue { told[.oldKey] = old.value ?? NSNull() }
        observer.observeValue(forKeyPath: keyPath, of: root, change: told, context: context)
    }
}

/// All objects that observe by name.
private enum NamedObservers {
    private static let entries = Mutex<[NamedObserver]>([])

    static func add(_ entry: NamedObserver) {
        entries.withLock { entries in
            entries.removeAll { !$0.isAlive }
            entries.append(entry)
        }
    }

    static func remove(
        of root: NSObject, _ keyPath: String, _ observer: NSObject, where fits: (UnsafeMutableRawPointer?) -> Bool
    ) {
        let entry = entries.withLock { entries -> NamedObserver? in
            let place = entries.lastIndex { $0.isThat(of: root, keyPath, observer) && $0.has(fits) }
            return place.map { entries.remove(at: $0) }
        }
        // Outside of the lock: what ends may let go of objects that end others.
        entry?.end()
    }
}

/// The value of a property that was asked for by name.
struct NamedValue: Equatable {
    let value: Any?

    /// What an object tells, or keeps in a property of its own.
    static func read(_ object: AnyObject, _ key: String) -> Any? {
        if let value = (object as? any KeyValueReadable)?.observedValue(forKey: key) { return value }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            if let child = level.children.first(where: { $0.label == key }) { return unwrapped(child.value) }
            mirror = level.superclassMirror
        }
        return nil
    }

    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first?.value
    }

    static func == (a: Self, b: Self) -> Bool {
        guard let left = a.value, let right = b.value else { return a.value == nil && b.value == nil }
        if let left = left as? any Equatable { return isEqual(left, right) }
        guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
        return (left as AnyObject) === (right as AnyObject)
    }

    private static func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { (b as? Value) == a }
}
