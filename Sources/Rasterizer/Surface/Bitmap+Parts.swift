import CPixelKernels

extension Bitmap {
    /// Takes over the pixels of another picture of the same plane where both have some.
    package mutating func replacePixels(with other: Bitmap) {
        let common = rect.intersection(other.rect)
        if common.isEmpty { return }
        let (width, from) = (rect.width, rect)
        bytes.withUnsafeMutableBufferPointer { target in
            other.bytes.withUnsafeBufferPointer { source in
                for y in common.minY..<common.maxY {
                    let there = ((y - other.rect.minY) * other.width + common.minX - other.rect.minX) * 4
                    let here = ((y - from.minY) * width + common.minX - from.minX) * 4
                    assert(there + common.width * 4 <= source.count && here + common.width * 4 <= target.count)
                    (target.baseAddress! + here).update(from: source.baseAddress! + there, count: common.width * 4)
                }
            }
        }
    }

    /// Whether every pixel of `part`, which lies inside `rect`, is opaque.
    package func isOpaque(in part: PixelRect) -> Bool {
        assert(rect.contains(part))
        return bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return true }
            return (part.minY..<part.maxY).allSatisfy { y in
                let start = ((y - rect.minY) * width + part.minX - rect.minX) * 4
                assert(start >= 0 && start + part.width * 4 <= bytes.count)
                return cpk_are_opaque(base + start, part.width) != 0
            }
        }
    }

    /// A short name for the size and the bytes: equal pictures have equal digests on every machine.
    ///
    /// Multiplies and adds as FNV-1a does, eight bytes at a time in four lanes; it tells pictures apart and is no
    /// protection against forgery.
    package var digest: UInt64 {
        var lanes = SIMD4<UInt64>(repeating: 0xcbf2_9ce4_8422_2325)
        let prime: UInt64 = 0x100_0000_01b3
        func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
            let product = (hash ^ word) &* prime
            return product ^ product >> 29
        }
        bytes.withUnsafeBytes { raw in
            var start = 0
            while start + 32 <= raw.count {
                for lane in 0..<4 {
                    let word = raw.loadUnaligned(fromByteOffset: start + lane * 8, as: UInt64.self)
                    lanes[lane] = mix(lanes[lane], UInt64(littleEndian: word))
                }
                start += 32
            }
            while start < raw.count {
                lanes[0] = mix(lanes[0], UInt64(raw[start]))
                start += 1
            }
        }
        let size = mix(UInt64(rect.width), UInt64(rect.height))
        return mix(mix(mix(mix(size, lanes[0]), lanes[1]), lanes[2]), lanes[3])
    }
}
