import Foundation

// Messages that come later.
extension NSObjectProtocol {
    /// Calls the method of a selector after a delay of virtual time, by a timer in the run loop's default mode. The
    /// object is held until then.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Calls the method of a selector after a delay of virtual time, by a timer in some modes of the run loop.
    @preconcurrency @MainActor
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        let loop = MainLoop.current
        let request = PerformRequest(target: self, selector: aSelector, argument: anArgument)
        let timer = Timer(after: delay, repeats: false, action: .request(request))
        loop.requests.add(request, timer: timer)
        for mode in modes { loop.timers.add(timer, mode: mode) }
    }

    /// Calls the method of a selector on the main actor: at once where the caller is on it and waits, else in the next
    /// main-queue phase.
    @preconcurrency @MainActor
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if wait {
            aSelector.send(to: self, [arg])
        } else {
            MainLoop.current.queue.add { aSelector.send(to: self, [arg]) }
        }
    }

    /// Calls the method of a selector on a thread. Only the main thread lives in virtual time: on another the call is
    /// told as a diagnostic and does nothing.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool) {
        guard thr.isMainThread else {
            return MainLoop.notVirtual(
                "perform(_:on:with:waitUntilDone:) with \(aSelector) on another thread than the main one: the message is not "
                    + "sent")
        }
        performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
    }
}

extension NSObject {
    /// Takes back messages that were asked for with a delay, with the same selector and argument.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        MainLoop.current.requests.cancel(target: aTarget, selector: aSelector, argument: .some(anArgument))
    }

    /// Takes back all messages to a target that were asked for with a delay.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        MainLoop.current.requests.cancel(target: aTarget)
    }
}
