/// How a renderer draws.
open class UIGraphicsRendererFormat: NSObject {
    /// What is drawn, in points; set by the renderer.
    open internal(set) var bounds = CGRect.zero

    /// Makes a format with the defaults of its properties.
    public required override init() {}

    /// The format that fits the screen.
    @discardableResult
    open class func `default`() -> Self { self.init() }

    /// The format that fits the screen.
    @discardableResult
    open class func preferred() -> Self { self.init() }
}

/// What drawing closures get from a renderer.
open class UIGraphicsRendererContext: NSObject {
    /// The context to draw into; it is the current one too.
    open var cgContext: CGContext { cgContextStorage }
    private let cgContextStorage: CGContext
    /// How the renderer draws.
    open var format: UIGraphicsRendererFormat { formatStorage }
    private let formatStorage: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        cgContextStorage = cgContext
        formatStorage = format
    }

    /// Fills a rectangle with the current fill colour.
    open func fill(_ rect: CGRect) {
        fill(rect, blendMode: .normal)
    }

    /// Fills a rectangle with the current fill colour.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.fill([rect], blendMode)
    }

    /// Draws a frame of 1 point inside a rectangle in the current stroke colour.
    open func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .normal)
    }

    /// Draws a line of 1 point inside the edges of a rectangle in the current stroke colour (that it lies inside and
    /// its width are assumed).
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setFillColor(cgContext.strokeColor)
        cgContext.fill(frame(of: rect), blendMode)
        cgContext.restoreGState()
    }

    /// Clips what follows to a rectangle.
    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// Draws by closures; see `UIGraphicsImageRenderer`.
open class UIGraphicsRenderer: NSObject {
    /// How the renderer draws.
    open var format: UIGraphicsRendererFormat { formatStorage }
    /// True when contexts give images of what was drawn so far.
    open var allowsImageOutput: Bool { false }
    private let formatStorage: UIGraphicsRendererFormat

    init(rendererFormat: UIGraphicsRendererFormat) {
        formatStorage = rendererFormat
    }
}
