import Offstage
import UIKit

/// What is told of one rendered picture, as `--json` prints it.
struct PictureReport: Encodable, Sendable {
    struct Pass: Encodable, Sendable {
        var purpose: String
        var layer: String
        var reasons: [String]
        /// x, y, width, height in pixels.
        var rect: [Int]
        var bytesStored: Int
        var bytesLoaded: Int
    }

    var name: String
    var path: String
    var time: Double
    var width: Int
    var height: Int
    /// Names the decoded pixels: equal on every machine. Nil where nobody reads it: looking at all pixels takes its
    /// time.
    var digest: String?
    var offscreenPasses: Int
    var bytesStored: Int
    var bytesLoaded: Int
    var passes: [Pass]

    init(_ frame: Frame, name: String, path: String, namesPixels: Bool) {
        self.name = name
        self.path = path
        time = frame.time
        width = frame.image.width
        height = frame.image.height
        digest = namesPixels ? PixelDigest.digest(frame.image) : nil
        offscreenPasses = frame.statistics.offscreenPasses.count
        bytesStored = frame.statistics.bytesStored
        bytesLoaded = frame.statistics.bytesLoaded
        passes = frame.statistics.offscreenPasses.map { pass in
            Pass(
                purpose: pass.purpose.rawValue, layer: pass.layer, reasons: pass.reasons.sorted().map(\.rawValue),
                rect: [pass.rect.minX, pass.rect.minY, pass.rect.width, pass.rect.height],
                bytesStored: pass.bytesStored, bytesLoaded: pass.bytesLoaded)
        }
    }
}
