/// The object whose notifications an observer wants. It is not held.
struct ObjectFilter {
    private enum Kind {
        case any
        case object(ObjectIdentifier)
        case value(AnyHashable)
        case never
    }

    private let kind: Kind
    private weak var object: AnyObject?

    init(_ object: Any?) {
        guard let object else {
            kind = .any
            return
        }
        if type(of: object) is AnyClass {
            self.object = object as AnyObject
            kind = .object(ObjectIdentifier(object as AnyObject))
        } else {
            kind = (object as? AnyHashable).map { .value($0) } ?? .never
        }
    }

    /// Whether a notification of an object is wanted. Objects are compared by identity, values by what they are
    /// (assumed).
    func admits(_ other: Any?) -> Bool {
        switch kind {
        case .any: return true
        case .object(let id):
            guard let other, object != nil, type(of: other) is AnyClass else { return false }
            return ObjectIdentifier(other as AnyObject) == id
        case .value(let value): return (other as? AnyHashable) == value
        case .never: return false
        }
    }

    /// Whether the filter was made for this very object; nil stands for any filter.
    func isMeant(by object: Any?) -> Bool {
        if object == nil { return true }
        if case .any = kind { return false }
        return admits(object)
    }
}
