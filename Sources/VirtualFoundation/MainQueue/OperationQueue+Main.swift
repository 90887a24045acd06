import Foundation

/// The main operation queue in virtual time: operations run in the main-queue phases of the current stage.
///
/// Foundation's list of operations cannot be replaced: `operations` and `operationCount` are those of a queue that is
/// empty. Operations run in the order of their adding, their priorities left aside (assumed).
final class MainOperationQueue: OperationQueue, @unchecked Sendable {
    // Unchecked, because the class adds no state to Foundation's, which is safe on any thread.
    static let shared = MainOperationQueue()

    private override init() {
        super.init()
        name = "NSOperationQueue Main Queue"
        maxConcurrentOperationCount = 1
    }

    /// Runs an operation once it is ready: all that it depends on have finished.
    override func addOperation(_ op: Operation) {
        let queue = MainLoop.current.queue
        queue.add(.init(isReady: { op.isReady }, run: { op.start() }))
    }

    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        addOperation(BlockOperation(block: block))
    }

    override func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
        for op in ops { addOperation(op) }
        guard wait else { return }
        if MainThread.isCurrent {
            MainActor.assumeIsolated {
                MainLoop.misuse("addOperations(_:waitUntilFinished:): the main thread waits for its own queue")
            }
        } else {
            for op in ops { op.waitUntilFinished() }
        }
    }

    /// A queue that runs one operation at a time has no other order.
    override func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
        addOperation(barrier)
    }
}

extension OperationQueue {
    /// The main operation queue in virtual time. It stands before Foundation's own where UIKit is imported.
    public static var main: OperationQueue { MainOperationQueue.shared }
}
