import CoreGraphics
import Rasterizer

/// Draws layouts into contexts whose y points down, as UIKit's and a layer's do.
package struct TextPainter {
    /// The colour of text that has none of its own.
    package var color: CGColor
    /// In place of every colour of the text; nil for none.
    package var overridingColor: CGColor?
    package var shadow: TextShadow?

    package init(color: CGColor = .black, overridingColor: CGColor? = nil, shadow: TextShadow? = nil) {
        self.color = color
        self.overridingColor = overridingColor
        self.shadow = shadow
    }

    /// - Parameter origin: of the layout's box, in user space.
    package func draw(_ layout: TextLayout, at origin: CGPoint, in context: CGContext) {
        guard origin.x.isFinite, origin.y.isFinite else { return }
        context.saveGState()
        let visible = context.boundingBoxOfClipPath
        for line in layout.lines {
            let top = Double(origin.y) + line.top
            // Outlines may reach beyond their line, but not by more than its own height (assumed).
            guard top - 2 * line.height < Double(visible.maxY), top + 3 * line.height > Double(visible.minY) else {
                continue
            }
            draw(line, of: layout, at: origin, in: context)
        }
        context.restoreGState()
    }

    private func draw(_ line: TextLine, of layout: TextLayout, at origin: CGPoint, in context: CGContext) {
        let pen = CGPoint(x: Double(origin.x) + line.x, y: Double(origin.y) + line.baseline)
        for run in line.runs {
            guard let background = layout.styles[run.style].backgroundColor else { continue }
            context.setFillColor(background)
            context.fill(
                CGRect(
                    x: Double(pen.x) + run.x, y: Double(origin.y) + line.top, width: run.width, height: line.height))
        }
        for run in line.runs {
            RunPainter(painter: self, run: run, style: layout.styles[run.style], pen: pen).draw(in: context)
        }
    }
}

/// Draws one run.
private struct RunPainter {
    let painter: TextPainter
    let run: GlyphRun
    let style: TextStyle
    /// The line's start on its baseline.
    let pen: CGPoint

    private var color: CGColor { painter.overridingColor ?? style.color ?? painter.color }
    private var start: CGPoint { CGPoint(x: Double(pen.x) + run.x, y: Double(pen.y) - style.baselineOffset) }

    func draw(in context: CGContext) {
        let shadow = style.shadow ?? painter.shadow
        if let shadow {
            context.saveGState()
            context.setShadow(offset: shadow.offset, blur: shadow.blurRadius, color: shadow.color)
        }
        if let underline = style.underline { draw(underline, isUnder: true, in: context) }
        switch run.content {
        case .attachment(let attachment): draw(attachment, in: context)
        case .glyphs: drawGlyphs(in: context)
        }
        if let strikethrough = style.strikethrough { draw(strikethrough, isUnder: false, in: context) }
        if shadow != nil { context.restoreGState() }
    }

    private func drawGlyphs(in context: CGContext) {
        guard let face = run.face else { return }
        let drawing = GlyphDrawing(
            face: face, glyphs: run.glyphs, origin: start, xs: run.xs, ys: run.ys, ySign: -1, matrix: matrix(face),
            number: run.number, squeezes: run.squeezes)
        if style.strokeWidth <= 0 {
            context.setFillColor(color)
            context.fill(drawing)
        }
        if style.strokeWidth != 0, !face.hasColorBitmaps {
            context.setStrokeColor(style.strokeColor ?? color)
            context.stroke(drawing, width: CGFloat(style.strokeWidth.magnitude / 100 * run.fontSize))
        }
    }

    /// Font units → points, y down. Upright outlines that have to slant do so by 20 % (assumed).
    private func matrix(_ face: FontFace) -> CGAffineTransform {
        let scale = run.outlineSize / Double(face.metrics.unitsPerEm)
        let slant = style.obliqueness + (run.isSlanted ? 0.2 : 0)
        return CGAffineTransform(a: scale * run.stretch, b: 0, c: scale * slant, d: -scale, tx: 0, ty: 0)
    }

    private func draw(_ attachment: TextAttachment, in context: CGContext) {
        guard let image = attachment.image else { return }
        context.saveGState()
        context.translateBy(x: start.x, y: start.y)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: attachment.bounds)
        context.restoreGState()
    }

    // MARK: Lines under and through text

    /// Where the font has its line; whole pixels high and on whole rows where text is upright (assumed).
    private func draw(_ decoration: TextDecoration, isUnder: Bool, in context: CGContext) {
        let metrics = run.face?.metrics
        let scale = run.fontSize / Double(metrics?.unitsPerEm ?? 1000)
        var thickness = Double(isUnder ? metrics?.underlineThickness ?? 50 : metrics?.strikeoutThickness ?? 50) * scale
        if decoration.thickness == .thick { thickness *= 2 }
        let middle =
            isUnder
            ? Double(metrics?.underlinePosition ?? -100) * scale
            : Double(metrics?.strikeoutPosition ?? 250) * scale - thickness / 2
        context.setFillColor(decoration.color ?? color)
        let lines = decoration.thickness == .double ? [middle, middle - (isUnder ? 2 : -2) * thickness] : [middle]
        for line in lines {
            for part in parts(decoration) { fill(part, middle: line, thickness, decoration.pattern, context) }
        }
    }

    /// From the run's start.
    private func parts(_ decoration: TextDecoration) -> [ClosedRange<Double>] {
        guard decoration.isByWord else { return run.width > 0 ? [0...run.width] : [] }
        var parts: [ClosedRange<Double>] = []
        var x = 0.0
        for space in run.spaces.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if space.lowerBound > x { parts.append(x...space.lowerBound) }
            x = max(x, space.upperBound)
        }
        if run.width > x { parts.append(x...run.width) }
        return parts
    }

    private func fill(
        _ part: ClosedRange<Double>, middle: Double, _ thickness: Double, _ pattern: TextDecoration.Pattern,
        _ context: CGContext
    ) {
        let matrix = context.pixelMatrix
        var (top, height) = (Double(start.y) - middle - thickness / 2, thickness)
        if matrix.b == 0, matrix.c == 0, matrix.d > 0 {
            let scale = Double(matrix.d)
            let pixels = max(1, (height * scale + 0.5).rounded(.down))
            let row =
                ((Double(start.y) * scale + Double(matrix.ty) + 0.5).rounded(.down)
                    + ((-middle - thickness / 2) * scale + 0.5).rounded(.down))
            (top, height) = ((row - Double(matrix.ty)) / scale, pixels / scale)
        }
        let dashes = pattern.dashes
        guard !dashes.isEmpty else {
            let box = CGRect(
                x: Double(start.x) + part.lowerBound, y: top, width: part.upperBound - part.lowerBound, height: height)
            return context.fill(box)
        }
        var x = part.lowerBound
        var index = 0
        while x < part.upperBound {
            let length = dashes[index % dashes.count] * max(height, 1.0 / 64)
            if index % 2 == 0 {
                context.fill(
                    CGRect(
                        x: Double(start.x) + x, y: top, width: min(length, part.upperBound - x), height: height))
            }
            x += length
            index += 1
        }
    }
}

extension TextDecoration.Pattern {
    /// Drawn and left out in turn, in thicknesses of the line (assumed).
    fileprivate var dashes: [Double] {
        switch self {
        case .solid: []
        case .dot: [3, 3]
        case .dash: [10, 5]
        case .dashDot: [10, 3, 3, 3]
        case .dashDotDot: [10, 3, 3, 3, 3, 3]
        }
    }
}
