import CoreGraphics
import Rasterizer
import Synchronization

/// A file whose pictures are made of parts that follow each other.
protocol AnimatedPicture: PictureFile {
    func frame(at index: Int) -> AnimationFrame

    /// The frame's own pixels, of its own size; nil where there are none.
    func part(at index: Int) -> (pixels: Bitmap?, problem: PictureError?)
}

/// Puts the parts of an animation together. It keeps the last picture, so that the next one takes one part more.
final class AnimationCanvas: Sendable {
    private struct Shown {
        /// The frame that was drawn last; −1 for none.
        var index = -1
        var bytes: [UInt8]
        /// What was below it, of a frame after which that comes back.
        var below: (bytes: [UInt8], counted: DecodedBytes)?
        var problem: PictureError?
        let counted: DecodedBytes

        init(width: Int, height: Int) {
            bytes = [UInt8](repeating: 0, count: width * height * 4)
            counted = DecodedBytes(bytes.count, isPicture: false)
        }
    }

    private let width: Int
    private let height: Int
    private let last = Mutex<Shown?>(nil)

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Sets the last picture free.
    func forget() { last.withLock { $0 = nil } }

    /// Hands the rows of the whole picture at a frame on; the answer is why something is missing in it.
    func read<Sink: RowSink & ~Copyable>(
        _ index: Int, of picture: some AnimatedPicture, into sink: inout Sink
    ) -> PictureError? {
        if picture.info.frameCount == 1 { return readAlone(picture, into: &sink) }
        var shown =
            last.withLock { kept in
                let taken = kept.flatMap { $0.index <= index ? $0 : nil }
                kept = nil
                return taken
            } ?? Shown(width: width, height: height)
        while shown.index < index { step(&shown, picture) }
        shown.bytes.withUnsafeBufferPointer { bytes in
            for y in 0..<height {
                sink.take(UnsafeBufferPointer(rebasing: bytes[y * width * 4..<(y + 1) * width * 4]))
            }
        }
        let problem = shown.problem
        last.withLock { $0 = shown }
        return problem
    }

    /// The only picture of a file, row by row: no canvas is needed beside it.
    private func readAlone<Sink: RowSink & ~Copyable>(
        _ picture: some AnimatedPicture, into sink: inout Sink
    ) -> PictureError? {
        let frame = picture.frame(at: 0)
        let counted = DecodedBytes(frame.width * frame.height * 4, isPicture: false)
        let (part, problem) = picture.part(at: 0)
        var row = [UInt8](repeating: 0, count: width * 4)
        withExtendedLifetime(counted) {
            for y in 0..<height {
                if let part { lay(part.bytes, frame, row: y - frame.top, into: &row) }
                row.withUnsafeBufferPointer { sink.take($0) }
            }
        }
        return problem
    }

    /// Puts a row of a part where it lies in a row of the canvas, which is clear elsewhere.
    private func lay(_ part: [UInt8], _ frame: AnimationFrame, row: Int, into bytes: inout [UInt8]) {
        let columns = min(frame.width, width - frame.left)
        guard columns > 0 else { return }
        let place = frame.left * 4..<(frame.left + columns) * 4
        if row >= 0, row < frame.height {
            let start = row * frame.width * 4
            bytes.replaceSubrange(place, with: part[start..<start + columns * 4])
        } else {
            bytes.replaceSubrange(place, with: repeatElement(0, count: place.count))
        }
    }

    private func step(_ shown: inout Shown, _ picture: some AnimatedPicture) {
        if shown.index >= 0 { dispose(picture.frame(at: shown.index), &shown) }
        shown.index += 1
        let frame = picture.frame(at: shown.index)
        let comesBack = frame.disposal == .restore
        shown.below = comesBack ? (shown.bytes, DecodedBytes(shown.bytes.count, isPicture: false)) : nil
        let counted = DecodedBytes(frame.width * frame.height * 4, isPicture: false)
        withExtendedLifetime(counted) {
            let (pixels, problem) = picture.part(at: shown.index)
            shown.problem = shown.problem ?? problem
            if let pixels { lay(pixels.bytes, frame, over: &shown.bytes) }
        }
    }

    private func dispose(_ frame: AnimationFrame, _ shown: inout Shown) {
        switch frame.disposal {
        case .keep: break
        case .restore: if let below = shown.below { shown.bytes = below.bytes }
        case .clear:
            forEachRow(of: frame) { to, _, count in
                shown.bytes.replaceSubrange(to..<to + count, with: repeatElement(0, count: count))
            }
        }
        shown.below = nil
    }

    private func lay(_ part: [UInt8], _ frame: AnimationFrame, over bytes: inout [UInt8]) {
        forEachRow(of: frame) { to, from, count in
            guard frame.isBlended else {
                bytes.replaceSubrange(to..<to + count, with: part[from..<from + count])
                return
            }
            for pixel in stride(from: 0, to: count, by: 4) where part[from + pixel + 3] > 0 {
                let rest = 255 - part[from + pixel + 3]
                for channel in pixel..<pixel + 4 {
                    bytes[to + channel] = part[from + channel] + Premultiplication.multiply(bytes[to + channel], rest)
                }
            }
        }
    }

    /// Gives the places of each row's bytes on the canvas and in the part, as far as it lies on the canvas.
    private func forEachRow(of frame: AnimationFrame, _ body: (_ to: Int, _ from: Int, _ count: Int) -> Void) {
        let columns = min(frame.width, width - frame.left)
        guard columns > 0 else { return }
        for y in 0..<max(min(frame.height, height - frame.top), 0) {
            body(((frame.top + y) * width + frame.left) * 4, y * frame.width * 4, columns * 4)
        }
    }
}
