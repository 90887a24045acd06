import Combine
import UsersModel

@MainActor
final class MockUserListViewModel: UserListViewModelProtocol {
    let usersSubject: CurrentValueSubject<[User], Never>
    let removedUserSubject = CurrentValueSubject<User?, Never>(nil)
    let isLoadingSubject = CurrentValueSubject<Bool, Never>(false)
    let errorSubject = PassthroughSubject<Error, Never>()

    var users: [User] {
        get { usersSubject.value }
        set { usersSubject.send(newValue) }
    }
    var usersPublisher: AnyPublisher<[User], Never> { usersSubject.eraseToAnyPublisher() }
    var removedUserPublisher: AnyPublisher<User?, Never> { removedUserSubject.eraseToAnyPublisher() }
    var isLoadingPublisher: AnyPublisher<Bool, Never> { isLoadingSubject.eraseToAnyPublisher() }
    var errorPublisher: AnyPublisher<Error, Never> { errorSubject.eraseToAnyPublisher() }

    private(set) var loadUsersCount = 0
    private(set) var added: [User] = []
    private(set) var deleted: [User.ID] = []
    private(set) var undoCount = 0
    private(set) var forgetCount = 0
    var loadUsersCalled: Bool { loadUsersCount > 0 }

    init(users: [User] = []) {
        usersSubject = CurrentValueSubject(users)
    }

    func loadUsers() { loadUsersCount += 1 }
    func addUser(_ user: User) { added.append(user) }
    func deleteUser(id: User.ID) { deleted.append(id) }
    func undoDelete() { undoCount += 1 }
    func forgetDelete() { forgetCount += 1 }
}
