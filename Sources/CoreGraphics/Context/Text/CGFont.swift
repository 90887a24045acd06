import Foundation
import Rasterizer

/// A glyph's number in its font; 0 is the box of a missing character.
public typealias CGGlyph = UInt16
/// A glyph's number in its font.
public typealias CGFontIndex = UInt16

/// One font of a file, without a size. Lengths are glyph space units, of which `unitsPerEm` are the font's size; y up.
///
/// Made by `CGFont(_: CGDataProvider)` and `CGFont(_: String)`, which come with QuartzCore and UIKit: this module reads
/// no fonts.
public final class CGFont: Sendable {
    package let program: any FontProgram

    package init(_ program: any FontProgram) {
        self.program = program
    }

    /// How many glyphs the font has.
    public var numberOfGlyphs: Int { program.facts.glyphCount }
    /// Units that are as long as the font's size.
    public var unitsPerEm: Int32 { Int32(clamping: program.facts.unitsPerEm) }
    /// The PostScript name, such as `Inter-Bold`; nil for a font without one.
    public var postScriptName: String? { program.facts.postScriptName }
    /// The name for people, such as `Inter Bold`; nil for a font without one.
    public var fullName: String? { program.facts.fullName }
    /// The highest above the baseline.
    public var ascent: Int32 { Int32(clamping: program.facts.ascent) }
    /// The lowest; negative below the baseline.
    public var descent: Int32 { Int32(clamping: program.facts.descent) }
    /// Between the lowest of a line and the highest of the next.
    public var leading: Int32 { Int32(clamping: program.facts.leading) }
    /// The height of flat capital letters; 0 where the font does not say.
    public var capHeight: Int32 { Int32(clamping: program.facts.capHeight) }
    /// The height of flat small letters; 0 where the font does not say.
    public var xHeight: Int32 { Int32(clamping: program.facts.xHeight) }
    /// Holds all glyphs when they lie on one place; zero where the font does not say.
    public var fontBBox: CGRect { program.facts.box }
    /// Degrees counter-clockwise from upright: negative for letters that lean to the right.
    public var italicAngle: CGFloat { program.facts.italicAngle }

    /// Writes the advance of each glyph; false, and nothing written, when one is not in the font.
    public func getGlyphAdvances(
        glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
    ) -> Bool {
        guard hasAll(glyphs, count) else { return false }
        for index in 0..<max(0, count) { advances[index] = Int32(clamping: program.advance(of: UInt32(glyphs[index]))) }
        return true
    }

    /// Writes the box of each glyph's outline; false, and nothing written, when one is not in the font.
    public func getGlyphBBoxes(
        glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>
    ) -> Bool {
        guard hasAll(glyphs, count) else { return false }
        for index in 0..<max(0, count) {
            let box = CGPath(rasterPath: program.outline(of: UInt32(glyphs[index]))).boundingBoxOfPath
            bboxes[index] = box.isNull ? .zero : box
        }
        return true
    }

    private func hasAll(_ glyphs: UnsafePointer<CGGlyph>, _ count: Int) -> Bool {
        (0..<max(0, count)).allSatisfy { Int(glyphs[$0]) < numberOfGlyphs }
    }

    /// The glyph of a PostScript glyph name such as `ampersand`; 0 when the font has none of that name.
    public func getGlyphWithGlyphName(name: String) -> CGGlyph { program.glyph(named: name) }

    /// A glyph's PostScript name; nil when it has none.
    public func name(for glyph: CGGlyph) -> String? {
        Int(glyph) < numberOfGlyphs ? program.name(of: glyph) : nil
    }

    /// The bytes of a table of the file; nil when it has none of that tag, four letters in a number.
    public func table(for tag: UInt32) -> Data? { program.table(tag) }

    /// The tags of the file's tables.
    public var tableTags: [UInt32] { program.tableTags }
}

extension CGFont: Hashable {
    /// True for one and the same font of a file that is open.
    public static func == (left: CGFont, right: CGFont) -> Bool { left.program === right.program }

    /// The font.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(program)) }
}
