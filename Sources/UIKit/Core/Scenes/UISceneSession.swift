import Foundation

/// What stays of a scene while it comes and goes.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's name.
        public let rawValue: String
        /// A role by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app's interface on the device's own screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// An interface on another screen, which no stage has.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    private let roleStorage: Role
    private let identifier: String
    private var configurationStorage: UISceneConfiguration

    /// Whose the scene is.
    private(set) final weak var host: SceneHost?

    init(role: Role, of host: SceneHost) {
        self.host = host
        roleStorage = role
        identifier = "offstage-scene-\(host[SessionNumbers.self].next())"
        configurationStorage = UISceneConfiguration(name: nil, sessionRole: role)
    }

    /// The scene, while it is connected.
    open internal(set) weak var scene: UIScene?
    /// What the scene is for.
    open var role: Role { roleStorage }
    /// A name that stays the same, and is the same in each run.
    open var persistentIdentifier: String { identifier }
    /// How the scene was configured.
    open var configuration: UISceneConfiguration { configurationStorage }
    /// What the app wants to keep with the session. Default nil.
    open var userInfo: [String: Any]?

    func take(_ configuration: UISceneConfiguration) { configurationStorage = configuration }
}

/// What a scene is made of.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, @preconcurrency NSCopying {
    private let nameStorage: String?
    private let roleStorage: UISceneSession.Role

    /// A configuration; on a device one of that name is looked up in the app's Info.plist, which is not read here.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        nameStorage = name
        roleStorage = sessionRole
    }

    /// The name; nil for none.
    open var name: String? { nameStorage }
    /// What the scene is for.
    open var role: UISceneSession.Role { roleStorage }
    /// The class of the scene's delegate, an `NSObject` with `UISceneDelegate`. Default nil: that given at launch.
    open var delegateClass: AnyClass?
    /// The class of the scene, a `UIWindowScene`. Default nil: that one.
    open var sceneClass: AnyClass?

    /// Another configuration that says the same.
    @discardableResult
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UISceneConfiguration(name: nameStorage, sessionRole: roleStorage)
        copy.delegateClass = delegateClass
        copy.sceneClass = sceneClass
        return copy
    }
}

/// Counts the sessions of a scene's app.
@MainActor
private final class SessionNumbers: SceneStore {
    private var last = 0

    init(of host: SceneHost) {}

    func next() -> Int {
        last += 1
        return last
    }
}
