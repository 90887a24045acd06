import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("NSLayoutManager")
@MainActor
struct LayoutManagerTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private struct Kit {
        let storage: NSTextStorage
        let manager = NSLayoutManager()
        let container: NSTextContainer

        init(_ text: NSAttributedString, width: CGFloat = 0, height: CGFloat = 0) {
            storage = NSTextStorage(attributedString: text)
            container = NSTextContainer(size: CGSize(width: width, height: height))
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
        }

        /// The text of each line.
        var lines: [String] {
            var lines: [String] = []
            let all = NSRange(location: 0, length: storage.length)
            manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, range, _ in
                lines.append((storage.string as NSString).substring(with: range))
            }
            return lines
        }
    }

    private func text(_ string: String, _ values: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        NSAttributedString(string: string, attributes: values.merging([.font: font]) { own, _ in own })
    }

    private func paragraph(_ edit: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        edit(style)
        return style
    }

    // MARK: Measures

    @Test("A line's room is as wide as the container; what it uses is its text and five points on each side")
    func oneLine() {
        let kit = Kit(text("Hello"), width: 200)
        let width = "Hello".size(withAttributes: [.font: font]).width
        let rect = kit.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
        #expect(rect.origin == .zero && rect.width == 200 && abs(rect.height - font.lineHeight) < 0.001)
        let used = kit.manager.usedRect(for: kit.container)
        #expect(used.minX == 0 && abs(used.width - width - 10) < 0.001 && used.height == rect.height)
        #expect(kit.manager.location(forGlyphAt: 0).x == 5)
        #expect(abs(kit.manager.location(forGlyphAt: 0).y - font.ascender) < 0.001)
        #expect(kit.manager.glyphRange(for: kit.container) == NSRange(location: 0, length: 5))
        #expect(kit.manager.numberOfGlyphs == 5 && kit.manager.firstUnlaidCharacterIndex() == 5)
        kit.container.lineFragmentPadding = 0
        #expect(abs(kit.manager.usedRect(for: kit.container).width - width) < 0.001)
        #expect(kit.manager.location(forGlyphAt: 0).x == 0)
    }

    @Test("Measures agree with those of strings", arguments: [60, 100, 180, 400] as [CGFloat])
    func againstStrings(width: CGFloat) {
        let text = text("The quick brown fox\njumps over\nthe lazy dog, again and again.")
        let kit = Kit(text, width: width)
        kit.container.lineFragmentPadding = 0
        let used = kit.manager.usedRect(for: kit.container)
        let size = text.boundingRect(
            with: CGSize(width: width, height: 0), options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
        ).size
        #expect(abs(used.width - size.width) < 0.01 && abs(used.height - size.height) < 0.01, "\(used) \(size)")
    }

    @Test("Lines hold their spaces and newlines; a text that ends with a newline has an empty line more")
    func lines() {
        let kit = Kit(text("one two\n\nthree\n"), width: 200)
        #expect(kit.lines == ["one two\n", "\n", "three\n"])
        let height = font.lineHeight
        #expect(kit.manager.extraLineFragmentTextContainer === kit.container)
        #expect(abs(kit.manager.extraLineFragmentRect.minY - 3 * height) < 0.01)
        #expect(kit.manager.extraLineFragmentUsedRect.width == 10)
        #expect(abs(kit.manager.usedRect(for: kit.container).height - 4 * height) < 0.01)
        kit.storage.replaceCharacters(in: NSRange(location: 0, length: kit.storage.length), with: "wide words wrap")
        kit.container.size.width = 80
        #expect(kit.lines == ["wide ", "words ", "wrap"])
        #expect(kit.manager.extraLineFragmentRect == .zero && kit.manager.extraLineFragmentTextContainer == nil)
    }

    @Test("An empty text has one empty line as high as its font, Helvetica of twelve points where nothing says")
    func empty() {
        let kit = Kit(NSAttributedString(string: ""), width: 100)
        #expect(kit.lines == [] && kit.manager.numberOfGlyphs == 0)
        let used = kit.manager.usedRect(for: kit.container)
        #expect(used.width == 10 && abs(used.height - 13.8) < 0.001)
        #expect(kit.manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 0), in: kit.container) == .zero)
        #expect(kit.manager.glyphIndex(for: .zero, in: kit.container) == 0)
    }

    @Test("Spacing of lines and paragraphs is part of the rooms, and paragraphs' not of what is used")
    func spacing() {
        let style = paragraph {
            $0.lineSpacing = 3
            $0.paragraphSpacing = 7
            $0.paragraphSpacingBefore = 2
        }
        let kit = Kit(text("one\ntwo\nthree", [.paragraphStyle: style]), width: 200)
        let height = font.lineHeight
        func rect(_ glyph: Int) -> CGRect { kit.manager.lineFragmentRect(forGlyphAt: glyph, effectiveRange: nil) }
        func used(_ glyph: Int) -> CGRect { kit.manager.lineFragmentUsedRect(forGlyphAt: glyph, effectiveRange: nil) }
        #expect(abs(rect(0).height - height - 10) < 0.01 && abs(used(0).height - height - 3) < 0.01)
        #expect(abs(rect(4).height - height - 12) < 0.01 && abs(rect(4).minY - rect(0).maxY) < 0.01)
        #expect(abs(used(4).minY - rect(4).minY - 2) < 0.01)
        #expect(abs(rect(8).height - height - 5) < 0.01)
        #expect(abs(kit.manager.location(forGlyphAt: 4).y - 2 - font.ascender) < 0.01)
    }

    @Test("Alignments and indents place lines in their room")
    func alignment() {
        for (alignment, share) in [(NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1)] {
            let kit = Kit(text("Hello", [.paragraphStyle: paragraph { $0.alignment = alignment }]), width: 200)
            let used = kit.manager.usedRect(for: kit.container)
            #expect(abs(Double(used.minX) - share * Double(200 - used.width)) < 0.01)
        }
        let style = paragraph {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 10
        }
        let kit = Kit(text("one two three four", [.paragraphStyle: style]), width: 110)
        #expect(kit.manager.location(forGlyphAt: 0).x == 35)
        var second = NSRange()
        _ = kit.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &second)
        #expect(kit.manager.location(forGlyphAt: NSMaxRange(second)).x == 15)
    }

    // MARK: Glyphs

    @Test("A glyph stands for each UTF-16 unit; ranges take whole clusters")
    func clusters() {
        let kit = Kit(text("a👍🏽b"), width: 300)
        #expect(kit.manager.numberOfGlyphs == 6)
        var actual = NSRange()
        let inside = NSRange(location: 2, length: 1)
        let glyphs = kit.manager.glyphRange(forCharacterRange: inside, actualCharacterRange: &actual)
        #expect(glyphs == NSRange(location: 1, length: 4) && actual == glyphs)
        #expect(kit.manager.characterRange(forGlyphRange: inside, actualGlyphRange: nil) == glyphs)
        #expect(kit.manager.glyphIndexForCharacter(at: 3) == 1 && kit.manager.characterIndexForGlyph(at: 5) == 5)
        #expect(kit.manager.propertyForGlyph(at: 2) == .null && kit.manager.propertyForGlyph(at: 5) == [])
        let spaced = Kit(text("a b\n"))
        #expect(spaced.manager.propertyForGlyph(at: 1) == .elastic)
        #expect(spaced.manager.propertyForGlyph(at: 3) == .controlCharacter)
        #expect(spaced.manager.notShownAttribute(forGlyphAt: 3) && !spaced.manager.notShownAttribute(forGlyphAt: 0))
        #expect(spaced.manager.isValidGlyphIndex(3) && !spaced.manager.isValidGlyphIndex(4))
    }

    @Test("Boxes of glyphs lie beside each other and add up to the line")
    func boxes() {
        let kit = Kit(text("Wave to the ffi office"), width: 500)
        var x: CGFloat = 5
        for glyph in 0..<kit.storage.length {
            let box = kit.manager.boundingRect(
                forGlyphRange: NSRange(location: glyph, length: 1), in: kit.container)
            #expect(abs(box.minX - x) < 0.001 && abs(box.height - font.lineHeight) < 0.001)
            #expect(abs(kit.manager.location(forGlyphAt: glyph).x - box.minX) < 0.001)
            x = box.maxX
        }
        #expect(abs(x + 5 - kit.manager.usedRect(for: kit.container).width) < 0.001)
        let all = kit.manager.boundingRect(
            forGlyphRange: NSRange(location: 0, length: kit.storage.length), in: kit.container)
        #expect(abs(all.minX - 5) < 0.001 && abs(all.maxX - x) < 0.001)
    }

    @Test("A point finds the glyph under it, and how far across it lies; mirrored where text runs to the left")
    func points() {
        let kit = Kit(text("abc\nאבג"), width: 300)
        for glyph in [0, 1, 2, 4, 5, 6] {
            let box = kit.manager.boundingRect(
                forGlyphRange: NSRange(location: glyph, length: 1), in: kit.container)
            let point = CGPoint(x: box.minX + box.width / 4, y: box.midY)
            var fraction: CGFloat = 0
            let found = kit.manager.characterIndex(
                for: point, in: kit.container, fractionOfDistanceBetweenInsertionPoints: &fraction)
            #expect(found == glyph && abs(fraction - (glyph < 4 ? 0.25 : 0.75)) < 0.01)
            #expect(kit.manager.glyphIndex(for: point, in: kit.container) == glyph)
        }
        #expect(kit.manager.glyphIndex(for: CGPoint(x: 1000, y: -50), in: kit.container) == 2)
        #expect(kit.manager.glyphIndex(for: CGPoint(x: -50, y: 1000), in: kit.container) == 6)
        #expect(kit.manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: 1000, y: 0), in: kit.container) == 1)
    }

    @Test("A rectangle finds the lines that it touches")
    func rectangles() {
        let kit = Kit(text("one\ntwo\nthree"), width: 200)
        let height = font.lineHeight
        func range(_ y: CGFloat, _ height: CGFloat) -> NSRange {
            kit.manager.glyphRange(
                forBoundingRect: CGRect(x: 0, y: y, width: 10, height: height), in: kit.container)
        }
        #expect(range(0, 1) == NSRange(location: 0, length: 4))
        #expect(range(height / 2, height) == NSRange(location: 0, length: 8))
        #expect(range(height * 2 + 1, 900) == NSRange(location: 8, length: 5))
        #expect(range(height * 9, 10).length == 0)
    }

    @Test("Enclosing rectangles of a selection reach to the room's end where it goes on")
    func enclosing() {
        let kit = Kit(text("one\ntwo"), width: 200)
        func rects(_ range: NSRange, selected: NSRange) -> [CGRect] {
            var rects: [CGRect] = []
            kit.manager.enumerateEnclosingRects(
                forGlyphRange: range, withinSelectedGlyphRange: selected, in: kit.container
            ) { rect, _ in rects.append(rect) }
            return rects
        }
        let range = NSRange(location: 1, length: 4)
        let selection = rects(range, selected: range)
        #expect(selection.count == 2 && selection[0].maxX == 200 && selection[1].minX == 5)
        let plain = rects(range, selected: NSRange(location: NSNotFound, length: 0))
        #expect(plain.count == 2 && plain[0].maxX < 100)
        #expect(plain[0].minX == selection[0].minX && plain[1] == selection[1])
    }

    // MARK: Containers

    @Test("What one container has no room for goes into the next; the rest is not laid out")
    func containers() {
        let height = font.lineHeight
        let kit = Kit(text("1\n2\n3\n4\n5\n6"), width: 100, height: height * 2 + 1)
        let second = NSTextContainer(size: CGSize(width: 50, height: height * 3 + 1))
        kit.manager.addTextContainer(second)
        #expect(kit.manager.glyphRange(for: kit.container) == NSRange(location: 0, length: 4))
        #expect(kit.manager.glyphRange(for: second) == NSRange(location: 4, length: 6))
        #expect(kit.manager.firstUnlaidCharacterIndex() == 10)
        #expect(kit.manager.textContainer(forGlyphAt: 4, effectiveRange: nil) === second)
        #expect(kit.manager.textContainer(forGlyphAt: 10, effectiveRange: nil) == nil)
        #expect(kit.manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY == 0)
        second.size.height = 0
        #expect(kit.manager.firstUnlaidGlyphIndex() == 11)
        kit.manager.removeTextContainer(at: 0)
        #expect(kit.manager.glyphRange(for: second).length == 11 && kit.container.layoutManager == nil)
    }

    @Test("The most lines of a container count, and its line break mode ends the last")
    func limits() {
        let kit = Kit(text("one two three four five six"), width: 90)
        kit.container.maximumNumberOfLines = 2
        #expect(kit.lines.count == 2)
        #expect(kit.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
        let wrapped = kit.manager.firstUnlaidCharacterIndex()
        #expect(wrapped < kit.storage.length)
        kit.container.lineBreakMode = .byTruncatingTail
        #expect(kit.lines.count == 2 && kit.manager.firstUnlaidCharacterIndex() == kit.storage.length)
        #expect(kit.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: kit.storage.length - 1).length > 0)
        kit.container.maximumNumberOfLines = 0
        #expect(kit.lines.count > 2)
    }

    @Test("Text flows around an excluded path: no line touches it, and both sides are used")
    func exclusion() {
        let words = (0..<60).map { "w\($0)" }.joined(separator: " ")
        let kit = Kit(text(words), width: 300)
        let hole = CGRect(x: 100, y: 30, width: 80, height: 90)
        kit.container.exclusionPaths = [UIBezierPath(rect: hole)]
        #expect(!kit.container.isSimpleRectangularTextContainer)
        var rects: [CGRect] = []
        let all = NSRange(location: 0, length: kit.storage.length)
        kit.manager.enumerateLineFragments(forGlyphRange: all) { rect, used, _, _, _ in
            rects.append(rect)
            // Lines may lie at its edges.
            let inner = hole.insetBy(dx: 0.01, dy: 0.01)
            #expect(!rect.intersects(inner) && used.maxX <= rect.maxX + 0.01)
        }
        #expect(rects.contains { $0.maxX == 100 } && rects.contains { $0.minX == 180 && $0.maxX == 300 })
        #expect(rects.first?.width == 300 && rects.last?.width == 300)
        #expect(kit.lines.joined() == words && kit.manager.firstUnlaidCharacterIndex() == kit.storage.length)
    }

    @Test("A circle excludes what it covers of each line and no more")
    func circle() {
        let words = (0..<80).map { "w\($0)" }.joined(separator: " ")
        let kit = Kit(text(words), width: 300)
        kit.container.exclusionPaths = [
            UIBezierPath(ovalIn: CGRect(x: 220, y: 40, width: 160, height: 160))
        ]
        let all = NSRange(location: 0, length: kit.storage.length)
        var widths: [CGFloat] = []
        kit.manager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, _, _ in
            widths.append(rect.maxX)
            // The circle's left edge at the row's nearest height to its middle.
            let dy = max(0, Double(max(rect.minY - 120, 120 - rect.maxY)))
            let edge = dy >= 80 ? 300 : min(300, 300 - (6400 - dy * dy).squareRoot())
            #expect(abs(Double(rect.maxX) - edge) < 0.6, "\(rect)")
        }
        #expect(widths.contains { $0 < 225 })
    }

    private final class Slanted: NSTextContainer {
        override var isSimpleRectangularTextContainer: Bool { false }

        override func lineFragmentRect(
            forProposedRect proposedRect: CGRect, at characterIndex: Int,
            writingDirection baseWritingDirection: NSWritingDirection,
            remaining remainingRect: UnsafeMutablePointer<CGRect>?
        ) -> CGRect {
            var rect = super.lineFragmentRect(
                forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
                remaining: remainingRect)
            rect.origin.x += proposedRect.minY
            rect.size.width -= proposedRect.minY
            return rect
        }
    }

    @Test("A subclass of another shape is asked for each line's room")
    func ownShape() {
        let storage = NSTextStorage(attributedString: text("one two three four"))
        let (manager, container) = (NSLayoutManager(), Slanted(size: CGSize(width: 100, height: 0)))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var lefts: [CGFloat] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 18)) { rect, _, _, _, _ in
            #expect(rect.minX == rect.minY && rect.maxX == 100)
            lefts.append(rect.minX)
        }
        #expect(lefts.count > 1)
    }

    // MARK: Delegate

    private final class Watcher: NSLayoutManagerDelegate {
        var lines: [String] = []
        var extra: CGFloat = 0

        func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { lines.append("invalid") }

        func layoutManager(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
            atEnd layoutFinishedFlag: Bool
        ) { lines.append("complete \(textContainer != nil) \(layoutFinishedFlag)") }

        func layoutManager(
            _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
        ) { lines.append("from \(oldSize.width)") }

        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { extra }
    }

    @Test("The delegate hears of layout in order, and gives line spacing")
    func delegate() {
        let kit = Kit(text("one\ntwo"), width: 200)
        let watcher = Watcher()
        kit.manager.delegate = watcher
        kit.manager.ensureLayout(for: kit.container)
        kit.container.size.width = 150
        kit.manager.ensureLayout(for: kit.container)
        #expect(watcher.lines == ["complete true true", "invalid", "from 200.0", "complete true true"])
        let before = kit.manager.usedRect(for: kit.container).height
        watcher.extra = 6
        kit.manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 7), actualCharacterRange: nil)
        #expect(abs(kit.manager.usedRect(for: kit.container).height - before - 12) < 0.01)
    }

    // MARK: Attachments

    private final class Square: NSTextAttachment, @unchecked Sendable {
        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
            characterIndex charIndex: Int
        ) -> CGRect { CGRect(x: 0, y: -4, width: lineFrag.width / 2, height: 40) }
    }

    @Test("An attachment says how large it is in its line")
    func attachments() {
        let text = NSMutableAttributedString(attributedString: text("a"))
        text.append(NSAttributedString(attachment: Square()))
        text.append(self.text("b"))
        let kit = Kit(text, width: 210)
        #expect(kit.manager.attachmentSize(forGlyphAt: 1) == CGSize(width: 100, height: 40))
        #expect(kit.manager.attachmentSize(forGlyphAt: 0).width == -1)
        let box = kit.manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 1), in: kit.container)
        #expect(abs(box.width - 100) < 0.01)
        let up = max(36, font.ascender)
        #expect(abs(kit.manager.location(forGlyphAt: 1).y - up) < 0.01)
    }

    // MARK: Work

    @Test("Only the paragraph that was edited is shaped anew, and other sizes shape nothing")
    func work() {
        let kit = Kit(text((0..<20).map { "Paragraph number \($0)" }.joined(separator: "\n")), width: 200)
        kit.manager.ensureLayout(for: kit.container)
        let before = kit.manager.shapedParts
        kit.container.size.width = 120
        kit.manager.ensureLayout(for: kit.container)
        #expect(kit.manager.shapedParts == before)
        kit.storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "X")
        kit.manager.ensureLayout(for: kit.container)
        #expect(kit.manager.shapedParts == before + 1)
    }

    @Test("Only the lines of the paragraph that was edited are set anew; in another width all are")
    func lineWork() {
        let kit = Kit(text((0..<20).map { "Paragraph \($0) of two lines" }.joined(separator: "\n")), width: 160)
        kit.manager.ensureLayout(for: kit.container)
        #expect(kit.lines.count == 40 && kit.manager.linesSet == 40)
        kit.storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "X")
        kit.manager.ensureLayout(for: kit.container)
        // 38 that stayed, and the edited paragraph's.
        #expect(kit.manager.linesSet == 40)
        kit.container.size.width = 150
        kit.manager.ensureLayout(for: kit.container)
        #expect(kit.manager.linesSet == 80)
    }

    @Test("After each of many edits and widths, lines lie where a manager that begins anew puts them")
    func edited() {
        var random = SplitMix64(seed: 7)
        let kit = Kit(text("One line of words.\nAnother, which is somewhat longer.\n\nThe end"), width: 150)
        let pieces = ["a", "word ", "\n", "", "two words", " "]
        for _ in 0..<120 {
            let start = Int.random(in: 0...kit.storage.length, using: &random)
            let length = Int.random(in: 0...min(6, kit.storage.length - start), using: &random)
            let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
            kit.storage.replaceCharacters(in: NSRange(location: start, length: length), with: text(piece))
            if Bool.random(using: &random) {
                kit.container.size.width = CGFloat(Int.random(in: 40...200, using: &random))
            }
            let fresh = Kit(NSAttributedString(attributedString: kit.storage), width: kit.container.size.width)
            #expect(kit.lines == fresh.lines)
            for glyph in 0..<kit.storage.length {
                #expect(kit.manager.location(forGlyphAt: glyph) == fresh.manager.location(forGlyphAt: glyph))
                #expect(
                    kit.manager.lineFragmentRect(forGlyphAt: glyph, effectiveRange: nil)
                        == fresh.manager.lineFragmentRect(forGlyphAt: glyph, effectiveRange: nil))
            }
        }
    }

    // MARK: Drawing

    @Test("Glyphs are drawn where strings draw theirs; a range draws its part alone")
    func drawing() throws {
        let kit = Kit(text("Hello there", [.backgroundColor: UIColor.yellow]), width: 140)
        kit.container.lineFragmentPadding = 0
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        func picture(_ draw: () -> Void) -> [UInt8] {
            UIGraphicsImageRenderer(size: CGSize(width: 150, height: 40), format: format).image { _ in draw() }
                .cgImage?.bitmap.bytes ?? []
        }
        let all = NSRange(location: 0, length: 11)
        let own = picture {
            kit.manager.drawBackground(forGlyphRange: all, at: CGPoint(x: 5, y: 5))
            kit.manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 5, y: 5))
        }
        let string = picture { kit.storage.draw(at: CGPoint(x: 5, y: 5)) }
        #expect(own == string && own.contains { $0 != 0 })
        let first = picture { kit.manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 5), at: .zero) }
        let rest = picture { kit.manager.drawGlyphs(forGlyphRange: NSRange(location: 5, length: 6), at: .zero) }
        let whole = picture { kit.manager.drawGlyphs(forGlyphRange: all, at: .zero) }
        #expect(first != whole && rest != whole && zip(first, rest).allSatisfy { $0 == 0 || $1 == 0 })
    }
}
