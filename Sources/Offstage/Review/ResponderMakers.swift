import Synchronization
import UIKit

/// Which test made which view and controller.
final class ResponderMakers: Sendable {
    private struct Entry {
        weak var object: UIResponder?
        let test: String?
        /// Which of all it is: another may come to lie at its place.
        let number: Int
    }

    private struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// How many there may be until those that are gone are looked for.
        var limit = 10_000
        var count = 0
    }

    private let state = Mutex(State())
    /// The test that runs where it is asked.
    let currentTest: @Sendable () -> String?

    /// Follows what is made from now on.
    /// - Parameter currentTest: The test that runs where it is asked.
    init(currentTest: @escaping @Sendable () -> String?) {
        self.currentTest = currentTest
        ResponderTracker.follow { [weak self] in self?.note($0) }
    }

    private func note(_ object: UIResponder) {
        let test = currentTest()
        let isFull = state.withLock { state in
            state.count += 1
            state.entries[ObjectIdentifier(object)] = Entry(object: object, test: test, number: state.count)
            return state.entries.count > state.limit
        }
        if isFull { forgetGone() }
    }

    /// Objects are asked for outside of the lock: who holds one last runs its end, which may come here.
    private func forgetGone() {
        let gone = state.withLock(\.entries).filter { $0.value.object == nil }
        state.withLock { state in
            for (place, entry) in gone where state.entries[place]?.number == entry.number {
                state.entries[place] = nil
            }
            state.limit = max(10_000, 2 * state.entries.count)
        }
    }

    /// The test that made an object; else the one that runs.
    func test(of object: UIResponder) -> String? {
        let entry = state.withLock { $0.entries[ObjectIdentifier(object)] }
        return entry.flatMap { $0.object === object ? $0.test : nil } ?? currentTest()
    }

    /// What a test made and is alive; nil: what any test made.
    func living(of test: String?) -> [UIResponder] {
        state.withLock(\.entries).values.filter { test == nil || $0.test == test }.compactMap(\.object)
    }
}
