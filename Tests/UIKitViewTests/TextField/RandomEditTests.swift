import Offstage
import TestKit
import TestSupport
import Testing

@testable import Typesetting
@testable import UIKit

@Suite("Random edits of text fields")
@MainActor
struct RandomEditTests {
    /// A thirtieth of 10,000 scripts; all of them with OFFSTAGE_LONG.
    private static let count = ProcessInfo.processInfo.environment["OFFSTAGE_LONG"] == nil ? 300 : 10_000

    private static let pieces = [
        "a", "B", " ", "x y", "é", "e\u{301}", "😀", "👩‍👩‍👧", "🇩🇪", "ש", "שלום", "م", "日本", "1", ".", "ffi", "-", "़",
        "\u{301}",
    ]

    @Test("A field edited at random has the text, the caret and the selection of a plain model, where its glyphs are")
    func scripts() throws {
        let stage = makeStage(300, 100)
        stage.makeCurrent()
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 280, height: 34))
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        for seed in 0..<Self.count {
            var random = SplitMix64(seed: UInt64(seed))
            try run(field, &random, seed)
        }
    }

    private func run(_ field: UITextField, _ random: inout SplitMix64, _ seed: Int) throws {
        field.text = ""
        var model = StringModel()
        for step in 0..<12 {
            try edit(field, &model, &random)
            #expect(field.text == model.string, "seed \(seed), step \(step)")
            let selection = NSRange(
                location: model.place(model.start), length: model.place(model.end) - model.place(model.start))
            #expect(field.editor.selectedRange == selection, "seed \(seed), step \(step)")
            if field.text != model.string || field.editor.selectedRange != selection { return }
        }
        checkGeometry(of: field, seed)
        try checkUndo(of: field, model, seed)
    }

    private func edit(_ field: UITextField, _ model: inout StringModel, _ random: inout SplitMix64) throws {
        let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4:
            field.insertText(piece)
            model.type(piece)
        case 4, 5:
            guard model.marked == nil else { fallthrough }
            field.deleteBackward()
            model.delete()
        case 6:
            field.unmarkText()
            model.marked = nil
            let ends = [0, 1].map { _ in Int.random(in: 0...model.characters.count, using: &random) }.sorted()
            (model.start, model.end) = (ends[0], ends[1])
            let begin = field.beginningOfDocument
            let start = try #require(field.position(from: begin, offset: model.place(model.start)))
            let end = try #require(field.position(from: begin, offset: model.place(model.end)))
            field.selectedTextRange = field.textRange(from: start, to: end)
        case 7:
            // Marked text that joins what follows it is no business of the model's.
            let next = model.characters.dropFirst(model.marked?.upperBound ?? model.end).first
            if next?.unicodeScalars.first?.properties.isGraphemeExtend == true { return }
            let text = ["n", "ni", "hao"][Int.random(in: 0..<3, using: &random)]
            field.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
            let from = model.marked?.lowerBound ?? model.start
            model.replace(model.marked ?? model.start..<model.end, with: text)
            model.marked = from..<from + text.count
        case 8:
            guard model.marked == nil else { fallthrough }
            let place = Int.random(in: 0...model.characters.count, using: &random)
            let to = min(model.characters.count, place + 2)
            let range = try #require(
                field.textRange(from: TextOffset(model.place(place)), to: TextOffset(model.place(to))))
            field.replace(range, withText: piece)
            model.replace(place..<to, with: piece)
        default:
            field.unmarkText()
            model.marked = nil
        }
    }

    /// Carets go from one end of the text to the other, and a selection is as wide as its glyphs.
    private func checkGeometry(of field: UITextField, _ seed: Int) {
        let text = field.text ?? ""
        var request = LayoutRequest(
            text: StyledText(string: text, style: TextStyle(font: TextFieldStyle.standardFont.typesettingFont)))
        request.maximumLines = 1
        let width = Typesetter().layout(request).size.width
        let geometry = field.geometry
        let parts = geometry.parts(of: 0..<text.utf16.count)
        let spaces = text.reversed().prefix { $0 == " " }.isEmpty
        let selected = parts.reduce(0) { $0 + $1.rect.width }
        // Spaces at the end hang over the line, but are selected.
        #expect(spaces ? abs(selected - width) < 0.5 : selected >= width - 0.5, "seed \(seed)")
        let left = parts.map(\.rect.minX).min() ?? 0
        let right = parts.map(\.rect.maxX).max() ?? 0
        for place in TextPlaces.all(of: text) {
            let caret = geometry.caretRect(at: place)
            if selected < 270 { #expect(caret.midX >= left - 1.5 && caret.midX <= right + 1.5, "seed \(seed)") }
        }
    }

    /// All is taken back step by step, and done again.
    private func checkUndo(of field: UITextField, _ model: StringModel, _ seed: Int) throws {
        let manager = try #require(field.undoManager)
        var steps = 0
        while manager.canUndo, steps < 50 {
            manager.undo()
            steps += 1
        }
        #expect(field.text == "", "seed \(seed)")
        while manager.canRedo, steps < 100 {
            manager.redo()
            steps += 1
        }
        #expect(field.text == model.string, "seed \(seed)")
    }
}

private enum TextPlaces {
    /// Between all characters.
    static func all(of text: String) -> [Int] {
        text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count]
    }
}
