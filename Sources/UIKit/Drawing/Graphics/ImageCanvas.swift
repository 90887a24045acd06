/// Pixels to draw an image on: a context whose user space is in points, y down.
struct ImageCanvas {
    let context: CGContext
    let scale: CGFloat

    /// Nil for bounds that are empty or not finite, and above 2²⁸ pixels. Sides grow to whole pixels (assumed), less
    /// than a thousandth of one aside.
    init?(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
        let bounds = bounds.standardized
        let width = (bounds.width * scale - 0.001).rounded(.up)
        let height = (bounds.height * scale - 0.001).rounded(.up)
        guard width >= 1, height >= 1, width * height <= 0x1p28, bounds.minX.isFinite, bounds.minY.isFinite else {
            return nil
        }
        let toPixels = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
        context = CGContext(width: Int(width), height: Int(height), baseTransform: toPixels, isOpaque: isOpaque)
        self.scale = scale
    }

    /// What was drawn so far.
    var image: UIImage {
        context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }
}
