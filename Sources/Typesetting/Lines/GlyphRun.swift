import Synchronization

/// Glyphs of one face and style, from left to right. Positions count from the line's start on the baseline, y up.
package struct GlyphRun: Sendable {
    package enum Content: Sendable {
        case glyphs
        case attachment(TextAttachment)
    }

    package var content = Content.glyphs
    package var face: FontFace?
    package var isSlanted = false
    package var fontSize: Double
    /// The size of the outlines: the system's font draws them a little smaller.
    package var outlineSize: Double
    /// Into the layout's styles.
    package var style: Int
    package var x: Double
    package var width: Double
    package var glyphs: [GlyphID] = []
    package var xs: [Double] = []
    package var ys: [Double] = []
    /// Horizontal factors of glyphs; empty where all are drawn as they are.
    package var squeezes: [Float] = []
    /// Horizontal stretch.
    package var stretch = 1.0
    /// Stretches of blanks, for lines that are drawn by word.
    package var spaces: [ClosedRange<Double>] = []
    /// Tells runs with other glyphs or pens apart; two of one process never share it.
    let number = GlyphRun.nextNumber.wrappingAdd(1, ordering: .relaxed).oldValue

    private static let nextNumber = Atomic(1)

    init(
        face: FontFace? = nil, isSlanted: Bool = false, fontSize: Double, style: Int, x: Double, width: Double
    ) {
        self.face = face
        self.isSlanted = isSlanted
        self.fontSize = fontSize
        outlineSize = fontSize
        self.style = style
        self.x = x
        self.width = width
    }
}
