import Foundation
import Rasterizer

/// What stands behind a `CGFont`. Lengths are font units, y up.
package protocol FontProgram: FontSource {
    var facts: FontFacts { get }
    func advance(of glyph: UInt32) -> Int
    func outline(of glyph: UInt32) -> Path
    func glyph(named name: String) -> CGGlyph
    func name(of glyph: CGGlyph) -> String?
    func table(_ tag: UInt32) -> Data?
    var tableTags: [UInt32] { get }

    /// Fills glyphs in the context's fill colour.
    /// - Parameters:
    ///   - pens: in user space, one for each glyph.
    ///   - matrix: font units → user space, without a place.
    func fill(_ glyphs: [CGGlyph], at pens: [CGPoint], _ matrix: CGAffineTransform, in context: CGContext)
}

/// What a font says of itself.
package struct FontFacts: Sendable {
    package var glyphCount: Int
    package var unitsPerEm: Int
    package var postScriptName: String?
    package var fullName: String?
    package var ascent: Int
    package var descent: Int
    package var leading: Int
    package var capHeight: Int
    package var xHeight: Int
    package var box: CGRect
    package var italicAngle: CGFloat

    package init(
        glyphCount: Int, unitsPerEm: Int, postScriptName: String?, fullName: String?, ascent: Int, descent: Int,
        leading: Int, capHeight: Int, xHeight: Int, box: CGRect, italicAngle: CGFloat
    ) {
        self.glyphCount = glyphCount
        self.unitsPerEm = unitsPerEm
        self.postScriptName = postScriptName
        self.fullName = fullName
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.box = box
        self.italicAngle = italicAngle
    }
}
