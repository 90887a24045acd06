import CoreGraphics

/// The cross-fade of what layers show: images are mixed pixel by pixel.
enum ContentsFade {
    /// What is shown when `share`, 0…1, of the way from one to the other is done.
    ///
    /// Images and stores are mixed in the end's pixels, the start stretched to them; nothing counts as clear. Other
    /// objects have nothing between: the end is shown at once.
    static func contents(from start: Any?, to end: Any?, by share: Double) -> Any? {
        guard share > 0 else { return start }
        guard share < 1 else { return end }
        let (a, b) = (image(start), image(end))
        guard (a != nil) == (start != nil), (b != nil) == (end != nil) else { return end }
        guard let size = b ?? a else { return end }
        return mix(a, b, share: share, width: size.width, height: size.height) ?? end
    }

    private static func image(_ contents: Any?) -> CGImage? {
        switch contents {
        case let image as CGImage: image
        case let store as LayerBackingStore: store.image
        default: nil
        }
    }

    private static func mix(_ a: CGImage?, _ b: CGImage?, share: Double, width: Int, height: Int) -> CGImage? {
        guard width > 0, height > 0 else { return nil }
        let context = CGContext(
            width: width, height: height,
            baseTransform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
        context.setBlendMode(.plusLighter)
        for (image, weight) in [(a, 1 - share), (b, share)] {
            guard let image else { continue }
            context.setAlpha(CGFloat(weight))
            context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        }
        return context.makeImage()
    }
}
