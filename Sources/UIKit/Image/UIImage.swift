/// A picture with its scale, orientation and how it is to be drawn. Immutable.
public final class UIImage: NSObject, NSCopying, Sendable {
    let attributes: ImageAttributes

    /// The pixels as they are stored, before `imageOrientation`; nil for an empty image.
    public let cgImage: CGImage?

    init(_ cgImage: CGImage?, _ attributes: ImageAttributes) {
        self.cgImage = cgImage
        self.attributes = attributes
    }

    /// An image without pixels, of size zero.
    public override convenience init() {
        self.init(nil, ImageAttributes())
    }

    /// The picture at scale 1, upright.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage, ImageAttributes())
    }

    /// The picture with `scale` pixels a point, turned and mirrored by `orientation` when it is drawn.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        // A scale of zero or less counts as 1 (assumed).
        self.init(cgImage, ImageAttributes(scale: scale > 0 ? scale : 1, orientation: orientation))
    }

    /// Itself: an image never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
