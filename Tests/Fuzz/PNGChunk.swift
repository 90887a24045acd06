/// A chunk of a PNG file; its length and checksum are made when it is written.
struct PNGChunk {
    var type: String
    var data: [UInt8]

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The chunks that can be told apart; what follows the first damage is left out.
    static func chunks(of bytes: [UInt8]) -> [PNGChunk] {
        var chunks: [PNGChunk] = []
        var place = signature.count
        while place + 12 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - place - 12 else { break }
            let data = Array(bytes[place + 8..<place + 8 + length])
            chunks.append(PNGChunk(type: String(decoding: bytes[place + 4..<place + 8], as: UTF8.self), data: data))
            place += 12 + length
        }
        return chunks
    }

    static func file(of chunks: [PNGChunk]) -> [UInt8] {
        chunks.reduce(into: signature) { $0 += $1.bytes }
    }

    private var bytes: [UInt8] {
        let body = Array(type.utf8) + data
        return Self.word(UInt32(data.count)) + body + Self.word(Self.checksum(body))
    }

    private static func word(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// CRC-32 as PNG has it, bit by bit: the files are small.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
        }
    }
}
