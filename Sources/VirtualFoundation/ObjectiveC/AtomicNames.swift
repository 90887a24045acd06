import Synchronization

// The atomic operations of before there were better ones, which code still calls. They are atomic among themselves: all
// go through one lock. Those that end in Barrier do no more than the others, as the lock is a barrier.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds to a number.
/// - Returns: The new number.
@discardableResult
public func OSAtomicAdd32(_ theAmount: Int32, _ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
    add(theAmount, to: theValue)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// As `OSAtomicAdd32(_:_:)`.
@discardableResult
public func OSAtomicAdd32Barrier(_ theAmount: Int32, _ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
    add(theAmount, to: theValue)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds to a number.
/// - Returns: The new number.
@discardableResult
public func OSAtomicAdd64(_ theAmount: Int64, _ theValue: UnsafeMutablePointer<Int64>) -> Int64 {
    add(theAmount, to: theValue)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// As `OSAtomicAdd64(_:_:)`.
@discardableResult
public func OSAtomicAdd64Barrier(_ theAmount: Int64, _ theValue: UnsafeMutablePointer<Int64>) -> Int64 {
    add(theAmount, to: theValue)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds 1.
/// - Returns: The new number.
@discardableResult
public func OSAtomicIncrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 { add(1, to: theValue) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// As `OSAtomicIncrement32(_:)`.
@discardableResult
public func OSAtomicIncrement32Barrier(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 { add(1, to: theValue) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds 1.
/// - Returns: The new number.
@discardableResult
public func OSAtomicIncrement64(_ theValue: UnsafeMutablePointer<Int64>) -> Int64 { add(1, to: theValue) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// As `OSAtomicIncrement64(_:)`.
@discardableResult
public func OSAtomicIncrement64Barrier(_ theValue: UnsafeMutablePointer<Int64>) -> Int64 { add(1, to: theValue) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes 1 away.
/// - Returns: The new number.
@discardableResult
public func OSAtomicDecrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 { add(-1, to: theValue) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// As `OSAtomicDecrement32(_:)`.
@discardableResult
public func OSAtomicDecrement32Barrier(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 { add(-1, to: theValue) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes 1 away.
/// - Returns: The new number.
@discardableResult
public func OSAtomicDecrement64(_ theValue: UnsafeMutablePointer<Int64>) -> Int64 { add(-1, to: theValue) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// As `OSAtomicDecrement64(_:)`.
@discardableResult
public func OSAtomicDecrement64Barrier(_ theValue: UnsafeMutablePointer<Int64>) -> Int64 { add(-1, to: theValue) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Puts a number in the place of another one, if that is still there.
/// - Returns: Whether it was.
@discardableResult
public func OSAtomicCompareAndSwap32(_ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>)
    -> Bool
{
    swap(oldValue, newValue, in: theValue)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// As `OSAtomicCompareAndSwap32(_:_:_:)`.
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
    _ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>
) -> Bool {
    swap(oldValue, newValue, in: theValue)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Puts a number in the place of another one, if that is still there.
/// - Returns: Whether it was.
@discardableResult
public func OSAtomicCompareAndSwap64(_ oldValue: Int64, _ newValue: Int64, _ theValue: UnsafeMutablePointer<Int64>)
    -> Bool
{
    swap(oldValue, newValue, in: theValue)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// As `OSAtomicCompareAndSwap64(_:_:_:)`.
@discardableResult
public func OSAtomicCompareAndSwap64Barrier(
    _ oldValue: Int64, _ newValue: Int64, _ theValue: UnsafeMutablePointer<Int64>
) -> Bool {
    swap(oldValue, newValue, in: theValue)
}

private let lock = Mutex(())

/// Numbers wrap around at their ends, as on a device.
private func add<Number: FixedWidthInteger & Sendable>(_ amount: Number, to value: UnsafeMutablePointer<Number>)
    -> Number
{
    lock.withLock { _ in
        let new = value.pointee &+ amount
        value.pointee = new
        return new
    }
}

private func swap<Number: FixedWidthInteger & Sendable>(
    _ old: Number, _ new: Number, in value: UnsafeMutablePointer<Number>
) -> Bool {
    lock.withLock { _ in
        guard value.pointee == old else { return false }
        value.pointee = new
        return true
    }
}
