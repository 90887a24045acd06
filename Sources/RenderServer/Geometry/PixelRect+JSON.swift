import Rasterizer
import TextFormatting

extension PixelRect {
    /// `[x, y, width, height]`.
    package var jsonValue: JSONValue { .array([minX, minY, width, height].map { .integer($0) }) }
}
