import Foundation

/// Brings keys to key commands, and what these leave to the first responder.
@MainActor
package final class KeyDelivery: SceneStore {
    private weak var host: SceneHost?
    /// The keys that are down.
    private var presses: [UIPress] = []
    /// The presses that the event under way is about.
    private var changed: [UIPress] = []

    package init(of host: SceneHost) { self.host = host }

    /// The window that gets keys.
    var window: UIWindow? { host?.keyWindow }

    /// Where a key goes first: the first responder, else the key window.
    private var start: UIResponder? { window?.firstResponder ?? window }

    /// A key goes down or comes up. One that chooses a command is not seen by responders, nor is its end (assumed).
    func deliver(_ stroke: KeyStroke) {
        guard let host, host.application.applicationState == .active else { return }
        if stroke.isDown {
            guard !presses.contains(where: { $0.key?.keyCode == stroke.usage }) else { return }
            if perform(commandFor: stroke) { return }
            begin(stroke, in: host)
            if let input = window?.firstResponder as? any UIKeyInput { TextKeys(input: input).take(stroke) }
        } else if let press = presses.first(where: { $0.key?.keyCode == stroke.usage }) {
            end(press, as: .ended, in: host)
        }
    }

    private func begin(_ stroke: KeyStroke, in host: SceneHost) {
        let press = UIPress()
        press.key = UIKey(stroke)
        press.window = window
        press.responder = start
        press.timestamp = host.time
        presses.append(press)
        send(press, in: host)
    }

    private func end(_ press: UIPress, as phase: UIPress.Phase, in host: SceneHost) {
        press.phase = phase
        press.timestamp = host.time
        send(press, in: host)
        presses.removeAll { $0 === press }
    }

    private func send(_ press: UIPress, in host: SceneHost) {
        for other in presses where other !== press { other.phase = .stationary }
        let event = UIPressesEvent()
        event.timestamp = host.time
        event.modifierFlags = press.key?.modifierFlags ?? []
        event.isFromScreen = true
        event.allPresses = Set(presses)
        changed = [press]
        host.application.sendEvent(event)
        changed = []
    }

    /// What a window does with the event under way: the responders that got the presses first get their ends, too.
    func deliver(_ event: UIPressesEvent, in window: UIWindow) {
        let due = changed
        changed = []
        for press in due {
            tellGestures(press, event)
            guard let responder = press.responder else { continue }
            switch press.phase {
            case .began: responder.pressesBegan([press], with: event)
            case .ended: responder.pressesEnded([press], with: event)
            case .cancelled: responder.pressesCancelled([press], with: event)
            case .changed, .stationary: continue
            }
        }
    }

    /// Tells the recognizers of the responder's view, and of all its superviews, that allow the type of the press.
    private func tellGestures(_ press: UIPress, _ event: UIPressesEvent) {
        host?.touches.inside {
            if press.phase == .began { gatherTakers(of: press, event) }
            for gesture in press.takers.compactMap(\.gesture) where gesture.attempt.presses.contains(press) {
                switch press.phase {
                case .began: gesture.pressesBegan([press], with: event)
                case .ended: gesture.pressesEnded([press], with: event)
                case .cancelled: gesture.pressesCancelled([press], with: event)
                case .changed, .stationary: continue
                }
                if press.phase != .began { gesture.attempt.presses.removeAll { $0 === press } }
            }
        }
    }

    private func gatherTakers(of press: UIPress, _ event: UIPressesEvent) {
        guard let view = press.responder as? UIView, let host else { return }
        for gesture in view.withSuperviews.flatMap(\.gestures) {
            guard gesture.isEnabled, gesture.allowedPressTypes.contains(NSNumber(value: press.type.rawValue)),
                host.touches.arena.receives(event, gesture),
                gesture.delegate?.gestureRecognizer(gesture, shouldReceive: press) ?? true
            else { continue }
            press.takers.append(WeakGesture(gesture: gesture))
            gesture.attempt.presses.append(press)
        }
    }

    // MARK: Commands

    /// Performs the first command up the chain, then of the menu bar, that the key chooses and someone performs.
    private func perform(commandFor stroke: KeyStroke) -> Bool {
        for responder in sequence(first: start, next: { $0?.next }).compactMap({ $0 }) {
            if perform(oneOf: responder.keyCommands ?? [], for: stroke) { return true }
        }
        return perform(oneOf: host?[MenuSystems.self].main.mainMenu.keyCommands ?? [], for: stroke)
    }

    private func perform(oneOf commands: [UIKeyCommand], for stroke: KeyStroke) -> Bool {
        for command in commands {
            guard let action = command.action(for: stroke, in: window), perform(command, action) else { continue }
            return true
        }
        return false
    }

    private func perform(_ command: UIKeyCommand, _ action: Selector) -> Bool {
        guard let target = start?.target(forAction: action, withSender: command) else { return false }
        (target as? UIResponder)?.validate(command)
        guard !command.attributes.contains(.disabled) else { return false }
        return host?.application.sendAction(action, to: target, from: command, for: nil) ?? false
    }
}

extension SceneHost {
    /// Brings keys to commands and responders.
    package var keys: KeyDelivery { self[KeyDelivery.self] }
}

extension UIKeyCommand {
    /// The action that a key chooses: the command's, that of an alternate with more keys held, or nil.
    fileprivate func action(for stroke: KeyStroke, in window: UIWindow?) -> Selector? {
        guard let input, !input.isEmpty, stroke.plainCharacters == mirrored(input, in: window) else { return nil }
        let held = stroke.modifierFlags.subtracting([.alphaShift, .numericPad])
        let wanted = modifierFlags.subtracting([.alphaShift, .numericPad])
        if held == wanted { return action }
        return alternates.first { wanted.union($0.modifierFlags) == held }?.action
    }

    /// Brackets and arrows point the other way where layout runs right to left.
    private func mirrored(_ input: String, in window: UIWindow?) -> String {
        guard allowsAutomaticMirroring, window?.effectiveUserInterfaceLayoutDirection == .rightToLeft else {
            return input
        }
        let pairs = [
            ("[", "]"), ("{", "}"), ("(", ")"), ("<", ">"),
            (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow),
        ]
        for (left, right) in pairs {
            if input == left { return right }
            if input == right { return left }
        }
        return input
    }
}
