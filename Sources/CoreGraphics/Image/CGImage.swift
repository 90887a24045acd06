import Foundation
import Rasterizer

/// An immutable picture of premultiplied sRGB pixels.
public final class CGImage: Sendable {
    /// Its `rect` starts at 0, 0.
    package let bitmap: Bitmap

    package init(bitmap: Bitmap) {
        self.bitmap = bitmap.moved(to: (0, 0))
    }
}
