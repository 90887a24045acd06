import Foundation
import UIKit

/// A folder with an asset catalogue that a test writes, gone at the end.
final class CatalogFolder {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Assets-\(UUID().uuidString)")
    var catalog: URL { folder.appendingPathComponent("Media.xcassets") }

    init() throws {
        try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes a file below the catalogue, with the folders on the way.
    func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    func write(_ data: Data, to path: String) throws {
        let file = catalog.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Writes a colorset; each entry is its colour's JSON and its appearances' words.
    func color(_ path: String, _ entries: [(color: String, appearances: String)]) throws {
        let list = entries.map { entry in
            #"{ "idiom": "universal", "color": \#(entry.color), "appearances": [\#(entry.appearances)] }"#
        }
        try write(#"{ "colors": [\#(list.joined(separator: ","))] }"#, to: "\(path).colorset/Contents.json")
    }

    /// A PNG of one colour.
    static func png(_ color: UIColor, width: CGFloat = 2, height: CGFloat = 2) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).pngData { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }
}

extension UIImage {
    /// The red, green and blue of the first pixel as bytes.
    var firstPixel: [UInt8] {
        guard let cgImage else { return [] }
        return PixelBytes.first(of: cgImage)
    }
}

enum PixelBytes {
    static func first(of image: CGImage) -> [UInt8] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in
            UIImage(cgImage: image).draw(at: .zero)
        }
        return drawn.cgImage.map { Array($0.bitmap.bytes.prefix(3)) } ?? []
    }
}
