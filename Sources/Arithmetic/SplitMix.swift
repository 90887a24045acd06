/// The mixing of SplitMix64 (Steele, Lea, Flood 2014): numbers that look random, by integers alone.
package enum SplitMix {
    /// What is added for each next number: odd, and near the golden ratio's part of 2⁶⁴.
    package static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// The bits of a value, each spread over all; another value for each.
    package static func mixed(_ value: UInt64) -> UInt64 {
        var z = value
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
