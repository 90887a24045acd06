import Rasterizer

extension CGContext {
    /// Width of strokes in user units; 0 is the thinnest line. Negative widths and NaN are ignored.
    public func setLineWidth(_ width: CGFloat) {
        if width >= 0, width.isFinite { state.lineWidth = width }
    }

    /// Ends of strokes. At first: butt.
    public func setLineCap(_ cap: CGLineCap) {
        state.lineCap = cap
    }

    /// Corners of strokes. At first: miter.
    public func setLineJoin(_ join: CGLineJoin) {
        state.lineJoin = join
    }

    /// How many line widths a miter may be long. At first 10. NaN is ignored.
    public func setMiterLimit(_ limit: CGFloat) {
        if limit.isFinite { state.miterLimit = limit }
    }

    /// Dashes and gaps in turn, in user units, and where in them a subpath starts. No lengths, a negative one or only
    /// zeros: a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dashLengths = CGPath.isDashPattern(lengths) && phase.isFinite ? lengths : []
        state.dashPhase = phase.isFinite ? phase : 0
    }

    /// Accepted and not used: curves are always flattened as measured on Core Graphics.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Accepted and not used: there is one colour space.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

    /// Multiplies the alpha of all that is drawn, 0…1. At first 1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha >= 0 ? min(alpha, 1) : 0
    }

    /// How drawing meets what is there. At first: normal.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// How pictures are drawn at other sizes.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Whether edges are soft, if the context allows it. At first true.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.shouldAntialias = shouldAntialias
    }

    /// Whether edges may be soft at all; not part of the state that is saved. At first true.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        self.allowsAntialiasing = allowsAntialiasing
    }

    /// A shadow under all that is drawn: black at a third. See `setShadow(offset:blur:color:)`.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// A shadow under all that is drawn; nil for none. Offset and blur are in the space that the context began with and
    /// do not change with its transform. The blur is a Gaussian of σ = blur / 2, cut at 2σ (the cut is measured, the
    /// half assumed from a layer's radius); σ ends at 250 pixels, which bounds the memory it takes.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
            state.shadow = nil
            return
        }
        let pixels = offset.applying(baseMatrix)
        let scale = abs(Double(baseMatrix.a * baseMatrix.d - baseMatrix.b * baseMatrix.c)).squareRoot()
        let limit = CGFloat(1 << 24)
        func whole(_ value: CGFloat) -> Int {
            Int(min(max(value, -limit), limit).rounded(.toNearestOrAwayFromZero))
        }
        state.shadow = ContextShadow(
            offset: (whole(pixels.width), whole(pixels.height)),
            kernel: GaussianKernel(sigma: min(250, max(0, Double(blur)) / 2 * scale), cut: .multiple(2)),
            color: color.color8)
    }

    /// How finely paths become polygons, in pixels: `Polygon.Tolerance.path` at first, coarser for `UIBezierPath`.
    package var flatteningTolerance: Double {
        get { state.flatteningTolerance }
        set { state.flatteningTolerance = newValue }
    }
}

extension CGContext {
    /// Colour of fills. At first opaque black.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
    }

    /// Colour of strokes. At first opaque black.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
    }

    /// Colour of fills.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Colour of strokes.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Grey for fills.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(gray: gray, alpha: alpha)
    }

    /// Grey for strokes.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }

    /// Space of the components of `setFillColor(_:)`. The colour becomes black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        state.fillColor = .black
    }

    /// Space of the components of `setStrokeColor(_:)`. The colour becomes black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        state.strokeColor = .black
    }

    /// Components in the fill's colour space, alpha last.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillSpace, components: components) { state.fillColor = color }
    }

    /// Components in the stroke's colour space, alpha last.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeSpace, components: components) { state.strokeColor = color }
    }

    /// The colours in force.
    package var fillColor: CGColor { state.fillColor }
    package var strokeColor: CGColor { state.strokeColor }
}
