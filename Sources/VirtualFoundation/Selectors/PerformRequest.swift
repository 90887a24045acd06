import Foundation

/// A message that an object asked to get later. It holds the object until then.
@MainActor
final class PerformRequest {
    private(set) var target: Any?
    let selector: Selector
    let argument: Any?
    weak var requests: PerformRequests?

    init(target: Any, selector: Selector, argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    /// Sends the message, unless it was taken back.
    func perform() {
        guard let target else { return }
        cancel()
        selector.send(to: target, [argument])
    }

    /// Takes the message back.
    func cancel() {
        target = nil
        requests?.remove(self)
    }

    /// Whether a request is for the same target and, where they are given, selector and argument.
    func matches(target: Any, selector: Selector?, argument: Any??) -> Bool {
        guard let own = self.target, Self.areSame(own, target) else { return false }
        if let selector, selector != self.selector { return false }
        guard let argument else { return true }
        switch (argument, self.argument) {
        case (nil, nil): return true
        case (let a?, let b?): return Self.areEqual(a, b)
        default: return false
        }
    }

    private static func areSame(_ a: Any, _ b: Any) -> Bool {
        type(of: a) is AnyClass && type(of: b) is AnyClass && (a as AnyObject) === (b as AnyObject)
    }

    private static func areEqual(_ a: Any, _ b: Any) -> Bool {
        if areSame(a, b) { return true }
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return false
    }
}

/// The messages that a loop's objects asked for and did not get yet.
@MainActor
package final class PerformRequests {
    private var requests: [PerformRequest] = []
    private var timers: [ObjectIdentifier: Timer] = [:]

    nonisolated init() {}

    /// Keeps a request, and the timer that sends it.
    func add(_ request: PerformRequest, timer: Timer?) {
        request.requests = self
        requests.append(request)
        timers[ObjectIdentifier(request)] = timer
    }

    /// Takes back requests: those to a target, or those with a selector and argument too.
    func cancel(target: Any, selector: Selector? = nil, argument: Any?? = nil) {
        for request in requests where request.matches(target: target, selector: selector, argument: argument) {
            request.cancel()
        }
    }

    func remove(_ request: PerformRequest) {
        requests.removeAll { $0 === request }
        timers.removeValue(forKey: ObjectIdentifier(request))?.invalidate()
    }
}
