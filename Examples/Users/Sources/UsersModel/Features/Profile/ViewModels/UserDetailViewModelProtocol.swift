import Combine

/// What the screen of one user shows and asks for.
@MainActor
public protocol UserDetailViewModelProtocol: AnyObject {
    var user: User { get }
    var isFavoritePublisher: AnyPublisher<Bool, Never> { get }
    func toggleFavorite()
}
