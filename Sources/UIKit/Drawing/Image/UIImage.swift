import Synchronization

/// A picture with its scale, orientation and how it is to be drawn. Immutable.
public final class UIImage: NSObject, NSCopying, Sendable {
    let attributes: ImageAttributes
    private let uprightPicture = Mutex<CGImage?>(nil)

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

    /// The pixels after `imageOrientation`, made once.
    package var uprightCGImage: CGImage? {
        guard let cgImage, imageOrientation != .up else { return cgImage }
        return uprightPicture.withLock { made in
            let picture = made ?? cgImage.oriented(imageOrientation.exif)
            made = picture
            return picture
        }
    }

    /// The picture of a PNG file's bytes, at `scale` pixels a point; nil for other formats and damaged files.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? PNG.decode([UInt8](data)) else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }

    /// The picture of a PNG file's bytes, at scale 1; nil for other formats and damaged files.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The picture of a PNG file; nil when it cannot be read. A name that ends in `@2x` or `@3x` gives the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// Width and height in points, as drawn.
    public var size: CGSize {
        guard let cgImage else { return .zero }
        let sides = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        return imageOrientation.exif.swapsSides ? CGSize(width: sides.height, height: sides.width) : sides
    }

    /// Pixels a point.
    public var scale: CGFloat { attributes.scale }

    /// How the stored pixels are turned and mirrored when they are drawn.
    public var imageOrientation: Orientation { attributes.orientation }

    /// Whether the image shows its own colours or is a stencil.
    public var renderingMode: RenderingMode { attributes.renderingMode }

    /// The outer parts, in points, that keep their size when a resizable image is drawn larger; zero for others.
    public var capInsets: UIEdgeInsets { attributes.capInsets ?? .zero }

    /// How the parts between the caps fill the room.
    public var resizingMode: ResizingMode { attributes.resizingMode }

    /// How far the content that layout aligns lies inside the image, in points.
    public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

    /// Whether an image view mirrors the image in right-to-left layout.
    public var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }

    /// The picture as a PNG file's bytes; nil for an image without pixels. The stored pixels are written, without
    /// `imageOrientation`, which the format cannot hold.
    public func pngData() -> Data? {
        cgImage.flatMap { try? PNG.encode($0) }.map { Data($0) }
    }

    /// Itself: an image never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// True when pixels, scale, orientation and all that says how to draw are equal.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage, other.attributes == attributes else { return false }
        if other.cgImage === cgImage { return true }
        guard let mine = cgImage, let theirs = other.cgImage, mine.width == theirs.width else { return false }
        return mine.bitmap.bytes == theirs.bitmap.bytes
    }

    /// Equal for images that `isEqual` calls equal.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(attributes)
        hasher.combine(cgImage?.width)
        hasher.combine(cgImage?.height)
        return hasher.finalize()
    }

    /// Size, scale and what else is not usual.
    public override var description: String {
        var parts = ["<UIImage; size = \(NSCoder.string(for: size)); scale = \(scale)"]
        if imageOrientation != .up { parts.append("orientation = \(imageOrientation)") }
        if renderingMode != .automatic { parts.append("renderingMode = \(renderingMode)") }
        return parts.joined(separator: "; ") + ">"
    }
}
