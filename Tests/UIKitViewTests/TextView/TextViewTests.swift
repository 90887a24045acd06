import CoreGraphics
import Foundation
import Offstage
import TestKit
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("UITextView")
struct TextViewTests {
    private final class Log: NSObject, UITextViewDelegate {
        var lines: [String] = []
        var allows = true
        var follows = false

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            lines.append("shouldBegin")
            return allows
        }
        func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            lines.append("shouldEnd")
            return allows
        }
        func textViewDidEndEditing(_ textView: UITextView) { lines.append("didEnd") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            lines.append("shouldChange \(range.location)+\(range.length) \(text)")
            return allows
        }
        func textViewDidChange(_ textView: UITextView) { lines.append("didChange") }
        func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
        func textView(
            _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            lines.append("link \(url.absoluteString) \(characterRange.location)+\(characterRange.length)")
            return follows
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll") }
    }

    private func stage() -> Stage {
        let stage = Stage(device: Device(size: CGSize(width: 320, height: 480), scale: 2))
        stage.makeCurrent()
        return stage
    }

    private func view(_ text: String, _ stage: Stage, frame: CGRect = CGRect(x: 10, y: 20, width: 200, height: 120))
        -> UITextView
    {
        let view = UITextView(frame: frame)
        view.font = .systemFont(ofSize: 17)
        view.text = text
        stage.window.addSubview(view)
        _ = stage.render()
        return view
    }

    // MARK: Defaults and measures

    @Test("A text view starts as UIKit's does")
    func defaults() {
        let stage = stage()
        defer { withExtendedLifetime(stage) {} }
        let view = UITextView()
        #expect(view.text == "" && view.attributedText.length == 0 && view.font == nil && view.textColor == nil)
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5 && view.textContainer.widthTracksTextView)
        #expect(view.isEditable && view.isSelectable && view.isScrollEnabled && !view.allowsEditingTextAttributes)
        #expect(view.backgroundColor == .systemBackground && view.selectedRange == NSRange(location: 0, length: 0))
        #expect(view.layoutManager.textStorage === view.textStorage)
        #expect(view.textStorage.layoutManagers.first === view.layoutManager && !view.clearsOnInsertion)
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test("The text lies inside its insets and the padding; the content is as high as it, in whole points")
    func measures() {
        let stage = stage()
        let view = view("One line", stage)
        let font = UIFont.systemFont(ofSize: 17)
        #expect(view.contentSize == CGSize(width: 200, height: 37))
        let caret = view.caretRect(for: view.beginningOfDocument)
        #expect(abs(caret.midX - 5) < 0.01 && caret.minY == 8 && abs(caret.height - font.lineHeight) < 0.01)
        let width = "One line".size(withAttributes: [.font: font]).width
        #expect(abs(view.caretRect(for: view.endOfDocument).midX - 5 - width) < 0.01)
        view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.textContainer.lineFragmentPadding = 0
        _ = stage.render()
        #expect(view.caretRect(for: view.beginningOfDocument).midX == 2)
        #expect(view.caretRect(for: view.beginningOfDocument).minY == 1)
        #expect(view.contentSize.height == 25 && view.textContainer.size.width == 194)
        #expect(abs(view.sizeThatFits(CGSize(width: 300, height: 900)).width - width - 6) <= 0.5)
        #expect(view.firstBaselineOffset == 1 + font.ascender)
    }

    @Test("The size of the content is that of the text, also before a layout and without a window")
    func earlyContent() {
        let stage = stage()
        stage.makeCurrent()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.font = .systemFont(ofSize: 17)
        view.text = "Several words that wrap in a width of a hundred"
        let height = view.sizeThatFits(CGSize(width: 100, height: 0)).height
        #expect(view.contentSize == CGSize(width: 100, height: height.rounded(.up)) && height > 100)
        view.frame.size.width = 400
        #expect(view.contentSize == CGSize(width: 400, height: 37))
        view.text = ""
        #expect(view.contentSize == CGSize(width: 400, height: 32))
        #expect(UITextView().contentSize == .zero)
    }

    @Test("Without text the content is 32 high, in large fonts as high as the caret; the size that fits is the font's")
    func emptyContent() {
        let stage = stage()
        stage.makeCurrent()
        for (size, height) in [(12, 32), (17, 32), (20, 32), (34, 49)] as [(CGFloat, CGFloat)] {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.font = .systemFont(ofSize: size)
            #expect(view.contentSize == CGSize(width: 200, height: height), "\(size)")
            let fitting = view.sizeThatFits(CGSize(width: 200, height: 0)).height
            #expect(abs(fitting - 16 - size * 2444 / 2048) < 0.51, "\(size)")
            view.text = "a"
            #expect(view.contentSize.height == (size * 2444 / 2048 + 16).rounded(.up), "\(size)")
            view.text = ""
            view.textContainerInset = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
            #expect(size > 20 || view.contentSize.height == 36, "\(size)")
        }
    }

    @Test("A view that does not scroll has the size of its text in its width")
    func sizing() {
        let stage = stage()
        let view = view("Several words that wrap in a width of a hundred", stage)
        let height = view.sizeThatFits(CGSize(width: 100, height: 0)).height
        #expect(height > 100)
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height == 36.5 && view.intrinsicContentSize.width > 300)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 100),
            view.topAnchor.constraint(equalTo: stage.window.topAnchor),
            view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
        ])
        _ = stage.render()
        #expect(view.frame.size == CGSize(width: 100, height: height))
        view.text = "short"
        _ = stage.render()
        #expect(view.frame.size == CGSize(width: 100, height: 36.5))
    }

    @Test("Laying out, measuring and rendering shape each paragraph once")
    func work() {
        let stage = stage()
        let view = view("One paragraph\nand another", stage)
        let before = view.layoutManager.shapedParts
        _ = view.sizeThatFits(CGSize(width: 90, height: 0))
        view.frame.size.width = 150
        _ = stage.render()
        _ = view.intrinsicContentSize
        #expect(view.layoutManager.shapedParts == before)
    }

    @Test("A container of one's own, with its storage, is shown")
    func ownContainer() {
        let stage = stage()
        let (storage, manager) = (NSTextStorage(string: "given"), NSLayoutManager())
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 80, height: 0))
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        stage.window.addSubview(view)
        _ = stage.render()
        #expect(view.text == "given" && view.textStorage === storage && view.textContainer === container)
        #expect(container.size.width == 80)
        storage.append(NSAttributedString(string: "!"))
        #expect(view.text == "given!" && view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == 6)
    }

    // MARK: Editing

    @Test("The delegate is asked and told in order, and observers after it")
    func order() {
        let stage = stage()
        let view = view("", stage)
        let log = Log()
        view.delegate = log
        #expect((view as UIScrollView).delegate === log)
        #expect(view.becomeFirstResponder() && view.isFirstResponder)
        view.insertText("a")
        view.deleteBackward()
        #expect(view.resignFirstResponder())
        #expect(
            log.lines == [
                "shouldBegin", "didBegin", "shouldChange 0+0 a", "selection", "didChange", "shouldChange 0+1 ",
                "selection", "didChange", "shouldEnd", "didEnd",
            ])
        log.lines = []
        log.allows = false
        #expect(!view.becomeFirstResponder() && !view.isFirstResponder && log.lines == ["shouldBegin"])
        view.insertText("b")
        #expect(view.text == "")
        view.isEditable = false
        log.lines = []
        #expect(view.becomeFirstResponder() && log.lines.isEmpty)
        view.isSelectable = false
        #expect(!view.isFirstResponder && !view.canBecomeFirstResponder)
    }

    @Test("What is typed looks as what is before it, or as it is told to")
    func typing() {
        let stage = stage()
        let view = view("", stage)
        view.attributedText = NSAttributedString(
            string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)])
        view.becomeFirstResponder()
        view.insertText("!")
        #expect(view.textStorage.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
        #expect(view.font?.pointSize == 20 && view.textColor == .red)
        view.typingAttributes = [.font: UIFont.systemFont(ofSize: 9)]
        view.insertText("?")
        #expect((view.textStorage.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)?.pointSize == 9)
        view.selectedRange = NSRange(location: 0, length: 0)
        #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 20)
        view.textColor = .blue
        #expect(view.textStorage.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
        view.textAlignment = .right
        _ = stage.render()
        #expect(view.caretRect(for: view.endOfDocument).midX > 190)
    }

    @Test("Selections are plates where the text is; the caret stands between letters")
    func selections() throws {
        let stage = stage()
        let view = view("first\nsecond", stage)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 2, length: 6)
        let rects = view.selectionRects(for: try #require(view.selectedTextRange)).map(\.rect)
        #expect(rects.count == 2 && abs(rects[0].maxX - 200) < 0.01 && abs(rects[1].minX - 5) < 0.01)
        let word = view.layoutManager.boundingRect(
            forGlyphRange: NSRange(location: 6, length: 2), in: view.textContainer)
        #expect(abs(rects[1].width - word.width) < 0.01 && abs(rects[1].minY - word.minY - 8) < 0.01)
        for place in 0...12 {
            let position = try #require(view.position(from: view.beginningOfDocument, offset: place))
            let caret = view.caretRect(for: position)
            let found = try #require(view.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)))
            #expect(view.offset(from: view.beginningOfDocument, to: found) == place)
        }
        let below = try #require(view.position(from: view.beginningOfDocument, in: .down, offset: 1))
        #expect(view.offset(from: view.beginningOfDocument, to: below) == 6)
    }

    @Test("Copy, cut and paste go by the general pasteboard, and are offered when they make sense")
    func pasteboard() {
        let stage = stage()
        let view = view("one two", stage)
        view.becomeFirstResponder()
        #expect(!view.canPerformAction("copy:", withSender: nil) && !view.canPerformAction("paste:", withSender: nil))
        view.selectedRange = NSRange(location: 0, length: 3)
        #expect(view.canPerformAction("copy:", withSender: nil) && view.canPerformAction("cut:", withSender: nil))
        view.copy(nil)
        #expect(UIPasteboard.general.string == "one")
        view.cut(nil)
        #expect(view.text == " two" && view.canPerformAction("paste:", withSender: nil))
        view.selectAll(nil)
        view.paste(nil)
        #expect(view.text == "one")
        view.isEditable = false
        #expect(!view.canPerformAction("paste:", withSender: nil))
        #expect(!view.canPerformAction("cut:", withSender: nil))
    }

    @Test("A tap puts the caret, a second selects the word and offers what can be done; undo takes typing back")
    func taps() throws {
        let stage = stage()
        let view = view("some words here", stage)
        let word = view.layoutManager.boundingRect(
            forGlyphRange: NSRange(location: 5, length: 5), in: view.textContainer)
        let point = CGPoint(x: 10 + word.midX, y: 20 + 8 + word.midY)
        try stage.touch.tap(point)
        #expect(view.isFirstResponder && view.selectedRange.length == 0)
        stage.advance(by: 1)
        try stage.touch.tap(point)
        try stage.touch.tap(point)
        #expect(view.selectedRange == NSRange(location: 5, length: 5))
        stage.advance(by: 0.5)
        #expect(stage.window.subviews.contains { $0 is EditMenuBar })
        view.insertText("x")
        #expect(view.text == "some x here")
        view.undoManager?.undo()
        #expect(view.text == "some words here")
    }

    @Test("A tap at the caret shows the menu, the next one takes it away, one beside moves the caret alone")
    func menuAtCaret() throws {
        let stage = stage()
        let view = view("some words here", stage)
        view.becomeFirstResponder()
        func tap(_ place: Int) throws -> Bool {
            let caret = view.caretRect(for: TextOffset(place))
            try stage.touch.tap(view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil))
            stage.advance(by: 1)
            return stage.window.subviews.contains { $0 is EditMenuBar }
        }
        #expect(try [tap(7), tap(7), tap(7), tap(7)] == [false, true, false, true])
        #expect(try tap(2) == false)
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
    }

    @Test("A link of a text that is not edited asks the delegate")
    func links() throws {
        let stage = stage()
        let view = view("", stage)
        let text = NSMutableAttributedString(string: "Go there now", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 3, length: 5))
        view.attributedText = text
        view.isEditable = false
        let log = Log()
        view.delegate = log
        _ = stage.render()
        let box = view.layoutManager.boundingRect(
            forGlyphRange: NSRange(location: 3, length: 5), in: view.textContainer)
        try stage.touch.tap(CGPoint(x: 10 + box.midX, y: 28 + box.midY))
        #expect(log.lines == ["link https://example.com 3+5"])
    }

    @Test("Typing at the end scrolls to the caret; a range is scrolled to")
    func scrolling() {
        let stage = stage()
        let view = view((0..<30).map { "line \($0)" }.joined(separator: "\n"), stage)
        #expect(view.contentSize.height > 600 && view.contentOffset.y == 0)
        view.becomeFirstResponder()
        view.insertText("!")
        stage.advance(by: 0.02)
        let caret = view.caretRect(for: view.endOfDocument)
        #expect(view.bounds.contains(caret))
        // Where the app scrolls elsewhere in the same turn, that stays.
        view.insertText("!")
        view.contentOffset.y = 40
        stage.advance(by: 0.02)
        #expect(view.contentOffset.y == 40)
        view.scrollRangeToVisible(NSRange(location: 0, length: 1))
        #expect(view.contentOffset.y < 9 && view.contentOffset.y >= 0)
    }

    // MARK: Looks

    @Test("Text is drawn where the layout has it, links in their colour, and the selection behind it")
    func drawing() {
        let stage = stage()
        let view = view("WWWW", stage)
        view.textColor = .red
        let plain = stage.render()
        func count(_ frame: Frame, _ test: (UInt8, UInt8, UInt8) -> Bool) -> Int {
            let bytes = frame.image.bitmap.bytes
            return stride(from: 0, to: bytes.count, by: 4).reduce(0) {
                $0 + (test(bytes[$1], bytes[$1 + 1], bytes[$1 + 2]) ? 1 : 0)
            }
        }
        #expect(count(plain) { $0 > 200 && $1 < 60 && $2 < 60 } > 50)
        view.textStorage.addAttribute(.link, value: "x", range: NSRange(location: 0, length: 4))
        view.linkTextAttributes = [.foregroundColor: UIColor.green]
        let linked = stage.render()
        #expect(count(linked) { $0 < 60 && $1 > 200 && $2 < 60 } > 50)
        #expect(count(linked) { $0 > 200 && $1 < 60 && $2 < 60 } == 0)
        view.becomeFirstResponder()
        view.selectAll(nil)
        let selected = stage.render()
        #expect(count(selected) { $0 > 180 && $0 < 230 && $2 == 255 } > 1000)
    }

    @Test("A text view draws what its layout manager draws")
    func override() {
        final class Own: NSLayoutManager {
            var drawn = 0
            override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
                drawn += 1
                super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
            }
        }
        let stage = stage()
        let (storage, manager) = (NSTextStorage(string: "given"), Own())
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: .zero)
        manager.addTextContainer(container)
        stage.window.addSubview(
            UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container))
        _ = stage.render()
        #expect(manager.drawn == 1)
        _ = stage.render()
        #expect(manager.drawn == 1)
    }

    // MARK: Random scripts

    @Test("Random edits give what a plain string gives, and carets lie where the glyphs are", arguments: 0..<8)
    func random(_ seed: Int) throws {
        let stage = stage()
        let view = view("", stage)
        view.becomeFirstResponder()
        var generator = SplitMix64(seed: UInt64(seed) &+ 77)
        var model = EditedText("")
        let pieces = ["a", "word ", "\n", "é", "👍🏽", "שלום", "مرحبا ", "fi", "  ", "🇩🇪"]
        for step in 0..<60 {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0, 1, 2:
                let piece = pieces.randomElement(using: &generator) ?? ""
                model.apply(model.inserting(piece))
                view.insertText(piece)
            case 3:
                if let edit = model.deletingBackward() { model.apply(edit) }
                view.deleteBackward()
            case 4:
                let from = Int.random(in: 0...model.end, using: &generator)
                let to = Int.random(in: from...model.end, using: &generator)
                model.select(from..<to)
                if let marked = model.marked, !model.selection.isWithin(marked) { model.unmark() }
                view.selectedRange = NSRange(from..<to)
            default:
                let piece = pieces.randomElement(using: &generator) ?? ""
                let all = NSRange(location: piece.utf16.count, length: 0)
                model.apply(model.marking(piece, selected: all))
                view.setMarkedText(piece, selectedRange: all)
                if Bool.random(using: &generator) {
                    model.unmark()
                    view.unmarkText()
                }
            }
            #expect(view.text == model.string && view.textStorage.string == model.string, "step \(step)")
            #expect(view.selectedRange == NSRange(model.selection), "step \(step)")
        }
        _ = stage.render()
        let end = model.end
        for place in 0...end where model.units.isBoundary(place) {
            let caret = view.caretRect(for: TextOffset(place))
            #expect(caret.height > 15 && caret.minY >= 7.9 && caret.maxY <= view.contentSize.height)
        }
    }

    /// Counts how often lines are laid out.
    private final class LineCounter: NSObject, NSLayoutManagerDelegate {
        var lines = 0

        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
            lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
            in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
        ) -> Bool {
            lines += 1
            return false
        }
    }

    @Test("What is typed in one turn is laid out once, and the caret shows", arguments: [100, 400])
    func typedAtOnce(count: Int) {
        let stage = stage()
        let view = view("", stage, frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        let counter = LineCounter()
        view.layoutManager.delegate = counter
        view.becomeFirstResponder()
        stage.advance(by: 0.1)
        counter.lines = 0
        for _ in 0..<count / 4 { for letter in ["a", "b", "c", " "] { view.insertText(letter) } }
        #expect(counter.lines == 0)
        #expect(view.contentOffset.y == 0)
        stage.advance(by: 0.1)
        let lines = Int((view.contentSize.height / (view.font?.lineHeight ?? 20)).rounded(.down))
        #expect(lines > 3 && counter.lines <= 2 * lines)
        let caret = view.caretRect(for: view.endOfDocument)
        #expect(view.bounds.contains(caret) && view.contentOffset.y > 0)
    }
}
