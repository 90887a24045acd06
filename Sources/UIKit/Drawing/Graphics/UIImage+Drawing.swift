extension UIImage {
    /// Fills a rectangle of the current context with copies of the image.
    func tile(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let picture = uprightCGImage else { return }
        paint(in: rect, of: context) { context.drawTiles(picture, scale: scale, in: rect) }
    }

    /// Draws the image into a rectangle of the current context; nil: with the context's alpha.
    func paint(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat?) {
        guard let context = UIGraphicsGetCurrentContext(), let picture = uprightCGImage else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        if let alpha { context.setAlpha(alpha) }
        let rect = rect.standardized
        paint(in: rect, of: context) {
            if let insets = attributes.capInsets {
                drawParts(of: picture, insets: insets, in: rect, of: context)
            } else {
                context.drawUpright(picture, in: rect)
            }
        }
        context.restoreGState()
    }

    /// Runs `body`; what it draws takes the tint, if there is one, through its alpha.
    private func paint(in rect: CGRect, of context: CGContext, _ body: () -> Void) {
        guard let tint = tint(in: context) else { return body() }
        context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
        body()
        context.setBlendMode(.sourceIn)
        context.setFillColor(tint)
        context.fill(rect)
        context.endTransparencyLayer()
    }

    private func tint(in context: CGContext) -> CGColor? {
        renderingMode == .alwaysTemplate ? context.fillColor : attributes.tintColor?.cgColor
    }

    /// Nine parts: corners keep their size, edges fill one way, the middle both ways.
    private func drawParts(of picture: CGImage, insets: UIEdgeInsets, in rect: CGRect, of context: CGContext) {
        let columns = ResizableSlices(
            pixels: picture.width, scale: scale, leading: insets.left, trailing: insets.right, from: rect.minX,
            to: rect.maxX)
        let rows = ResizableSlices(
            pixels: picture.height, scale: scale, leading: insets.top, trailing: insets.bottom, from: rect.minY,
            to: rect.maxY)
        for row in rows.slices {
            for column in columns.slices {
                let source = CGRect(
                    x: column.pixels.lowerBound, y: row.pixels.lowerBound, width: column.pixels.count,
                    height: row.pixels.count)
                let target = CGRect(
                    x: column.start, y: row.start, width: column.end - column.start, height: row.end - row.start)
                guard let part = picture.cropping(to: source) else { continue }
                if attributes.resizingMode == .tile {
                    context.drawTiles(part, scale: scale, in: target)
                } else {
                    context.drawUpright(part, in: target)
                }
            }
        }
    }
}

/// How the three slices of a resizable image along one side fill a stretch of points.
struct ResizableSlices {
    struct Slice {
        var pixels: Range<Int>
        var start: CGFloat
        var end: CGFloat
    }

    private(set) var slices: [Slice] = []

    /// Caps are rounded to whole pixels; where they leave nothing between them, one pixel of the image stretches. Where
    /// they have too little room they shrink in proportion (all assumed).
    init(pixels: Int, scale: CGFloat, leading: CGFloat, trailing: CGFloat, from start: CGFloat, to end: CGFloat) {
        func cap(_ length: CGFloat) -> Int { Int(min(max(length * scale, 0), CGFloat(pixels)).rounded()) }
        let first = min(cap(leading), pixels - 1)
        let last = min(cap(trailing), pixels - 1 - first)
        let caps = CGFloat(first + last) / scale
        let share = caps > end - start ? (end - start) / caps : 1
        let firstEnd = start + CGFloat(first) / scale * share
        let lastStart = max(end - CGFloat(last) / scale * share, firstEnd)
        add(0..<first, start, firstEnd)
        add(first..<pixels - last, firstEnd, lastStart)
        add(pixels - last..<pixels, lastStart, end)
    }

    private mutating func add(_ pixels: Range<Int>, _ start: CGFloat, _ end: CGFloat) {
        if !pixels.isEmpty, end > start { slices.append(Slice(pixels: pixels, start: start, end: end)) }
    }
}

extension CGContext {
    /// Draws a picture upright in a context whose y points down.
    func drawUpright(_ picture: CGImage, in rect: CGRect) {
        saveGState()
        translateBy(x: rect.minX, y: rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(picture, in: CGRect(origin: .zero, size: rect.size))
        restoreGState()
    }

    /// Fills `rect` with upright copies of a picture, the first in its top left corner.
    func drawTiles(_ picture: CGImage, scale: CGFloat, in rect: CGRect) {
        let size = CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
        saveGState()
        clip(to: rect)
        translateBy(x: rect.minX, y: rect.minY + size.height)
        scaleBy(x: 1, y: -1)
        draw(picture, in: CGRect(origin: .zero, size: size), byTiling: true)
        restoreGState()
    }
}
