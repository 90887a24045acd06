import CoreGraphics

/// How a run of characters looks. Lengths are points.
package struct TextStyle: Hashable, Sendable {
    package var font: Font
    /// Nil: the colour that the painter is given.
    package var color: CGColor?
    package var backgroundColor: CGColor?
    /// Added after each cluster.
    package var kern = 0.0
    package var hasKerning = true
    package var hasLigatures = true
    /// Up is positive.
    package var baselineOffset = 0.0
    package var underline: TextDecoration?
    package var strikethrough: TextDecoration?
    package var shadow: TextShadow?
    /// In percent of the font's size; positive strokes alone, negative strokes and fills.
    package var strokeWidth = 0.0
    package var strokeColor: CGColor?
    /// Horizontal shift a unit of height.
    package var obliqueness = 0.0
    /// The logarithm of the horizontal stretch.
    package var expansion = 0.0
    package var attachment: TextAttachment?
    /// Directions that the text is set in, the outermost first.
    package var embeddings: [Bidi.Embedding] = []

    package init(font: Font, color: CGColor? = nil) {
        self.font = font
        self.color = color
    }

    /// The part that shaping depends on: runs that share it are shaped together.
    var shaping: Shaping {
        Shaping(font: font, kern: kern, hasKerning: hasKerning, hasLigatures: hasLigatures, expansion: expansion)
    }

    struct Shaping: Hashable {
        var font: Font
        var kern: Double
        var hasKerning: Bool
        var hasLigatures: Bool
        var expansion: Double

        /// Clusters that are spaced apart are not joined into ligatures.
        var features: [Font.Feature] {
            var features = font.features
            if !hasKerning { features.append(Font.Feature("kern", 0)) }
            if !hasLigatures || kern != 0 { features += [Font.Feature("liga", 0), Font.Feature("clig", 0)] }
            return features
        }
    }
}

/// A line under or through text.
package struct TextDecoration: Hashable, Sendable {
    package enum Thickness: Hashable, Sendable { case single, thick, double }
    package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    package var thickness: Thickness
    package var pattern: Pattern
    /// Spaces are left out.
    package var isByWord: Bool
    /// Nil: the text's own.
    package var color: CGColor?

    package init(
        thickness: Thickness = .single, pattern: Pattern = .solid, isByWord: Bool = false, color: CGColor? = nil
    ) {
        self.thickness = thickness
        self.pattern = pattern
        self.isByWord = isByWord
        self.color = color
    }
}

/// A shadow under the glyphs.
package struct TextShadow: Hashable, Sendable {
    /// Points, y down.
    package var offset: CGSize
    package var blurRadius: Double
    package var color: CGColor

    package init(offset: CGSize, blurRadius: Double, color: CGColor) {
        self.offset = offset
        self.blurRadius = blurRadius
        self.color = color
    }
}

/// A picture that stands in the text like a character.
package struct TextAttachment: Hashable, Sendable {
    package var image: CGImage?
    /// From the pen on the baseline, y up.
    package var bounds: CGRect

    package init(image: CGImage?, bounds: CGRect) {
        self.image = image
        self.bounds = bounds
    }

    package static func == (left: TextAttachment, right: TextAttachment) -> Bool {
        left.image === right.image && left.bounds == right.bounds
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(image.map { ObjectIdentifier($0) })
        hasher.combine(bounds)
    }
}

extension TextStyle {
    /// What mostly tells styles apart: a layout's key is hashed whenever it is drawn.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(font.size)
        hasher.combine(font.typeface)
        hasher.combine(kern)
    }
}
