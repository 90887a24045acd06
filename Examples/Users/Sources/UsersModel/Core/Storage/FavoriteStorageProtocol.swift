/// Which users are favourites.
public protocol FavoriteStorageProtocol: AnyObject {
    func contains(_ id: User.ID) -> Bool
    func set(_ isFavorite: Bool, for id: User.ID)
}
