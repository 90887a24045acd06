/// Writes PNG files byte by byte, of any colour type and depth, with stored deflate blocks: a second way to the format.
struct RawPNG {
    enum Color: Int, CaseIterable {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6
    }

    var width: Int
    var height: Int
    var color: Color
    var depth: Int
    var isInterlaced = false
    /// `width * height * channels` samples.
    var samples: [Int]
    var palette: [[UInt8]] = []
    /// The data of the tRNS chunk.
    var transparency: [UInt8] = []
    /// The filter of a row, by its number.
    var filter: (Int) -> Int = { _ in 0 }

    var channels: Int {
        switch color {
        case .gray, .palette: 1
        case .grayAlpha: 2
        case .rgb: 3
        case .rgba: 4
        }
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    func encoded() -> [UInt8] {
        var header = RawPNG.word(width) + RawPNG.word(height)
        header += [UInt8(depth), UInt8(color.rawValue), 0, 0, isInterlaced ? 1 : 0]
        var file = RawPNG.signature + RawPNG.chunk("IHDR", header)
        if !palette.isEmpty { file += RawPNG.chunk("PLTE", palette.flatMap { $0 }) }
        if !transparency.isEmpty { file += RawPNG.chunk("tRNS", transparency) }
        file += RawPNG.chunk("IDAT", RawPNG.stored(scanlines()))
        return file + RawPNG.chunk("IEND", [])
    }

    private func scanlines() -> [UInt8] {
        guard isInterlaced else { return pass(x0: 0, y0: 0, dx: 1, dy: 1) }
        let passes = [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
        ]
        return passes.flatMap { pass(x0: $0.0, y0: $0.1, dx: $0.2, dy: $0.3) }
    }

    private func pass(x0: Int, y0: Int, dx: Int, dy: Int) -> [UInt8] {
        guard x0 < width else { return [] }
        var result: [UInt8] = []
        var above: [UInt8] = []
        for y in stride(from: y0, to: height, by: dy) {
            let row = packed(y: y, x0: x0, dx: dx)
            if above.isEmpty { above = [UInt8](repeating: 0, count: row.count) }
            let kind = filter(y)
            result.append(UInt8(kind))
            result += filtered(row, above, kind)
            above = row
        }
        return result
    }

    private func packed(y: Int, x0: Int, dx: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        var (pending, bits) = (0, 0)
        for x in stride(from: x0, to: width, by: dx) {
            for channel in 0..<channels {
                let sample = samples[(y * width + x) * channels + channel]
                if depth == 16 {
                    bytes += [UInt8(sample >> 8), UInt8(sample & 255)]
                    continue
                }
                pending = pending << depth | sample
                bits += depth
                if bits == 8 {
                    bytes.append(UInt8(pending))
                    (pending, bits) = (0, 0)
                }
            }
        }
        if bits > 0 { bytes.append(UInt8(pending << (8 - bits))) }
        return bytes
    }

    private func filtered(_ row: [UInt8], _ above: [UInt8], _ kind: Int) -> [UInt8] {
        let step = max(1, channels * depth / 8)
        return row.indices.map { index in
            let a = index >= step ? Int(row[index - step]) : 0
            let b = Int(above[index])
            let c = index >= step ? Int(above[index - step]) : 0
            let predictor =
                switch kind {
                case 1: a
                case 2: b
                case 3: (a + b) / 2
                case 4: RawPNG.paeth(a, b, c)
                default: 0
                }
            return UInt8((Int(row[index]) - predictor) & 255)
        }
    }

    private static func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
        let p = a + b - c
        let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
        return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
    }

    static func word(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8((value >> $0) & 255) }
    }

    static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        return word(data.count) + body + word(Int(crc(body)))
    }

    /// A zlib stream of stored blocks.
    static func stored(_ data: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var rest = data[...]
        repeat {
            let part = rest.prefix(65535)
            rest = rest.dropFirst(65535)
            let (low, high) = (UInt8(part.count & 255), UInt8(part.count >> 8))
            stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high]
            stream += part
        } while !rest.isEmpty
        var (a, b) = (1, 0)
        for byte in data {
            a = (a + Int(byte)) % 65521
            b = (b + a) % 65521
        }
        return stream + word(b << 16 | a)
    }

    static func crc(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes { crc = table[Int((crc ^ UInt32(byte)) & 255)] ^ (crc >> 8) }
        return ~crc
    }

    private static let table: [UInt32] = (0..<256).map { index in
        var value = UInt32(index)
        for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
        return value
    }
}
