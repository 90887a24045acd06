import Combine

/// What the list of users shows and asks for.
@MainActor
public protocol UserListViewModelProtocol: LoadingViewModelProtocol {
    var users: [User] { get }
    var usersPublisher: AnyPublisher<[User], Never> { get }
    /// The user whose deletion can be taken back; nil when there is none.
    var removedUserPublisher: AnyPublisher<User?, Never> { get }
    func loadUsers()
    func addUser(_ user: User)
    func deleteUser(id: User.ID)
    func undoDelete()
    func forgetDelete()
}
