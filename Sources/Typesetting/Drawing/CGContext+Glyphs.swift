import CoreGraphics
import Rasterizer

/// Glyphs of one face to be drawn in user space.
struct GlyphDrawing {
    var face: FontFace
    var glyphs: [GlyphID]
    /// Where the run starts on its baseline, in user space.
    var origin: CGPoint
    /// Pens, from there.
    var xs: [Double]
    var ys: [Double]
    /// Which way `ys` count: −1 where user space points down and they count up.
    var ySign = 1.0
    /// Font units → user space, without a place.
    var matrix: CGAffineTransform
    /// The run's, if its glyphs and pens will be drawn again.
    var number: Int?
    /// Horizontal factors of glyphs; empty where all are drawn as they are.
    var squeezes: [Float] = []

    func squeeze(_ index: Int) -> Float { squeezes.isEmpty ? 1 : squeezes[index] }

    /// In user space.
    func pen(_ index: Int) -> CGPoint {
        CGPoint(x: Double(origin.x) + xs[index], y: Double(origin.y) + ySign * ys[index])
    }
}

extension CGContext {
    /// Fills glyphs in the fill colour. Pens are put on quarters of pixels: along the row for upright text, whose
    /// baseline lies on a whole pixel; in both directions otherwise (the row's quarters assumed).
    func fill(_ drawing: GlyphDrawing) {
        guard !drawing.glyphs.isEmpty else { return }
        fonts.insert(drawing.face)
        if drawing.face.hasColorBitmaps {
            fillColored(drawing)
        } else if drawsGlyphCoverage {
            fillCoverage(drawing)
        } else {
            addOutlines(of: drawing)
            fillPath()
        }
    }

    /// Strokes the outlines of glyphs in the stroke colour.
    func stroke(_ drawing: GlyphDrawing, width: CGFloat) {
        fonts.insert(drawing.face)
        setLineWidth(width)
        addOutlines(of: drawing)
        strokePath()
    }

    private func addOutlines(of drawing: GlyphDrawing) {
        beginPath()
        for (index, glyph) in drawing.glyphs.enumerated() {
            let pen = drawing.pen(index)
            var place = drawing.matrix
            (place.tx, place.ty) = (pen.x, pen.y)
            let squeeze = CGFloat(drawing.squeeze(index))
            (place.a, place.b) = (place.a * squeeze, place.b * squeeze)
            addPath(CGPath(rasterPath: drawing.face.outline(of: glyph)).applying(place))
        }
    }

    private func fillCoverage(_ drawing: GlyphDrawing) {
        let clip = clipPixels
        guard let placement = GlyphPlacement(drawing, toPixels: pixelMatrix), !clip.isEmpty else { return }
        for (stretch, start) in stride(from: 0, to: drawing.glyphs.count, by: GlyphPlacement.stretch).enumerated() {
            let range = start..<min(start + GlyphPlacement.stretch, drawing.glyphs.count)
            fill(range, stretch, of: drawing, placement, clip)
        }
    }

    private func fill(
        _ range: Range<Int>, _ stretch: Int, of drawing: GlyphDrawing, _ placement: GlyphPlacement, _ clip: PixelRect
    ) {
        let (x, y) = placement.whole
        let key = drawing.number.map { placement.key(number: $0, stretch: stretch) }
        if let key, let known = RunCache.shared.mask(for: key) { return fill(known, movedBy: x, y) }
        let here = clip.offset(x: -x, y: -y)
        let places = placement.places(of: drawing, range, near: here)
        if places.isEmpty { return }
        let members = GlyphCache.shared.members(places, placement.scale, clip: here)
        let group = MaskGroup(members)
        // A stretch that the clip leaves a part of is not kept, nor one that is mostly empty.
        guard let key, places.count == range.count, group.isDense(upTo: RunCache.mostPixels) else {
            return fill(MaskGroup(members.filter { !$0.rect.intersection(here).isEmpty }.map { $0.moved(by: x, y) }))
        }
        let mask = group.composed()
        RunCache.shared.keep(mask, for: key)
        fill(mask, movedBy: x, y)
    }

    private func fillColored(_ drawing: GlyphDrawing) {
        for (index, glyph) in drawing.glyphs.enumerated() {
            guard let picture = drawing.face.colorBitmap(of: glyph) else { continue }
            let pen = drawing.pen(index)
            let em = CGFloat(drawing.face.metrics.unitsPerEm)
            let unit = em / CGFloat(max(1, picture.pixelsPerEm))
            let box = CGRect(
                x: CGFloat(picture.left) * unit, y: CGFloat(picture.top - picture.image.height) * unit,
                width: CGFloat(picture.image.width) * unit, height: CGFloat(picture.image.height) * unit)
            var place = drawing.matrix
            (place.tx, place.ty) = (pen.x, pen.y)
            saveGState()
            concatenate(place)
            draw(picture.image, in: box)
            restoreGState()
        }
    }
}

/// Where the glyphs of a drawing lie in pixels: whole pixels that all have in common, and the rest.
struct GlyphPlacement {
    /// Glyphs that are put together. Where two of one stretch overlap their coverage adds up.
    static let stretch = 64

    let scale: GlyphScale
    /// The pixel in which the run's pen starts.
    let whole: (x: Int, y: Int)
    private let fraction: (x: Double, y: Double)
    /// The map of the pens' plane, without a place.
    private let toPixels: CGAffineTransform

    /// Nil when something is not finite, or further away than any canvas reaches.
    init?(_ drawing: GlyphDrawing, toPixels: CGAffineTransform) {
        var plain = toPixels
        (plain.tx, plain.ty) = (0, 0)
        let linear = drawing.matrix.concatenating(plain)
        scale = GlyphScale(
            face: drawing.face, a: Double(linear.a), b: Double(linear.b), c: Double(linear.c), d: Double(linear.d))
        self.toPixels = plain
        let origin = drawing.origin.applying(toPixels)
        let (x, y) = (Double(origin.x), Double(origin.y))
        guard scale.isFinite, x.magnitude < 0x1p40, y.magnitude < 0x1p40 else { return nil }
        whole = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        // Exact: both have the same exponent or less.
        fraction = (x - x.rounded(.down), y - y.rounded(.down))
    }

    func key(number: Int, stretch: Int) -> RunCache.Key {
        RunCache.Key(
            number: number, stretch: stretch, a: scale.a, b: scale.b, c: scale.c, d: scale.d, x: fraction.x,
            y: fraction.y)
    }

    /// The places of glyphs that can reach into `clip`, counted from the whole pixel.
    func places(of drawing: GlyphDrawing, _ range: Range<Int>, near clip: PixelRect) -> [GlyphCache.Place] {
        let em = Double(drawing.face.metrics.unitsPerEm)
        // No outline reaches further than this from its pen (assumed: eight ems of a sane font).
        let reach = 8 * em * max(scale.a.magnitude + scale.c.magnitude, scale.b.magnitude + scale.d.magnitude) + 2
        let (left, right) = (Double(clip.minX) - reach, Double(clip.maxX) + reach)
        let (top, bottom) = (Double(clip.minY) - reach, Double(clip.maxY) + reach)
        var places: [GlyphCache.Place] = []
        places.reserveCapacity(range.count)
        for index in range {
            let (dx, dy) = (drawing.xs[index], drawing.ySign * drawing.ys[index])
            let x = fraction.x + (dx * Double(toPixels.a) + dy * Double(toPixels.c))
            let y = fraction.y + (dx * Double(toPixels.b) + dy * Double(toPixels.d))
            guard x > left, x < right, y > top, y < bottom else { continue }
            var place = GlyphCache.Place(drawing.glyphs[index], x: x, y: y, isUpright: scale.isUpright)
            place.squeeze = drawing.squeeze(index)
            places.append(place)
        }
        return places
    }
}

extension GlyphCache.Place {
    /// Halves are rounded up.
    fileprivate init(_ glyph: GlyphID, x: Double, y: Double, isUpright: Bool) {
        let quartersX = Int((x * 4 + 0.5).rounded(.down))
        let quartersY = isUpright ? Int((y + 0.5).rounded(.down)) * 4 : Int((y * 4 + 0.5).rounded(.down))
        self.init(
            glyph: glyph, x: quartersX >> 2, y: quartersY >> 2,
            phase: UInt32(quartersX & 3) | UInt32(quartersY & 3) << 2)
    }
}
