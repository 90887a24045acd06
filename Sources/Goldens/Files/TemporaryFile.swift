import Foundation
import Synchronization

/// A file that is being written under a name of its own, until it gets its right one.
///
/// A process that is killed leaves it. The next process that writes to the folder removes it, and knows it from one
/// that is being written: the kernel's lock on that is held.
struct TemporaryFile: ~Copyable {
    private static let prefix = ".offstage-"
    private static let suffix = ".part"

    private let path: String
    private let file: OpenFile
    private var isInPlace = false

    init(in folder: String) throws(SystemRefusal) {
        while true {
            let name = Self.prefix + String(UInt64.random(in: 0 ... .max), radix: 36) + Self.suffix
            let path = folder + "/" + name
            let file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL)
            // Another process may have taken it for a killed one's before the lock was there.
            guard file.lock(), file.isNamed else { continue }
            self.path = path
            self.file = file
            return
        }
    }

    deinit {
        if !isInPlace { unlink(path) }
    }

    func write(_ data: Data) throws(SystemRefusal) { try file.write(data) }

    /// Gives the file its right name, in place of what bears it, with that one's permissions.
    mutating func move(to target: String) throws(SystemRefusal) {
        var status = stat()
        if stat(target, &status) == 0 { fchmod(file.descriptor, status.st_mode & 0o7777) }
        guard rename(path, target) == 0 else { throw SystemRefusal() }
        isInPlace = true
    }

    // MARK: What killed processes left

    private static let swept = Mutex<Set<String>>([])

    /// Removes what killed processes left in a folder; looks once.
    static func sweep(_ folder: String) {
        guard swept.withLock({ $0.insert(folder).inserted }) else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
            let path = folder + "/" + name
            guard let file = try? OpenFile(path, O_RDWR | O_NOFOLLOW), isFree(file) else { continue }
            unlink(path)
        }
    }

    private static func isFree(_ file: borrowing OpenFile) -> Bool {
        flock(file.descriptor, LOCK_EX | LOCK_NB) == 0
    }
}
