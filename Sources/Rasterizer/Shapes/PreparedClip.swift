/// A stack of clips made ready.
struct PreparedClip: Sendable {
    /// Innermost first, without those that `bounds` hold already.
    let shapes: [PreparedShape]
    let bounds: PixelRect
    /// Where no clip takes anything away.
    let full: FullCoverage
    /// True when only whole pixels are cut off.
    var isRectangle: Bool { shapes.isEmpty }

    init(shapes: [PreparedShape], target: PixelRect) {
        let bounds = shapes.reduce(target) { $0.intersection($1.bounds) }
        self.bounds = bounds
        full = shapes.reduce(FullCoverage(first: bounds, second: bounds)) { $0.intersection($1.full) }
        self.shapes = shapes.filter { if case .pixels = $0.kind { false } else { true } }
    }
}
