import CoreGraphics

extension UIImage {
    /// The picture alone at a size: what would tint, tile or mirror it is left aside.
    func thumbnail(of size: CGSize) -> UIImage? {
        guard let cgImage, size.width > 0, size.height > 0, let pixels = ImageCanvas.pixels(of: size, scale: scale)
        else {
            return nil
        }
        let stored = imageOrientation.exif.swapsSides ? (pixels.height, pixels.width) : pixels
        guard stored.0 <= cgImage.width, stored.1 <= cgImage.height else { return enlarged(to: size) }
        let small = cgImage.shrunk(to: stored).oriented(imageOrientation.exif)
        return UIImage(cgImage: small, scale: scale, orientation: .up)
    }

    /// The picture drawn at a size that is in some direction above its own.
    private func enlarged(to size: CGSize) -> UIImage? {
        guard let picture = uprightCGImage,
            let canvas = ImageCanvas(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: false)
        else { return nil }
        canvas.context.drawUpright(picture, in: CGRect(origin: .zero, size: size))
        return canvas.image
    }
}
