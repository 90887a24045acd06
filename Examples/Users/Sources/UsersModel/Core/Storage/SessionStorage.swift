import Foundation

/// The account in the user's defaults.
public final class SessionStorage: SessionStorageProtocol {
    private static let key = "session.account"
    private let defaults: UserDefaults

    public init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    public var account: User? {
        get { defaults.data(forKey: Self.key).flatMap { try? JSONDecoder().decode(User.self, from: $0) } }
        set {
            guard let newValue else { return defaults.removeObject(forKey: Self.key) }
            defaults.set(try? JSONEncoder().encode(newValue), forKey: Self.key)
        }
    }
}
