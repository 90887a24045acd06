import Foundation

/// A scene with windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The window that gets keys while the scene is in front.
    final weak var keyWindowStorage: UIWindow?

    /// Makes the scene of a session. Called by the application, on the class that the session's configuration names.
    public override init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// The screen of the stage.
    open var screen: UIScreen { host?.screen ?? UIScreen.main }

    /// The windows that are shown, back to front; also while another scene is in front.
    open var windows: [UIWindow] {
        host?.makeFirstWindow()
        return host?.shownWindows.filter { $0.windowScene === self } ?? []
    }

    /// The window that gets keys while the scene is in front.
    open var keyWindow: UIWindow? {
        host?.makeFirstWindow()
        return keyWindowStorage
    }

    /// How the interface is turned.
    open var interfaceOrientation: UIInterfaceOrientation { screen.metrics.interfaceOrientation }

    /// The space of the screen.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// True: a scene has the whole screen.
    open var isFullScreen: Bool { true }

    /// How small and how large the user may make the scene; nil on phones, where it has the whole screen.
    open var sizeRestrictions: UISceneSizeRestrictions? { screen.metrics.idiom == .phone ? nil : restrictions }

    private let restrictions = UISceneSizeRestrictions()

    /// The size next to a wanted one that the scene allows.
    package final func allowedSize(nearestTo size: CGSize) -> CGSize { sizeRestrictions?.nearest(to: size) ?? size }

    /// The traits that windows start from.
    open var traitCollection: UITraitCollection { host?.traitCollection ?? UITraitCollection.current }

    /// Never called here: windows tell of their own traits.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Status bar

    /// What the status bar is like; nil while the scene is not connected.
    open var statusBarManager: UIStatusBarManager? { host.map { _ in UIStatusBarManager(of: self) } }

    // MARK: Geometry

    /// How the scene lies on the screen.
    open class Geometry: NSObject {
        private let orientation: UIInterfaceOrientation

        init(_ orientation: UIInterfaceOrientation) { self.orientation = orientation }

        /// How the interface is turned.
        open var interfaceOrientation: UIInterfaceOrientation { orientation }
    }

    /// How an app wants the scene to lie.
    open class GeometryPreferences: NSObject {
        override init() {}

        /// How an app on a phone or a pad wants the scene to lie.
        // swift-format-ignore: TypeNamesShouldBeCapitalized
        open class iOS: GeometryPreferences {
            /// Ways in which the interface may be turned; nil for any.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            /// Wishes for nothing.
            public override init() {}

            /// Wishes for one of some orientations.
            public convenience init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.init()
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    /// How the scene lies on the screen.
    open var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

    /// Turns the interface in the next main-queue phase, as if the device were turned: to the first of upright, left,
    /// right and upside down that is wanted (assumed), unless it is turned so already.
    /// - Parameter errorHandler: Called where the controllers or the app do not support it.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: (@MainActor (any Error) -> Void)? = nil
    ) {
        guard let host, let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else {
            return
        }
        host.loop.queue.add { [weak self] in
            if let error = self?.turn(to: wanted) { errorHandler?(error) }
        }
    }

    func turn(to wanted: UIInterfaceOrientationMask) -> UISceneError? {
        guard !wanted.contains(UIInterfaceOrientationMask(interfaceOrientation)) else { return nil }
        let order: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
        let possible = order.filter { wanted.contains(UIInterfaceOrientationMask($0)) }
        guard let window = windows.last, let host, let turn = host[DeviceTurns.self].turn else {
            return UISceneError(.geometryRequestUnsupported, "The scene shows no window on a device that turns.")
        }
        guard let orientation = possible.first(where: { window.refusal(ofTurningTo: $0) == nil }) else {
            let reason = possible.first.flatMap { window.refusal(ofTurningTo: $0) } ?? "no orientation is wanted"
            return UISceneError(.geometryRequestDenied, "None of the requested orientations is supported: \(reason)")
        }
        turn(orientation)
        return nil
    }
}
