import CoreGraphics
import Rasterizer

/// Glyphs of one face to be drawn in user space.
struct GlyphDrawing {
    var face: FontFace
    var glyphs: [GlyphID]
    /// Pens on the baseline, in user space.
    var pens: [CGPoint]
    /// Font units → user space, without a place.
    var matrix: CGAffineTransform
}

extension CGContext {
    /// Fills glyphs in the fill colour. Pens are put on quarters of pixels: along the row for upright text, whose baseline
    /// lies on a whole pixel; in both directions otherwise (the row's quarters assumed).
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
        for (glyph, pen) in zip(drawing.glyphs, drawing.pens) {
            var place = drawing.matrix
            (place.tx, place.ty) = (pen.x, pen.y)
            addPath(CGPath(rasterPath: drawing.face.outline(of: glyph)).applying(place))
        }
    }

    private func fillCoverage(_ drawing: GlyphDrawing) {
        let toPixels = pixelMatrix
        let linear = drawing.matrix.concatenating(
            CGAffineTransform(a: toPixels.a, b: toPixels.b, c: toPixels.c, d: toPixels.d, tx: 0, ty: 0))
        let scale = GlyphScale(
            face: drawing.face, a: Double(linear.a), b: Double(linear.b), c: Double(linear.c), d: Double(linear.d))
        guard [scale.a, scale.b, scale.c, scale.d].allSatisfy(\.isFinite) else { return }
        let clip = clipPixels
        guard !clip.isEmpty else { return }
        let em = Double(drawing.face.metrics.unitsPerEm)
        // No outline reaches further than this from its pen (assumed: eight ems of a sane font).
        let reach = 8 * em * max(scale.a.magnitude + scale.c.magnitude, scale.b.magnitude + scale.d.magnitude) + 2
        var places: [GlyphCache.Place] = []
        places.reserveCapacity(drawing.glyphs.count)
        for (glyph, pen) in zip(drawing.glyphs, drawing.pens) {
            let p = pen.applying(toPixels)
            let (x, y) = (Double(p.x), Double(p.y))
            guard x > Double(clip.minX) - reach, x < Double(clip.maxX) + reach, y > Double(clip.minY) - reach,
                y < Double(clip.maxY) + reach
            else { continue }
            places.append(GlyphCache.Place(glyph, x: x, y: y, isUpright: scale.isUpright))
        }
        let members = GlyphCache.shared.members(places, scale, clip: clip)
        for start in stride(from: 0, to: members.count, by: 64) {
            fill(MaskGroup(Array(members[start..<min(start + 64, members.count)])))
        }
    }

    private func fillColored(_ drawing: GlyphDrawing) {
        for (glyph, pen) in zip(drawing.glyphs, drawing.pens) {
            guard let picture = drawing.face.colorBitmap(of: glyph) else { continue }
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

extension FontFace: FontSource {}
