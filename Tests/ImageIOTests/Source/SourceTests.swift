import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import ImageIO

@Suite("Image sources")
struct SourceTests {
    @Test("An image is decoded when it is first looked at, and at once where the options say so")
    func laziness() throws {
        let sample = try #require(Sample.named("png-rgb."))
        let source = try #require(CGImageSourceCreateWithData(Data(sample.bytes), nil))
        let meter = DecodingMeter()
        try meter.measure {
            let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
            #expect(!image.isDecoded && meter.decodings == 0 && image.width == sample.width)
            _ = image.bitmap
            _ = image.bitmap
            #expect(image.isDecoded && meter.decodings == 1 && meter.bytes == sample.width * sample.height * 4)
            #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) === image)
        }
        #expect(meter.bytes == 0)
        meter.measure {
            let options = [kCGImageSourceShouldCacheImmediately: true] as CFDictionary
            #expect(CGImageSourceCreateImageAtIndex(source, 0, options)?.isDecoded == true)
        }
        #expect(meter.decodings == 2)
    }

    @Test("A URL's file is read, and one that is not there is nil")
    func urls() throws {
        let sample = try #require(Sample.named("jpeg-exif"))
        let folder = try TemporaryFolder()
        let url = folder.url.appendingPathComponent("picture.jpg")
        try Data(sample.bytes).write(to: url)
        let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
        #expect(CGImageSourceGetType(source) == "public.jpeg")
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        let tiff = properties?[kCGImagePropertyTIFFDictionary] as? [CFString: Any]
        #expect(tiff?[kCGImagePropertyTIFFMake] as? String == "A maker of cameras")
        #expect(CGImageSourceCreateWithURL(folder.url.appendingPathComponent("none") as CFURL, nil) == nil)
    }

    @Test("EXIF that leaves its block is left out, in either byte order")
    func exif() {
        func block(_ order: String, _ tag: [UInt8]) -> [UInt8] {
            let isLittle = order == "II"
            func bytes(_ value: [UInt8]) -> [UInt8] { isLittle ? value.reversed() : value }
            return Array(order.utf8) + bytes([0, 42]) + bytes([0, 0, 0, 8]) + bytes([0, 1]) + bytes([0x01, 0x12])
                + bytes([0, 3]) + bytes([0, 0, 0, 1]) + bytes(tag) + [0, 0, 0, 0, 0, 0]
        }
        for order in ["II", "MM"] {
            let bytes = block(order, [0, 6])
            #expect(ExifTags(bytes).orientation == 6)
            #expect(ExifTags(Array("Exif\0\0".utf8) + bytes).orientation == 6)
            for count in 0..<20 { #expect(ExifTags(Array(bytes.prefix(count))).orientation == nil) }
            #expect(ExifTags(block(order, [0, 9])).orientation == nil)
        }
    }
}
