import Foundation

/// Bytes of a descriptor, as they come.
struct DescriptorSource {
    private let descriptor: Int32

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The most that is taken at once.
    private static let portion = 1 << 18

    /// 1 to `count` bytes; none at the end, or where nothing can be read.
    func read(atMost count: Int) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: min(count, Self.portion))
        while true {
            let taken = Foundation.read(descriptor, &buffer, buffer.count)
            if taken >= 0 {
                buffer.removeLast(buffer.count - taken)
                return buffer
            }
            guard errno == EINTR || errno == EAGAIN else { return [] }
            var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            poll(&event, 1, -1)
        }
    }
}
