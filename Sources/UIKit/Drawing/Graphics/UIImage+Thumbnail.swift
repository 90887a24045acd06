extension UIImage {
    /// The picture alone at a size: what would tint, tile or mirror it is left aside.
    func thumbnail(of size: CGSize) -> UIImage? {
        guard let picture = uprightCGImage, size.width > 0, size.height > 0,
            let canvas = ImageCanvas(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: false)
        else { return nil }
        canvas.context.drawUpright(picture, in: CGRect(origin: .zero, size: size))
        return canvas.image
    }
}
