import Answers
import Foundation
import Goldens
import TextFormatting

/// Tells which files below some folders were written, moved or removed, from the kernel's own events.
final class FolderEvents {
    private let handle: Int32
    private var folders: [Int32: String] = [:]

    init() throws {
        handle = inotify_init1(Int32(IN_CLOEXEC))
        guard handle >= 0 else { throw Self.failure("error: the kernel watches no files") }
    }

    deinit {
        close(handle)
    }

    /// Watches a folder, and with `deeply` all folders below it.
    func watch(_ folder: String, deeply: Bool) throws {
        guard deeply else { return try add(folder) }
        for path in try FolderWalk(folder).folders { try add(path) }
    }

    private func add(_ folder: String) throws {
        let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)
        let watch = inotify_add_watch(handle, folder, mask)
        guard watch >= 0 else { throw Self.failure("\(folder): error: cannot be watched") }
        folders[watch] = folder
    }

    /// Waits for events. New folders are watched from then on.
    /// - Returns: the paths that changed.
    func next() throws -> Set<String> {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        let count = read(handle, &buffer, buffer.count)
        guard count > 0 else {
            if errno == EINTR { return [] }
            throw Self.failure("error: the watching ended")
        }
        var paths: Set<String> = []
        var place = 0
        while place + Self.headSize <= count {
            let number = Int32(bitPattern: Self.word(buffer, at: place))
            let mask = Self.word(buffer, at: place + 4)
            let length = Int(Self.word(buffer, at: place + 12))
            let name = buffer[place + Self.headSize..<place + Self.headSize + length].prefix { $0 != 0 }
            place += Self.headSize + length
            guard let folder = folders[number] else { continue }
            let path = PathText(folder).appending(String(decoding: name, as: UTF8.self))
            if mask & UInt32(IN_ISDIR) != 0 {
                if mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { try? watch(path, deeply: true) }
            } else if mask & UInt32(IN_CREATE) == 0 {
                // A file that is made is told of once more when it is written.
                paths.insert(path)
            }
        }
        return paths
    }

    /// Of `inotify_event`: watch, mask, cookie and length of the name, 4 bytes each.
    private static let headSize = 16

    private static func word(_ bytes: [UInt8], at place: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1) }
    }

    private static func failure(_ sentence: String) -> AnswerFailure {
        AnswerFailure([Problem(sentence: "\(sentence): \(SystemRefusal().reason)")], .badInput)
    }
}
