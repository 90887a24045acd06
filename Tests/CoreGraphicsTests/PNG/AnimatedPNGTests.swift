import CoreGraphics
import Foundation
import Rasterizer
import Testing

/// Reads animated PNGs on a way of its own: takes the chunks apart, makes a still file of each frame, lays it over the
/// picture before.
struct AnimationReader {
    struct Frame: Equatable {
        var rect: PixelRect
        var delay: [Int]
        /// Premultiplied pixels of the whole picture.
        var bytes: [UInt8]
    }

    private(set) var frames: [Frame] = []
    private(set) var announced = 0
    private(set) var plays = -1
    private(set) var sequence: [Int] = []

    init(_ file: [UInt8]) throws {
        var place = 8
        var header: [UInt8] = []
        var canvas = Bitmap(rect: .empty)
        var control: [UInt8] = []
        var data: [UInt8] = []
        func number(_ bytes: some Collection<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
        func flush(_ frames: inout [Frame]) throws {
            guard !control.isEmpty else { return }
            let (width, height) = (number(control[4..<8]), number(control[8..<12]))
            let rect = PixelRect(x: number(control[12..<16]), y: number(control[16..<20]), width: width, height: height)
            // No disposal, and the new pixels replace the old ones.
            try #require(control[24] == 0 && control[25] == 0)
            var still: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
            still += Self.chunk("IHDR", Array(control[4..<12]) + header[8...])
            still += Self.chunk("IDAT", data) + Self.chunk("IEND", [])
            canvas.replacePixels(with: try PNG.decode(still).bitmap.moved(to: (rect.minX, rect.minY)))
            frames.append(
                Frame(rect: rect, delay: [number(control[20..<22]), number(control[22..<24])], bytes: canvas.bytes))
            data = []
        }
        while place < file.count {
            let length = number(file[place..<place + 4])
            let body = Array(file[place + 8..<place + 8 + length])
            let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
            try #require(Self.chunk(name, body) == Array(file[place..<place + 12 + length]), "\(name)'s checksum")
            place += 12 + length
            switch name {
            case "IHDR":
                header = body
                canvas = Bitmap(rect: PixelRect(x: 0, y: 0, width: number(body[0..<4]), height: number(body[4..<8])))
            case "acTL": (announced, plays) = (number(body[0..<4]), number(body[4..<8]))
            case "fcTL":
                try flush(&frames)
                control = body
                sequence.append(number(body[0..<4]))
            case "IDAT": data += body
            case "fdAT":
                sequence.append(number(body[0..<4]))
                data += body[4...]
            case "IEND": try flush(&frames)
            default: break
            }
        }
    }

    static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
        let checked = Array(name.utf8) + body
        var sum: UInt32 = 0xffff_ffff
        for byte in checked {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
        }
        return Self.bytes(UInt32(body.count)) + checked + Self.bytes(~sum)
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
}

@Suite struct AnimatedPNGTests {
    /// Frames at random: each a rectangle of noise, soft or opaque, over the one before.
    private func parts(_ count: Int, width: Int, height: Int, _ generator: inout SplitMix64) -> [Bitmap] {
        (0..<count).map { index in
            let x = index == 0 ? 0 : Int.random(in: 0..<width, using: &generator)
            let y = index == 0 ? 0 : Int.random(in: 0..<height, using: &generator)
            let part = PixelRect(
                x: x, y: y, width: index == 0 ? width : Int.random(in: 1...width - x, using: &generator),
                height: index == 0 ? height : Int.random(in: 1...height - y, using: &generator))
            let isOpaque = Bool.random(using: &generator)
            let bytes = (0..<part.area).flatMap { _ -> [UInt8] in
                let alpha = isOpaque ? 255 : UInt8.random(in: 0...255, using: &generator)
                return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &generator) } + [alpha]
            }
            return Bitmap(rect: part, bytes: bytes)
        }
    }

    @Test("What is read back is what was written, frame by frame")
    func roundTrip() throws {
        var generator = SplitMix64(seed: 7)
        for _ in 0..<40 {
            let (width, height) = (Int.random(in: 1...40, using: &generator), Int.random(in: 1...40, using: &generator))
            let parts = parts(Int.random(in: 1...8, using: &generator), width: width, height: height, &generator)
            let animation = try AnimatedPNG(width: width, height: height, frames: parts.count, framesPerSecond: 24)
            for part in parts { try animation.add(part) }
            let read = try AnimationReader(try animation.finish())
            #expect(read.announced == parts.count && read.plays == 0)
            #expect(read.sequence == Array(0..<2 * parts.count - 1))
            #expect(read.frames.map(\.rect) == parts.map(\.rect))
            #expect(read.frames.allSatisfy { $0.delay == [1, 24] })
            var canvas = Bitmap(rect: PixelRect(x: 0, y: 0, width: width, height: height))
            for (part, frame) in zip(parts, read.frames) {
                canvas.replacePixels(with: part)
                #expect(frame.bytes == canvas.bytes)
            }
        }
    }

    @Test("A reader that knows no animations sees the first frame")
    func still() throws {
        var generator = SplitMix64(seed: 8)
        let parts = parts(3, width: 9, height: 5, &generator)
        let animation = try AnimatedPNG(width: 9, height: 5, frames: 3, framesPerSecond: 10)
        for part in parts { try animation.add(part) }
        #expect(try PNG.decode(animation.finish()).bitmap.bytes == parts[0].bytes)
    }

    @Test("Missing frames, too many, and frames outside are refused in a sentence")
    func refusals() throws {
        func message(_ frames: Int, _ parts: [PixelRect]) -> String {
            do {
                let animation = try AnimatedPNG(width: 4, height: 4, frames: frames, framesPerSecond: 10)
                for part in parts { try animation.add(Bitmap(rect: part)) }
                _ = try animation.finish()
                return ""
            } catch {
                return "\(error)"
            }
        }
        let whole = PixelRect(x: 0, y: 0, width: 4, height: 4)
        let start = "The film cannot be written as PNG: "
        #expect(message(1, [whole]) == "")
        #expect(message(2, [whole]) == start + "there are fewer frames than were announced.")
        #expect(message(1, [whole, whole]) == start + "there are more frames than were announced.")
        #expect(
            message(2, [whole, PixelRect(x: 1, y: 0, width: 4, height: 1)]) == start
                + "a frame lies outside the picture.")
        #expect(
            message(1, [PixelRect(x: 0, y: 0, width: 3, height: 4)]) == start
                + "the first frame does not cover the picture.")
        #expect(message(0, []) == start + "there is no frame.")
        #expect(throws: PictureError.self) { _ = try AnimatedPNG(width: 4, height: 4, frames: 1, framesPerSecond: 0) }
    }
}
