import ImageIO
import Synchronization

/// A picture with its scale, orientation and how it is to be drawn. Immutable.
///
/// Sendable without the compiler's proof, as Apple's is: only initialisers set what it stores, and a subclass must not
/// add a property that changes.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
    private let words = Mutex(ImageWords())
    // Every designated initialiser is public: else subclasses of other modules would inherit none.
    final private(set) var attributes = ImageAttributes()
    private let uprightPicture = Mutex<CGImage?>(nil)

    /// The pixels as they are stored, before `imageOrientation`; nil for an empty image.
    open var cgImage: CGImage? { cgImageStorage }
    private var cgImageStorage: CGImage?

    /// An image without pixels, of size zero.
    public override init() {}

    convenience init(_ cgImage: CGImage?, _ attributes: ImageAttributes) {
        self.init()
        cgImageStorage = cgImage
        self.attributes = attributes
    }

    /// The picture at scale 1, upright.
    public required convenience init(cgImage: CGImage) {
        self.init(cgImage, ImageAttributes())
    }

    /// The picture with `scale` pixels a point, turned and mirrored by `orientation` when it is drawn.
    public required convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
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

    /// The first picture of a JPEG, PNG, GIF or WebP file's bytes, at `scale` pixels a point; nil for other formats and for
    /// files that are cut off, but for a JPEG. Its orientation is that of the EXIF tag. It is decoded when it is first
    /// drawn or prepared.
    public required convenience init?(data: Data, scale: CGFloat) {
        guard let picture = try? DecodedPicture([UInt8](data)) else { return nil }
        self.init(cgImage: picture.image, scale: scale, orientation: Orientation(exif: picture.orientation))
    }

    /// The first picture of a JPEG, PNG, GIF or WebP file's bytes, at scale 1; nil for other formats and damaged files.
    public required convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The first picture of a JPEG, PNG, GIF or WebP file; nil when it cannot be read. A name that ends in `@2x` or `@3x` gives the scale.
    public required convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let file = URL(fileURLWithPath: path)
        let name = file.deletingPathExtension().lastPathComponent
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
        cgImage?.title = file.lastPathComponent
    }

    /// The image of an asset catalogue or of a picture file beside it that has this name, for the current traits; looked up
    /// in the current stage's folders, in the main bundle and in those of the package's targets. Nil where there is none.
    public required convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The image of an asset catalogue or of a picture file that has this name.
    /// - Parameters:
    ///   - bundle: Where it is looked up; nil as by `init(named:)`.
    ///   - traitCollection: The traits that select the variant; nil for the current ones.
    public required convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let asset = AssetSearch.image(named: name, in: bundle)
        guard let image = asset?.first(for: traitCollection ?? .current) else { return nil }
        self.init(image.cgImage, image.attributes)
        accessibilityIdentifier = name
    }

    /// The image of an asset catalogue or of a picture file that has this name.
    /// - Parameter configuration: Its traits select the variant; nil for the current ones.
    public required convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    // MARK: Symbols

    /// A symbol by the system's name for it, 17 points large, in the current traits.
    ///
    /// The system's own drawings may not be shipped: those of Debian's package bootstrap-icons stand in for them. A name
    /// without a drawing gives a neutral square, and a diagnostic. Nil for what cannot be a symbol's name, such as an
    /// empty one: on a device it is nil for each name that does not exist.
    public required convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol by the system's name for it.
    /// - Parameter traitCollection: What it is drawn for first; nil for the current traits.
    public required convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        let configuration = traitCollection.map { Configuration(traitCollection: $0) }
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// A symbol by the system's name for it.
    /// - Parameter configuration: Its size, weight, scale, colours and traits; nil for 17 points, regular.
    public required convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        var symbol = SymbolRequest(name: name)
        symbol.settings = (configuration as? SymbolConfiguration)?.settings ?? symbol.settings
        symbol.traits = configuration?.traitCollection
        self.init(symbol, in: .current)
    }

    /// A symbol by the system's name for it. The drawings do not depend on `variableValue`.
    public required convenience init?(
        systemName name: String, variableValue: Double, configuration: Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    // MARK: Names

    /// A name for tests: the name that the image was found by, else nil. Never spoken.
    open var accessibilityIdentifier: String? {
        get { words.withLock { $0.identifier } }
        set { words.withLock { $0.identifier = newValue } }
    }

    /// What the image shows, as it is spoken, for buttons and bars that show no title. Of a symbol a word for it; of other
    /// images nil by default.
    open var accessibilityLabel: String? {
        get { words.withLock { $0.label } ?? attributes.symbol.map { ImageWords.label(ofSymbol: $0.name) } }
        set { words.withLock { $0.label = newValue } }
    }

    /// Whether the image is a symbol.
    open var isSymbolImage: Bool { attributes.symbol != nil }

    /// What a symbol was made with; nil for other images.
    open var symbolConfiguration: SymbolConfiguration? {
        attributes.symbol.map { SymbolConfiguration($0.settings, $0.traits) }
    }

    /// What a symbol was made with; nil for other images (assumed).
    open var configuration: Configuration? { symbolConfiguration }

    /// The symbol with what a configuration specifies in place of its own; nil for other images (assumed).
    @discardableResult
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let own = symbolConfiguration else { return nil }
        return withConfiguration(own.applying(configuration))
    }

    /// Points from the bottom of the image up to the baseline of text beside it; nil for an image without a baseline.
    public var baselineOffsetFromBottom: CGFloat? { attributes.baseline }

    /// The image with a baseline, in points above its bottom.
    @discardableResult
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baseline = baselineOffset }
    }

    /// The image without a baseline.
    @discardableResult
    open func imageWithoutBaseline() -> UIImage { with { $0.baseline = nil } }

    /// The images of which traits selected this one; nil for an image that was made otherwise.
    open var imageAsset: UIImageAsset? { attributes.asset }

    /// The image of the same asset for the configuration's traits, or the symbol in the configuration in place of its
    /// own; itself without either.
    @discardableResult
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        if isSymbolImage {
            return symbol { symbol in
                symbol.settings = (configuration as? SymbolConfiguration)?.settings ?? symbol.settings
                symbol.traits = configuration.traitCollection ?? symbol.traits
            }
        }
        return configuration.traitCollection.map { shown(in: $0) } ?? self
    }

    /// Width and height in points, as drawn.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        let sides = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        return imageOrientation.exif.swapsSides ? CGSize(width: sides.height, height: sides.width) : sides
    }

    /// Pixels a point.
    open var scale: CGFloat { attributes.scale }

    /// How the stored pixels are turned and mirrored when they are drawn.
    open var imageOrientation: Orientation { attributes.orientation }

    /// Whether the image shows its own colours or is a stencil.
    open var renderingMode: RenderingMode { attributes.renderingMode }

    /// The outer parts, in points, that keep their size when a resizable image is drawn larger; zero for others.
    open var capInsets: UIEdgeInsets { attributes.capInsets ?? .zero }

    /// How the parts between the caps fill the room.
    open var resizingMode: ResizingMode { attributes.resizingMode }

    /// How far the content that layout aligns lies inside the image, in points.
    open var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

    /// Whether an image view mirrors the image in right-to-left layout.
    open var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }

    /// The picture as a PNG file's bytes; nil for an image without pixels. The stored pixels are written, without
    /// `imageOrientation`, which the format cannot hold.
    @discardableResult
    public func pngData() -> Data? {
        cgImage.flatMap { try? PNG.encode($0) }.map { Data($0) }
    }

    // MARK: Sequences

    /// An image that is several, which an image view shows one after the other; drawn it is the first of them (assumed).
    /// Nil for none.
    /// - Parameter duration: Seconds for all of them; 0 is a thirtieth for each.
    @discardableResult
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var attributes = first.attributes
        attributes.frames = images
        attributes.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
        return UIImage(first.cgImage, attributes)
    }

    /// An animated image of the images that have this name and a number behind it, 0 or 1 first, up to the first that is
    /// missing (assumed) or 1024 of them. Nil where there is none.
    /// - Parameter duration: Seconds for all of them; 0 is a thirtieth for each.
    @discardableResult
    open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: numberedImages(name), duration: duration)
    }

    /// An animated image of images that have this name and a number, each resizable and tiled between its caps.
    @discardableResult
    open class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// An animated image of images that have this name and a number, each resizable.
    @discardableResult
    open class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let images = numberedImages(name).map {
            $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
        }
        return animatedImage(with: images, duration: duration)
    }

    /// The images of an animated image; nil for others.
    open var images: [UIImage]? { attributes.frames }

    /// Seconds for all images of an animated image; 0 for others.
    open var duration: TimeInterval { attributes.duration }

    // MARK: Drawing

    /// Draws the image with its top left corner at `point`, in the current context.
    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image with its top left corner at `point`, in the current context.
    /// - Parameter alpha: 0…1, in place of the context's.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into a rectangle of the current context, with the normal blend mode and the context's alpha.
    ///
    /// A template image is drawn in the context's fill colour.
    open func draw(in rect: CGRect) {
        paint(in: rect, blendMode: .normal, alpha: nil)
    }

    /// Draws the image into a rectangle of the current context.
    /// - Parameter alpha: 0…1, in place of the context's.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        paint(in: rect, blendMode: blendMode, alpha: alpha)
    }

    /// Fills a rectangle of the current context with copies of the image, the first at its top left corner (assumed).
    open func drawAsPattern(in rect: CGRect) { tile(rect) }

    // MARK: Variants

    /// The image with another rendering mode.
    @discardableResult
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The image in one colour, through its alpha. A dynamic colour is resolved when the image is drawn. A template
    /// image still takes the tint of what shows it.
    @discardableResult
    open func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tintColor = color }
    }

    /// The image in one colour, through its alpha, with another rendering mode.
    @discardableResult
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    /// An image whose outer parts keep their size while what lies between them is repeated.
    @discardableResult
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// An image whose outer parts, in points, keep their size while what lies between them is repeated or stretched.
    @discardableResult
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// An image that is stretched between a left cap and a top cap of these widths in points: what stretches is one
    /// point wide and high.
    @discardableResult
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
            right: left > 0 ? max(size.width - left - 1, 0) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// The image with other alignment insets.
    @discardableResult
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The image as its mirror image, left and right exchanged.
    @discardableResult
    open func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.mirrored }
    }

    /// An image that image views mirror in right-to-left layout.
    @discardableResult
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }

    // MARK: Preparing

    /// The image, decoded now: itself, or where it is of an asset catalogue one that no longer follows the traits. Nil for
    /// an image without pixels.
    @discardableResult
    open func preparingForDisplay() -> UIImage? {
        guard let cgImage else { return nil }
        cgImage.prepare()
        return attributes.asset == nil ? self : with { $0.asset = nil }
    }

    /// Prepares the image off the main actor: what `preparingForDisplay()` answers. In a test or a program with a stage
    /// the closure is called in the stage's next turn, else on a thread of the platform's.
    @preconcurrency
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        Task.detached { completionHandler(self.preparingForDisplay()) }
    }

    /// What `preparingForDisplay()` answers, prepared off the main actor.
    @discardableResult
    open func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// The upright picture at exactly `size` points: other proportions stretch it. Its scale is the image's own (assumed).
    /// One that is not decoded yet is shrunk while it is, each pixel the mean of the area that it covers.
    /// Nil for an image without pixels, and for a size of no pixel, that is not finite or above 2²⁸ pixels.
    @discardableResult
    open func preparingThumbnail(of size: CGSize) -> UIImage? { thumbnail(of: size) }

    /// Makes a thumbnail off the main actor, as `preparingThumbnail(of:)` does. In a test or a program with a stage the
    /// closure is called in the stage's next turn, else on a thread of the platform's.
    @preconcurrency
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        Task.detached { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// What `preparingThumbnail(of:)` answers, made off the main actor.
    @discardableResult
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    // MARK: Object

    /// Itself: an image never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// True when pixels, scale, orientation and all that says how to draw are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage, other.attributes == attributes else { return false }
        if other.cgImage === cgImage { return true }
        guard let mine = cgImage, let theirs = other.cgImage, mine.width == theirs.width else { return false }
        return mine.bitmap.bytes == theirs.bitmap.bytes
    }

    /// Equal for images that `isEqual` calls equal.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(attributes)
        hasher.combine(cgImage?.width)
        hasher.combine(cgImage?.height)
        return hasher.finalize()
    }

    /// Size, scale and what else is not usual.
    open override var description: String {
        var parts = ["<UIImage; size = \(NSCoder.string(for: size)); scale = \(scale)"]
        if imageOrientation != .up { parts.append("orientation = \(imageOrientation)") }
        if renderingMode != .automatic { parts.append("renderingMode = \(renderingMode)") }
        return parts.joined(separator: "; ") + ">"
    }
}
