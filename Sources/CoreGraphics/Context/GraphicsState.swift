import Rasterizer

/// What `saveGState()` saves.
struct GraphicsState {
    /// User space → pixels, y down.
    var matrix: CGAffineTransform
    var clip: Clip?
    /// The box of the clip in pixels.
    var clipBox: CGRect

    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var fillSpace = CGColorSpace.deviceGray
    var strokeSpace = CGColorSpace.deviceGray
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: ContextShadow?

    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []

    var font: CGFont?
    var fontSize: CGFloat = 1
    var characterSpacing: CGFloat = 0
    var textDrawingMode = CGTextDrawingMode.fill

    var flatteningTolerance = Polygon.Tolerance.path
    var shouldAntialias = true
    var interpolationQuality = CGInterpolationQuality.default

    init(matrix: CGAffineTransform, clipBox: CGRect) {
        self.matrix = matrix
        self.clipBox = clipBox
    }

    /// The pen in user units. A width of 0 is the thinnest line: one pixel [assumed].
    var strokeStyle: StrokeStyle {
        let scale = abs(Double(matrix.a * matrix.d - matrix.b * matrix.c)).squareRoot()
        let width = lineWidth > 0 ? Double(lineWidth) : (scale > 0 ? 1 / scale : 0)
        return StrokeStyle(
            width: width, cap: lineCap.strokeCap, join: lineJoin.strokeJoin, miterLimit: Double(miterLimit),
            dashPhase: Double(dashPhase), dashPattern: dashLengths.map { Double($0) })
    }

    /// A colour's bytes with the context's alpha in them, rounded once.
    func paint(_ color: CGColor) -> Paint {
        if alpha == 1 { return .solid(color.color8) }
        var bytes = color.color8
        bytes.alpha = CGColor.byte(color.alpha * alpha)
        return .solid(bytes)
    }

    var clipPixels: PixelRect { PixelRect(enclosing: clipBox) ?? .empty }

    mutating func addClip(_ shape: Shape, box: CGRect) {
        clip = Clip(shape, inside: clip)
        let common = clipBox.common(with: box)
        clipBox = common.isNull ? .zero : common
    }
}

/// A shadow in pixels.
struct ContextShadow {
    /// Whole pixels to the right and down [rounding assumed].
    var offset: (x: Int, y: Int)
    var kernel: GaussianKernel
    var color: Color8
}
