import Dispatch

extension DispatchGroup {
    /// Runs a block in a main-queue phase once the group is empty.
    /// - Parameters:
    ///   - qos: Of no effect, as the queue has one order.
    ///   - flags: Of no effect for the same reason.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: MainQueue,
        execute work: @escaping @MainActor () -> Void
    ) {
        let loop = MainLoop.current
        loop.queue.add(.init(isReady: { self.wait(timeout: .now()) == .success }, run: work))
        // Wakes a loop that sleeps, where the last one leaves on another thread.
        notify(queue: .global()) { [weak loop] in loop?.queue.add {} }
    }
}

extension DispatchWorkItem {
    /// Runs a block in a main-queue phase once the item has run.
    /// - Parameters:
    ///   - qos: Of no effect, as the queue has one order.
    ///   - flags: Of no effect for the same reason.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: MainQueue,
        execute work: @escaping @MainActor () -> Void
    ) {
        let loop = MainLoop.current
        let group = DispatchGroup()
        group.enter()
        notify(queue: .global()) { group.leave() }
        loop.queue.add(.init(isReady: { group.wait(timeout: .now()) == .success }, run: work))
        group.notify(queue: .global()) { [weak loop] in loop?.queue.add {} }
    }
}
