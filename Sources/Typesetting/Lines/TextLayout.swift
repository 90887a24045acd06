import CoreGraphics

/// A text laid out: lines of glyphs, ready to be drawn. Points, y down, the origin at the top left of the text's box.
package struct TextLayout: Sendable {
    package var lines: [TextLine]
    package var styles: [TextStyle]
    /// The size of all lines: the widest with its indents, and all heights.
    package var size: CGSize
    /// Something of the text was left out, or has a token in its place.
    package var isTruncated: Bool
    package var problems: TextProblems

    /// How far a text may reach beyond its room and still fit, in points: more than rounding of sums adds up to, less
    /// than a pixel.
    package static let tolerance = 1.0 / 1024

    /// From the top to the first line's baseline; 0 without lines.
    package var firstBaseline: Double { lines.first?.baseline ?? 0 }
    /// From the top to the last line's baseline; 0 without lines.
    package var lastBaseline: Double { lines.last?.baseline ?? 0 }

    /// What the cache counts it with.
    var byteCount: Int {
        lines.reduce(256 + styles.count * 320) { sum, line in
            sum + 160 + line.clusters.count * 40 + line.runs.reduce(0) { $0 + 128 + $1.glyphs.count * 20 }
        }
    }
}
