import Combine

/// One user, and whether it is a favourite.
@MainActor
public final class UserDetailViewModel: UserDetailViewModelProtocol {
    public let user: User
    @Published public private(set) var isFavorite: Bool

    public var isFavoritePublisher: AnyPublisher<Bool, Never> { $isFavorite.eraseToAnyPublisher() }

    private let favorites: FavoriteStorageProtocol

    public init(user: User, favorites: FavoriteStorageProtocol = FavoriteStorage()) {
        self.user = user
        self.favorites = favorites
        isFavorite = favorites.contains(user.id)
    }

    public func toggleFavorite() {
        isFavorite.toggle()
        favorites.set(isFavorite, for: user.id)
    }
}
