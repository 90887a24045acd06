import Foundation

/// Which values a change tells, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Changes tell the value after them.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// Changes tell the value before them.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The handler is called at once, with the present value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Observers would be told before a change too; here they are told after it alone.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What kind of change happened.
public enum NSKeyValueChange: UInt, Sendable {
    /// The property has another value.
    case setting = 1
    /// Elements were added. Not told here: collections are not observed by element.
    case insertion = 2
    /// Elements were removed. Not told here.
    case removal = 3
    /// Elements were exchanged for others. Not told here.
    case replacement = 4
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
    /// Always `setting`.
    public let kind: NSKeyValueChange
    /// The value after the change, where it was asked for.
    public let newValue: Value?
    /// The value before the change, where it was asked for.
    public let oldValue: Value?
    /// Nil: collections are not observed by element.
    public let indexes: IndexSet?
    /// False: handlers are not called before changes.
    public let isPrior: Bool
}

/// An observation: ends when it is invalidated or goes.
// Unchecked, because observed properties change on one thread, the main one.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    weak var object: AnyObject?
    /// The object's place, which outlives it.
    let objectID: ObjectIdentifier
    private var compare: (() -> Void)?

    init<Object: AnyObject, Value>(
        _ object: Object, _ read: @escaping (Object) -> Value, _ options: NSKeyValueObservingOptions,
        _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) {
        self.object = object
        objectID = ObjectIdentifier(object)
        super.init()
        var last = read(object)
        if options.contains(.initial) {
            handler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? last : nil, oldValue: nil, indexes: nil,
                    isPrior: false))
        }
        compare = { [weak object] in
            guard let object else { return }
            let (before, now) = (last, read(object))
            guard !areEqual(before, now) else { return }
            last = now
            handler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? now : nil,
                    oldValue: options.contains(.old) ? before : nil, indexes: nil, isPrior: false))
        }
    }

    deinit { invalidate() }

    /// Ends the observation.
    public func invalidate() {
        guard compare != nil else { return }
        compare = nil
        KeyValueObservers.remove(self)
    }

    /// Calls the handler where the property has another value than the last time.
    func check() { compare?() }
}

/// Whether two values of one type are known to be equal.
private func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    if let a = a as? any Equatable { return equals(a, b) }
    guard Value.self is AnyClass else { return false }
    return (a as AnyObject) === (b as AnyObject)
}

private func equals<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { (b as? Value) == a }
