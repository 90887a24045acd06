import CoreGraphics
import Foundation
import Testing

@testable import ImageIO

@Suite("Files of other encoders")
struct SampleTests {
    @Test("Are all there") func count() { #expect(Sample.all.count >= 60) }

    @Test("Pixels are those that other decoders see, frame by frame", arguments: Sample.all)
    func pixels(_ sample: Sample) throws {
        let source = try #require(CGImageSourceCreateWithData(Data(sample.bytes), nil))
        #expect(CGImageSourceGetCount(source) == sample.frameCount)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        for index in 0..<sample.frameCount {
            let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
            #expect((image.width, image.height) == (sample.width, sample.height))
            let worst = zip(image.bitmap.bytes, sample.frames[index]).map { abs(Int($0) - Int($1)) }.max() ?? 0
            #expect(worst <= sample.bound, "frame \(index) is off by \(worst)")
        }
    }

    @Test("Frames come out the same in any order", arguments: Sample.all.filter { $0.frameCount > 1 })
    func order(_ sample: Sample) throws {
        let source = try #require(CGImageSourceCreateWithData(Data(sample.bytes), nil))
        let options = [kCGImageSourceShouldCacheImmediately: true] as CFDictionary
        for index in (0..<sample.frameCount).reversed() {
            let image = try #require(CGImageSourceCreateImageAtIndex(source, index, options))
            let worst = zip(image.bitmap.bytes, sample.frames[index]).map { abs(Int($0) - Int($1)) }.max() ?? 0
            #expect(worst <= sample.bound)
        }
    }

    @Test("Properties are those that the encoder was given", arguments: Sample.all)
    func properties(_ sample: Sample) throws {
        let source = try #require(CGImageSourceCreateWithData(Data(sample.bytes), nil))
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
        #expect(properties[kCGImagePropertyPixelWidth] as? Int == sample.width)
        #expect(properties[kCGImagePropertyPixelHeight] as? Int == sample.height)
        #expect(properties[kCGImagePropertyOrientation] as? Int == sample.orientation)
        #expect(properties[kCGImagePropertyProfileName] as? String == sample.profileName)
        if let density = sample.density {
            let found = try #require(properties[kCGImagePropertyDPIWidth] as? Double)
            #expect(abs(found - density) < 0.01)
        }
        try animation(sample, source)
    }

    private func animation(_ sample: Sample, _ source: CGImageSource) throws {
        guard sample.frameCount > 1 else { return }
        let key =
            sample.name.hasSuffix("gif")
            ? kCGImagePropertyGIFDictionary
            : sample.name.hasSuffix("png") ? kCGImagePropertyPNGDictionary : kCGImagePropertyWebPDictionary
        let file = try #require(CGImageSourceCopyProperties(source, nil)?[key] as? [String: Any])
        #expect(file[kCGImagePropertyGIFLoopCount] as? Int == sample.loopCount)
        for (index, delay) in sample.delays.enumerated() {
            let frame = CGImageSourceCopyPropertiesAtIndex(source, index, nil)?[key] as? [String: Any]
            let found = try #require(frame?[kCGImagePropertyGIFUnclampedDelayTime] as? Double)
            #expect(abs(found - delay) < 1e-9)
            #expect(frame?[kCGImagePropertyGIFDelayTime] as? Double == (found < 0.02 ? 0.1 : found))
        }
    }
}
