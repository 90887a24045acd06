import UsersModel

@testable import UsersApp

/// Remembers where controllers wanted to go.
@MainActor
final class MockCoordinator: UserListCoordinatorProtocol, SignInCoordinatorProtocol, ProfileCoordinatorProtocol {
    private(set) var shown: [User.ID] = []
    private(set) var addCount = 0
    private(set) var signInCount = 0
    private(set) var signOutCount = 0

    func showUserDetail(_ user: User) { shown.append(user.id) }
    func showAddUser() { addCount += 1 }
    func didSignIn() { signInCount += 1 }
    func didSignOut() { signOutCount += 1 }
}
