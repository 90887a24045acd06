import Rasterizer

/// Premultiplying and undoing it, with one rounding each.
package enum Premultiplication {
    /// round(c · a / 255).
    package static func multiply(_ c: UInt8, _ a: UInt8) -> UInt8 {
        let product = UInt32(c) * UInt32(a) + 128
        return UInt8((product + product >> 8) >> 8)
    }

    /// round(c · 255 / a), at most 255; 0 for a = 0. Multiplied with `a` again it gives `c` for every `c <= a`: the
    /// quotient is off by at most ½, which a / 255 ≤ 1 cannot enlarge, and where it is off by exactly ½ the product is
    /// too only for a = 255.
    package static func divide(_ c: UInt8, _ a: UInt8) -> UInt8 {
        guard a > 0 else { return 0 }
        return UInt8(min(255, (UInt32(c) * 255 + UInt32(a) / 2) / UInt32(a)))
    }
}

extension PixelLayout {
    /// Pixels from memory. `memory` holds `height` rows of `bytesPerRow` bytes, the last of which may lack its padding.
    func read(_ memory: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int) -> [UInt8] {
        assert(height == 0 || memory.count >= (height - 1) * bytesPerRow + width * bytesPerPixel)
        return [UInt8](unsafeUninitializedCapacity: width * height * 4) { pixels, count in
            for y in 0..<height {
                for x in 0..<width {
                    let from = y * bytesPerRow + x * bytesPerPixel
                    let to = (y * width + x) * 4
                    let a = alpha == .none ? 255 : memory[from + alphaPlace]
                    pixels[to] = component(memory[from + red], alpha: a)
                    pixels[to + 1] = component(memory[from + green], alpha: a)
                    pixels[to + 2] = component(memory[from + blue], alpha: a)
                    pixels[to + 3] = a
                }
            }
            count = width * height * 4
        }
    }

    /// A caller's colour byte as a premultiplied one. Colours above their alpha cannot be; they are brought down to it.
    private func component(_ byte: UInt8, alpha a: UInt8) -> UInt8 {
        switch alpha {
        case .none: byte
        case .straight: Premultiplication.multiply(byte, a)
        case .premultiplied: min(byte, a)
        case .only: 0
        }
    }

    /// Pixels into memory of the same shape as `read` takes. Bytes that mean nothing are set to 255; padding is left
    /// alone.
    func write(
        _ pixels: [UInt8], to memory: UnsafeMutableRawBufferPointer, width: Int, height: Int, bytesPerRow: Int
    ) {
        assert(height == 0 || memory.count >= (height - 1) * bytesPerRow + width * bytesPerPixel)
        assert(pixels.count == width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let from = (y * width + x) * 4
                write(
                    (pixels[from], pixels[from + 1], pixels[from + 2], pixels[from + 3]), to: memory,
                    at: y * bytesPerRow + x * bytesPerPixel)
            }
        }
    }

    private func write(
        _ pixel: (r: UInt8, g: UInt8, b: UInt8, a: UInt8), to memory: UnsafeMutableRawBufferPointer, at place: Int
    ) {
        var (r, g, b) = (pixel.r, pixel.g, pixel.b)
        if alpha == .straight {
            (r, g, b) = (
                Premultiplication.divide(r, pixel.a), Premultiplication.divide(g, pixel.a),
                Premultiplication.divide(b, pixel.a)
            )
        }
        if alpha != .only {
            if isGray {
                memory[place] = PixelLayout.luminance(r, g, b)
            } else {
                memory[place + red] = r
                memory[place + green] = g
                memory[place + blue] = b
            }
        }
        if alpha != .none {
            memory[place + alphaPlace] = pixel.a
        } else if bytesPerPixel == 4 {
            memory[place + alphaPlace] = 255
        }
    }

    /// Rec. 709 weights in 1/65536 on the encoded values [assumed]; a grey stays what it is.
    static func luminance(_ r: UInt8, _ g: UInt8, _ b: UInt8) -> UInt8 {
        let sum = UInt32(r) * 13933 + UInt32(g) * 46871 + UInt32(b) * 4732
        return UInt8((sum + 32768) >> 16)
    }
}
