import Rasterizer

/// A canvas beside a context, to be drawn into it, once or often.
///
/// Its space has y up and as many pixels a unit as the context's at its beginning, so a point of the layer comes out at the
/// same place of the rectangle that it is drawn into, whichever way y points there.
public final class CGLayer {
    /// In units of the layer's space.
    public let size: CGSize
    /// What the layer is drawn with.
    public let context: CGContext?
    private let canvas: CGContext
    private let scale: CGFloat

    /// A clear layer for a context; nil for sizes that are not above 0, or above 2²⁸ pixels.
    /// - Parameter auxiliaryInfo: Means nothing.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [AnyHashable: Any]?) {
        let base = context.baseMatrix
        let scale = max(abs(base.a), abs(base.b))
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width * height <= Double(1 << 28) else { return nil }
        self.size = size
        self.scale = scale
        canvas = CGContext(
            width: Int(width), height: Int(height),
            baseTransform: CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: height))
        self.context = canvas
    }

    /// Draws the layer so that its size takes up a rectangle.
    fileprivate func draw(in rect: CGRect, of context: CGContext) {
        guard let image = canvas.makeImage() else { return }
        // The last row and column of pixels may stand out over the size.
        let (across, up) = (
            CGFloat(image.width) / (size.width * scale), CGFloat(image.height) / (size.height * scale)
        )
        context.draw(
            image, in: CGRect(x: rect.minX, y: rect.minY, width: rect.width * across, height: rect.height * up))
    }
}

extension CGContext {
    /// Draws a layer, scaled into a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) { layer.draw(in: rect, of: self) }

    /// Draws a layer in its own size, its origin at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        layer.draw(in: CGRect(origin: point, size: layer.size), of: self)
    }
}
