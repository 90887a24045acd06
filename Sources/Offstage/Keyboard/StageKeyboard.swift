import CoreGraphics
import UIKit

/// The keyboard on a stage, and what is typed on it.
///
///     try stage.touch.tap(name)
///     try stage.keyboard.type("Ann")
///
/// The keyboard comes when an object that takes keys becomes first responder: it has its device's frame, posts its
/// notifications and moves layout guides. It is not drawn unless `isDrawn` is set.
@preconcurrency @MainActor
public struct StageKeyboard {
    private let stage: Stage
    private var host: SceneHost { stage.host }

    init(_ stage: Stage) {
        self.stage = stage
    }

    // MARK: Typing

    /// Types a text into the first responder, one character after the other; a newline is the return key. Nothing is made
    /// a capital or corrected.
    /// - Parameter interval: Seconds between two characters. Default 0: no time passes.
    /// - Throws: `TouchError` where no first responder takes keys.
    public func type(_ text: String, interval: Double = 0) throws {
        stage.touchLog.record(.type(text, interval: interval), at: host.time)
        for (index, character) in text.enumerated() {
            if index > 0, interval > 0 { host.advance(to: host.time + interval) }
            let input = try input(for: "type “\(character)”")
            host.perform { input.insertText(String(character)) }
            host.runTurn()
        }
    }

    /// Presses the delete key.
    /// - Throws: `TouchError` where no first responder takes keys.
    public func deleteBackward(times: Int = 1) throws {
        for _ in 0..<max(0, times) {
            let input = try input(for: "delete")
            host.perform { input.deleteBackward() }
            host.runTurn()
        }
    }

    /// Puts a text that is not settled into the first responder, as an input method does; nil settles it.
    /// - Throws: `TouchError` where no first responder takes such.
    public func mark(_ text: String?) throws {
        stage.touchLog.record(.mark(text), at: host.time)
        try host.perform { try markNow(text) }
        host.runTurn()
    }

    private func markNow(_ text: String?) throws {
        guard let input = try input(for: "mark a text") as? any UITextInput else {
            throw TouchError("the first responder takes no marked text: it is no UITextInput")
        }
        if let text {
            input.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
        } else {
            input.unmarkText()
        }
    }

    // MARK: Planning

    /// What is done with a text at a time.
    package enum Action {
        /// Character by character, with seconds between them.
        case type(String, interval: Double)
        /// All at once, as what is pasted is.
        case paste(String)
        /// Nil settles what is marked.
        case mark(String?)
        /// UTF-16 units of a view's text.
        case select(@MainActor () -> UIView?, NSRange)
    }

    /// Plans what is done with a text.
    /// - Parameter whenWrong: Called where it cannot be done.
    package func schedule(_ action: Action, at time: Double, whenWrong: @escaping @MainActor (TouchError) -> Void) {
        func add(at time: Double, _ body: @escaping @MainActor () throws -> Void) {
            host.input.add(
                typing: {
                    do { try body() } catch { whenWrong(error as? TouchError ?? TouchError("\(error)")) }
                }, at: time)
        }
        switch action {
        case .type(let text, let interval):
            for (index, character) in text.enumerated() {
                add(at: time + interval * Double(index)) {
                    try input(for: "type “\(character)”").insertText(String(character))
                }
            }
        case .paste(let text): add(at: time) { try input(for: "paste “\(text)”").insertText(text) }
        case .mark(let text): add(at: time) { try markNow(text) }
        case .select(let view, let range): add(at: time) { try select(range, in: view()) }
        }
    }

    private func select(_ range: NSRange, in view: UIView?) throws {
        guard let view, let input = view as? any UITextInput else {
            throw TouchError("\(view.map { "\($0)" } ?? "the view") has no text to select in")
        }
        if !view.isFirstResponder { view.becomeFirstResponder() }
        let begin = input.beginningOfDocument
        guard let start = input.position(from: begin, offset: range.location),
            let end = input.position(from: begin, offset: range.location + range.length)
        else {
            let length = input.offset(from: begin, to: input.endOfDocument)
            throw TouchError("the text has \(length) UTF-16 units: \(range.location)+\(range.length) is not in it")
        }
        input.selectedTextRange = input.textRange(from: start, to: end)
    }

    private func input(for action: String) throws -> any UIKeyInput {
        guard let responder = host.keyboard.responder else {
            throw TouchError("no first responder takes keys to \(action): tap a text field first")
        }
        guard responder.takesKeys, let input = responder as? any UIKeyInput else {
            throw TouchError("the first responder, \(responder), takes no keys to \(action)")
        }
        return input
    }

    // MARK: Keyboard

    /// The rectangle that the keyboard has or moves to, with what is above it, in the screen's space; nil while there is
    /// none.
    public var frame: CGRect? { host.keyboard.frame }

    /// Whether there is a keyboard.
    public var isShown: Bool { frame != nil }

    /// Whether its keys are drawn. Default false: the keyboard takes room, and nothing is seen of it.
    public var isDrawn: Bool {
        get { host.keyboard.isDrawn }
        nonmutating set { host.perform { host.keyboard.isDrawn = newValue } }
    }

    /// Where the keyboard floats, in the screen's space; nil, the default: it is docked at the bottom.
    public var floatingFrame: CGRect? {
        get { host.keyboard.floatingFrame }
        nonmutating set {
            host.perform { host.keyboard.floatingFrame = newValue }
            host.runTurn()
        }
    }
}

extension Stage {
    /// The keyboard, and what is typed on it.
    public var keyboard: StageKeyboard { StageKeyboard(self) }
}
