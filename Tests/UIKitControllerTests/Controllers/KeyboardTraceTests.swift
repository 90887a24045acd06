import CoreGraphics
import Foundation
import Offstage
import TestKit
import Testing
import UIKit

/// A screen with a field, a text view and a bar above the keyboard, which writes down what it hears.
private final class FormScreen: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    let log: CallLog
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    let notes = UITextView(frame: CGRect(x: 20, y: 140, width: 200, height: 100))
    let bar = UIView()
    private var observer: KeyboardObserver?

    init(_ log: CallLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { log.note(call + loggedState) }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.delegate = self
        notes.delegate = self
        bar.translatesAutoresizingMaskIntoConstraints = false
        for part in [field, notes, bar] { view.addSubview(part) }
        NSLayoutConstraint.activate([
            bar.heightAnchor.constraint(equalToConstant: 44),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        observer = KeyboardObserver { [weak self] word, _ in self?.note(word) }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("wD")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("dD")
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note("L \(Int(bar.frame.maxY)) \(UIView.inheritedAnimationDuration > 0 ? "animated" : "at once")")
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("field shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { note("field didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("field shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { note("field didEnd") }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer("notes shouldBegin") }
    func textViewDidBeginEditing(_ textView: UITextView) { note("notes didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer("notes shouldEnd") }
    func textViewDidEndEditing(_ textView: UITextView) { note("notes didEnd") }

    private func answer(_ call: String) -> Bool {
        note(call)
        return true
    }
}

@Suite("Traces of the keyboard")
@MainActor
struct KeyboardTraceTests {
    private func screen() -> (Stage, FormScreen, CallLog) {
        let stage = Stage(device: .iPhone16)
        stage.makeCurrent()
        let log = CallLog()
        let screen = FormScreen(log)
        stage.window.rootViewController = screen
        stage.advance(by: 1)
        _ = log.take()
        return (stage, screen, log)
    }

    @Test("11 the keyboard: field, text view, guide; each line with window, coordinator, flags")
    func keyboard() {
        let (stage, screen, log) = screen()
        screen.field.becomeFirstResponder()
        #expect(
            log.take() == [
                "field shouldBegin w", "field didBegin w", "willChangeFrame w", "willShow w", "L 516 animated w",
            ], "a field begins before its keyboard comes, and the guide moves along at once")
        stage.advance(by: 1)
        #expect(log.take() == ["didChangeFrame w", "didShow w"])

        screen.notes.becomeFirstResponder()
        #expect(
            log.take() == ["notes shouldBegin w", "field shouldEnd w", "field didEnd w", "notes didBegin w"],
            "the same keyboard: nothing is told of it")
        stage.advance(by: 1)
        #expect(log.take() == [])

        screen.notes.resignFirstResponder()
        #expect(
            log.take() == [
                "notes shouldEnd w", "notes didEnd w", "willChangeFrame w", "willHide w", "L 818 animated w",
            ])
        stage.advance(by: 1)
        #expect(log.take() == ["didChangeFrame w", "didHide w"])

        screen.notes.becomeFirstResponder()
        #expect(
            log.take() == [
                "notes shouldBegin w", "willChangeFrame w", "willShow w", "L 516 animated w", "notes didBegin w",
            ], "a text view begins after its keyboard was told of")
        stage.advance(by: 1)
        #expect(log.take() == ["didChangeFrame w", "didShow w"])
    }

    @Test("11 a screen that leaves ends editing in its viewWillDisappear")
    func leaving() {
        let (stage, screen, log) = screen()
        screen.field.becomeFirstResponder()
        stage.advance(by: 1)
        _ = log.take()
        stage.window.rootViewController = nil
        stage.advance(by: 1)
        #expect(
            log.take().filter { !$0.hasPrefix("L ") } == [
                "wD w", "field shouldEnd w", "field didEnd w", "willChangeFrame w", "willHide w", "dD",
                "didChangeFrame", "didHide",
            ])
    }
}
