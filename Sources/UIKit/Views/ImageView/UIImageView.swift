/// Shows an image, laid out in its bounds by `contentMode`.
///
/// The image becomes the contents of the layer as it is; only one that repeats its middle parts is drawn into a picture
/// of the view's size. Template images take the view's tint.
open class UIImageView: UIView {
    private var imageStorage: UIImage?
    private var highlightedImageStorage: UIImage?
    private var isHighlightedStorage = false
    /// What the layer shows now, so that nothing is done twice.
    private var displayed: DisplayedImage?
    /// True from the start of a sequence of images to its end.
    var isSequenceRunning = false

    /// An image view without image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// An image view of zero size; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// An image view of the image's size.
    public convenience init(image: UIImage?) {
        self.init(image: image, highlightedImage: nil)
    }

    /// An image view of the image's size, with another image for while it is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// The image. Default nil.
    open var image: UIImage? {
        get { imageStorage }
        set {
            let oldSize = imageStorage?.size
            imageStorage = newValue
            imageDidChange()
            if newValue?.size != oldSize { invalidateIntrinsicContentSize() }
            if newValue?.images != nil { startAnimating() } else if animationImages == nil { stopAnimating() }
        }
    }

    /// Shown in place of `image` while highlighted. Default nil: `image` stays.
    open var highlightedImage: UIImage? {
        get { highlightedImageStorage }
        set {
            highlightedImageStorage = newValue
            imageDidChange()
        }
    }

    /// Whether `highlightedImage` is shown. Default false.
    open var isHighlighted: Bool {
        get { isHighlightedStorage }
        set {
            guard newValue != isHighlightedStorage else { return }
            isHighlightedStorage = newValue
            imageDidChange()
            restartSequence()
        }
    }

    /// Images that `startAnimating()` shows one after the other, in place of `image`. Setting them stops what runs.
    /// Default nil.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// Shown in place of `animationImages` while highlighted. Setting them stops what runs. Default nil.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// Seconds for all images; 0, the default, is a thirtieth for each.
    open var animationDuration: TimeInterval = 0

    /// How often the images are shown; 0, the default, is for ever.
    open var animationRepeatCount = 0

    /// Shows the images from the first one on: those of the view, else those of an animated `image`.
    open func startAnimating() { startSequence() }

    /// Shows `image` again; of an animated one the first.
    open func stopAnimating() { stopSequence() }

    /// True while images are shown one after the other; false again after the last repetition.
    open var isAnimating: Bool { isSequenceRunning }

    /// Goes on with a sequence of images, from its first, when the view enters a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        restartSequence()
    }

    /// How the image lies in the bounds. Default `scaleToFill`.
    open override var contentMode: ContentMode {
        get { super.contentMode }
        set {
            super.contentMode = newValue
            imageDidChange()
        }
    }

    override func semanticContentDidChange() {
        super.semanticContentDidChange()
        imageDidChange()
    }

    /// What holds for a symbol where its own configuration says nothing. Default nil.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            imageDidChange()
            if imageStorage?.isSymbolImage == true { invalidateIntrinsicContentSize() }
        }
    }

    /// The size of the image, of a symbol as it is shown here; none without an image.
    open override var intrinsicContentSize: CGSize { naturalSize ?? super.intrinsicContentSize }

    /// The size of the image, of a symbol as it is shown here; the present one without an image.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize ?? super.sizeThatFits(size) }

    private var naturalSize: CGSize? { imageStorage.map { shown($0).size } }

    private func shown(_ image: UIImage) -> UIImage {
        guard image.isSymbolImage else { return image }
        return image.shown(in: currentTraits, preferring: preferredSymbolConfiguration?.settings)
    }

    // An image's baseline is as far above the view's bottom as above its own (assumed: also where it is stretched).
    override var firstBaselineOffset: CGFloat {
        shownBaseline.map { bounds.height - $0 } ?? super.firstBaselineOffset
    }
    override var lastBaselineOffset: CGFloat { shownBaseline ?? super.lastBaselineOffset }
    private var shownBaseline: CGFloat? { imageStorage.flatMap { shown($0).attributes.baseline } }

    override var takesContentsScaleFromScreen: Bool { false }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(label: image?.accessibilityLabel, traits: .image)
    }

    /// A name for tests; where none is set that of the image. Never spoken.
    open override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? image?.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if bounds.size != old.size { imageDidChange() }
    }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        let oldSize = displayed?.image.size
        imageDidChange()
        if imageStorage?.isSymbolImage == true, displayed?.image.size != oldSize { invalidateIntrinsicContentSize() }
        if displayed?.image.hasTint == true { layer.hostTintDidChange() }
    }

    package override func contentsTint(of layer: CALayer) -> CGColor? {
        guard layer === self.layer, let image = displayed?.image else { return nil }
        if image.isStencil { return tintColor.resolvedCGColor(in: self) }
        return image.attributes.tintColor?.resolvedCGColor(in: self)
    }

    private func imageDidChange() {
        let image = isHighlightedStorage ? highlightedImageStorage ?? imageStorage : imageStorage
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let traits = currentTraits
        let new = image.map {
            DisplayedImage(
                $0.shown(in: traits, preferring: preferredSymbolConfiguration?.settings), isMirrored: isMirrored,
                contentMode: contentMode, size: bounds.size)
        }
        guard new != displayed else { return }
        displayed = new
        layer.contents = new?.picture
        layer.contentsScale = new?.image.scale ?? 1
        layer.contentsCenter = new?.center ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.hostTintDidChange()
    }
}

/// What an image view's layer is given for an image.
private struct DisplayedImage: Equatable {
    let image: UIImage
    /// The size for which a repeating image was drawn; nil for others, which follow the bounds by themselves.
    let drawnSize: CGSize?

    init(_ image: UIImage, isMirrored: Bool, contentMode: UIView.ContentMode, size: CGSize) {
        self.image =
            isMirrored && image.flipsForRightToLeftLayoutDirection ? image.withHorizontallyFlippedOrientation() : image
        // Assumed: other modes than the one that fills the bounds stretch it instead.
        let repeats = image.attributes.capInsets != nil && image.resizingMode == .tile
        drawnSize = repeats && (contentMode == .scaleToFill || contentMode == .redraw) ? size : nil
    }

    static func == (a: DisplayedImage, b: DisplayedImage) -> Bool {
        a.drawnSize == b.drawnSize
            && (a.image === b.image
                || (a.image.cgImage === b.image.cgImage && a.image.attributes == b.image.attributes))
    }

    var picture: CGImage? {
        guard let drawnSize else { return image.uprightCGImage }
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        return UIGraphicsImageRenderer(size: drawnSize, format: format).image { _ in
            image.withoutTint.draw(in: CGRect(origin: .zero, size: drawnSize))
        }.cgImage
    }

    /// What stretches, in the unit space of the image.
    var center: CGRect {
        drawnSize == nil ? image.stretchedPart : CGRect(x: 0, y: 0, width: 1, height: 1)
    }
}

extension UIImage {
    /// Whether it is shown in another colour than its own.
    fileprivate var hasTint: Bool { isStencil || attributes.tintColor != nil }

    fileprivate var withoutTint: UIImage {
        var attributes = attributes
        attributes.tintColor = nil
        attributes.renderingMode = .alwaysOriginal
        return UIImage(cgImage, attributes)
    }
}
