import CoreGraphics
import Offstage
import TestKit
import Testing

@testable import UIKit

/// Writes the keyboard's notifications of a stage down.
@MainActor
final class KeyboardLog {
    private(set) var lines: [String] = []
    private var observer: KeyboardObserver?

    init() {
        observer = KeyboardObserver { [weak self] in self?.note($0, $1) }
    }

    private func note(_ word: String, _ note: Notification) {
        func frame(_ key: String) -> String {
            guard let frame = note.userInfo?[key] as? CGRect else { return "?" }
            return "\(Int(frame.minY))+\(Int(frame.height))"
        }
        lines.append(
            "\(word) \(frame(UIResponder.keyboardFrameBeginUserInfoKey)) → \(frame(UIResponder.keyboardFrameEndUserInfoKey))"
        )
        let info = note.userInfo ?? [:]
        #expect(note.object is UIScreen)
        #expect((info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue == 0.25)
        #expect((info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == 7)
        #expect((info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue == true)
    }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@Suite("The keyboard")
@MainActor
struct KeyboardTests {
    private func stage(_ device: Device = .iPhone16) -> Stage {
        let stage = Stage(device: device)
        stage.diagnostics.mode = .collect
        stage.makeCurrent()
        return stage
    }

    private func field(_ stage: Stage, y: CGFloat = 100) -> UITextField {
        let field = UITextField(frame: CGRect(x: 10, y: y, width: 200, height: 34))
        stage.window.addSubview(field)
        return field
    }

    @Test("It comes with a field that takes keys and goes with it, in order")
    func showAndHide() {
        let stage = stage()
        let log = KeyboardLog()
        let field = field(stage)
        #expect(!stage.keyboard.isShown)
        field.becomeFirstResponder()
        #expect(stage.keyboard.frame == CGRect(x: 0, y: 516, width: 393, height: 336))
        #expect(log.take() == ["willChangeFrame 852+336 → 516+336", "willShow 852+336 → 516+336"])
        stage.advance(by: 0.2)
        #expect(log.take().isEmpty)
        stage.advance(by: 0.1)
        #expect(log.take() == ["didChangeFrame 852+336 → 516+336", "didShow 852+336 → 516+336"])
        field.resignFirstResponder()
        #expect(!stage.keyboard.isShown)
        stage.advance(by: 0.3)
        #expect(
            log.take() == [
                "willChangeFrame 516+336 → 852+336", "willHide 516+336 → 852+336", "didChangeFrame 516+336 → 852+336",
                "didHide 516+336 → 852+336",
            ])
    }

    @Test("Nothing is told while the focus moves to a field with the same keyboard; another height is")
    func focusMoves() {
        let stage = stage()
        let log = KeyboardLog()
        let (a, b) = (field(stage), field(stage, y: 200))
        a.becomeFirstResponder()
        stage.advance(by: 0.3)
        _ = log.take()
        b.becomeFirstResponder()
        stage.advance(by: 0.3)
        #expect(log.take().isEmpty)
        a.keyboardType = .numberPad
        a.becomeFirstResponder()
        #expect(log.take() == ["willChangeFrame 516+336 → 560+292", "willShow 516+336 → 560+292"])
        stage.advance(by: 0.3)
        #expect(log.take().count == 2)
    }

    @Test(
        "Its height is the device's",
        arguments: [
            (320, 568, 20, 0, 260), (414, 736, 20, 0, 271), (390, 844, 47, 34, 335),
            (393, 852, 59, 34, 336), (430, 932, 59, 34, 346), (414, 896, 44, 34, 346), (844, 390, 0, 21, 209),
            (667, 375, 0, 0, 199),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
    func heights(_ row: (width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat, keyboard: CGFloat)) {
        let stage = stage(
            Device(
                name: "test", size: CGSize(width: row.width, height: row.height), scale: 2,
                safeArea: UIEdgeInsets(top: row.top, left: 0, bottom: row.bottom, right: 0)))
        field(stage).becomeFirstResponder()
        #expect(stage.keyboard.frame?.height == row.keyboard)
        #expect(stage.keyboard.frame?.maxY == row.height)
        #expect(stage.keyboard.frame?.width == row.width)
    }

    @Test("The guide moves with it, in its time")
    func guide() {
        let stage = stage()
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.heightAnchor.constraint(equalToConstant: 44),
            bar.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: stage.window.keyboardLayoutGuide.topAnchor),
        ])
        let field = field(stage)
        stage.runTurn()
        #expect(bar.frame.maxY == 818)
        field.becomeFirstResponder()
        #expect(bar.frame.maxY == 516)
        stage.advance(by: 0.125)
        let y = bar.layer.presentation()?.frame.maxY ?? 0
        #expect(y > 516 && y < 818)
        stage.advance(by: 0.2)
        #expect(bar.layer.presentation()?.frame.maxY == 516)
        field.resignFirstResponder()
        stage.advance(by: 0.3)
        #expect(bar.frame.maxY == 818)
    }

    @Test("A keyboard that floats counts as hidden, unless a guide follows it")
    func floating() {
        let stage = stage()
        let log = KeyboardLog()
        let (plain, following) = (UIView(), UIView())
        for view in [plain, following] {
            view.frame = stage.window.bounds
            stage.window.addSubview(view)
        }
        following.keyboardLayoutGuide.followsUndockedKeyboard = true
        let field = field(stage)
        field.becomeFirstResponder()
        stage.advance(by: 0.3)
        _ = log.take()
        let frame = CGRect(x: 30, y: 300, width: 320, height: 260)
        stage.keyboard.floatingFrame = frame
        #expect(log.take().last?.hasPrefix("willHide") == true)
        stage.advance(by: 0.3)
        #expect(following.keyboardLayoutGuide.layoutFrame == frame)
        #expect(plain.keyboardLayoutGuide.layoutFrame.minY == 818)
        #expect(following.keyboardLayoutGuide.constraints(activeWhenNearEdge: .top).isEmpty)
        stage.keyboard.floatingFrame = nil
        stage.advance(by: 0.3)
        #expect(following.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
        #expect(plain.keyboardLayoutGuide.layoutFrame.minY == 516)
    }

    @Test("An app's own views stand above the keyboard and in its place")
    func inputViews() {
        let stage = stage()
        let field = field(stage)
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        field.inputAccessoryView = accessory
        field.becomeFirstResponder()
        stage.advance(by: 0.3)
        #expect(stage.keyboard.frame?.minY == 472)
        #expect(accessory.convert(accessory.bounds, to: nil) == CGRect(x: 0, y: 472, width: 393, height: 44))
        let picker = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 216))
        field.inputView = picker
        stage.advance(by: 0.3)
        #expect(stage.keyboard.frame?.height == 294)
        #expect(picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 852 - 250, width: 393, height: 216))
        field.resignFirstResponder()
        stage.advance(by: 0.3)
        #expect(picker.window == nil)
        #expect(accessory.window == nil)
    }

    @Test("A controller's accessory stands at the bottom without a keyboard, and above it with one")
    func dockedAccessory() {
        /// Keeps a bar at the bottom.
        final class Chat: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
        }
        let stage = stage()
        let chat = Chat()
        stage.window.rootViewController = chat
        chat.becomeFirstResponder()
        stage.advance(by: 0.3)
        #expect(stage.keyboard.frame == CGRect(x: 0, y: 852 - 84, width: 393, height: 84))
        #expect(chat.bar.convert(chat.bar.bounds, to: nil).maxY == 818)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        chat.view.addSubview(field)
        field.becomeFirstResponder()
        stage.advance(by: 0.3)
        #expect(stage.keyboard.frame?.height == 386)
        #expect(chat.bar.convert(chat.bar.bounds, to: nil).minY == 466)
    }

    @Test("Touches on it are swallowed and reported; nothing of it is drawn")
    func touches() throws {
        let stage = stage()
        let log = TapLog()
        let button = UIButton(frame: CGRect(x: 0, y: 700, width: 393, height: 100))
        button.addAction(UIAction { _ in log.count += 1 }, for: .touchUpInside)
        stage.window.addSubview(button)
        let field = field(stage)
        let before = stage.render()
        try stage.touch.tap(CGPoint(x: 200, y: 750))
        #expect(log.count == 1)
        field.becomeFirstResponder()
        field.tintColor = .clear
        stage.advance(by: 0.3)
        try stage.touch.tap(CGPoint(x: 200, y: 750))
        #expect(log.count == 1)
        #expect(stage.diagnostics.messages.contains { $0.contains("keyboard") })
        let after = stage.render()
        var isSame = true
        for y in stride(from: 1560, to: 2550, by: 30) {
            for x in stride(from: 10, to: 1170, by: 60) {
                isSame = isSame && after.pixel(x: x, y: y) == before.pixel(x: x, y: y)
            }
        }
        #expect(isSame)
    }

    private final class TapLog {
        var count = 0
    }

    @Test("Typing needs a first responder that takes keys")
    func noResponder() {
        let stage = stage()
        #expect(throws: TouchError.self) { try stage.keyboard.type("a") }
        #expect(throws: TouchError.self) { try stage.keyboard.deleteBackward() }
        #expect(throws: TouchError.self) { try stage.keyboard.mark("a") }
        #expect(throws: Never.self) { try stage.keyboard.type("") }
    }

    /// Takes keys without being a text input.
    private final class Pad: UIView, UIKeyInput {
        var text = ""
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !text.isEmpty }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { _ = text.popLast() }
    }

    @Test("Any object that takes keys gets a keyboard, and what is typed, on keys of hardware too")
    func keyInput() throws {
        let stage = stage()
        let pad = Pad()
        stage.window.addSubview(pad)
        pad.becomeFirstResponder()
        #expect(stage.keyboard.isShown)
        try stage.keyboard.type("ab\n")
        try stage.touch.key("C")
        try stage.touch.key("delete")
        try stage.touch.key("d")
        try stage.touch.key("return")
        try stage.touch.key("escape")
        try stage.touch.key("x", modifiers: .command)
        #expect(pad.text == "ab\nd\n")
    }
}
