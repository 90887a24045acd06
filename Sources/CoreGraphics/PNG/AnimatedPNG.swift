import CPNG
import Rasterizer

/// Writes pictures that follow each other into one file, an animated PNG, each as the rectangle that changed.
///
/// 8 bits a component, red, green, blue and alpha, whatever the pictures have. It goes on for ever.
package struct AnimatedPNG: ~Copyable {
    private let animation: OpaquePointer
    private let delay: (numerator: UInt16, denominator: UInt16)

    /// - Parameters:
    ///   - frames: How many pictures will be added, 1 or more.
    ///   - framesPerSecond: How long each is seen, 1 to 65,535 a second.
    package init(width: Int, height: Int, frames: Int, framesPerSecond: Int) throws(PictureError) {
        var error = cpng_error()
        guard let frames = UInt32(exactly: frames), let rate = UInt16(exactly: framesPerSecond), rate > 0,
            let width = UInt32(exactly: width), let height = UInt32(exactly: height)
        else { throw PictureError(message: "The film cannot be written as PNG: its figures are too large.") }
        guard let animation = cpng_begin_animation(width, height, cpng_rgba, frames, &error) else {
            throw Self.failure(error)
        }
        self.animation = animation
        delay = (1, rate)
    }

    deinit {
        var (buffer, error) = (cpng_buffer(), cpng_error())
        if cpng_end_animation(animation, &buffer, &error) == 1 { cpng_free(buffer.bytes) }
    }

    /// Adds the next picture.
    /// - Parameter part: Pixels that take the place of those of the picture before; of the first picture all. Not empty.
    package func add(_ part: Bitmap) throws(PictureError) {
        var error = cpng_error()
        let pixels = PNGPixels.straight(part)
        let isDone = pixels.withUnsafeBufferPointer { buffer in
            var source = cpng_source()
            source.width = UInt32(part.width)
            source.height = UInt32(part.height)
            source.color = cpng_rgba
            source.pixels = buffer.baseAddress
            return cpng_add_frame(
                animation, &source, UInt32(part.rect.minX), UInt32(part.rect.minY), delay.numerator, delay.denominator,
                &error) == 1
        }
        guard isDone else { throw Self.failure(error) }
    }

    /// The file.
    package consuming func finish() throws(PictureError) -> [UInt8] {
        var (buffer, error) = (cpng_buffer(), cpng_error())
        let isDone = cpng_end_animation(animation, &buffer, &error) == 1
        discard self
        guard isDone, let bytes = buffer.bytes else { throw Self.failure(error) }
        defer { cpng_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: buffer.count))
    }

    private static func failure(_ error: cpng_error) -> PictureError {
        PictureError(message: "The film cannot be written as PNG: \(PNG.text(of: error)).")
    }
}
