import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("NSTextStorage")
struct NSTextStorageTests {
    private final class Log: NSTextStorageDelegate {
        var lines: [String] = []
        var willEdit: ((NSTextStorage) -> Void)?

        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            lines.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
            let edit = willEdit
            willEdit = nil
            edit?(textStorage)
        }

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            lines.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
        }
    }

    /// The classic subclass: four overrides over a text of its own.
    private final class Backed: NSTextStorage {
        private let text = NSMutableAttributedString(string: "")

        override var string: String { text.string }

        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }

        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            text.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
            endEditing()
        }

        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            text.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
            endEditing()
        }
    }

    private final class Recorder: NSLayoutManager {
        var lines: [String] = []

        override func processEditing(
            for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
            changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
        ) {
            lines.append("\(editMask.rawValue) \(newCharRange.location)+\(newCharRange.length) \(delta)")
            super.processEditing(
                for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
                invalidatedRange: invalidatedCharRange)
        }
    }

    private let key = NSAttributedString.Key("mark")

    @Test("Each edit is told with what it changed, to the delegate and every layout manager")
    func edits() {
        let storage = NSTextStorage(string: "Hello")
        let (log, first, second) = (Log(), Recorder(), Recorder())
        storage.delegate = log
        storage.addLayoutManager(first)
        storage.addLayoutManager(second)
        storage.addLayoutManager(first)
        #expect(storage.layoutManagers.count == 2 && first.textStorage === storage)
        storage.replaceCharacters(in: NSRange(location: 1, length: 3), with: "ipp")
        storage.append(NSAttributedString(string: "!"))
        storage.addAttribute(key, value: 1, range: NSRange(location: 0, length: 2))
        storage.deleteCharacters(in: NSRange(location: 0, length: 1))
        #expect(
            log.lines == [
                "will 2 1+3 0", "did 2 1+3 0", "will 3 5+1 1", "did 3 5+1 1", "will 1 0+2 0", "did 1 0+2 0",
                "will 2 0+0 -1", "did 2 0+0 -1",
            ])
        #expect(first.lines == ["2 1+3 0", "3 5+1 1", "1 0+2 0", "2 0+0 -1"] && second.lines == first.lines)
        #expect(storage.string == "ippo!" && storage.editedMask == [] && storage.changeInLength == 0)
        #expect(storage.editedRange.location == NSNotFound)
        storage.removeLayoutManager(second)
        #expect(second.textStorage == nil && storage.layoutManagers.count == 1)
    }

    @Test("Between begin and end edits add up to one, in the text as it is at the end")
    func nesting() {
        let storage = NSTextStorage(string: "0123456789")
        let log = Log()
        storage.delegate = log
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 6, length: 1), with: "six")
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "")
        storage.endEditing()
        #expect(log.lines.isEmpty && storage.editedMask == .editedCharacters && storage.changeInLength == 0)
        #expect(storage.editedRange == NSRange(location: 0, length: 7))
        storage.setAttributes([key: 1], range: NSRange(location: 8, length: 1))
        storage.endEditing()
        storage.endEditing()
        #expect(storage.string == "2345six789" && log.lines == ["will 3 0+9 0", "did 3 0+9 0"])
    }

    @Test("What the delegate edits belongs to the same processing")
    func delegateEdits() {
        let storage = NSTextStorage(string: "ab")
        let (log, manager) = (Log(), Recorder())
        storage.delegate = log
        storage.addLayoutManager(manager)
        log.willEdit = { $0.append(NSAttributedString(string: "cd")) }
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "x")
        #expect(log.lines == ["will 2 0+1 1", "did 3 0+5 3"] && manager.lines == ["3 0+5 3"])
        #expect(storage.string == "xabcd")
    }

    @Test("Observers hear of each processing before the delegate does")
    func notifications() {
        let storage = NSTextStorage(string: "a")
        var names: [String] = []
        let tokens = [NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification].map {
            UIKit.NotificationCenter.default.addObserver(forName: $0, object: storage, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        storage.append(NSAttributedString(string: "b"))
        for token in tokens { UIKit.NotificationCenter.default.removeObserver(token) }
        #expect(
            names == ["NSTextStorageWillProcessEditingNotification", "NSTextStorageDidProcessEditingNotification"])
    }

    @Test("A subclass with a text of its own gets every edit by its four overrides, and reads back")
    func subclass() {
        let storage = Backed()
        let manager = Recorder()
        storage.addLayoutManager(manager)
        storage.setAttributedString(NSAttributedString(string: "Hello", attributes: [key: 1]))
        storage.append(NSAttributedString(string: " world"))
        storage.insert(NSAttributedString(string: "Oh. ", attributes: [key: 2]), at: 0)
        storage.addAttributes([key: 3], range: NSRange(location: 2, length: 4))
        storage.removeAttribute(key, range: NSRange(location: 0, length: 1))
        storage.deleteCharacters(in: NSRange(location: 9, length: 6))
        storage.mutableString.append("?")
        #expect(storage.string == "Oh. Hello?" && storage.length == 10)
        #expect(storage.mutableString.length == 10)
        let copy = NSAttributedString(attributedString: storage)
        #expect(copy.string == "Oh. Hello?")
        let values = (0..<copy.length).map { copy.attribute(key, at: $0, effectiveRange: nil) as? Int ?? 0 }
        #expect(Array(values.prefix(9)) == [0, 2, 3, 3, 3, 3, 1, 1, 1])
        #expect(storage.attributedSubstring(from: NSRange(location: 2, length: 3)).string == ". H")
        #expect(manager.lines.count == 7)
    }

    @Test("Random edits give the text that a plain string gives, and ranges that cover what changed")
    func random() {
        var generator = SplitMix64(seed: 41)
        let storage = NSTextStorage(string: "")
        let recorder = Recorder()
        storage.addLayoutManager(recorder)
        var model: [UInt16] = []
        for step in 0..<400 {
            let (before, count) = (model, recorder.lines.count)
            let edits = 1 + Int.random(in: 0..<3, using: &generator)
            storage.beginEditing()
            for _ in 0..<edits {
                let start = Int.random(in: 0...model.count, using: &generator)
                let length = Int.random(in: 0...min(6, model.count - start), using: &generator)
                let letter = ["a", "é", "あ", "\n"].randomElement(using: &generator) ?? "a"
                let text = String(repeating: letter, count: Int.random(in: 0..<4, using: &generator))
                let range = NSRange(location: start, length: length)
                model.replaceSubrange(start..<start + length, with: Array(text.utf16))
                storage.replaceCharacters(in: range, with: text)
            }
            let (range, delta) = (storage.editedRange, storage.changeInLength)
            storage.endEditing()
            #expect(Array(storage.string.utf16) == model, "step \(step)")
            #expect(delta == model.count - before.count && recorder.lines.count == count + 1)
            // Before and behind the range nothing changed.
            #expect(Array(model.prefix(range.location)) == Array(before.prefix(range.location)))
            #expect(Array(model[NSMaxRange(range)...]) == Array(before[(NSMaxRange(range) - delta)...]))
        }
    }

    @Test("An edit inside of a character keeps what is around it")
    func insideCharacters() {
        let storage = NSTextStorage(string: "ae\u{301}b", attributes: [.kern: 1])
        storage.addAttribute(.kern, value: 2, range: NSRange(location: 3, length: 1))
        storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "x")
        #expect(Array(storage.string.utf16) == Array("aexb".utf16))
        storage.replaceCharacters(in: NSRange(location: 2, length: 0), with: "\u{301}")
        #expect(Array(storage.string.utf16) == Array("ae\u{301}xb".utf16))
        #expect(storage.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 2)
        let flag = NSTextStorage(string: "\u{1F1E9}\u{1F1EA}")
        flag.replaceCharacters(in: NSRange(location: 0, length: 2), with: "")
        #expect(flag.string == "\u{1F1EA}")
    }
}
