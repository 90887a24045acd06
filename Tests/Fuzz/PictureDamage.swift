import Foundation
import TestSupport

/// Damages a PNG: its bytes, or its chunks with checksums that hold, so that what lies behind them is reached.
struct PictureDamage {
    let material: FuzzMaterial
    var random: SplitMix64

    mutating func picture() -> [UInt8] {
        var bytes = [UInt8](random.pick(material.pictures))
        for _ in 0..<random.int(1...3) {
            if random.chance(0.5) { damageBytes(&bytes) } else { damageChunk(&bytes) }
        }
        return bytes
    }

    private mutating func damageBytes(_ bytes: inout [UInt8]) {
        let place = random.place(in: bytes)
        let end = min(bytes.count, place + random.int(1...60))
        switch random.int(0...4) {
        case 0: bytes.removeSubrange(place...)
        case 1: bytes.removeSubrange(place..<end)
        case 2: bytes.insert(UInt8(random.int(0...255)), at: place)
        case 3: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
        default: if place < bytes.count { bytes[place] ^= UInt8(1 << random.int(0...7)) }
        }
    }

    private mutating func damageChunk(_ bytes: inout [UInt8]) {
        var chunks = PNGChunk.chunks(of: bytes)
        guard !chunks.isEmpty else { return }
        let index = random.int(0...chunks.count - 1)
        switch random.int(0...5) {
        case 0: chunks.remove(at: index)
        case 1: chunks.insert(chunks[index], at: random.int(0...chunks.count))
        case 2: chunks.swapAt(index, random.int(0...chunks.count - 1))
        case 3: chunks[index].type = random.pick(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "acTL", "zzZz"])
        case 4: header(&chunks[0])
        default: content(&chunks[index])
        }
        bytes = PNGChunk.file(of: chunks)
    }

    /// Sides, depth, colour type, compression, filter or interlacing that are wrong or huge.
    private mutating func header(_ chunk: inout PNGChunk) {
        guard chunk.type == "IHDR", chunk.data.count == 13 else { return }
        if random.chance(0.5) {
            let side: [UInt8] = random.pick([
                [0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 64, 0], [127, 255, 255, 255], [255, 0, 0, 0],
            ])
            chunk.data.replaceSubrange(random.pick([0..<4, 4..<8]), with: side)
        } else {
            chunk.data[random.int(8...12)] = UInt8(random.pick([0, 1, 2, 3, 4, 6, 7, 8, 16, 17, 255]))
        }
    }

    private mutating func content(_ chunk: inout PNGChunk) {
        guard !chunk.data.isEmpty else { return }
        for _ in 0..<random.int(1...8) {
            chunk.data[random.int(0...chunk.data.count - 1)] = UInt8(random.int(0...255))
        }
        if random.chance(0.2) { chunk.data.removeLast(random.int(1...chunk.data.count)) }
    }
}
