/// Random numbers that are counted, not drawn one after the other: the same place gives the same number, whatever was
/// asked before.
struct ParticleRandom {
    /// What a particle draws a number for.
    enum Draw: UInt64 {
        case lifetime = 1
        case velocity, scale, spin, red, green, blue, alpha
        case coneAngle, coneTurn
        case part, alongX, alongY, alongZ
    }

    private let key: UInt64

    init(seed: UInt32) {
        key = Self.mixed(UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15)
    }

    private init(key: UInt64) {
        self.key = key
    }

    /// The numbers of the n-th of something below.
    func child(_ n: UInt64) -> ParticleRandom {
        ParticleRandom(key: Self.mixed(key ^ Self.mixed(n &+ 0x632B_E59B_D9B4_E019)))
    }

    /// 0…1, 1 left out; 53 bits of it.
    func unit(_ draw: Draw) -> Double {
        Double(Self.mixed(key &+ draw.rawValue &* 0x9E37_79B9_7F4A_7C15) >> 11) * 0x1p-53
    }

    /// −½…½.
    func share(_ draw: Draw) -> Double { unit(draw) - 0.5 }

    /// The finaliser of SplitMix64 (Steele, Lea, Flood 2014).
    private static func mixed(_ value: UInt64) -> UInt64 {
        var z = value
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
