/// Makes images by drawing.
///
///     let badge = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
///         UIColor.systemRed.setFill()
///         UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
///     }
///
/// A renderer works on any thread: while the closure runs its context is the current one of that thread.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// The closure that draws.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// True: the drawing can be read as an image.
    open override var allowsImageOutput: Bool { true }

    private let bounds: CGRect
    private let scale: CGFloat
    private let isOpaque: Bool

    /// Draws what lies inside `bounds`, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds.standardized
        scale = format.scale > 0 ? format.scale : UITraitCollection.screenScale
        isOpaque = format.opaque
        let own = type(of: format).init()
        own.scale = scale
        own.opaque = format.opaque
        own.preferredRange = format.preferredRange
        own.bounds = self.bounds
        super.init(rendererFormat: own)
    }

    /// Draws what lies inside `bounds`, in points, at the screen's scale.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// Draws images of `size` points, the origin at the top left.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Draws images of `size` points at the screen's scale, the origin at the top left.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    /// What `actions` draws. An image without pixels where the bounds are empty, not finite or above 2²⁸ pixels;
    /// `actions` then draws into nothing (assumed).
    @discardableResult
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let canvas = ImageCanvas(bounds: bounds, scale: scale, isOpaque: isOpaque)
        let nowhere = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard let used = canvas ?? ImageCanvas(bounds: nowhere, scale: 1, isOpaque: false) else { return UIImage() }
        let state = ThreadState.current
        state.push(ThreadState.Entry(context: used.context, imageScale: scale))
        actions(UIGraphicsImageRendererContext(canvas: used, format: format))
        state.pop()
        return canvas?.image ?? UIImage()
    }

    /// What `actions` draws, as a PNG file.
    @discardableResult
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The picture of `actions` as a JPEG file's bytes; what is translucent lies on white (assumed).
    /// - Parameter compressionQuality: 0, smallest, to 1, best.
    @discardableResult
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

/// What drawing closures get from an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let canvas: ImageCanvas

    init(canvas: ImageCanvas, format: UIGraphicsRendererFormat) {
        self.canvas = canvas
        super.init(cgContext: canvas.context, format: format)
    }

    /// What was drawn so far.
    open var currentImage: UIImage { canvas.image }
}
