import Rasterizer

extension CGContext {
    var isAntialiasing: Bool { allowsAntialiasing && state.shouldAntialias }

    /// What a path covers in pixels; nil when it has no area or is not finite.
    func fillShape(_ path: Path, _ matrix: CGAffineTransform, rule: CGPathFillRule) -> Shape? {
        if let rect = path.rectangle { return rectShape(rect, matrix) }
        guard path.isFinite, !path.isEmpty else { return nil }
        let polygon = Polygon(flattening: path, matrix: matrix.matrix, tolerance: state.flatteningTolerance)
        return shape(polygon, rule: rule)
    }

    func strokeShape(_ contextPath: ContextPath) -> Shape? {
        guard let path = contextPath.path(in: state.matrix), path.isFinite, !path.isEmpty else { return nil }
        let polygon = Polygon(
            stroking: path, style: state.strokeStyle, matrix: state.matrix.matrix,
            tolerance: state.flatteningTolerance)
        return shape(polygon, rule: .winding)
    }

    /// Whole pixels where the rectangle's image is such, exact coverage elsewhere.
    func rectShape(_ rect: CGRect, _ matrix: CGAffineTransform) -> Shape? {
        guard !rect.isNull, rect.width != 0, rect.height != 0 else { return nil }
        if matrix.keepsRectangles, let pixels = PixelRect(exactly: rect.applying(matrix)) { return .pixels(pixels) }
        var path = Path()
        path.add(rect: rect, transform: .identity)
        guard path.isFinite else { return nil }
        return shape(Polygon(flattening: path, matrix: matrix.matrix), rule: .winding)
    }

    private func shape(_ polygon: Polygon, rule: CGPathFillRule) -> Shape {
        if isAntialiasing { return .polygon(polygon, rule.fillRule) }
        return .mask(Mask(hardEdged: polygon, rule: rule.fillRule, in: surfaces[surfaces.count - 1].bitmap.rect))
    }

    /// Draws a shape with its shadow.
    func draw(_ shape: Shape, with paint: Paint, alpha: UInt8 = 255) {
        let command = DrawCommand(
            shape: shape, clip: state.clip, paint: paint, alpha: alpha, blendMode: state.blendMode.blendMode)
        if let shadow = state.shadow { drawShadow(shadow, of: command) }
        record(command)
    }

    /// The context's alpha as a byte.
    var alphaByte: UInt8 { CGColor.byte(state.alpha) }
}

extension PixelRect {
    /// Nil when an edge is not on a whole pixel, or beyond ±2³⁰.
    init?(exactly rect: CGRect) {
        let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
        guard edges.allSatisfy({ abs($0) <= 0x1p30 && $0.rounded(.down) == $0 }) else { return nil }
        self.init(minX: Int(edges[0]), minY: Int(edges[1]), maxX: Int(edges[2]), maxY: Int(edges[3]))
    }
}

extension Shape {
    /// The pixels it may touch; nil for all.
    var bounds: PixelRect? {
        switch self {
        case .everything: nil
        case .pixels(let rect): rect
        case .polygon(let polygon, _): polygon.bounds
        case .path(let path), .roundedQuad(_, let path): path.polygon.bounds
        case .mask(let mask): mask.rect
        case .masks(let group): group.bounds
        case .difference(let outer, _): outer.bounds
        case .quad: nil
        }
    }
}
