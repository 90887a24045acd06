import Glibc

/// A lock around a state.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Unchecked, because the state is touched under the lock alone.
    fileprivate final class Storage {
        var state: State
        let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

        init(_ state: State) {
            self.state = state
            pthread_mutex_init(lock, nil)
        }

        deinit {
            pthread_mutex_destroy(lock)
            lock.deallocate()
        }
    }

    fileprivate let storage: Storage

    public init(uncheckedState initialState: State) { storage = Storage(initialState) }
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// Runs a block that has the state for itself.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        pthread_mutex_lock(storage.lock)
        defer { pthread_mutex_unlock(storage.lock) }
        return try body(&storage.state)
    }

    /// Runs a block that has the state for itself.
    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }

    /// Runs a block that nobody else runs beside it.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }

    public func lock() { pthread_mutex_lock(storage.lock) }
    public func unlock() { pthread_mutex_unlock(storage.lock) }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
/// A lock at an address. It has to stay where it is: kept in allocated memory or in a class.
public struct os_unfair_lock: @unchecked Sendable {
    // Unchecked, because its functions touch it by address alone.
    fileprivate var mutex = pthread_mutex_t()
    public init() { pthread_mutex_init(&mutex, nil) }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
/// A lock at an address.
public typealias os_unfair_lock_s = os_unfair_lock

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Waits for the lock and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    pthread_mutex_lock(UnsafeMutableRawPointer(lock).assumingMemoryBound(to: pthread_mutex_t.self))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    pthread_mutex_unlock(UnsafeMutableRawPointer(lock).assumingMemoryBound(to: pthread_mutex_t.self))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes the lock if nobody has it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(UnsafeMutableRawPointer(lock).assumingMemoryBound(to: pthread_mutex_t.self)) == 0
}
