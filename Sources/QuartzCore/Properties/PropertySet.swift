/// A set of properties, by their bits.
struct PropertySet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    static let capacity = 128

    func contains(_ bit: Int) -> Bool {
        (bit < 64 ? low >> UInt64(bit) : high >> UInt64(bit - 64)) & 1 == 1
    }

    mutating func insert(_ bit: Int) {
        if bit < 64 { low |= 1 << UInt64(bit) } else { high |= 1 << UInt64(bit - 64) }
    }
}
