import Rasterizer

/// Opaque pictures whose colours run slowly.
enum Gradient {
    static func bitmap(_ width: Int, _ height: Int) -> Bitmap {
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
            for y in 0..<height {
                for x in 0..<width {
                    let index = (y * width + x) * 4
                    bytes[index] = UInt8(x * 255 / width)
                    bytes[index + 1] = UInt8(y * 255 / height)
                    bytes[index + 2] = UInt8((x ^ y) & 255)
                    bytes[index + 3] = 255
                }
            }
            count = width * height * 4
        }
        return Bitmap(rect: PixelRect(x: 0, y: 0, width: width, height: height), bytes: bytes)
    }
}
