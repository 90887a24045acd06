/// Memory to work in: zero at first. It begins with a cache line, so that in rows of whole lines no vector lies in two
/// of them.
final class ScratchMemory<Element: BitwiseCopyable> {
    let base: UnsafeMutablePointer<Element>
    let count: Int
    private let raw: UnsafeMutableRawPointer

    private static var line: Int { 64 }

    init(count: Int) {
        self.count = count
        raw = .allocate(byteCount: count * MemoryLayout<Element>.stride, alignment: Self.line)
        raw.initializeMemory(as: UInt8.self, repeating: 0, count: count * MemoryLayout<Element>.stride)
        base = raw.bindMemory(to: Element.self, capacity: count)
    }

    deinit {
        raw.deallocate()
    }
}
