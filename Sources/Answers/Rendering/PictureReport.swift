import Offstage
import RenderServer
import TextFormatting
import UIKit

/// What is told of one rendered picture.
struct PictureReport: Sendable {
    let name: String
    let path: String
    let time: Double
    let width: Int
    let height: Int
    /// Names the decoded pixels: equal on every machine. Nil where nobody reads it: looking at all pixels takes its
    /// time.
    let digest: String?
    /// The offscreen ones.
    let passes: [RenderPass]
    let bytesStored: Int
    let bytesLoaded: Int

    init(_ picture: DrawnPicture, name: String, path: String, namesPixels: Bool) {
        self.name = name
        self.path = path
        time = picture.time
        width = picture.image.width
        height = picture.image.height
        digest = namesPixels ? PixelDigest.digest(picture.image) : nil
        passes = picture.passes
        bytesStored = picture.passes.reduce(0) { $0 + $1.bytesStored }
        bytesLoaded = picture.passes.reduce(0) { $0 + $1.bytesLoaded }
    }

    var jsonValue: JSONValue {
        .object([
            ("name", .string(name)), ("path", .string(path)), ("time", .exact(time)), ("width", .integer(width)),
            ("height", .integer(height)), ("digest", .text(digest)), ("offscreenPasses", .integer(passes.count)),
            ("bytesStored", .integer(bytesStored)), ("bytesLoaded", .integer(bytesLoaded)),
            ("passes", .array(passes.map { $0.jsonValue() })),
        ])
    }
}
