/// What belongs to a change: how it is animated.
public struct Transaction {
    /// Tells changes apart: what has the same one is carried out together.
    private(set) var id = 0
    /// The animation; nil: changes jump.
    public var animation: Animation?
    /// Whether views' own animations are left out.
    public var disablesAnimations = false
    /// Whether the change is part of a gesture that goes on.
    public var isContinuous = false
    /// What an app's own keys have.
    private var values: [ObjectIdentifier: Any] = [:]

    /// A change that is not animated.
    public init() {}

    /// A change that is animated; nil: it jumps.
    public init(animation: Animation?) { self.animation = animation }

    /// The value of a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    @MainActor private static var last = 0
    /// The transaction of what is changed now.
    @MainActor fileprivate(set) static var current = Transaction()

    /// The transaction, told apart from all others.
    @MainActor
    fileprivate func asNew() -> Transaction {
        var copy = self
        Self.last += 1
        copy.id = Self.last
        return copy
    }

    @MainActor
    fileprivate static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        let before = current
        current = transaction
        defer { current = before }
        return try body()
    }
}

/// Runs a body whose changes have a transaction.
@MainActor
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.run(transaction.asNew(), body)
}

/// Runs a body whose changes are animated; nil: they jump.
@MainActor
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try Transaction.run(transaction.asNew(), body)
}

/// Runs a body whose changes have a transaction with a value of its own.
@MainActor
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try Transaction.run(transaction.asNew(), body)
}

/// Names a value that transactions carry.
public protocol TransactionKey {
    /// What transactions carry.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}
