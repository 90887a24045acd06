import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import ImageIO

@Suite("Damaged files")
struct DamageTests {
    /// How many mutations: `OFFSTAGE_MUTATIONS`, or a few.
    private static let count = ProcessInfo.processInfo.environment["OFFSTAGE_MUTATIONS"].flatMap { Int($0) } ?? 400

    private func damaged(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        var bytes = bytes
        switch random.below(4) {
        case 0: bytes.removeLast(random.below(bytes.count))
        case 1:
            let start = random.below(bytes.count)
            bytes.removeSubrange(start..<min(start + 1 + random.below(40), bytes.count))
        default:
            for _ in 0...random.below(5) {
                let place = random.below(2) == 0 ? random.below(bytes.count) : random.below(min(bytes.count, 120))
                bytes[place] = UInt8(random.below(256))
            }
        }
        return bytes
    }

    @Test("End in a picture or a sentence, and in no more memory than their header says")
    func mutations() throws {
        var random = SplitMix64(seed: 43)
        for _ in 0..<Self.count {
            let sample = Sample.all[random.below(Sample.all.count)]
            let source = CGImageSource(damaged(sample.bytes, &random))
            guard let info = source.file?.info else {
                let sentence = try #require(source.problem?.message)
                #expect(sentence.hasSuffix("."))
                continue
            }
            // Larger ones take long, and are decoded in other runs.
            guard info.width * info.height <= 1 << 20 else { continue }
            let meter = DecodingMeter()
            meter.measure {
                for index in 0..<min(info.frameCount, 3) {
                    let image = CGImageSourceCreateImageAtIndex(source, index, nil)
                    #expect(image?.bitmap.bytes.count == info.width * info.height * 4)
                }
            }
            // Of an animation what it shows, what comes back, the part that is laid over it and the picture.
            #expect(meter.peak <= (info.frameCount > 1 ? 4 : 2) * info.width * info.height * 4)
        }
    }

    @Test("Each beginning of a file is read, refused with a sentence, or waits for more")
    func incremental() throws {
        for name in ["jpeg-420", "png-rgb.", "gif.", "webp-lossless-alpha"] {
            let sample = try #require(Sample.named(name))
            let source = CGImageSourceCreateIncremental(nil)
            #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
            var ranks: [Int32] = []
            for count in stride(from: 1, through: sample.bytes.count, by: 7) + [sample.bytes.count] {
                CGImageSourceUpdateData(source, Data(sample.bytes.prefix(count)), count == sample.bytes.count)
                ranks.append(CGImageSourceGetStatus(source).rawValue)
            }
            #expect(ranks == ranks.sorted(), "\(name): \(ranks)")
            #expect(ranks.last == CGImageSourceStatus.statusComplete.rawValue)
            #expect(ranks.contains(CGImageSourceStatus.statusIncomplete.rawValue))
        }
    }

    @Test("Formats that are refused say so")
    func refused() {
        let heads: [(String, [UInt8])] = [
            ("HEIC", [0, 0, 0, 24] + Array("ftypheic".utf8)), ("AVIF", [0, 0, 0, 24] + Array("ftypavif".utf8)),
            ("PDF", Array("%PDF-1.7".utf8)),
        ]
        for (name, head) in heads {
            let source = CGImageSource(head + [UInt8](repeating: 0, count: 40))
            #expect(source.problem?.message.hasPrefix("\(name) files are not read") == true)
            #expect(CGImageSourceGetStatus(source) == .statusInvalidData && CGImageSourceGetCount(source) == 0)
        }
        let source = CGImageSource(Array("some text that is no picture".utf8))
        #expect(source.problem == PictureFormat.unknown && CGImageSourceGetStatus(source) == .statusUnknownType)
        #expect(CGImageSourceGetType(source) == nil && CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    }
}

extension SplitMix64 {
    /// 0 up to `end`, which is above 0.
    mutating func below(_ end: Int) -> Int { Int(next() % UInt64(end)) }
}
