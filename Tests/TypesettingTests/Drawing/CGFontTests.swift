import CoreGraphics
import Foundation
import Rasterizer
import Testing

@testable import Typesetting

@Suite("Fonts and glyphs of contexts")
struct CGFontTests {
    private func font() throws -> CGFont { try #require(CGFont("Inter-Regular")) }

    private func context(_ body: (CGContext) -> Void) -> [UInt8] {
        let context = CGContext(
            width: 120, height: 60, baseTransform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 60))
        body(context)
        return context.makeBitmap().bytes
    }

    private func glyphs(_ text: String, _ font: CGFont) throws -> [CGGlyph] {
        let face = try #require(font.program as? FontFace)
        return text.unicodeScalars.map { CGGlyph(face.glyph(for: $0)) }
    }

    /// The outlines as paths, their pens at given places of user space.
    private func path(
        _ font: CGFont, _ glyphs: [CGGlyph], _ pens: [CGPoint], size: CGFloat,
        _ linear: CGAffineTransform = .identity
    ) -> CGPath {
        let path = CGMutablePath()
        for (glyph, pen) in zip(glyphs, pens) {
            let scale = size / CGFloat(font.unitsPerEm)
            var place = CGAffineTransform(scaleX: scale, y: scale).concatenating(linear)
            (place.tx, place.ty) = (pen.x, pen.y)
            path.addPath(CGPath(rasterPath: font.program.outline(of: UInt32(glyph))), transform: place)
        }
        return path
    }

    @Test("by name and from bytes: one font, with the file's numbers")
    func facts() throws {
        let named = try font()
        let file = try #require(FontFolders().path(of: "Inter-Regular.otf"))
        let read = try #require(CGDataProvider(filename: file).flatMap { CGFont($0) })
        let face = try FontLibrary.shared.face(for: .system(SystemTypeface()))
        for font in [named, read] {
            #expect(font.postScriptName == "Inter-Regular" && font.fullName == "Inter Regular")
            #expect(Int(font.unitsPerEm) == face.metrics.unitsPerEm && font.numberOfGlyphs == face.glyphCount)
            #expect(Int(font.ascent) == face.metrics.ascender && Int(font.descent) == face.metrics.descender)
            #expect(Int(font.capHeight) == face.metrics.capHeight && Int(font.xHeight) == face.metrics.xHeight)
            #expect(font.fontBBox.height > CGFloat(font.unitsPerEm) && font.italicAngle == 0)
            #expect(font.tableTags.contains(0x6865_6164) && font.table(for: 0x6865_6164)?.count == 54)
            #expect(font.table(for: 1) == nil)
        }
        #expect(named == CGFont("Inter-Regular") && named != read)
        #expect(CGFont("No-Such-Font") == nil && CGFont("../etc") == nil)
        #expect(CGDataProvider(data: Data("no font".utf8)).flatMap { CGFont($0) } == nil)
        #expect(CGDataProvider(data: Data()).flatMap { CGFont($0) } == nil)
        #expect(try #require(CGFont("Inter-Italic")).italicAngle < 0)
    }

    @Test("glyphs by name, their advances and boxes")
    func glyphTables() throws {
        let font = try font()
        let letters = try glyphs("Ag&", font)
        let name = try #require(font.name(for: letters[2]))
        #expect(font.getGlyphWithGlyphName(name: name) == letters[2] && font.name(for: .max) == nil)
        #expect(font.getGlyphWithGlyphName(name: "no glyph is called so") == 0)
        var advances = [Int32](repeating: -1, count: 3)
        #expect(font.getGlyphAdvances(glyphs: letters, count: 3, advances: &advances))
        let face = try #require(font.program as? FontFace)
        #expect(advances.map { Int($0) } == letters.map { face.advance(of: GlyphID($0)) })
        var boxes = [CGRect](repeating: .zero, count: 3)
        #expect(font.getGlyphBBoxes(glyphs: letters, count: 3, bboxes: &boxes))
        #expect(boxes[0].maxY == CGFloat(font.capHeight) && boxes[0].minY == 0 && boxes[1].minY < 0)
        #expect(!font.getGlyphAdvances(glyphs: [.max], count: 1, advances: &advances))
    }

    @Test("glyphs that are shown are their outlines filled, on quarters of a pixel and whole rows")
    func shown() throws {
        let font = try font()
        let letters = try glyphs("Rag", font)
        let drawn = context {
            $0.setFont(font)
            $0.setFontSize(24)
            $0.showGlyphs(letters, at: [CGPoint(x: 5.1, y: 20.2), CGPoint(x: 30.4, y: 20), CGPoint(x: 60, y: 19.6)])
        }
        let pens = [CGPoint(x: 5, y: 20), CGPoint(x: 30.5, y: 20), CGPoint(x: 60, y: 20)]
        let filled = context {
            $0.addPath(path(font, letters, pens, size: 24))
            $0.fillPath()
        }
        #expect(drawn == filled && drawn.contains(255))
    }

    @Test("the text matrix moves, leans and scales them; the text position is its translation")
    func matrix() throws {
        let font = try font()
        let letters = try glyphs("xy", font)
        let lean = CGAffineTransform(a: 1.5, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
        let drawn = context {
            $0.setFont(font)
            $0.setFontSize(20)
            $0.textMatrix = lean
            $0.textPosition = CGPoint(x: 10, y: 20)
            #expect($0.textMatrix.tx == 10 && $0.textMatrix.a == 1.5)
            $0.saveGState()
            $0.restoreGState()
            $0.showGlyphs(letters, at: [.zero, CGPoint(x: 20, y: 4)])
            #expect($0.textPosition == CGPoint(x: 10, y: 20))
        }
        let pens = [CGPoint(x: 10, y: 20), CGPoint(x: 10 + 30 + 2, y: 24)]
        let filled = context {
            $0.addPath(path(font, letters, pens, size: 20, lean))
            $0.fillPath()
        }
        #expect(drawn == filled)
    }

    @Test("drawing modes fill, stroke, hide and clip")
    func modes() throws {
        let font = try font()
        let letters = try glyphs("O", font)
        let pens = [CGPoint(x: 20, y: 15)]
        func shown(_ mode: CGTextDrawingMode) -> [UInt8] {
            context {
                $0.setFont(font)
                $0.setFontSize(40)
                $0.setLineWidth(2)
                $0.setStrokeColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                $0.setTextDrawingMode(mode)
                $0.showGlyphs(letters, at: pens)
                if mode.rawValue >= CGTextDrawingMode.fillClip.rawValue {
                    $0.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
                    $0.fill(CGRect(x: 0, y: 0, width: 120, height: 30))
                }
            }
        }
        func path(fills: Bool, strokes: Bool, clips: Bool) -> [UInt8] {
            context {
                let outline = self.path(font, letters, pens, size: 40)
                $0.setLineWidth(2)
                $0.setStrokeColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                if fills {
                    $0.addPath(outline)
                    $0.fillPath()
                }
                if strokes {
                    $0.addPath(outline)
                    $0.strokePath()
                }
                if clips {
                    $0.addPath(outline)
                    $0.clip()
                    $0.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
                    $0.fill(CGRect(x: 0, y: 0, width: 120, height: 30))
                }
            }
        }
        let modes: [(CGTextDrawingMode, Bool, Bool, Bool)] = [
            (.fill, true, false, false), (.stroke, false, true, false), (.fillStroke, true, true, false),
            (.invisible, false, false, false), (.fillClip, true, false, true), (.strokeClip, false, true, true),
            (.fillStrokeClip, true, true, true), (.clip, false, false, true),
        ]
        for (mode, fills, strokes, clips) in modes {
            #expect(shown(mode) == path(fills: fills, strokes: strokes, clips: clips), "\(mode)")
        }
    }

    @Test("font, size and mode belong to the saved state; the path is left alone; nothing without a font")
    func state() throws {
        let font = try font()
        let letters = try glyphs("HH", font)
        let drawn = context {
            $0.showGlyphs(letters, at: [.zero, .zero])
            $0.saveGState()
            $0.setFont(font)
            $0.setFontSize(.nan)
            $0.setFontSize(30)
            $0.setTextDrawingMode(.invisible)
            $0.setCharacterSpacing(5)
            $0.restoreGState()
            $0.showGlyphs(letters, at: [.zero, .zero])
            $0.setFont(font)
            $0.setFontSize(30)
            $0.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
            $0.showGlyphs(letters + [.max], at: [CGPoint(x: 10, y: 10), CGPoint(x: CGFloat.nan, y: 0), .zero])
            #expect($0.path?.boundingBox == CGRect(x: 1, y: 1, width: 2, height: 2))
        }
        let filled = context {
            $0.addPath(path(font, [letters[0]], [CGPoint(x: 10, y: 10)], size: 30))
            $0.fillPath()
        }
        #expect(drawn == filled)
    }
}
