import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import ImageIO

@Suite("Image destinations")
struct DestinationTests {
    private let picture = CGImage(opaque: Gradient.bitmap(60, 40))

    private func written(_ type: String, _ properties: CFDictionary? = nil) -> [UInt8]? {
        let data = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, 1, nil) else {
            return nil
        }
        CGImageDestinationAddImage(destination, picture, properties)
        return CGImageDestinationFinalize(destination) ? [UInt8](data as Data) : nil
    }

    @Test("PNG comes back as it was, JPEG the nearer the better its quality")
    func formats() throws {
        let png = try #require(written("public.png"))
        #expect(try PNG.decode(png).bitmap.bytes == picture.bitmap.bytes)
        let sizes = [0.1, 0.5, 1].map {
            written("public.jpeg", [kCGImageDestinationLossyCompressionQuality: $0])?.count
        }
        #expect(sizes.compactMap(\.self).count == 3 && sizes.compactMap(\.self) == sizes.compactMap(\.self).sorted())
        #expect(written("public.heic") == nil && written("com.compuserve.gif") == nil)
    }

    @Test("Largest side and orientation are kept")
    func properties() throws {
        let bytes = try #require(
            written("public.jpeg", [kCGImageDestinationImageMaxPixelSize: 30, kCGImagePropertyOrientation: 6]))
        let source = CGImageSource(bytes)
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 30)
        #expect(properties?[kCGImagePropertyPixelHeight] as? Int == 20)
        #expect(properties?[kCGImagePropertyOrientation] as? Int == 6)
    }

    @Test("The orientation is kept beside the pixels", arguments: CGImagePropertyOrientation.allCases)
    func orientation(_ orientation: CGImagePropertyOrientation) throws {
        let bytes = try JPEG.encode(picture, quality: 0.8, orientation: orientation)
        let found = try DecodedPicture(bytes)
        #expect(found.orientation == orientation && found.image.width == picture.width)
    }

    @Test("Files are written whole, from sources too; a destination without its picture fails")
    func files() throws {
        let folder = try TemporaryFolder()
        let url = folder.url.appendingPathComponent("picture.png")
        let destination = try #require(CGImageDestinationCreateWithURL(url as CFURL, "public.png" as CFString, 1, nil))
        #expect(!CGImageDestinationFinalize(destination))
        let sample = try #require(Sample.named("png-rgba"))
        CGImageDestinationAddImageFromSource(destination, CGImageSource(sample.bytes), 0, nil)
        #expect(CGImageDestinationFinalize(destination) && !CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.bitmap.bytes == sample.frames[0])
    }
}
