import Rasterizer

extension CGContext {
    /// Draws a picture into a rectangle, its last row at the rectangle's least y: upright where y points up, upside
    /// down where it points down. With `byTiling` the rectangle is one tile of a pattern that fills the clip. An image
    /// mask is drawn in the fill colour.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard let placement = ImagePlacement(image, in: rect, self) else { return }
        fonts.formUnion(image.fonts)
        let tint = image.isMask ? state.fillColor.color8 : nil
        let paint = placement.paint(of: image.bitmap, tint: tint, wrap: byTiling ? .repeat : .clamp)
        draw(byTiling ? .everything : placement.shape, with: .image(paint), alpha: alphaByte)
    }
}
