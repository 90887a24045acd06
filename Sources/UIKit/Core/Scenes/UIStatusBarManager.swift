import Foundation

/// What a scene's status bar is like: as the controllers of its front window want it.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(of scene: UIWindowScene) { self.scene = scene }

    private var wishes: (style: UIStatusBarStyle, isHidden: Bool) {
        let window = scene?.keyWindowStorage ?? scene?.host?.shownWindows.last { $0.windowScene === scene }
        return window?.statusBar ?? (.default, false)
    }

    /// The colour of its text.
    open var statusBarStyle: UIStatusBarStyle { wishes.style }
    /// Whether it is hidden.
    open var isStatusBarHidden: Bool { wishes.isHidden }

    /// The bar's place on the screen, in points; empty while it is hidden.
    open var statusBarFrame: CGRect {
        guard !isStatusBarHidden, let screen = scene?.screen else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.metrics.statusBarHeight)
    }
}
