import Foundation

/// Keeps several processes, and several threads of one, from recording into one folder at the same moment.
///
/// The kernel gives the lock back when its holder is killed.
struct GoldenLock {
    let folder: URL

    func hold<Result>(_ body: () throws -> Result) throws -> Result {
        let handle = open(folder.path, O_RDONLY | O_CLOEXEC)
        guard handle >= 0 else {
            throw FileFailure(.read, folder.path, reason: SystemRefusal().reason)
        }
        defer { close(handle) }
        while flock(handle, LOCK_EX) != 0 {
            guard errno == EINTR else {
                throw FileFailure(.write, folder.path, reason: "it cannot be locked: \(SystemRefusal().reason)")
            }
        }
        return try body()
    }
}
