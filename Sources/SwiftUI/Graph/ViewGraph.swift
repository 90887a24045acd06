import Foundation

/// What shows a graph, and is asked to bring it up to date.
@MainActor
protocol GraphHost: AnyObject {
    /// The graph has changes that wait.
    func graphNeedsUpdate()
    /// Something is wrong with what views do.
    func graphDidFind(_ problem: String)
}

/// How much work a graph has done.
struct GraphCounters: Equatable {
    /// Bodies that ran.
    var bodies = 0
    /// Places that there are now.
    var nodes = 0
    /// Transactions that were carried out.
    var updates = 0
}

/// The nodes of one host's views, and the changes that wait for its next update.
@MainActor
final class ViewGraph {
    /// Changes that one transaction makes.
    private struct Batch {
        let transaction: Transaction
        var changes: [@MainActor () -> Void]
    }

    weak var host: (any GraphHost)?
    var counters = GraphCounters()
    /// How often the bodies of each type ran, and who is asked to keep count.
    private(set) var runsByType: [ObjectIdentifier: Int] = [:]
    let lifecycle = Lifecycle()

    private var batches: [Batch] = []
    private var dirty: [ObjectIdentifier: ViewNode] = [:]
    /// What `onChange` has to call when the bodies of a transaction have run.
    private var actions: [@MainActor () -> Void] = []
    /// Whether bodies are running, or what they show is being brought up to date.
    private(set) var isUpdating = false
    /// The transaction that is being carried out.
    private(set) var transaction = Transaction()
    /// The transaction of another graph that changed something here.
    private var inherited: Transaction?
    /// The graphs that are carrying out a transaction, the innermost last.
    private static var running: [ViewGraph] = []

    // MARK: Changes

    /// Keeps a change for the next update. What one transaction changes is carried out together.
    func enqueue(_ change: @escaping @MainActor () -> Void) {
        if isUpdating {
            host?.graphDidFind("Modifying state during view update, this will cause undefined behavior.")
        }
        let transaction = Transaction.current
        if let last = batches.indices.last, batches[last].transaction.id == transaction.id {
            batches[last].changes.append(change)
        } else {
            batches.append(Batch(transaction: transaction, changes: [change]))
        }
        host?.graphNeedsUpdate()
    }

    /// Lets a reader's next update know that something changed that it read.
    func readerDidChange(_ reader: (any Reader)?, because cause: String? = nil) {
        enqueue { [weak reader] in reader?.sourceDidChange(because: cause) }
    }

    /// Remembers a node that has to be brought up to date.
    func mark(_ node: ViewNode) {
        dirty[ObjectIdentifier(node)] = node
        guard !isUpdating else { return }
        takeOver()
        host?.graphNeedsUpdate()
    }

    /// What a graph around changes here is carried out in its transaction.
    func takeOver() {
        if let outer = Self.running.last, outer !== self { inherited = outer.transaction }
    }

    /// Keeps a call until the bodies of this transaction have run.
    func afterBodies(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

    /// How what changes now is animated; nil: it jumps.
    var animation: Animation? { transaction.disablesAnimations ? nil : transaction.animation }

    /// Runs what changes in a transaction of its own.
    func within(_ inner: Transaction, _ body: () -> Void) {
        let outer = transaction
        transaction = inner
        body()
        transaction = outer
    }

    // MARK: Updates

    /// Whether changes wait.
    var hasChanges: Bool { !batches.isEmpty || !dirty.isEmpty || !actions.isEmpty }

    /// Carries out the oldest transaction that waits: its changes, then the bodies that read them, then `onChange`.
    func runUpdate() {
        guard !isUpdating else { return }
        let batch = batches.isEmpty ? nil : batches.removeFirst()
        transaction = batch?.transaction ?? inherited ?? Transaction()
        inherited = nil
        counters.updates += 1
        Self.running.append(self)
        defer { Self.running.removeLast() }
        updating {
            for change in batch?.changes ?? [] { change() }
            runDirtyNodes()
        }
        let calls = actions
        actions = []
        for call in calls { call() }
    }

    /// Nodes nearer to the root first, as they may end those below or bring them up to date.
    private func runDirtyNodes() {
        while let node = dirty.values.min(by: { $0.depth < $1.depth }) {
            dirty[ObjectIdentifier(node)] = nil
            if node.isAlive, node.isDirty { node.update() }
        }
    }

    /// Runs what makes or changes nodes.
    func updating<Result>(_ body: () -> Result) -> Result {
        let was = isUpdating
        isUpdating = true
        defer { isUpdating = was }
        return body()
    }

    func didRunBody<Shown: View>(of type: Shown.Type) {
        counters.bodies += 1
        runsByType[ObjectIdentifier(type), default: 0] += 1
    }
}
