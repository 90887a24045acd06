import Foundation

/// A file descriptor that takes bytes to the last one, and is closed with the value.
package struct OpenFile: ~Copyable {
    let descriptor: Int32

    /// Opens a file; `mode` is that of a new one, before the process' mask.
    init(_ path: String, _ flags: Int32, mode: mode_t = 0o666) throws(SystemRefusal) {
        descriptor = open(path, flags | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw SystemRefusal() }
    }

    deinit { close(descriptor) }

    func write(_ data: Data) throws(SystemRefusal) {
        if let refusal = Self.write(data, to: descriptor) { throw refusal }
        // File systems of other machines say with the closing of a file that they have no space.
        let last = dup(descriptor)
        if last >= 0, close(last) != 0 { throw SystemRefusal() }
    }

    /// Writes all bytes, however many the kernel takes at a time.
    /// - Returns: why it ended early; nil when all are written.
    package static func write(_ data: Data, to descriptor: Int32) -> SystemRefusal? {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    var event = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    poll(&event, 1, -1)
                } else if errno != EINTR {
                    return SystemRefusal()
                }
            }
            return nil
        }
    }

    /// The kernel's lock on the file, which ends with the process at the latest.
    /// - Returns: false when another holds it.
    func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK }

    /// Whether the file still has a name.
    var isNamed: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_nlink > 0
    }
}
