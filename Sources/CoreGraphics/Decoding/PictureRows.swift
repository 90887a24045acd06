import Rasterizer

/// A picture in a file whose rows are read one after the other, from the top.
package protocol PictureRows: ~Copyable {
    /// Pixels in a row.
    var width: Int { get }
    /// Rows.
    var height: Int { get }
    /// Whether the file has no alpha.
    var isOpaque: Bool { get }
    /// What its colours go through to become sRGB; nil where they are.
    var conversion: ColorConversion? { get }

    /// The next row as it is stored: `width` pixels R G B A, not premultiplied.
    mutating func readStored(into row: UnsafeMutableBufferPointer<UInt8>) throws(PictureError)
}

extension PictureRows where Self: ~Copyable {
    /// The next row as a `Bitmap` has it: premultiplied sRGB.
    package mutating func read(into row: UnsafeMutableBufferPointer<UInt8>) throws(PictureError) {
        try readStored(into: row)
        conversion?.convert(row)
        if !isOpaque { Premultiplication.premultiply(row) }
    }

    /// All rows, and why the rest is missing: those are clear.
    package mutating func readAll() -> (bitmap: Bitmap, problem: PictureError?) {
        let count = width * 4
        var problem: PictureError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count * height) { memory, filled in
            for y in 0..<height {
                let row = UnsafeMutableBufferPointer(rebasing: memory[y * count..<(y + 1) * count])
                do throws(PictureError) { try read(into: row) } catch {
                    problem = error
                    memory[(y * count)...].initialize(repeating: 0)
                    break
                }
            }
            filled = count * height
        }
        return (Bitmap(rect: PixelRect(x: 0, y: 0, width: width, height: height), bytes: bytes), problem)
    }

    /// The picture, which must be whole.
    mutating func readImage() throws(PictureError) -> CGImage {
        let (bitmap, problem) = readAll()
        if let problem { throw problem }
        return isOpaque ? CGImage(opaque: bitmap) : CGImage(bitmap: bitmap)
    }
}

extension Premultiplication {
    /// Multiplies the colours of pixels R G B A with their alpha.
    package static func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt8>) {
        for index in stride(from: 0, to: pixels.count - 3, by: 4) {
            let alpha = pixels[index + 3]
            if alpha == 255 { continue }
            for channel in index..<index + 3 { pixels[channel] = multiply(pixels[channel], alpha) }
        }
    }
}
