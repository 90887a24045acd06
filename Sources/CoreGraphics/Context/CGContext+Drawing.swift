import Rasterizer

extension CGContext {
    /// Fills the current path, open subpaths closed, and throws it away.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(currentPath, rule)
        beginPath()
    }

    /// Strokes the current path and throws it away.
    public func strokePath() {
        stroke(currentPath)
        beginPath()
    }

    /// Fills by the even-odd rule.
    public func eoFillPath() {
        fillPath(using: .evenOdd)
    }

    /// Fills or strokes the current path, or both, and throws it away.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill, .fillStroke: fill(currentPath, .winding)
        case .eoFill, .eoFillStroke: fill(currentPath, .evenOdd)
        case .stroke: break
        }
        if mode != .fill, mode != .eoFill { stroke(currentPath) }
        beginPath()
    }

    /// Fills a rectangle. The current path is thrown away, as by all that follow.
    public func fill(_ rect: CGRect) {
        beginPath()
        if let shape = rectShape(rect, state.matrix) { draw(shape, with: state.paint(state.fillColor)) }
    }

    /// Fills rectangles; where they overlap, once.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    /// Fills the ellipse that touches the sides of a rectangle.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Strokes a rectangle with another line width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = before
    }

    /// Strokes the ellipse that touches the sides of a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes a line between each two points; an odd last point is left out.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent, black where pixels have no alpha. Alpha, blend mode and shadow do not count.
    public func clear(_ rect: CGRect) {
        beginPath()
        guard let shape = rectShape(rect, state.matrix) else { return }
        record(DrawCommand(shape: shape, clip: state.clip, paint: .solid(.clear), blendMode: .clear))
    }

    private func fill(_ path: ContextPath, _ rule: CGPathFillRule) {
        guard let shape = fillShape(path.path, path.matrix, rule: rule) else { return }
        draw(shape, with: state.paint(state.fillColor))
    }

    private func stroke(_ path: ContextPath) {
        guard let shape = strokeShape(path) else { return }
        draw(shape, with: state.paint(state.strokeColor))
    }
}
