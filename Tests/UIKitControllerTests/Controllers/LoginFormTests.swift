import CoreGraphics
import Foundation
import Offstage
import TestKit
import Testing
import UIKit

/// A screen to log in: two fields, and a button above the keyboard that needs both.
private final class LoginScreen: UIViewController, UITextFieldDelegate {
    let log: CallLog
    let nameField = UITextField()
    let passwordField = UITextField()
    let submit = UIButton(type: .system)
    private var observer: KeyboardObserver?

    init(_ log: CallLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { log.note(call + loggedState) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (field, id) in [(nameField, "name"), (passwordField, "password")] {
            field.borderStyle = .roundedRect
            field.accessibilityIdentifier = id
            field.delegate = self
            field.addAction(UIAction { [weak self] _ in self?.changed(id) }, for: .editingChanged)
        }
        nameField.returnKeyType = .next
        passwordField.isSecureTextEntry = true
        submit.accessibilityIdentifier = "submit"
        submit.backgroundColor = .systemBlue
        submit.isEnabled = false
        submit.addAction(UIAction { [weak self] _ in self?.note("submit") }, for: .primaryActionTriggered)
        for part in [nameField, passwordField, submit] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            part.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
            part.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20).isActive = true
        }
        NSLayoutConstraint.activate([
            nameField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            passwordField.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: 12),
            submit.heightAnchor.constraint(equalToConstant: 50),
            submit.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
        ])
        observe()
        note("ld")
    }

    private func observe() {
        let editing = [
            (UITextField.textDidBeginEditingNotification, "began"),
            (UITextField.textDidEndEditingNotification, "ended"),
        ]
        observer = KeyboardObserver(and: editing) { [weak self] word, _ in self?.note(word) }
    }

    private func changed(_ id: String) {
        note("\(id) changed")
        submit.isEnabled = nameField.hasText && passwordField.hasText
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("wA")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("iA")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("dA")
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note("L \(Int(submit.frame.maxY))")
    }

    private func id(_ field: UITextField) -> String { field.accessibilityIdentifier ?? "?" }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        note("\(id(textField)) shouldBegin")
        return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { note("\(id(textField)) didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        note("\(id(textField)) shouldEnd")
        return true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { note("\(id(textField)) didEnd") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        note("\(id(textField)) return")
        if textField === nameField { passwordField.becomeFirstResponder() }
        return true
    }
}

@Suite("A form that is filled in by fingers and keys alone")
@MainActor
struct LoginFormTests {
    @Test("From the first tap to the button: callbacks, notifications, lifecycle in order; stories name the controls")
    func login() throws {
        let stage = Stage(device: .iPhone16)
        stage.makeCurrent()
        let log = CallLog()
        let screen = LoginScreen(log)
        stage.window.rootViewController = screen
        stage.advance(by: 1)
        #expect(log.take() == ["ld", "wA", "iA w", "L 806 w", "dA w"])

        let first = try stage.touch.tap(screen.nameField)
        stage.advance(by: 1)
        #expect(
            log.take() == [
                "name shouldBegin w", "name didBegin w", "began w", "willChangeFrame w", "willShow w", "L 504 w",
                "didChangeFrame w", "didShow w",
            ])
        try stage.keyboard.type("Ann\n")
        stage.advance(by: 1)
        #expect(
            log.take() == [
                "name changed w", "name changed w", "name changed w", "name return w", "password shouldBegin w",
                "name shouldEnd w", "name didEnd w", "ended w", "password didBegin w", "began w",
            ])
        #expect(!screen.submit.isEnabled)
        try stage.keyboard.type("key")
        stage.advance(by: 1)
        #expect(log.take() == ["password changed w", "password changed w", "password changed w"])
        #expect(screen.submit.isEnabled)

        let middle = CGPoint(x: screen.submit.frame.midX, y: screen.submit.frame.midY)
        #expect(stage.window.hitTest(middle, with: nil) === screen.submit)
        let drawn = stage.render().pixel(x: 40 * 3, y: Int(middle.y) * 3)
        #expect([drawn.red, drawn.green, drawn.blue] == [0, 122, 255], "hit where it is drawn")
        let last = try stage.touch.tap(screen.submit)
        stage.advance(by: 1)
        #expect(log.take().filter { !$0.hasPrefix("L") } == ["submit w"])
        #expect(screen.passwordField.isFirstResponder && screen.submit.frame.maxY == 504)
        #expect([first.taker, last.taker] == ["UITextField:name", "UIButton:submit"])
    }
}
