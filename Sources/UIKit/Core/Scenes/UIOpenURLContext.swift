import Foundation

/// A resource that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    private let urlStorage: URL
    private let optionsStorage = UIScene.OpenURLOptions()

    init(_ url: URL) { urlStorage = url }

    /// The resource.
    open var url: URL { urlStorage }

    /// Who asks, and how.
    open var options: UIScene.OpenURLOptions { optionsStorage }
}

extension UIScene {
    /// Who asks for a resource to be opened, and how: the stage, which is no app.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        override init() {}

        /// The identifier of the app that asks: nil.
        open var sourceApplication: String? { nil }
        /// What that app said: nil.
        open var annotation: Any? { nil }
        /// Whether the resource has to be copied first: false.
        open var openInPlace: Bool { false }
    }

    /// Why a scene comes to the app.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        private let contexts: Set<UIOpenURLContext>
        private let activities: Set<NSUserActivity>

        private let shortcut: UIApplicationShortcutItem?

        init(_ urls: [URL], activity: NSUserActivity? = nil, shortcut: UIApplicationShortcutItem? = nil) {
            self.shortcut = shortcut
            contexts = Set(urls.map { UIOpenURLContext($0) })
            activities = Set([activity].compactMap(\.self))
        }

        /// Resources that the scene is to open; those that come later go to `scene(_:openURLContexts:)`.
        open var urlContexts: Set<UIOpenURLContext> { contexts }
        /// The shortcut of the app's icon by which the user started the app.
        open var shortcutItem: UIApplicationShortcutItem? { shortcut }
        /// What the scene is to go on with.
        open var userActivities: Set<NSUserActivity> { activities }
        /// The identifier of the app that asks: nil.
        open var sourceApplication: String? { nil }
        /// The kind of what is on the way from another device: nil.
        open var handoffUserActivityType: String? { nil }
    }

    /// How an app asks for a scene to be activated.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// Options that say nothing.
        public nonisolated override init() {}

        /// The scene that asks. Default nil.
        open var requestingScene: UIScene?
    }
}

/// How an app asks for a scene to be closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    /// Options that say nothing.
    public nonisolated override init() {}
}
