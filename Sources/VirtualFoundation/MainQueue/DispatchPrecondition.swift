/// What `dispatchPrecondition(condition:)` asks of the main queue.
public enum MainQueuePredicate: Sendable {
    /// The main queue runs the code.
    case onQueue(MainQueue)
    /// The main queue runs the code, and no other block of its beside it: it never does.
    case onQueueAsBarrier(MainQueue)
    /// Something else runs the code.
    case notOnQueue(MainQueue)
}

/// Ends the program unless code runs on the main queue, or off it, as it says.
public func dispatchPrecondition(condition: @autoclosure () -> MainQueuePredicate) {
    let isOnQueue = MainThread.isCurrent && !TaskRoutes.isOffMainActor
    switch condition() {
    case .onQueue, .onQueueAsBarrier: precondition(isOnQueue, "the main queue was to run this")
    case .notOnQueue: precondition(!isOnQueue, "the main queue was not to run this")
    }
}
