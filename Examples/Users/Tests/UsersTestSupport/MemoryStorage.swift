import UsersModel

/// Keeps the account and the favourites for as long as a test runs.
public final class MemoryStorage: SessionStorageProtocol, FavoriteStorageProtocol {
    public var account: User?
    private var favorites: Set<User.ID>

    public init(account: User? = nil, favorites: Set<User.ID> = []) {
        self.account = account
        self.favorites = favorites
    }

    public func contains(_ id: User.ID) -> Bool {
        favorites.contains(id)
    }

    public func set(_ isFavorite: Bool, for id: User.ID) {
        if isFavorite { favorites.insert(id) } else { favorites.remove(id) }
    }
}
