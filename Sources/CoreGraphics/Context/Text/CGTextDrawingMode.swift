/// What becomes of the glyphs that are shown.
public enum CGTextDrawingMode: Int32, Hashable, Sendable {
    /// Painted in the fill colour, outlined in the stroke colour, or both.
    case fill, stroke, fillStroke
    /// Nothing is painted.
    case invisible
    /// The glyphs are drawn as by the first four, and what is drawn later shows only inside them.
    case fillClip, strokeClip, fillStrokeClip, clip

    var fills: Bool { self == .fill || self == .fillStroke || self == .fillClip || self == .fillStrokeClip }
    var strokes: Bool { self == .stroke || self == .fillStroke || self == .strokeClip || self == .fillStrokeClip }
    var clips: Bool { rawValue >= Self.fillClip.rawValue }
}
