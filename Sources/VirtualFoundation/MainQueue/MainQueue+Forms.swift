import Dispatch

// The other forms in which Dispatch's own queue takes blocks. Each parameter is a form of its own, without a default:
// the compiler prefers these to Dispatch's, where both queues are in sight.
//
// Qualities of service and flags are of no effect, as the queue has one order. A group is entered at once, and left after
// the block.
extension MainQueue {
    /// Runs a block in the next main-queue phase.
    public func async(group: DispatchGroup?, execute work: @escaping @MainActor () -> Void) {
        group?.enter()
        async {
            work()
            group?.leave()
        }
    }

    /// Runs a work item in the next main-queue phase.
    public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
        let work = UncheckedWork(workItem)
        async(group: group) { work.item.perform() }
    }

    /// Runs a block in the next main-queue phase.
    public func async(qos: DispatchQoS, execute work: @escaping @MainActor () -> Void) {
        async(execute: work)
    }

    /// Runs a block in the next main-queue phase.
    public func async(flags: DispatchWorkItemFlags, execute work: @escaping @MainActor () -> Void) {
        async(execute: work)
    }

    /// Runs a block in the next main-queue phase.
    public func async(
        qos: DispatchQoS, flags: DispatchWorkItemFlags, execute work: @escaping @MainActor () -> Void
    ) {
        async(execute: work)
    }

    /// Runs a block in the next main-queue phase.
    public func async(group: DispatchGroup?, qos: DispatchQoS, execute work: @escaping @MainActor () -> Void) {
        async(group: group, execute: work)
    }

    /// Runs a block in the next main-queue phase.
    public func async(
        group: DispatchGroup?, flags: DispatchWorkItemFlags, execute work: @escaping @MainActor () -> Void
    ) {
        async(group: group, execute: work)
    }

    /// Runs a block in the next main-queue phase.
    public func async(
        group: DispatchGroup?, qos: DispatchQoS, flags: DispatchWorkItemFlags,
        execute work: @escaping @MainActor () -> Void
    ) {
        async(group: group, execute: work)
    }

    /// Runs a block after a delay in virtual time.
    public func asyncAfter(deadline: DispatchTime, qos: DispatchQoS, execute work: @escaping @MainActor () -> Void) {
        asyncAfter(deadline: deadline, execute: work)
    }

    /// Runs a block after a delay in virtual time.
    public func asyncAfter(
        deadline: DispatchTime, flags: DispatchWorkItemFlags, execute work: @escaping @MainActor () -> Void
    ) {
        asyncAfter(deadline: deadline, execute: work)
    }

    /// Runs a block after a delay in virtual time.
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags,
        execute work: @escaping @MainActor () -> Void
    ) {
        asyncAfter(deadline: deadline, execute: work)
    }

    /// Runs a block after a delay in virtual time.
    public func asyncAfter(
        wallDeadline: DispatchWallTime, qos: DispatchQoS, execute work: @escaping @MainActor () -> Void
    ) {
        asyncAfter(wallDeadline: wallDeadline, execute: work)
    }

    /// Runs a block after a delay in virtual time.
    public func asyncAfter(
        wallDeadline: DispatchWallTime, flags: DispatchWorkItemFlags, execute work: @escaping @MainActor () -> Void
    ) {
        asyncAfter(wallDeadline: wallDeadline, execute: work)
    }

    /// Runs a block on the main actor and waits for it.
    public func sync(@_implicitSelfCapture execute block: @escaping () -> Void) {
        sync { () -> Bool in
            block()
            return true
        }
    }

    /// Runs a work item on the main actor and waits for it.
    public func sync(execute workItem: DispatchWorkItem) {
        let work = UncheckedWork(workItem)
        sync { work.item.perform() }
    }

    /// Runs a block on the main actor and waits for it.
    @discardableResult
    public func sync<Result>(
        flags: DispatchWorkItemFlags, @_implicitSelfCapture execute work: @escaping () throws -> Result
    ) rethrows -> Result {
        try sync(execute: work)
    }

    /// Runs a block on the main actor and waits for it.
    @discardableResult
    public func asyncAndWait<Result>(
        @_implicitSelfCapture execute work: @escaping () throws -> Result
    ) rethrows -> Result {
        try sync(execute: work)
    }

    /// Runs a work item on the main actor and waits for it.
    public func asyncAndWait(execute workItem: DispatchWorkItem) {
        sync(execute: workItem)
    }
}
