import CoreGraphics
import Foundation
import ImageIO
import Offstage
import Rasterizer
import Testing
import UIKit

@Suite("Images of files")
@MainActor
struct ImageFileTests {
    /// Stripes that are quickly made: rows of two colours, a hundred high.
    private static func stripes(_ width: Int, _ height: Int) throws -> Data {
        let colors: [[UInt8]] = [[200, 40, 90, 255], [20, 140, 230, 255]]
        let rows = colors.map { color in (0..<width).flatMap { _ in color } }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for y in 0..<height { bytes += rows[y / 100 % 2] }
        let bitmap = Bitmap(rect: PixelRect(x: 0, y: 0, width: width, height: height), bytes: bytes)
        return Data(try JPEG.encode(CGImage(opaque: bitmap), quality: 0.9))
    }

    private static func file(_ image: UIImage, _ type: String, _ properties: CFDictionary? = nil) throws -> Data {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, type as CFString, 1, nil))
        CGImageDestinationAddImage(destination, try #require(image.cgImage), properties)
        #expect(CGImageDestinationFinalize(destination))
        return data as Data
    }

    @Test("IMG-01 An image takes width by height by four bytes, whatever its file takes")
    func decodedBytes() throws {
        let picture = PixelProbe.picture(
            Array(repeating: String(repeating: "RGB", count: 13) + "R", count: 30), scale: 1)
        let files = try [0.2, 1].map { quality in
            try Self.file(picture, "public.jpeg", [kCGImageDestinationLossyCompressionQuality: quality])
        }
        #expect(files[0].count < files[1].count)
        for data in files {
            let meter = DecodingMeter()
            meter.measure {
                let image = UIImage(data: data)
                #expect(meter.bytes == 0, "nothing is decoded before it is needed")
                #expect(image?.preparingForDisplay() === image && meter.bytes == 40 * 30 * 4)
            }
        }
        let meter = DecodingMeter()
        let large = try meter.measure { UIImage(data: try Self.stripes(4032, 3024))?.preparingForDisplay() }
        #expect(meter.bytes == 48_771_072 && large?.size == CGSize(width: 4032, height: 3024))
    }

    @Test("IMG-02 A picture is scaled down while it is decoded, without its full size in memory")
    func shrunkWhileDecoding() throws {
        let data = try Self.stripes(3648, 5472)
        let (meter, whole) = (DecodingMeter(), DecodingMeter())
        let small = meter.measure { UIImage(data: data)?.preparingThumbnail(of: CGSize(width: 600, height: 900)) }
        #expect(small?.size == CGSize(width: 600, height: 900))
        #expect(meter.bytes == 2_160_000 && meter.peak <= 3_000_000)
        let other = whole.measure {
            UIImage(data: data)?.preparingForDisplay()?.preparingThumbnail(of: CGSize(width: 600, height: 900))
        }
        #expect(whole.peak == 79_847_424)
        #expect(other?.cgImage?.bitmap.bytes == small?.cgImage?.bitmap.bytes)
    }

    /// The guides' function.
    private func downsample(_ url: URL, to size: CGSize, scale: CGFloat) -> CGImage? {
        let sourceOptions = [kCGImageSourceShouldCache: false] as CFDictionary
        guard let source = CGImageSourceCreateWithURL(url as CFURL, sourceOptions) else { return nil }
        let longest = max(size.width, size.height) * scale
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceShouldCacheImmediately: true,
                kCGImageSourceCreateThumbnailWithTransform: true, kCGImageSourceThumbnailMaxPixelSize: longest,
            ] as CFDictionary
        return CGImageSourceCreateThumbnailAtIndex(source, 0, options)
    }

    @Test("IMG-03 A thumbnail has its largest side, its orientation and the scale it is given")
    func listing() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jpg")
        defer { try? FileManager.default.removeItem(at: url) }
        try Self.stripes(1200, 1800).write(to: url)
        let small = try #require(downsample(url, to: CGSize(width: 200, height: 300), scale: 3))
        let plain = UIImage(cgImage: small)
        #expect(plain.size == CGSize(width: 600, height: 900) && plain.scale == 1)
        let corrected = UIImage(cgImage: small, scale: 3, orientation: .up)
        #expect(corrected.size == CGSize(width: 200, height: 300))
        let turned = PixelProbe.picture(["RRRRGGGG", "RRRRGGGG"], scale: 1)
        try Self.file(turned, "public.jpeg", [kCGImagePropertyOrientation: 6]).write(to: url)
        let upright = try #require(downsample(url, to: CGSize(width: 8, height: 8), scale: 1))
        #expect((upright.width, upright.height) == (2, 8))
        let image = try #require(UIImage(contentsOfFile: url.path))
        #expect(image.imageOrientation == .right && image.size == CGSize(width: 2, height: 8))
        #expect(image.preparingThumbnail(of: CGSize(width: 1, height: 4))?.size == CGSize(width: 1, height: 4))
    }

    @Test("An image that is not decoded yet is when a frame first shows it, and no frame decodes it again")
    func firstCommit() throws {
        let data = try Self.file(PixelProbe.picture(["RG", "GB"], scale: 1), "public.png")
        let stage = Stage()
        stage.makeCurrent()
        let meter = DecodingMeter()
        meter.measure {
            let view = UIImageView(image: UIImage(data: data))
            stage.window.addSubview(view)
            #expect(meter.decodings == 0)
            #expect(stage.render().statistics.counts.decodedImageBytes == 16 && meter.decodings == 1)
            view.frame.origin.x = 20
            _ = stage.render()
            #expect(meter.decodings == 1)
        }
    }

    @Test("A file of several frames shows its first, one that is cut off none, and what is no picture is nil")
    func others() throws {
        let png = try Self.file(PixelProbe.picture(["RG"], scale: 1), "public.png")
        #expect(UIImage(data: png)?.size == CGSize(width: 2, height: 1))
        #expect(UIImage(data: png.dropLast(12)) == nil)
        #expect(UIImage(data: Data("%PDF-1.7 and more".utf8)) == nil)
    }

    @Test("Numbered images become an animated one, from 0 or from 1 on")
    func numbered() throws {
        let assets = try CatalogFolder()
        let stage = Stage()
        stage.makeCurrent()
        stage.assetFolders = [assets.folder]
        for (name, color) in [("walk0", UIColor.red), ("walk1", .green), ("walk3", .blue), ("run1", .blue)] {
            try assets.write(CatalogFolder.png(color), to: "../\(name).png")
        }
        let walk = try #require(UIImage.animatedImageNamed("walk", duration: 0.5))
        #expect(walk.images?.count == 2 && walk.duration == 0.5)
        #expect(walk.images?.map(\.firstPixel) == [[255, 0, 0], [0, 255, 0]])
        #expect(UIImage.animatedImageNamed("run", duration: 0)?.images?.count == 1)
        #expect(UIImage.animatedImageNamed("sleep", duration: 1) == nil)
        let insets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
        let resizable = UIImage.animatedResizableImageNamed("walk", capInsets: insets, duration: 1)
        #expect(resizable?.images?.allSatisfy { $0.capInsets == insets && $0.resizingMode == .tile } == true)
    }

    @Test("Catalogues and folders give JPEG files, upright")
    func catalogs() throws {
        let assets = try CatalogFolder()
        let stage = Stage()
        stage.makeCurrent()
        stage.assetFolders = [assets.folder]
        let picture = PixelProbe.picture(Array(repeating: "RRRRRRRRRRRRRRRRBBBBBBBBBBBBBBBB", count: 16), scale: 1)
        let jpeg = try Self.file(
            picture, "public.jpeg", [kCGImageDestinationLossyCompressionQuality: 1, kCGImagePropertyOrientation: 6])
        try assets.write(jpeg, to: "Photo.imageset/photo.jpg")
        try assets.write(
            #"{ "images": [ { "filename": "photo.jpg", "scale": "2x" } ] }"#, to: "Photo.imageset/Contents.json")
        try assets.write(jpeg, to: "../loose.jpeg")
        let image = try #require(UIImage(named: "Photo"))
        #expect(image.size == CGSize(width: 8, height: 16) && image.imageOrientation == .up)
        #expect(image.firstPixel[0] > 250 && image.firstPixel[2] < 5)
        #expect(UIImage(named: "loose.jpeg")?.size == CGSize(width: 16, height: 32))
        #expect(UIImage(named: "loose") == nil)
    }
}
