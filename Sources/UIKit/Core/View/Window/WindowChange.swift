import Foundation

/// A subtree that enters, leaves or changes its window, and the callbacks that go with it.
@MainActor
struct WindowChange {
    private let view: UIView
    private let window: UIWindow?
    private let isChange: Bool

    init(of view: UIView, to window: UIWindow?) {
        self.view = view
        self.window = window
        isChange = view.windowStorage !== window
    }

    /// A view hears of it before its subviews.
    func announce() {
        if isChange { announce(to: view) }
    }

    /// All views know their window before the first one hears of it, and looks as appearance proxies say;
    /// subviews hear of it before their superview.
    func finish() {
        guard isChange else { return }
        let host = view.sceneHost
        assign(to: view)
        if window != nil { view.customizeTree() }
        confirm(to: view)
        host?.touches.viewsDidLeave()
        host?.keyboard.viewsDidLeave()
    }

    private func announce(to view: UIView) {
        view.willMove(toWindow: window)
        for child in view.subviews { announce(to: child) }
    }

    private func assign(to view: UIView) {
        if let old = view.windowStorage, old !== window { view.leave(old) }
        view.windowStorage = window
        if let window { view.enter(window) }
        for child in view.childViews { assign(to: child) }
        if let mask = view.style.mask { assign(to: mask) }
    }

    private func confirm(to view: UIView) {
        for child in view.subviews { confirm(to: child) }
        view.didMoveToWindow()
    }
}

extension UIView {
    /// Takes the screen's scale, and marks what waits for a window.
    func enter(_ window: UIWindow) {
        if !style.hasOwnContentScale, takesContentsScaleFromScreen {
            let scale = window.screen.scale
            if layer.contentsScale != scale {
                layer.contentsScale = scale
                if overrides.contains(.draw) { markForDisplay(nil) }
            }
        }
        mark(.traits, cause: "entered a window")
        markForOwner()
        if updatesConstraints { mark(.constraints, cause: "entered a window") }
    }

    /// A first responder that leaves its window resigns (assumed).
    func leave(_ window: UIWindow) {
        unmark([.traits, .appearing])
        if window.firstResponder === self {
            window.firstResponder = nil
            window.owningHost?.keyboard.wasTakenOut(self)
        }
        didLeaveWindow()
    }
}
