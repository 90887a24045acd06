import CoreGraphics

/// What `draw(in:)` left: a picture of the whole layer, or of the tiles that are seen.
package final class LayerBackingStore: Sendable {
    /// The picture.
    package let image: CGImage
    /// Pixels of the picture a point.
    package let scale: CGFloat
    /// The part of the layer's space that the picture shows.
    package let bounds: CGRect
    /// True for a picture without alpha.
    package let isOpaque: Bool
    /// Where tiles lie in the layer's space; nil for a store of the whole layer.
    package let frame: CGRect?

    /// The most pixels a side (assumed: a device's texture limit).
    static let greatestSide = 16_384

    init(image: CGImage, scale: CGFloat, bounds: CGRect, isOpaque: Bool, frame: CGRect? = nil) {
        self.image = image
        self.scale = scale
        self.bounds = bounds
        self.isOpaque = isOpaque
        self.frame = frame
    }

    /// What the picture takes in memory.
    package var byteCount: Int { image.width * image.height * 4 }
}
