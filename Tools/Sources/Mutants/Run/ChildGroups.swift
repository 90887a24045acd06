import Glibc
import Synchronization

/// The programs that run, so that they end with this one: as groups of their own, they do not hear of an interrupt.
package enum ChildGroups {
    private static let groups = Mutex<Set<pid_t>>([])

    static func add(_ group: pid_t) { groups.withLock { _ = $0.insert(group) } }

    static func remove(_ group: pid_t) { groups.withLock { _ = $0.remove(group) } }

    /// Ends them, and this program, when it is interrupted. To be called first.
    package static func endWithThisProgram() {
        for number in [SIGINT, SIGTERM] {
            signal(number) { number in
                // Whoever holds the lock starts or ends a program just now; it is not waited for.
                ChildGroups.groups.withLockIfAvailable { for group in $0 { kill(-group, SIGKILL) } }
                _exit(128 + number)
            }
        }
    }
}
