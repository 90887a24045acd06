import CoreGraphics
import Foundation
import Testing

@testable import ImageIO

@Suite("Kinds of JPEG")
struct JPEGKindTests {
    /// A sample with its frame's marker and its bits a component changed.
    private func changed(_ name: String, marker: UInt8, bits: UInt8) throws -> CGImageSource {
        var bytes = try #require(Sample.named(name)).bytes
        let place = try #require((0..<bytes.count - 1).first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
        bytes[place + 1] = marker
        bytes[place + 4] = bits
        return CGImageSource(bytes)
    }

    @Test("Twelve bits a component are refused by a sentence, and so are lossless files", arguments: [0xC1, 0xC2])
    func twelveBits(_ marker: Int) throws {
        let source = try changed("jpeg-420", marker: UInt8(marker), bits: 12)
        #expect(source.problem?.message == "This is not a readable JPEG: Unsupported JPEG data precision 12.")
        #expect(CGImageSourceGetStatus(source) == .statusInvalidData)
        #expect(CGImageSourceGetType(source) == "public.jpeg" && CGImageSourceGetCount(source) == 0)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        let lossless = try changed("jpeg-420", marker: 0xC3, bits: 8)
        #expect(lossless.problem?.message.hasPrefix("This is not a readable JPEG: ") == true)
    }

    @Test("Extended sequential files of eight bits are read as baseline ones are")
    func extended() throws {
        let sample = try #require(Sample.named("jpeg-420"))
        let source = try changed("jpeg-420", marker: 0xC1, bits: 8)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.bitmap.bytes == sample.frames[0])
    }

    @Test("YCCK is CMYK by its properties; its pixels are among those that others see")
    func ycck() throws {
        let samples = Sample.all.filter { $0.name.contains("jpeg-ycck") }
        #expect(samples.count >= 3)
        for sample in samples {
            let source = CGImageSource(sample.bytes)
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
            #expect(properties?[kCGImagePropertyColorModel] as? String == kCGImagePropertyColorModelCMYK)
        }
    }
}
