import CoreGraphics
import Foundation
import Offstage
import TestKit
import Testing

@testable import UIKit

@MainActor
@Suite("Edit menus of text fields")
struct TextFieldMenuTests {
    private final class Log: NSObject, UITextFieldDelegate {
        var lines: [String] = []
        var menu: UIMenu?

        func textField(
            _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            let titles = suggestedActions.map(\.title).joined(separator: ",")
            lines.append("menu \(range.location)+\(range.length) \(titles)")
            return menu
        }
        func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
            lines.append("present")
        }
        func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
            lines.append("dismiss")
        }
    }

    private func makeField(_ stage: Stage, _ text: String) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 260, height: 40))
        field.text = text
        stage.window.addSubview(field)
        _ = stage.render()
        return field
    }

    private func bar(_ stage: Stage) -> EditMenuBar? {
        stage.window.subviews.lazy.compactMap { $0 as? EditMenuBar }.first { $0.alpha > 0 }
    }

    private func tap(_ title: String, _ stage: Stage) throws {
        let bar = try #require(self.bar(stage))
        func buttons(_ view: UIView) -> [UIButton] {
            view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) }
        }
        let button = try #require(buttons(bar).first { $0.title(for: .normal) == title })
        try stage.touch.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        stage.advance(by: 0.5)
    }

    private func doubleTap(_ field: UITextField, _ stage: Stage) throws {
        field.becomeFirstResponder()
        stage.advance(by: 1)
        let caret = field.caretRect(for: TextOffset(1))
        let point = field.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
        try stage.touch.tap(point)
        try stage.touch.tap(point)
        stage.advance(by: 0.5)
    }

    @Test("Cut, copy and paste through the edit menu")
    func menu() throws {
        let stage = makeStage(320, 480)
        stage.makeCurrent()
        UIPasteboard.general.items = []
        let field = makeField(stage, "one two")
        try doubleTap(field, stage)
        #expect(field.editor.text.selection == 0..<3)
        #expect(bar(stage)?.titles == ["Cut", "Copy", "Delete", "Select All"])
        try tap("Copy", stage)
        #expect(UIPasteboard.general.string == "one" && field.text == "one two" && bar(stage) == nil)
        #expect(field.isFirstResponder)
        field.selectAll(nil)
        field.menu.present()
        stage.advance(by: 0.5)
        #expect(bar(stage)?.titles == ["Cut", "Copy", "Paste", "Delete"])
        try tap("Cut", stage)
        #expect(UIPasteboard.general.string == "one two" && field.text == "")
        field.menu.present()
        stage.advance(by: 0.5)
        #expect(bar(stage)?.titles == ["Paste"])
        try tap("Paste", stage)
        #expect(field.text == "one two")
        field.undoManager?.undo()
        #expect(field.text == "")
    }

    @Test("A tap at the caret shows the menu; a touch beside it takes it away, and so does the end of editing")
    func coming() throws {
        let stage = makeStage(320, 480)
        stage.makeCurrent()
        let field = makeField(stage, "word")
        let log = Log()
        field.delegate = log
        field.becomeFirstResponder()
        stage.advance(by: 1)
        let end = field.caretRect(for: field.endOfDocument)
        try stage.touch.tap(field.convert(CGPoint(x: end.midX + 30, y: end.midY), to: nil))
        stage.advance(by: 1)
        #expect(log.lines == ["menu 4+0 Select,Select All", "present"] && bar(stage) != nil)
        try stage.touch.tap(CGPoint(x: 160, y: 170))
        stage.advance(by: 1)
        #expect(log.lines.last == "dismiss" && bar(stage) == nil && field.isFirstResponder)
        field.selectAll(nil)
        field.menu.present()
        stage.advance(by: 1)
        #expect(bar(stage) != nil)
        field.resignFirstResponder()
        stage.advance(by: 1)
        #expect(bar(stage) == nil && log.lines.last == "dismiss")
    }

    @Test("A tap at the caret while the menu shows takes it away; the next one shows it again")
    func toggling() throws {
        let stage = makeStage(320, 480)
        stage.makeCurrent()
        let field = makeField(stage, "word")
        let log = Log()
        field.delegate = log
        field.becomeFirstResponder()
        stage.advance(by: 1)
        let end = field.caretRect(for: field.endOfDocument)
        let point = field.convert(CGPoint(x: end.midX + 30, y: end.midY), to: nil)
        for _ in 0..<3 {
            try stage.touch.tap(point)
            stage.advance(by: 1)
        }
        let shown = "menu 4+0 Select,Select All"
        #expect(log.lines == [shown, "present", "dismiss", shown, "present"])
        #expect(bar(stage) != nil)
    }

    @Test("The delegate's menu takes the place of what is suggested")
    func own() throws {
        let stage = makeStage(320, 480)
        stage.makeCurrent()
        let field = makeField(stage, "word")
        let log = Log()
        field.delegate = log
        var performed = 0
        log.menu = UIMenu(children: [UIAction(title: "Shout") { _ in performed += 1 }])
        try doubleTap(field, stage)
        #expect(bar(stage)?.titles == ["Shout"])
        try tap("Shout", stage)
        #expect(performed == 1 && bar(stage) == nil)
    }

    @Test("Hidden text is not copied; pasting asks the delegate and makes one line of several")
    func rules() {
        final class Deny: NSObject, UITextFieldDelegate {
            var asked: [String] = []
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                asked.append(string)
                return asked.count < 2
            }
        }
        let stage = makeStage(320, 480)
        stage.makeCurrent()
        let field = makeField(stage, "secret")
        let deny = Deny()
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        field.selectAll(nil)
        UIPasteboard.general.string = "a\nb"
        field.copy(nil)
        field.cut(nil)
        #expect(UIPasteboard.general.string == "a\nb" && field.text == "secret")
        #expect(!field.canPerformAction("copy:", withSender: nil) && field.canPerformAction("paste:", withSender: nil))
        field.isSecureTextEntry = false
        field.delegate = deny
        field.paste(nil)
        #expect(field.text == "a b" && deny.asked == ["a b"])
        field.paste(nil)
        #expect(field.text == "a b" && deny.asked.count == 2)
        UIPasteboard.general.items = []
        #expect(!field.canPerformAction("paste:", withSender: nil))
    }

    @Test("A hardware keyboard's command keys copy and paste")
    func keys() throws {
        let stage = makeStage(320, 480)
        stage.makeCurrent()
        let field = makeField(stage, "abc")
        field.becomeFirstResponder()
        field.selectAll(nil)
        try stage.touch.key("c", modifiers: .command)
        #expect(UIPasteboard.general.string == "abc")
        try stage.touch.key("x", modifiers: .command)
        #expect(field.text == "")
        try stage.touch.key("v", modifiers: .command)
        try stage.touch.key("v", modifiers: .command)
        #expect(field.text == "abcabc")
    }
}
