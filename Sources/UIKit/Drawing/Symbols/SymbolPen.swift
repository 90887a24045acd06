import CoreGraphics

/// Draws a symbol's drawing in a weight and in colours.
struct SymbolPen {
    let drawing: SymbolDrawing
    /// How much wider lines are than drawn, in units.
    let widening: CGFloat
    /// Whether signs are cut out of a filled ground: they grow into it, and have a colour of their own.
    let hasGround: Bool
    let context: CGContext
    private let parts: SymbolDrawing.Parts

    init(drawing: SymbolDrawing, widening: CGFloat, hasGround: Bool, context: CGContext) {
        self.drawing = drawing
        self.widening = widening
        self.hasGround = hasGround
        self.context = context
        parts = drawing.parts
    }

    var hasSigns: Bool { !parts.signs.isEmpty || !parts.beside.isEmpty }

    /// All of it in one colour.
    func drawWhole(_ color: CGColor) {
        draw(in: color, .normal) {
            for shape in drawing.shapes {
                context.addPath(shape.path)
                context.fillPath(using: shape.rule)
            }
            stroke(parts.ground, by: widening)
            stroke(parts.beside, by: widening)
            stroke(parts.signs, by: hasGround ? -widening : widening)
        }
    }

    /// The signs in another colour than the ground. Their shares of a pixel add up: no background shows between them.
    func drawInParts(sign: CGColor, ground: CGColor) {
        draw(in: ground, .normal) {
            context.addPath(parts.ground)
            context.addPath(parts.signs)
            context.fillPath(using: .evenOdd)
            stroke(parts.ground, by: widening)
            stroke(parts.signs, by: -widening)
        }
        draw(in: sign, .plusLighter) {
            context.addPath(parts.signs)
            context.fillPath(using: .evenOdd)
            context.addPath(parts.beside)
            context.fillPath(using: .evenOdd)
            stroke(parts.signs, by: widening)
            stroke(parts.beside, by: widening)
        }
    }

    /// Draws in the opaque colour first, so that what overlaps is no darker in a colour that lets light through.
    private func draw(in color: CGColor, _ mode: CGBlendMode, _ body: () -> Void) {
        context.saveGState()
        context.setBlendMode(mode)
        context.setAlpha(color.alpha)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setBlendMode(.normal)
        context.setAlpha(1)
        let opaque = color.copy(alpha: 1) ?? color
        context.setFillColor(opaque)
        context.setStrokeColor(opaque)
        body()
        context.endTransparencyLayer()
        context.restoreGState()
    }

    /// Draws along edges, or wipes there where `width` is less than 0.
    private func stroke(_ edges: CGPath, by width: CGFloat) {
        guard width != 0, !edges.isEmpty else { return }
        context.setBlendMode(width < 0 ? .destinationOut : .normal)
        context.setLineWidth(width.magnitude)
        context.setLineJoin(.round)
        context.addPath(edges)
        context.strokePath()
        context.setBlendMode(.normal)
    }
}
