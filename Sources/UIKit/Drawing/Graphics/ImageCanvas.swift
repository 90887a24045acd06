/// Pixels to draw an image on: a context whose user space is in points, y down.
struct ImageCanvas {
    let context: CGContext
    let scale: CGFloat

    /// Nil for bounds that are empty or not finite, and above 2²⁸ pixels. Sides grow to whole pixels (assumed), less
    /// than a thousandth of one aside.
    init?(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
        let bounds = bounds.standardized
        guard let pixels = Self.pixels(of: bounds.size, scale: scale), bounds.minX.isFinite, bounds.minY.isFinite else {
            return nil
        }
        let toPixels = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
        context = CGContext(width: pixels.width, height: pixels.height, baseTransform: toPixels, isOpaque: isOpaque)
        self.scale = scale
    }

    /// The whole pixels of a size in points; nil for none and above 2²⁸.
    static func pixels(of size: CGSize, scale: CGFloat) -> (width: Int, height: Int)? {
        let width = (size.width * scale - 0.001).rounded(.up)
        let height = (size.height * scale - 0.001).rounded(.up)
        guard width >= 1, height >= 1, width * height <= 0x1p28 else { return nil }
        return (Int(width), Int(height))
    }

    /// What was drawn so far.
    var image: UIImage {
        context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }
}
