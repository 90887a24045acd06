@testable import Rasterizer

extension Mask {
    subscript(x: Int, y: Int) -> Int {
        rect.contains(x: x, y: y) ? Int(bytes[(y - rect.minY) * rect.width + x - rect.minX]) : 0
    }

    var sum: Int { bytes.reduce(0) { $0 + Int($1) } }
    var edgePixels: Int { bytes.count { $0 > 0 && $0 < 255 } }
}

extension Bitmap {
    subscript(x: Int, y: Int) -> [Int] {
        let i = ((y - rect.minY) * rect.width + x - rect.minX) * 4
        return bytes[i..<i + 4].map { Int($0) }
    }

    static func filled(_ rect: PixelRect, _ color: Color8) -> Bitmap {
        let p = color.premultiplied
        return Bitmap(
            rect: rect, bytes: (0..<rect.area).flatMap { _ in [p.red, p.green, p.blue, p.alpha] })
    }

    static func random(_ rect: PixelRect, _ random: inout SplitMix64) -> Bitmap {
        var bytes: [UInt8] = []
        for _ in 0..<rect.area {
            let p = Color8(red: random.byte(), green: random.byte(), blue: random.byte(), alpha: random.byte())
                .premultiplied
            bytes += [p.red, p.green, p.blue, p.alpha]
        }
        return Bitmap(rect: rect, bytes: bytes)
    }
}
