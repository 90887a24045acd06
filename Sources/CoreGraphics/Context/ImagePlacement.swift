import Rasterizer

/// Where a picture lies in pixels, and how it is sampled there.
struct ImagePlacement {
    let shape: Shape
    private let matrix: CGAffineTransform
    private let filter: ImagePaint.Filter
    private let halvings: Int

    /// The picture's last row at the rectangle's least y. Nil when nothing would be seen.
    init?(_ image: CGImage, in rect: CGRect, _ context: CGContext) {
        let rect = rect.standardized
        guard !rect.isNull, !rect.isInfinite, rect.width > 0, rect.height > 0 else { return nil }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let toUser = CGAffineTransform(
            a: rect.width / width, b: 0, c: 0, d: -rect.height / height, tx: rect.minX, ty: rect.maxY)
        let exact = toUser.concatenating(context.state.matrix)
        matrix = ImagePlacement.snapped(exact, width: width, height: height)
        let pixels = CGRect(x: 0, y: 0, width: width, height: height)
        guard matrix.isInvertible, let shape = context.rectShape(pixels, matrix) else { return nil }
        self.shape = shape
        let quality = context.state.interpolationQuality
        let isSmooth = quality == .default ? image.shouldInterpolate : quality != .none
        filter = isSmooth ? .bilinear : .nearest
        halvings = isSmooth && quality != .low ? ImagePlacement.halvings(matrix) : 0
    }

    /// Edges that miss a line between pixels by rounding alone are put on it, so that pictures of the right size are
    /// copied exactly.
    private static func snapped(_ m: CGAffineTransform, width: CGFloat, height: CGFloat) -> CGAffineTransform {
        guard m.b == 0, m.c == 0 else { return m }
        func snapped(_ value: CGFloat) -> CGFloat { CGFloat(PixelLines.snapped(Double(value))) }
        let (left, right) = (snapped(m.tx), snapped(m.a * width + m.tx))
        let (top, bottom) = (snapped(m.ty), snapped(m.d * height + m.ty))
        return CGAffineTransform(
            a: (right - left) / width, b: 0, c: 0, d: (bottom - top) / height, tx: left, ty: top)
    }

    /// How often the picture can be halved and is still drawn at most at its size, along both sides.
    private static func halvings(_ m: CGAffineTransform) -> Int {
        var scale = max((m.a * m.a + m.b * m.b).squareRoot(), (m.c * m.c + m.d * m.d).squareRoot())
        var count = 0
        while scale <= 0.5, count < 16 {
            scale *= 2
            count += 1
        }
        return count
    }

    func paint(of bitmap: Bitmap, tint: Color8?, wrap: ImagePaint.Wrap = .clamp) -> ImagePaint {
        var (bitmap, matrix) = (bitmap, matrix)
        for _ in 0..<halvings where wrap == .clamp && bitmap.width + bitmap.height > 2 {
            bitmap = bitmap.halved()
            matrix = matrix.scaledBy(x: 2, y: 2)
        }
        return ImagePaint(
            bitmap: bitmap, matrix: matrix.matrix, filter: filter, wrapX: wrap, wrapY: wrap, tint: tint)
    }
}
