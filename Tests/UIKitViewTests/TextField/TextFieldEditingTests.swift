import Offstage
import TestKit
import Testing

@testable import UIKit

/// A delegate that writes down what it is asked and told.
@MainActor
final class FieldDelegate: NSObject, UITextFieldDelegate {
    let log: CallLog
    var allowsBegin = true
    var allowsEnd = true
    var allowsClear = true
    var allowsReturn = true
    var allowsChange: (NSRange, String) -> Bool = { _, _ in true }

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    private func name(_ field: UITextField) -> String { field.accessibilityIdentifier ?? "field" }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        log.note("\(name(textField)) shouldBegin")
        return allowsBegin
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.note("\(name(textField)) didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        log.note("\(name(textField)) shouldEnd")
        return allowsEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.note("\(name(textField)) didEnd") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        log.note("\(name(textField)) shouldChange \(range.location),\(range.length) “\(string)”")
        return allowsChange(range, string)
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.note("\(name(textField)) didChangeSelection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        log.note("\(name(textField)) shouldClear")
        return allowsClear
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log.note("\(name(textField)) shouldReturn")
        return allowsReturn
    }
}

/// A stage with fields whose calls, events and notifications are written down.
@MainActor
struct FieldScreen {
    let stage: Stage
    let log: CallLog
    let delegate: FieldDelegate
    private let tokens: [any NSObjectProtocol]

    init(_ stage: Stage? = nil) {
        let stage = stage ?? makeStage(300, 400)
        stage.makeCurrent()
        let log = CallLog()
        self.stage = stage
        self.log = log
        delegate = FieldDelegate(log)
        let names: [(Notification.Name, String)] = [
            (UITextField.textDidBeginEditingNotification, "didBegin"),
            (UITextField.textDidEndEditingNotification, "didEnd"),
            (UITextField.textDidChangeNotification, "didChange"),
        ]
        tokens = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let field = (note.object as? UITextField)?.accessibilityIdentifier ?? "field"
                log.note("\(field) posted \(word)")
            }
        }
    }

    func field(_ name: String = "a", y: CGFloat = 10, listens: Bool = true) -> UITextField {
        let field = UITextField(frame: CGRect(x: 10, y: y, width: 200, height: 34))
        field.accessibilityIdentifier = name
        field.borderStyle = .roundedRect
        field.delegate = delegate
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
            (.editingDidEnd, "editingDidEnd"), (.primaryActionTriggered, "primaryActionTriggered"),
        ]
        if listens {
            for (event, word) in events {
                field.addAction(UIAction { [log] _ in log.note("\(name) \(word)") }, for: event)
            }
        }
        stage.window.addSubview(field)
        return field
    }
}

@Suite("Editing in text fields")
@MainActor
struct TextFieldEditingTests {
    @Test("Beginning and ending are asked for, then told to the delegate, to actions, to all")
    func beginAndEnd() {
        let screen = FieldScreen()
        let field = screen.field()
        #expect(field.becomeFirstResponder())
        #expect(field.isEditing)
        #expect(screen.log.take() == ["a shouldBegin", "a didBegin", "a editingDidBegin", "a posted didBegin"])
        #expect(field.becomeFirstResponder())
        #expect(screen.log.take().isEmpty)
        #expect(field.resignFirstResponder())
        #expect(!field.isEditing)
        #expect(screen.log.take() == ["a shouldEnd", "a didEnd", "a editingDidEnd", "a posted didEnd"])
    }

    @Test("The delegate keeps a field from beginning and from ending")
    func refusals() {
        let screen = FieldScreen()
        let (a, b) = (screen.field("a"), screen.field("b", y: 60))
        screen.delegate.allowsBegin = false
        #expect(!a.becomeFirstResponder())
        #expect(!a.isFirstResponder)
        screen.delegate.allowsBegin = true
        a.becomeFirstResponder()
        screen.delegate.allowsEnd = false
        #expect(!b.becomeFirstResponder())
        #expect(a.isFirstResponder)
        #expect(!a.resignFirstResponder())
        #expect(!screen.stage.window.endEditing(false))
        #expect(a.isEditing)
        #expect(screen.stage.window.endEditing(true))
        #expect(!a.isEditing)
        #expect(screen.stage.window.firstResponder == nil)
        a.isEnabled = false
        #expect(!a.becomeFirstResponder())
    }

    @Test("When another field begins, the first one ends in between")
    func change() {
        let screen = FieldScreen()
        let (a, b) = (screen.field("a", listens: false), screen.field("b", y: 60, listens: false))
        a.becomeFirstResponder()
        _ = screen.log.take()
        b.becomeFirstResponder()
        #expect(
            screen.log.take() == [
                "b shouldBegin", "a shouldEnd", "a didEnd", "a posted didEnd", "b didBegin", "b posted didBegin",
            ])
    }

    @Test("What is typed is asked for, put in, and told of")
    func typing() throws {
        let screen = FieldScreen()
        let field = screen.field()
        try screen.stage.touch.tap(field)
        _ = screen.log.take()
        try screen.stage.keyboard.type("hi")
        #expect(field.text == "hi")
        #expect(
            screen.log.take() == [
                "a shouldChange 0,0 “h”", "a didChangeSelection", "a editingChanged", "a posted didChange",
                "a shouldChange 1,0 “i”", "a didChangeSelection", "a editingChanged", "a posted didChange",
            ])
        try screen.stage.keyboard.deleteBackward()
        #expect(field.text == "h")
        #expect(screen.log.take().first == "a shouldChange 1,1 “”")
        screen.delegate.allowsChange = { _, _ in false }
        try screen.stage.keyboard.type("x")
        #expect(field.text == "h")
        #expect(screen.log.take() == ["a shouldChange 1,0 “x”"])
    }

    @Test("Ranges count UTF-16, and delete takes whole characters")
    func clusters() throws {
        let screen = FieldScreen()
        let field = screen.field()
        field.text = "a👩‍👩‍👧"
        field.becomeFirstResponder()
        _ = screen.log.take()
        field.deleteBackward()
        #expect(field.text == "a")
        #expect(screen.log.take().first == "a shouldChange 1,8 “”")
        field.deleteBackward()
        _ = screen.log.take()
        field.deleteBackward()
        #expect(screen.log.take().isEmpty)
    }

    @Test("A delegate that formats the text itself and says no keeps its own text and caret")
    func formatting() throws {
        let screen = FieldScreen()
        let field = screen.field()
        field.becomeFirstResponder()
        screen.delegate.allowsChange = { [unowned field] range, string in
            let text = ((field.text ?? "") as NSString).replacingCharacters(in: range, with: string)
            field.text = text.uppercased()
            return false
        }
        try screen.stage.keyboard.type("abc")
        #expect(field.text == "ABC")
        // One that sets the text and says yes, too, does not get it twice.
        screen.delegate.allowsChange = { [unowned field] range, string in
            field.text = ((field.text ?? "") as NSString).replacingCharacters(in: range, with: string)
            return true
        }
        try screen.stage.keyboard.type("d")
        #expect(field.text == "ABCd")
    }

    @Test("Code that sets the text sends nothing, and puts the caret at its end")
    func settingText() {
        let screen = FieldScreen()
        let field = screen.field()
        field.becomeFirstResponder()
        _ = screen.log.take()
        field.text = "abc"
        #expect(screen.log.take().isEmpty)
        #expect(field.editor.selectedRange == NSRange(location: 3, length: 0))
        field.text = nil
        #expect(field.text == "")
        #expect(!field.hasText)
    }

    @Test("The return key asks, then triggers; a field that ends on exit ceases to be first responder")
    func returnKey() throws {
        let screen = FieldScreen()
        let field = screen.field()
        try screen.stage.touch.tap(field)
        _ = screen.log.take()
        try screen.stage.keyboard.type("\n")
        #expect(screen.log.take() == ["a shouldReturn", "a primaryActionTriggered"])
        #expect(field.isEditing)
        #expect(field.text == "")
        field.addAction(UIAction { _ in screen.log.note("exit") }, for: .editingDidEndOnExit)
        screen.delegate.allowsReturn = false
        try screen.stage.keyboard.type("\n")
        #expect(screen.log.take() == ["a shouldReturn"])
        screen.delegate.allowsReturn = true
        try screen.stage.keyboard.type("\n")
        #expect(screen.log.take().prefix(3) == ["a shouldReturn", "a primaryActionTriggered", "exit"])
        #expect(!field.isEditing)
        field.enablesReturnKeyAutomatically = true
        field.becomeFirstResponder()
        _ = screen.log.take()
        try screen.stage.keyboard.type("\n")
        #expect(screen.log.take().isEmpty)
    }

    @Test("Text is cleared when editing begins, by the next insertion, or by the button")
    func clearing() throws {
        let screen = FieldScreen()
        let field = screen.field()
        field.text = "old"
        field.clearsOnBeginEditing = true
        field.becomeFirstResponder()
        #expect(field.text == "")
        field.resignFirstResponder()
        field.clearsOnBeginEditing = false
        field.text = "old"
        field.becomeFirstResponder()
        field.clearsOnInsertion = true
        try screen.stage.keyboard.type("n")
        #expect(field.text == "n")
        #expect(!field.clearsOnInsertion)
        field.clearButtonMode = .always
        screen.stage.window.layoutIfNeeded()
        _ = screen.log.take()
        let button = field.convert(field.clearButtonRect(forBounds: field.bounds), to: screen.stage.window)
        try screen.stage.touch.tap(CGPoint(x: button.midX, y: button.midY))
        #expect(field.text == "")
        #expect(
            screen.log.take() == ["a shouldClear", "a didChangeSelection", "a editingChanged", "a posted didChange"])
        screen.stage.window.layoutIfNeeded()
        #expect(field.parts.clear.isHidden)
    }

    @Test("Newlines become spaces in what is pasted, and in what is shown")
    func newlines() {
        let screen = FieldScreen()
        let field = screen.field()
        field.becomeFirstResponder()
        field.insertText("a\nb\r\nc")
        #expect(field.text == "a b c")
        field.text = "x\ny"
        #expect(field.text == "x\ny")
        #expect(field.display.string == "x y")
    }

    @Test("Hidden text shows its last character for two seconds")
    func secure() throws {
        let screen = FieldScreen()
        let field = screen.field()
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        try screen.stage.keyboard.type("ab")
        #expect(field.display.string == "•b")
        screen.stage.advance(by: 1.9)
        #expect(field.display.string == "•b")
        screen.stage.advance(by: 0.2)
        #expect(field.display.string == "••")
        try screen.stage.keyboard.type("👍🏽")
        #expect(field.display.string == "••👍🏽")
        field.deleteBackward()
        #expect(field.display.string == "••")
        #expect(field.text == "ab")
        try screen.stage.keyboard.type("c")
        field.resignFirstResponder()
        #expect(field.display.string == "•••")
        #expect(!field.canPerformAction("copy:", withSender: nil))
    }

    @Test("Typing is undone in one step, and done again")
    func undo() throws {
        let screen = FieldScreen()
        let field = screen.field(listens: false)
        field.becomeFirstResponder()
        let manager = try #require(field.undoManager)
        try screen.stage.keyboard.type("hello")
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        try screen.stage.keyboard.type("x")
        #expect(field.text == "xhello")
        manager.undo()
        #expect(field.text == "hello")
        #expect(field.editor.selectedRange.location == 0)
        manager.undo()
        #expect(field.text == "")
        manager.redo()
        #expect(field.text == "hello")
        manager.redo()
        #expect(field.text == "xhello")
        field.resignFirstResponder()
        #expect(!manager.canUndo)
    }

    @Test("A field that leaves its window ends editing")
    func leaving() {
        let screen = FieldScreen()
        let field = screen.field(listens: false)
        field.becomeFirstResponder()
        #expect(screen.stage.keyboard.isShown)
        _ = screen.log.take()
        field.removeFromSuperview()
        #expect(screen.log.take() == ["a didEnd", "a posted didEnd"])
        #expect(!field.isEditing)
        #expect(!screen.stage.keyboard.isShown)
        #expect(!field.becomeFirstResponder())
    }

    @Test("Marked text is underlined and replaced until it is settled")
    func marked() throws {
        let screen = FieldScreen()
        let field = screen.field(listens: false)
        field.becomeFirstResponder()
        try screen.stage.keyboard.mark("n")
        try screen.stage.keyboard.mark("ni")
        #expect(field.text == "ni")
        let marked = try #require(field.markedTextRange)
        #expect(field.text(in: marked) == "ni")
        try screen.stage.keyboard.type("你")
        #expect(field.text == "你")
        #expect(field.markedTextRange == nil)
        try screen.stage.keyboard.mark("hao")
        try screen.stage.keyboard.mark(nil)
        #expect(field.text == "你hao")
        #expect(field.markedTextRange == nil)
    }

    @Test("Hardware keys type, move, extend and delete")
    func keys() throws {
        let screen = FieldScreen()
        let field = screen.field(listens: false)
        field.becomeFirstResponder()
        let touch = screen.stage.touch
        for key in ["O", "n", "e", "space", "t", "w", "o"] { try touch.key(key) }
        #expect(field.text == "One two")
        try touch.key("left", modifiers: .alternate)
        #expect(field.editor.selectedRange == NSRange(location: 4, length: 0))
        try touch.key("right", modifiers: .shift)
        try touch.key("right", modifiers: .shift)
        #expect(field.editor.selectedRange == NSRange(location: 4, length: 2))
        try touch.key("left", modifiers: .shift)
        #expect(field.editor.selectedRange == NSRange(location: 4, length: 1))
        try touch.key("left")
        #expect(field.editor.selectedRange == NSRange(location: 4, length: 0))
        try touch.key("delete", modifiers: .alternate)
        #expect(field.text == "two")
        try touch.key("right", modifiers: .command)
        #expect(field.editor.selectedRange.location == 3)
        try touch.key("a", modifiers: .command)
        #expect(field.editor.selectedRange == NSRange(location: 0, length: 3))
        try touch.key("delete")
        #expect(field.text == "")
        try touch.key("z", modifiers: .command)
        #expect(field.text == "two")
        try touch.key("home")
        try touch.key("forwardDelete")
        #expect(field.text == "wo")
        try touch.key("return")
        #expect(screen.log.calls.last == "a shouldReturn")
    }

    @Test("A tap puts the caret at a place, a second selects the word, a third all")
    func taps() throws {
        let screen = FieldScreen()
        let field = screen.field(listens: false)
        field.text = "one two"
        field.becomeFirstResponder()
        screen.stage.window.layoutIfNeeded()
        let spot = field.convert(field.caretRect(for: TextOffset(5)), to: screen.stage.window)
        let point = CGPoint(x: spot.midX, y: spot.midY)
        try screen.stage.touch.tap(point)
        #expect(field.editor.selectedRange == NSRange(location: 5, length: 0))
        screen.stage.advance(by: 1)
        try screen.stage.touch.tap(point, taps: 2)
        #expect(field.editor.selectedRange == NSRange(location: 4, length: 3))
        screen.stage.advance(by: 1)
        try screen.stage.touch.tap(point, taps: 3)
        #expect(field.editor.selectedRange == NSRange(location: 0, length: 7))
    }

    @Test("The caret is on for half a second, off for the next, and on after each edit")
    func blinking() throws {
        let screen = FieldScreen()
        let field = screen.field(listens: false)
        field.becomeFirstResponder()
        screen.stage.runTurn()
        let caret = field.parts.caret
        func opacity() -> Float { caret.layer.presentation()?.opacity ?? caret.layer.opacity }
        #expect(!caret.isHidden)
        screen.stage.advance(by: 0.25)
        #expect(opacity() == 1)
        screen.stage.advance(by: 0.5)
        #expect(opacity() == 0)
        try screen.stage.keyboard.type("a")
        screen.stage.advance(by: 0.1)
        #expect(opacity() == 1)
        field.selectAll(nil)
        screen.stage.runTurn()
        #expect(caret.isHidden)
        field.resignFirstResponder()
        screen.stage.runTurn()
        #expect(caret.isHidden)
    }

    @Test("Places, ranges and rectangles of UITextInput agree with one another")
    func input() throws {
        let screen = FieldScreen()
        let field = screen.field(listens: false)
        field.text = "a👍 b"
        field.becomeFirstResponder()
        screen.stage.window.layoutIfNeeded()
        let (start, end) = (field.beginningOfDocument, field.endOfDocument)
        #expect(field.offset(from: start, to: end) == 5)
        #expect(field.compare(start, to: end) == .orderedAscending)
        let second = try #require(field.position(from: start, offset: 2))
        #expect(field.offset(from: start, to: second) == 3)
        #expect(field.position(from: start, offset: -1) == nil)
        #expect(field.position(from: end, offset: 1) == nil)
        let right = try #require(field.position(from: start, in: .right, offset: 2))
        #expect(field.offset(from: start, to: right) == 3)
        #expect(field.position(from: start, in: .left, offset: 1) == nil)
        #expect(field.position(from: start, in: .down, offset: 1) == nil)
        let range = try #require(field.textRange(from: second, to: start))
        #expect(field.text(in: range) == "a👍")
        #expect(field.firstRect(for: range).minX == field.selectionRects(for: range)[0].rect.minX)
        for offset in [0, 1, 3, 4, 5] {
            let position = try #require(field.position(from: start, offset: offset))
            let rect = field.caretRect(for: position)
            #expect(field.bounds.contains(rect))
            let found = try #require(field.closestPosition(to: CGPoint(x: rect.midX, y: rect.midY)))
            #expect(field.compare(found, to: position) == .orderedSame)
        }
        field.replace(range, withText: "xyz")
        #expect(field.text == "xyz b")
        let word = try #require(
            field.tokenizer.rangeEnclosingPosition(start, with: .word, inDirection: .storage(.forward)))
        #expect(field.text(in: word) == "xyz")
        let line = try #require(
            field.tokenizer.rangeEnclosingPosition(start, with: .line, inDirection: .storage(.forward)))
        #expect(field.text(in: line) == "xyz b")
        #expect(field.tokenizer.isPosition(word.end, atBoundary: .word, inDirection: .storage(.forward)))
        #expect(!field.tokenizer.isPosition(word.end, atBoundary: .word, inDirection: .storage(.backward)))
    }

    @Test("Attributes of text stay with it, and those of typing with what is typed")
    func attributes() throws {
        let screen = FieldScreen()
        let field = screen.field(listens: false)
        field.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
        field.becomeFirstResponder()
        field.insertText("c")
        let text = try #require(field.attributedText)
        #expect(text.string == "abc")
        #expect(text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == field.font)
        field.typingAttributes?[.foregroundColor] = UIColor.blue
        field.insertText("d")
        #expect(field.attributedText?.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .blue)
        #expect(field.attributedText?.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
        field.textColor = .green
        #expect(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
        field.text = "plain"
        #expect(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
        field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 9), .kern: 2]
        #expect(field.font?.pointSize == 9)
        #expect(field.defaultTextAttributes[.kern] as? Int == 2)
    }
}
