import CoreGraphics
import Synchronization

/// A symbol's pixels, and where it stands beside text.
///
/// Sendable: nothing changes.
final class SymbolPicture: Sendable {
    let image: CGImage
    /// Points from the image's bottom up to the baseline of text beside it.
    let baseline: CGFloat

    private init(image: CGImage, baseline: CGFloat) {
        self.image = image
        self.baseline = baseline
    }

    // MARK: Cache

    private struct Key: Hashable {
        var drawing: ObjectIdentifier
        var look: SymbolStyle
        var showsGround: Bool
    }

    /// What was drawn lately; emptied when it holds too much.
    private static let cache = Mutex<(pictures: [Key: SymbolPicture], pixels: Int)>(([:], 0))
    private static let mostPixels = 4 << 20

    /// - Parameter hasGround: Whether colours tell a filled circle or square from the sign on it.
    static func picture(of drawing: SymbolDrawing, _ look: SymbolStyle, hasGround: Bool) -> SymbolPicture? {
        let key = Key(drawing: ObjectIdentifier(drawing), look: look, showsGround: hasGround)
        if let known = cache.withLock({ $0.pictures[key] }) { return known }
        guard let new = make(drawing, look, hasGround: hasGround) else { return nil }
        cache.withLock { cache in
            cache.pixels += new.image.width * new.image.height
            if cache.pixels > mostPixels { cache = ([:], new.image.width * new.image.height) }
            cache.pictures[key] = new
        }
        return new
    }

    // MARK: Drawing

    /// As large as the drawing and one unit on each side (assumed: a full circle at 17 points takes 19.333 then).
    private static func make(_ drawing: SymbolDrawing, _ look: SymbolStyle, hasGround: Bool) -> SymbolPicture? {
        let (unit, scale) = (look.unit, look.displayScale)
        func upToPixels(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
        let size = CGSize(
            width: upToPixels((drawing.box.width + 2) * unit), height: upToPixels((drawing.box.height + 2) * unit))
        guard let canvas = ImageCanvas(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: false) else {
            return nil
        }
        let origin = CGPoint(
            x: (size.width - drawing.box.width * unit) / 2 - drawing.box.minX * unit,
            y: (size.height - drawing.box.height * unit) / 2 - drawing.box.minY * unit)
        canvas.context.translateBy(x: origin.x, y: origin.y)
        canvas.context.scaleBy(x: unit, y: unit)
        draw(drawing, look, hasGround: hasGround, in: canvas.context)
        guard let drawn = canvas.context.makeImage() else { return nil }
        // The middle of the grid is as high as the middle of a capital letter.
        let middle = origin.y + SymbolDrawing.grid / 2 * unit
        let capHeight = UIFont.systemFont(ofSize: look.pointSize).capHeight
        return SymbolPicture(
            image: CGImage(bitmap: drawn.bitmap, fonts: drawing.sources),
            baseline: size.height - middle - capHeight / 2)
    }

    private static func draw(_ drawing: SymbolDrawing, _ look: SymbolStyle, hasGround: Bool, in context: CGContext) {
        let pen = SymbolPen(drawing: drawing, widening: look.widening, hasGround: hasGround, context: context)
        switch look.colors.count {
        case 2 where hasGround && pen.hasSigns: pen.drawInParts(sign: look.colors[0], ground: look.colors[1])
        case 2: pen.drawWhole(look.colors[0])
        default: pen.drawWhole(.black)
        }
    }
}
