import Foundation
import Goldens

/// A file of the client's, memory mostly, that takes pixels one picture behind the other.
final class PixelMemory {
    private let descriptor: Int32
    private let words: MemoryWords
    private var used = 0

    init(_ words: MemoryWords) throws(RequestFault) {
        self.words = words
        descriptor = open(words.path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw RequestFault("'memory.path', \(words.path), cannot be written: \(SystemRefusal().reason)")
        }
    }

    deinit { close(descriptor) }

    /// - Returns: Where the bytes begin; nil where they have no room, or nothing takes them.
    func take(_ bytes: [UInt8]) -> Int? {
        guard bytes.count <= words.bytes - used else { return nil }
        var done = 0
        while done < bytes.count {
            let count = bytes[done...].withUnsafeBytes {
                pwrite(descriptor, $0.baseAddress, $0.count, off_t(used + done))
            }
            if count <= 0, errno != EINTR { return nil }
            done += max(0, count)
        }
        defer { used += bytes.count }
        return used
    }
}
