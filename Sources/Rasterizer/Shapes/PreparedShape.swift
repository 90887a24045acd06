/// A shape made ready for many tiles.
struct PreparedShape: Sendable {
    enum Kind: Sendable {
        /// Every pixel of `bounds`.
        case pixels
        /// From the corner of `frame` on.
        case runs(CoverageRuns)
        case mask(Mask)
        case masks(MaskGroup)
        indirect case difference(outer: PreparedShape, inner: PreparedShape)
    }

    let kind: Kind
    /// Nothing is covered outside.
    let bounds: PixelRect
    /// The pixels that runs are of: the bounds, and what of the outline lies outside the target.
    let frame: PixelRect
    /// All is covered inside.
    let full: FullCoverage
    /// Nothing is covered inside: a ring's hole.
    let hole: FullCoverage

    /// - Parameter target: pixels outside are never asked for.
    init(_ shape: Shape, target: PixelRect, builder: RunBuilder) {
        switch shape {
        case .everything: self.init(pixels: target)
        case .pixels(let rect): self.init(pixels: rect.intersection(target))
        case .quad(let quad): self.init(quad, target: target, builder: builder)
        case .roundedQuad(let quad, let outline):
            self.init(quad, outline: outline, target: target, builder: builder)
        case .polygon(let polygon, let rule):
            self.init(builder.coverage(of: polygon, rule, target: target), target: target)
        case .path(let path): self = builder.shape(of: path, target: target)
        case .mask(let mask):
            self.init(kind: .mask(mask), bounds: mask.rect.intersection(target), full: .none)
        case .masks(let group):
            self.init(kind: .masks(group), bounds: group.bounds.intersection(target), full: .none)
        case .difference(let outer, let inner):
            let outer = PreparedShape(outer, target: target, builder: builder)
            let inner = PreparedShape(inner, target: outer.bounds, builder: builder)
            self.init(outer, less: inner, builder: builder)
        }
    }

    /// - Parameter coverage: nil for nothing.
    init(_ coverage: OutlineCoverage?, target: PixelRect) {
        guard let coverage else {
            self.init(pixels: .empty)
            return
        }
        self.init(
            kind: .runs(coverage.runs), bounds: coverage.frame.intersection(target), frame: coverage.frame,
            full: coverage.full.intersection(target))
    }

    private init(_ outer: PreparedShape, less inner: PreparedShape, builder: RunBuilder) {
        var kind = Kind.difference(outer: outer, inner: inner)
        if case .runs(let outerRuns) = outer.kind, case .runs(let innerRuns) = inner.kind,
            let runs = builder.difference(
                outer: outerRuns, inner: innerRuns, x: inner.frame.minX - outer.frame.minX,
                y: inner.frame.minY - outer.frame.minY)
        {
            kind = .runs(runs)
        }
        self.init(kind: kind, bounds: outer.bounds, frame: outer.frame, full: .none, hole: inner.full)
    }

    private init(
        kind: Kind, bounds: PixelRect, frame: PixelRect? = nil, full: FullCoverage, hole: FullCoverage = .none
    ) {
        self.hole = hole
        self.kind = kind
        self.bounds = bounds
        self.frame = frame ?? bounds
        self.full = full
    }

    private init(pixels: PixelRect) {
        self.init(kind: .pixels, bounds: pixels, full: FullCoverage(first: pixels, second: .empty))
    }

    private init(_ quad: Quad, target: PixelRect, builder: RunBuilder) {
        let spans = QuadSpans(quad)
        let bounds = spans.bounds.intersection(target)
        if bounds.isEmpty || spans.isRectangle {
            self.init(pixels: bounds)
            return
        }
        self.init(kind: .runs(builder.runs(of: spans, bounds: bounds)), bounds: bounds, full: .none)
    }

    private init(_ quad: Quad, outline: PathShape, target: PixelRect, builder: RunBuilder) {
        let outline = outline.filled
        let spans = QuadSpans(quad)
        let target = spans.bounds.intersection(target)
        if target.isEmpty {
            self.init(pixels: .empty)
        } else if spans.isPixelAligned {
            // Each pixel lies in the quad wholly or not at all: the outline's own coverage is its share.
            self = builder.shape(of: outline, target: target)
        } else {
            self.init(builder.polygon(of: outline), in: quad, spans, target: target, builder: builder)
        }
    }

    private init(
        _ outline: Polygon, in quad: Quad, _ spans: QuadSpans, target: PixelRect, builder: RunBuilder
    ) {
        let bounds = outline.bounds.intersection(target)
        guard !bounds.isEmpty, let polygon = QuadSpans.polygon(of: quad) else {
            self.init(pixels: .empty)
            return
        }
        let runs = builder.shares(of: outline, in: polygon, spans: spans, bounds: bounds)
        let full = FullCoverage(of: outline, rule: .nonZero, quad: spans).intersection(bounds)
        self.init(kind: .runs(runs), bounds: bounds, full: full)
    }
}
