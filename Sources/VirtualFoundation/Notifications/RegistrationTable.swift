import Foundation
import Synchronization

/// The observers that were added in one loop's scene, by the centre that knows them. They go with the scene.
package final class RegistrationTable: Sendable {
    private let entries = Mutex<[ObjectIdentifier: [Registration]]>([:])

    /// The observers of all centres, in the order in which they were added.
    package var all: [Registration] {
        entries.withLock { Array($0.values.joined()) }.filter { !$0.isOver }.sorted { $0.number < $1.number }
    }

    func registrations(of center: NotificationCenter) -> [Registration] {
        entries.withLock { $0[ObjectIdentifier(center)] ?? [] }
    }

    func add(_ registration: Registration, of center: NotificationCenter) {
        entries.withLock { $0[ObjectIdentifier(center), default: []].append(registration) }
    }

    /// Ends and forgets the observers for which `condition` holds.
    func remove(of center: NotificationCenter, where condition: (Registration) -> Bool) {
        let removed: [Registration] = entries.withLock { entries in
            let all = entries[ObjectIdentifier(center)] ?? []
            let removed = all.filter(condition)
            if removed.isEmpty { return [] }
            for registration in removed { registration.end() }
            let rest = all.filter { one in !removed.contains { $0 === one } }
            entries[ObjectIdentifier(center)] = rest.isEmpty ? nil : rest
            return removed
        }
        // What they held goes outside of the lock: it may remove observers of its own.
        withExtendedLifetime(removed) {}
    }

    /// Forgets a centre that is gone.
    func forget(_ center: ObjectIdentifier) {
        let gone = entries.withLock { $0.removeValue(forKey: center) }
        withExtendedLifetime(gone) {}
    }
}
