import CoreGraphics
import Synchronization

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

/// One line. Positions count from the text's box.
package struct TextLine: Sendable {
    /// UTF-16 units of the text that the line stands for, without what ends it.
    package var range: Range<Int>
    package var x: Double
    package var top: Double
    package var baseline: Double
    package var height: Double
    /// What is seen of it: spaces that hang over the end are left out.
    package var width: Double
    /// From left to right.
    package var runs: [GlyphRun]
    package var isTruncated = false
    /// The paragraph runs from right to left.
    package var isRightToLeft = false
    /// In the order of the text; empty where they were not asked for, and on a truncated line.
    package var clusters: [PlacedCluster] = []
}

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
    /// Into the layout's styles.
    package var style: Int
    package var x: Double
    package var width: Double
    package var glyphs: [GlyphID] = []
    package var xs: [Double] = []
    package var ys: [Double] = []
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
        self.style = style
        self.x = x
        self.width = width
    }
}

/// What is to be laid out, and into what.
package struct LayoutRequest: Hashable, Sendable {
    /// How lines end.
    package enum Breaking: Hashable, Sendable {
        /// Each paragraph by its own style: one that does not wrap is one line.
        case byParagraph
        /// All lines but the last wrap; what follows the last is treated as the mode says.
        case label(ParagraphStyle.LineBreakMode)
    }

    package var text: StyledText
    /// Points; infinite: lines end only where the text says so.
    package var width: Double
    /// Lines that do not lie in it whole are left out, but never the first.
    package var height = Double.infinity
    /// 0: any number.
    package var maximumLines = 0
    package var breaking = Breaking.byParagraph
    /// Fonts' leading lies between lines.
    package var usesLeading = true
    /// A token stands at the end when the height or the number of lines leaves something out, also after a text that
    /// wraps.
    package var truncatesLastLine = false
    /// What natural alignment means; nil: as each paragraph's text runs.
    package var naturalDirection: Bidi.Direction?
    /// Lines tell where each of their clusters lies: for carets and selections.
    package var placesClusters = false

    package init(text: StyledText, width: Double = .infinity) {
        self.text = text
        self.width = width.isNaN || width < 0 ? 0 : width
    }
}
