import Foundation

/// The favourites in the user's defaults.
public final class FavoriteStorage: FavoriteStorageProtocol {
    private static let key = "favorites"
    private let defaults: UserDefaults

    public init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    public func contains(_ id: User.ID) -> Bool {
        stored.contains(id)
    }

    public func set(_ isFavorite: Bool, for id: User.ID) {
        let others = stored.filter { $0 != id }
        defaults.set(isFavorite ? others + [id] : others, forKey: Self.key)
    }

    private var stored: [Int] {
        defaults.array(forKey: Self.key) as? [Int] ?? []
    }
}
