import Foundation

/// A resource that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    private let urlStorage: URL

    init(_ url: URL) { urlStorage = url }

    /// The resource.
    open var url: URL { urlStorage }
}

extension UIScene {
    /// Why a scene comes to the app.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        private let contexts: Set<UIOpenURLContext>

        init(_ urls: [URL]) { contexts = Set(urls.map { UIOpenURLContext($0) }) }

        /// Resources that the scene is to open; those that come later go to `scene(_:openURLContexts:)`.
        open var urlContexts: Set<UIOpenURLContext> { contexts }
    }
}
