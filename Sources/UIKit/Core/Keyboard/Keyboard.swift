import CoreGraphics
import Foundation

/// A scene's keyboard: it comes when an object that takes keys becomes first responder, and goes with it.
///
/// Of its own it is not drawn: it has a frame, tells of its changes, moves the layout guides, and takes the touches on it.
/// Views that the first responder puts in its place or above it are shown.
@MainActor
package final class Keyboard: SceneStore {
    private weak var host: SceneHost?
    /// While something holds it, the keyboard waits for who is first responder in the end.
    private var holds = 0
    /// First responders that were taken out of their window, and have not heard of it.
    private var leavers: [UIResponder] = []
    /// Who the keyboard is for.
    package private(set) weak var responder: UIResponder?
    /// The rectangle that the keyboard has or goes to, with what is above it, in the screen's space; nil while there is
    /// none.
    package private(set) var frame: CGRect?
    private var stage: KeyboardWindow?
    private var changes = 0
    /// Whether there is a keyboard at the bottom.
    private var isDocked = false
    /// Where a finger has pulled the keyboard's top; nil: nowhere.
    private var pulledTop: CGFloat?
    /// Where it floats, in the screen's space; nil, the default: it is docked.
    package var floatingFrame: CGRect? {
        didSet { if floatingFrame != oldValue { update() } }
    }
    /// Whether its keys are drawn. Default false.
    package var isDrawn = false {
        didSet { if isDrawn != oldValue { stage?.container.isDrawn = isDrawn } }
    }

    package init(of host: SceneHost) { self.host = host }

    // MARK: First responder

    /// Runs `body`, and looks at who is first responder afterwards.
    func holding<Result>(_ body: () -> Result) -> Result {
        holds += 1
        defer {
            holds -= 1
            if holds == 0 { update() }
        }
        return body()
    }

    /// A first responder was taken out of its window, where nothing may be told yet.
    func wasTakenOut(_ responder: UIResponder) { leavers.append(responder) }

    /// What was taken out of a window may be told of now.
    func viewsDidLeave() {
        guard !leavers.isEmpty else { return }
        let gone = leavers
        leavers = []
        holding { for responder in gone where !responder.isFirstResponder { responder.wasTakenOut() } }
    }

    // MARK: Changes

    /// What the first responder asks for.
    private struct Wish {
        var responder: UIResponder
        var input: UIView?
        var accessory: UIView?
        var takesKeys: Bool

        @MainActor
        init?(_ responder: UIResponder?) {
            guard let responder else { return nil }
            self.responder = responder
            for other in sequence(first: responder, next: { $0.next }) {
                input = input ?? other.inputView
                accessory = accessory ?? other.inputAccessoryView
            }
            takesKeys = responder.takesKeys
            if input == nil, accessory == nil, !takesKeys { return nil }
        }
    }

    /// Brings the keyboard to what the first responder asks for.
    func update() {
        guard holds == 0, let host else { return }
        let wish = Wish(host.keyWindow?.firstResponder)
        responder = wish?.responder
        let target = wish.map { frame(for: $0, on: host.screen) }
        if let wish { show(wish, on: host) }
        guard target != frame else { return }
        let old = frame
        frame = target
        var begin = old ?? below(target ?? .zero, host.screen)
        if let pulledTop { begin.origin.y = pulledTop }
        pulledTop = nil
        let end = target ?? below(old ?? .zero, host.screen)
        let wasDocked = isDocked
        isDocked = target != nil && floatingFrame == nil
        // A keyboard that floats counts as one that is hidden.
        let kind: KeyboardChange.Kind = isDocked ? .show : wasDocked ? .hide : .move
        change(KeyboardChange(kind: kind, begin: begin, end: end), to: target, on: host)
    }

    /// The screen, or the device's orientation, is another one.
    package func screenDidChange() {
        guard frame != nil else { return }
        update()
    }

    private func below(_ frame: CGRect, _ screen: UIScreen) -> CGRect {
        var frame = frame
        frame.origin.y = screen.bounds.maxY
        return frame
    }

    /// Tells of a change, makes it in an animation together with the layout that depends on it, and tells of its end.
    private func change(_ change: KeyboardChange, to target: CGRect?, on host: SceneHost) {
        changes += 1
        let number = changes
        let screen = host.screen
        host.perform {
            change.postWill(screen)
            let options: UIView.AnimationOptions = [
                UIView.AnimationOptions(rawValue: UInt(KeyboardChange.curve) << 16), .beginFromCurrentState,
                .allowUserInteraction,
            ]
            UIView.animate(withDuration: change.duration, delay: 0, options: options) {
                self.move(to: target, from: change, on: host)
            } completion: { [weak self] _ in
                guard let self, let host = self.host, number == changes else { return }
                if frame == nil { stage?.leave() }
                change.postDid(host.screen)
            }
        }
    }

    private func move(to target: CGRect?, from change: KeyboardChange, on host: SceneHost) {
        host[KeyboardSpace.self].floating = floatingFrame == nil ? nil : target
        host[KeyboardSpace.self].docked = floatingFrame == nil ? target : nil
        stage?.container.frame = change.end
        for window in host.windows { window.layoutIfNeeded() }
    }

    // MARK: Fingers

    /// A finger that drags a list is at a height of the screen: what is docked goes down with it, and up again.
    func follow(_ y: CGFloat) {
        guard let host, let frame, floatingFrame == nil, y.isFinite else { return }
        let top = min(max(y, frame.minY), frame.maxY)
        guard top != pulledTop ?? frame.minY else { return }
        pulledTop = top > frame.minY ? top : nil
        UIView.performWithoutAnimation {
            let pulled = CGRect(x: frame.minX, y: top, width: frame.width, height: frame.height)
            host[KeyboardSpace.self].docked = pulled
            stage?.container.frame = pulled
        }
    }

    /// The finger was lifted: downwards what it took along goes, else it comes back (assumed).
    func letGo(isDownwards: Bool) {
        guard let host, let frame, let top = pulledTop else { return }
        if isDownwards, host.keyWindow?.firstResponder?.resignFirstResponder() ?? false { return }
        pulledTop = nil
        let begin = CGRect(x: frame.minX, y: top, width: frame.width, height: frame.height)
        change(KeyboardChange(kind: .move, begin: begin, end: frame), to: frame, on: host)
    }

    // MARK: Frame

    private func frame(for wish: Wish, on screen: UIScreen) -> CGRect {
        let bounds = screen.bounds
        if let floatingFrame { return floatingFrame }
        let bottom = screen.metrics.safeAreaInsets.bottom
        let accessory = wish.accessory.map { height(of: $0, width: bounds.width) } ?? 0
        var keys: CGFloat = bottom
        if let input = wish.input {
            // What the screen's bottom takes lies below the app's view (assumed).
            keys += height(of: input, width: bounds.width)
        } else if wish.takesKeys {
            keys = KeyboardMetrics(for: screen.metrics).height(for: wish.responder as? any UITextInputTraits)
        }
        let total = min(accessory + keys, bounds.height)
        return CGRect(x: bounds.minX, y: bounds.maxY - total, width: bounds.width, height: total)
    }

    /// A view's own height, or that of its content.
    private func height(of view: UIView, width: CGFloat) -> CGFloat {
        if view.bounds.height > 0 { return view.bounds.height }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return max(0, fitting.height)
    }

    // MARK: Views

    /// Puts the app's views in the place of the keyboard and above it.
    private func show(_ wish: Wish, on host: SceneHost) {
        let window = stage ?? host.perform { KeyboardWindow(frame: host.screen.bounds) }
        stage = window
        window.container.isDrawn = isDrawn
        if frame == nil { window.container.frame = below(frame(for: wish, on: host.screen), host.screen) }
        window.container.show(
            input: wish.input, accessory: wish.accessory,
            accessoryHeight: wish.accessory.map { height(of: $0, width: host.screen.bounds.width) } ?? 0,
            traits: wish.responder as? any UITextInputTraits)
        window.enter()
    }
}

extension SceneHost {
    /// Comes and goes with the first responder.
    package var keyboard: Keyboard { self[Keyboard.self] }
}

extension UIResponder {
    /// Whether the object or one after it in the chain is another one.
    func isInChain(of other: UIResponder) -> Bool {
        sequence(first: self, next: { $0.next }).contains { $0 === other }
    }

    /// Runs `body`, during which the first responder may change more than once: the keyboard follows at its end.
    func holdingKeyboard<Result>(_ body: () -> Result) -> Result {
        guard let keyboard = owningWindow?.owningHost?.keyboard else { return body() }
        return keyboard.holding(body)
    }
}
