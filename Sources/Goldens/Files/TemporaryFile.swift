import Foundation
import Synchronization

/// A file that is being written, until it gets its right name.
///
/// It has no name until then where the file system can do that, so that a process that is ended meanwhile leaves nothing.
/// Elsewhere it has a name of its own, and one that is killed leaves it. The next process that writes to the folder removes
/// it, and knows it from one that is being written: the kernel's lock on that is held.
struct TemporaryFile: ~Copyable {
    private static let prefix = ".offstage-"
    private static let suffix = ".part"

    /// The name under which it is written; nil while it has none.
    private var path: String?
    private let folder: String
    private let file: OpenFile

    /// A file without a name, where that can be.
    init(in folder: String) throws(SystemRefusal) {
        if let file = Self.nameless(in: folder) {
            self.init(folder: folder, file: file)
        } else {
            try self.init(namedIn: folder)
        }
    }

    private init(folder: String, file: consuming OpenFile) {
        self.folder = folder
        self.file = file
    }

    /// A file with a name of its own.
    init(namedIn folder: String) throws(SystemRefusal) {
        self.folder = folder
        while true {
            let path = Self.newPath(in: folder)
            let file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL)
            // Another process may have taken it for a killed one's before the lock was there.
            guard file.lock(), file.isNamed else { continue }
            self.path = path
            self.file = file
            return
        }
    }

    deinit {
        if let path { unlink(path) }
    }

    private static func newPath(in folder: String) -> String {
        folder + "/" + prefix + String(UInt64.random(in: 0 ... .max), radix: 36) + suffix
    }

    // MARK: Without a name

    /// Linux' `O_TMPFILE`, which is no simple macro.
    private static let withoutName = 0o20000000 | O_DIRECTORY

    /// Whether what has no name can be given one: by way of the process' own table of files.
    private static let canBeNamed = access("/proc/self/fd", X_OK) == 0

    private static func nameless(in folder: String) -> OpenFile? {
        canBeNamed ? try? OpenFile(folder, O_WRONLY | withoutName) : nil
    }

    /// Gives the file a name that nobody has.
    private func link(to name: String) throws(SystemRefusal) {
        let own = "/proc/self/fd/\(file.descriptor)"
        guard linkat(AT_FDCWD, own, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0 else { throw SystemRefusal() }
    }

    func write(_ data: Data) throws(SystemRefusal) { try file.write(data) }

    /// Gives the file its right name, in place of what bears it, with that one's permissions.
    mutating func move(to target: String) throws(SystemRefusal) {
        var status = stat()
        if stat(target, &status) == 0 { fchmod(file.descriptor, status.st_mode & 0o7777) }
        let own = path ?? Self.newPath(in: folder)
        if path == nil {
            // Until it has its right name it counts as one that is being written.
            _ = file.lock()
            try link(to: own)
            path = own
        }
        guard rename(own, target) == 0 else { throw SystemRefusal() }
        path = nil
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
