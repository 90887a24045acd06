/// A completion block of a transaction, and what it waits for: the transaction's commit and the animations that were
/// added after the block was set.
@MainActor
final class TransactionCompletion {
    private let block: () -> Void
    private unowned let context: LayerContext
    /// The transaction itself, and animations.
    private var waitingFor = 1

    init(in context: LayerContext, _ block: @escaping () -> Void) {
        self.context = context
        self.block = block
    }

    func begin() { waitingFor += 1 }

    func end() {
        waitingFor -= 1
        if waitingFor == 0 { context.events.enqueueCompletion(block) }
    }

    /// The block as it was set.
    var asSet: () -> Void { block }
}
