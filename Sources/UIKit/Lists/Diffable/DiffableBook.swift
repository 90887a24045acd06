/// Which snapshots a data source was given, and from where.
struct DiffableBook<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// What the list is told when it asks; nil before anything was applied.
    private(set) var shown: Snapshot?
    /// Given on other threads and not shown yet.
    private var waiting: [Snapshot] = []
    /// Whether anything came on the main thread, and on others.
    private var (cameOnMain, cameElsewhere) = (false, false)

    /// What was given last, without its marks.
    var latest: Snapshot { waiting.last ?? shown ?? Snapshot() }

    /// A snapshot comes.
    /// - Returns: What is wrong about the thread that it comes on.
    mutating func note(_ snapshot: Snapshot, onMain: Bool) -> DiffableThreadProblem? {
        if onMain, !waiting.isEmpty { return .deadlock }
        let wasMixed = cameOnMain && cameElsewhere
        if onMain { cameOnMain = true } else { cameElsewhere = true }
        if !onMain { waiting.append(Snapshot(snapshot.content.withoutMarks)) }
        return cameOnMain && cameElsewhere && !wasMixed ? .mixed : nil
    }

    /// A snapshot that waited is about to be shown.
    mutating func endWaiting() { waiting.removeFirst() }

    /// From now on the list is told this.
    mutating func show(_ snapshot: Snapshot) { shown = Snapshot(snapshot.content.withoutMarks) }
}

/// Snapshots come on different threads.
enum DiffableThreadProblem {
    case mixed
    /// One comes on the main thread while others wait for it: a device stands still.
    case deadlock
}

extension DiffableThreadProblem {
    private static let advice =
        "Please always submit updates either always on the main queue or always off the main queue."

    /// What a device says; the advice and the whole of the warning are assumed.
    var message: String {
        switch self {
        case .deadlock:
            "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and "
                + "will deadlock. \(Self.advice)"
        case .mixed:
            "Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. "
                + Self.advice
        }
    }
}
