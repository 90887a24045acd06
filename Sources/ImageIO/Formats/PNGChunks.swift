/// The chunks of a PNG file, as far as they are whole.
struct PNGChunks: Sequence, IteratorProtocol {
    struct Chunk {
        let name: String
        /// The data alone.
        let data: ArraySlice<UInt8>
        /// Length, name, data and checksum.
        let whole: ArraySlice<UInt8>
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private let bytes: [UInt8]
    private var place = signature.count

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() -> Chunk? {
        guard bytes.count - place >= 12 else { return nil }
        let length = Int(bytes.bigEndian32(at: place))
        guard length <= bytes.count - place - 12 else { return nil }
        let start = place + 8
        defer { place = start + length + 4 }
        return Chunk(
            name: String(decoding: bytes[place + 4..<start], as: UTF8.self), data: bytes[start..<start + length],
            whole: bytes[place..<start + length + 4])
    }

    /// A chunk with its length and checksum.
    static func chunk(_ name: String, _ data: some Collection<UInt8>) -> [UInt8] {
        let content = Array(name.utf8) + data
        return bytes(UInt32(data.count)) + content + bytes(Checksum.crc32(content))
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}

extension RandomAccessCollection<UInt8> where Index == Int {
    /// Two bytes, the higher one first.
    func bigEndian16(at index: Int) -> UInt16 { UInt16(self[index]) << 8 | UInt16(self[index + 1]) }

    /// Four bytes, the highest one first.
    func bigEndian32(at index: Int) -> UInt32 {
        UInt32(bigEndian16(at: index)) << 16 | UInt32(bigEndian16(at: index + 2))
    }
}

/// The checksum of PNG's chunks.
enum Checksum {
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }

    static func crc32(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF) { sum, byte in table[Int((sum ^ UInt32(byte)) & 255)] ^ sum >> 8 }
    }
}
