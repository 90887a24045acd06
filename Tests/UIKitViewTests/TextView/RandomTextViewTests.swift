import CoreGraphics
import Foundation
import Offstage
import TestKit
import TestSupport
import Testing

@testable import Typesetting
@testable import UIKit

@Suite("Random edits of text views")
@MainActor
struct RandomTextViewTests {
    /// A fortieth of 10,000 scripts; all of them with OFFSTAGE_LONG.
    private static let count = ProcessInfo.processInfo.environment["OFFSTAGE_LONG"] == nil ? 250 : 10_000

    private static let pieces = [
        "a", "word ", "\n", "x y\nz", "é", "e\u{301}", "😀", "👩‍👩‍👧", "🇩🇪", "שלום", "م", "日本", "12", ".", "ffi",
        "\t", "\r\n",
    ]

    @Test("A view edited at random has the text, the caret and the selection of a plain model, where its glyphs are")
    func scripts() throws {
        let stage = makeStage(300, 200)
        stage.makeCurrent()
        let view = UITextView(frame: CGRect(x: 10, y: 10, width: 280, height: 100))
        view.font = .systemFont(ofSize: 17)
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        for seed in 0..<Self.count {
            var random = SplitMix64(seed: UInt64(seed) &+ 1 << 32)
            view.frame.size.width = seed.isMultiple(of: 2) ? 5000 : CGFloat(40 + seed % 200)
            try run(view, &random, seed)
        }
    }

    private func run(_ view: UITextView, _ random: inout SplitMix64, _ seed: Int) throws {
        view.text = ""
        var model = StringModel()
        for step in 0..<12 {
            try edit(view, &model, &random)
            let selection = NSRange(
                location: model.place(model.start), length: model.place(model.end) - model.place(model.start))
            #expect(view.text == model.string && view.textStorage.string == model.string, "seed \(seed), step \(step)")
            #expect(view.selectedRange == selection, "seed \(seed), step \(step)")
            if view.text != model.string || view.selectedRange != selection { return }
        }
        checkCarets(of: view, seed)
        if view.frame.width == 5000 { checkParagraphs(of: view, seed) }
        try checkUndo(of: view, model, seed)
    }

    private func edit(_ view: UITextView, _ model: inout StringModel, _ random: inout SplitMix64) throws {
        let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4:
            view.insertText(piece)
            model.type(piece)
        case 4, 5:
            guard model.marked == nil else { fallthrough }
            view.deleteBackward()
            model.delete()
        case 6:
            view.unmarkText()
            model.marked = nil
            let ends = [0, 1].map { _ in Int.random(in: 0...model.characters.count, using: &random) }.sorted()
            (model.start, model.end) = (ends[0], ends[1])
            view.selectedRange = NSRange(model.place(model.start)..<model.place(model.end))
        case 7:
            UIPasteboard.general.string = piece
            view.paste(nil)
            model.type(piece)
        case 8:
            guard model.marked == nil else { fallthrough }
            let place = Int.random(in: 0...model.characters.count, using: &random)
            let to = min(model.characters.count, place + 2)
            let range = try #require(
                view.textRange(from: TextOffset(model.place(place)), to: TextOffset(model.place(to))))
            view.replace(range, withText: piece)
            model.replace(place..<to, with: piece)
        default:
            // Marked text that joins what is beside it is no business of the model's.
            let next = model.characters.dropFirst(model.marked?.upperBound ?? model.end).first
            if next?.unicodeScalars.first?.properties.isGraphemeExtend == true { return }
            let text = ["n", "ni", "hao"][Int.random(in: 0..<3, using: &random)]
            view.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
            let from = model.marked?.lowerBound ?? model.start
            model.replace(model.marked ?? model.start..<model.end, with: text)
            model.marked = from..<from + text.count
        }
    }

    /// All lines are in the content, and carets beside the glyphs that the layout manager tells of.
    private func checkCarets(of view: UITextView, _ seed: Int) {
        view.layoutIfNeeded()
        let text = view.text ?? ""
        for index in text.indices where !text[index].isNewline {
            let place = index.utf16Offset(in: text)
            let box = view.layoutManager.boundingRect(
                forGlyphRange: NSRange(location: place, length: text[index].utf16.count), in: view.textContainer)
            let caret = view.caretRect(for: TextOffset(place))
            #expect(caret.maxY <= view.contentSize.height + 0.01 && caret.minY >= 7.99, "seed \(seed)")
            #expect(caret.midY > box.minY + 8 && caret.midY < box.maxY + 8, "seed \(seed), place \(place)")
        }
    }

    /// Where nothing wraps, each paragraph's carets lie where the typesetter alone has them.
    private func checkParagraphs(of view: UITextView, _ seed: Int) {
        let text = (view.text ?? "") as NSString
        var start = 0
        while start < text.length {
            var (end, contentsEnd) = (0, 0)
            text.getLineStart(nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: start, length: 0))
            let line = text.substring(with: NSRange(start..<contentsEnd))
            if !line.isEmpty, !line.contains("\t") {
                let style = TextStyle(font: UIFont.systemFont(ofSize: 17).typesettingFont)
                var request = LayoutRequest(text: StyledText(string: line, style: style))
                request.maximumLines = 1
                request.placesClusters = true
                let layout = Typesetter().layout(request)
                let parts = LayoutGeometry(map: CaretMap(layout), origin: .zero).parts(of: 0..<line.utf16.count)
                let own = view.geometry.parts(of: start..<contentsEnd)
                let (want, have) = (parts.reduce(0) { $0 + $1.rect.width }, own.reduce(0) { $0 + $1.rect.width })
                #expect(abs(want - have) < 0.5, "seed \(seed): \(line.debugDescription)")
            }
            start = end
        }
    }

    /// All is taken back step by step, and done again.
    private func checkUndo(of view: UITextView, _ model: StringModel, _ seed: Int) throws {
        let manager = try #require(view.undoManager)
        var steps = 0
        while manager.canUndo, steps < 50 {
            manager.undo()
            steps += 1
        }
        #expect(view.text == "" && view.textStorage.length == 0, "seed \(seed)")
        while manager.canRedo, steps < 100 {
            manager.redo()
            steps += 1
        }
        let text = view.text.debugDescription
        #expect(
            view.text == model.string && view.textStorage.string == model.string,
            "seed \(seed): \(text), \(view.textStorage.string.debugDescription), \(model.string.debugDescription)")
    }
}
