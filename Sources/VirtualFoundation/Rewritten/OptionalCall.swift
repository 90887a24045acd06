import Glibc
import Synchronization

// swift-format-ignore: NoLeadingUnderscores
/// The answer of an optional method; nil where the object's class leaves the method out: what
/// `delegate.height?(of: row)` becomes where there is no Objective-C.
/// - Parameter method: As `#function` spells it: `height(of:)`.
public func _optionalCall<Result>(_ method: String, _ call: @autoclosure () throws -> Result?) rethrows -> Result? {
    OptionalCall.begin(method)
    defer { OptionalCall.end() }
    let result = try call()
    return OptionalCall.isLeftOut ? nil : result
}

// swift-format-ignore: NoLeadingUnderscores
/// Said by what stands in for an optional method that a class leaves out.
public func _optionalMethodLeftOut(_ method: String = #function) { OptionalCall.leftOut(method) }

/// The calls of optional methods under way on each thread, and whether a stand-in answered the innermost.
package enum OptionalCall {
    private struct Call {
        let method: String
        var isLeftOut = false
    }

    private static let calls = Mutex<[UInt: [Call]]>([:])

    private static var thread: UInt { UInt(pthread_self()) }

    static func begin(_ method: String) {
        let thread = thread
        calls.withLock { $0[thread, default: []].append(Call(method: method)) }
    }

    static func end() {
        let thread = thread
        calls.withLock { calls in
            _ = calls[thread]?.removeLast()
            if calls[thread]?.isEmpty == true { calls[thread] = nil }
        }
    }

    static var isLeftOut: Bool {
        let thread = thread
        return calls.withLock { $0[thread]?.last?.isLeftOut ?? false }
    }

    /// Notes that the method called last was not there. Where another method was called last, nobody asks.
    package static func leftOut(_ method: String) {
        let thread = thread
        calls.withLock { calls in
            guard let last = calls[thread]?.indices.last, calls[thread]![last].method == method else { return }
            calls[thread]![last].isLeftOut = true
        }
    }
}
