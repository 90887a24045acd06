import CoreGraphics

/// What a keyboard takes of a scene's screen: layout guides and what it covers follow.
@MainActor
package final class KeyboardSpace: SceneStore {
    private weak var host: SceneHost?
    /// The docked keyboard's rectangle in the screen's space; nil while it is hidden.
    package var docked: CGRect? {
        didSet { if docked != oldValue { tell() } }
    }
    /// The rectangle of a keyboard that floats, in the screen's space; nil for none.
    var floating: CGRect? {
        didSet { if floating != oldValue { tell() } }
    }

    package init(of host: SceneHost) { self.host = host }

    private func tell() {
        for window in host?.windows ?? [] { window.keyboardDidMove() }
    }
}

extension UIView {
    fileprivate func keyboardDidMove() {
        keyboardGuideDidChange()
        keyboardDidCover()
        for child in childViews { child.keyboardDidMove() }
    }
}
