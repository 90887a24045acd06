import CoreGraphics
import Foundation

/// A PNG that was read, with its bytes as they lie in the file.
package struct PictureFile: Sendable {
    package let bytes: [UInt8]
    package let image: CGImage

    /// Nil where there is no file, or none that can be read.
    init?(_ url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        bytes = [UInt8](data)
        guard let image = try? PNG.decode(bytes) else { return nil }
        self.image = image
    }
}
