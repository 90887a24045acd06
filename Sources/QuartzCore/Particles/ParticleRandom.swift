import Arithmetic

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
        key = SplitMix.mixed(UInt64(seed) &+ SplitMix.step)
    }

    private init(key: UInt64) {
        self.key = key
    }

    /// The numbers of the n-th of something below.
    func child(_ n: UInt64) -> ParticleRandom {
        ParticleRandom(key: SplitMix.mixed(key ^ SplitMix.mixed(n &+ 0x632B_E59B_D9B4_E019)))
    }

    /// 0…1, 1 left out; 53 bits of it.
    func unit(_ draw: Draw) -> Double {
        Double(SplitMix.mixed(key &+ draw.rawValue &* SplitMix.step) >> 11) * 0x1p-53
    }

    /// −½…½.
    func share(_ draw: Draw) -> Double { unit(draw) - 0.5 }
}
