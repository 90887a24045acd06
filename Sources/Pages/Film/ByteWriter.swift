/// Bytes of a block: numbers with their low byte first.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ value: Float) { append(value.bitPattern) }

    mutating func append(_ other: [UInt8]) { bytes += other }

    /// Seven bits a byte, the low ones first; the eighth says that more follow.
    mutating func appendVarint(_ value: Int) {
        var rest = UInt(bitPattern: value)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Fills up to a multiple of four with blanks, which JSON passes over.
    mutating func align() {
        while bytes.count % 4 != 0 { bytes.append(UInt8(ascii: " ")) }
    }
}

extension [UInt8] {
    /// FNV-1a of 32 bits: tells a block that was damaged.
    var check: UInt32 {
        reduce(0x811c_9dc5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
}
