/// A shape made ready for many tiles: coordinates in fixed point, edges listed.
struct PreparedShape: Sendable {
    indirect enum Kind: Sendable {
        /// Every pixel of `bounds`.
        case pixels
        case quad(QuadSpans)
        /// `outline` is soft where `quad` lets it; `quadEdges` is nil when each pixel lies in the quad wholly or not
        /// at all.
        case roundedQuad(QuadSpans, outline: EdgeList, quadEdges: EdgeList?)
        case edges(EdgeList, FillRule)
        case mask(Mask)
        case masks(MaskGroup)
        case difference(outer: PreparedShape, inner: PreparedShape)
    }

    let kind: Kind
    /// Nothing is covered outside.
    let bounds: PixelRect

    /// - Parameter target: pixels outside are never asked for.
    init(_ shape: Shape, target: PixelRect) {
        switch shape {
        case .everything:
            (kind, bounds) = (.pixels, target)
        case .pixels(let rect):
            (kind, bounds) = (.pixels, rect.intersection(target))
        case .quad(let quad):
            let spans = QuadSpans(quad)
            (kind, bounds) = (spans.isRectangle ? .pixels : .quad(spans), spans.bounds.intersection(target))
        case .roundedQuad(let quad, let outline):
            let spans = QuadSpans(quad)
            let bounds = spans.bounds.intersection(outline.bounds).intersection(target)
            let rows = bounds.minY..<bounds.maxY
            let quadPolygon = spans.isPixelAligned ? nil : QuadSpans.polygon(of: quad)
            kind = .roundedQuad(
                spans, outline: EdgeList(outline, rows: rows), quadEdges: quadPolygon.map { EdgeList($0, rows: rows) })
            self.bounds = bounds
        case .polygon(let polygon, let rule):
            bounds = polygon.bounds.intersection(target)
            kind = .edges(EdgeList(polygon, rows: bounds.minY..<bounds.maxY), rule)
        case .mask(let mask):
            (kind, bounds) = (.mask(mask), mask.rect.intersection(target))
        case .masks(let group):
            (kind, bounds) = (.masks(group), group.bounds.intersection(target))
        case .difference(let outer, let inner):
            let outer = PreparedShape(outer, target: target)
            kind = .difference(outer: outer, inner: PreparedShape(inner, target: outer.bounds))
            bounds = outer.bounds
        }
    }
}

/// A stack of clips made ready, innermost first.
struct PreparedClip: Sendable {
    let shapes: [PreparedShape]
    let bounds: PixelRect

    init(shapes: [PreparedShape], target: PixelRect) {
        self.shapes = shapes
        bounds = shapes.reduce(target) { $0.intersection($1.bounds) }
    }
}
