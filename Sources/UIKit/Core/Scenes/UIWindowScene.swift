import Foundation

/// A scene with windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The screen of the stage.
    open var screen: UIScreen { host?.screen ?? UIScreen.main }

    /// The windows that are shown, back to front.
    open var windows: [UIWindow] { host?.windows ?? [] }

    /// The window that gets keys.
    open var keyWindow: UIWindow? { host?.keyWindow }

    /// How the interface is turned, as far as the screen's shape tells.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
    }

    /// The traits that windows start from.
    open var traitCollection: UITraitCollection { host?.traitCollection ?? UITraitCollection.current }

    /// Never called here: windows tell of their own traits.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
