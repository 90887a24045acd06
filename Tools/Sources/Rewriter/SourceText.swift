import Glibc

/// A file of a module: its path and its bytes.
public struct SourceText: Sendable {
    /// Where the file lies. Messages and `#sourceLocation` name it.
    public let path: String
    /// What is in the file.
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The file as a text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether some bytes stand anywhere in the file.
    func mentions(_ word: StaticString) -> Bool {
        let (start, count) = (word.utf8Start, word.utf8CodeUnitCount)
        return bytes.withUnsafeBytes { bytes in
            guard var place = bytes.baseAddress, count > 0 else { return false }
            let end = place + bytes.count
            while end - place >= count, let found = memchr(place, Int32(start[0]), end - place) {
                place = UnsafeRawPointer(found)
                if end - place >= count, memcmp(place, start, count) == 0 { return true }
                place += 1
            }
            return false
        }
    }

    /// The line, from 1, in which a byte stands.
    func line(of offset: Int) -> Int {
        1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
    }

    /// The column, from 1 and in bytes, as the compiler counts.
    func column(of offset: Int) -> Int {
        offset - (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1)
    }
}
