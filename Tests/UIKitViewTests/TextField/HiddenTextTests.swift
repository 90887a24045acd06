import Offstage
import Testing

@testable import UIKit

@Suite("Fields of hidden text")
@MainActor
struct HiddenTextTests {
    private func field(_ text: String) -> (Stage, UITextField) {
        let stage = makeStage(320, 480, scale: 2)
        stage.makeCurrent()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        field.text = text
        stage.window.addSubview(field)
        stage.runTurn()
        return (stage, field)
    }

    @Test("Entered again, the next character replaces all, and those after it are added; a deletion empties")
    func entered() {
        let (stage, field) = field("secret")
        defer { withExtendedLifetime(stage) {} }
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        field.insertText("x")
        field.insertText("y")
        #expect(field.text == "xy")
        field.deleteBackward()
        #expect(field.text == "x")
        field.resignFirstResponder()
        field.becomeFirstResponder()
        field.deleteBackward()
        #expect(field.text?.isEmpty != false)
    }

    @Test("Hidden while it is edited, likewise; shown again, text is gone on with")
    func hidden() {
        let (stage, field) = field("abc")
        defer { withExtendedLifetime(stage) {} }
        field.becomeFirstResponder()
        field.insertText("d")
        #expect(field.text == "abcd")
        field.isSecureTextEntry = true
        field.isSecureTextEntry = false
        field.insertText("e")
        #expect(field.text == "abcde")
        field.isSecureTextEntry = true
        field.insertText("f")
        #expect(field.text == "f")
    }

    @Test("The delegate is asked for the whole range")
    func asked() {
        final class Asker: NSObject, UITextFieldDelegate {
            var ranges: [NSRange] = []
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                ranges.append(range)
                return true
            }
        }
        let (stage, field) = field("secret")
        defer { withExtendedLifetime(stage) {} }
        let asker = Asker()
        field.delegate = asker
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        field.insertText("x")
        #expect(asker.ranges == [NSRange(location: 0, length: 6)])
    }
}
