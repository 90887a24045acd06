import Combine

/// The users, with deletions that are seen at once and can be taken back.
@MainActor
public final class UserListViewModel: UserListViewModelProtocol {
    @Published public private(set) var users: [User] = []
    @Published public private(set) var removedUser: User?
    @Published public private(set) var isLoading = false
    @Published public private(set) var error: Error?

    public var usersPublisher: AnyPublisher<[User], Never> { $users.eraseToAnyPublisher() }
    public var removedUserPublisher: AnyPublisher<User?, Never> { $removedUser.eraseToAnyPublisher() }
    public var isLoadingPublisher: AnyPublisher<Bool, Never> { $isLoading.removeDuplicates().eraseToAnyPublisher() }
    public var errorPublisher: AnyPublisher<Error, Never> { $error.compactMap { $0 }.eraseToAnyPublisher() }

    private let userService: UserServiceProtocol
    /// Every user that was seen, in the list's order: where one that comes back belongs.
    private var order: [User.ID] = []
    private var loading: Task<Void, Never>?
    private var deletions: [User.ID: Task<Void, Never>] = [:]

    public init(userService: UserServiceProtocol = UserService()) {
        self.userService = userService
    }

    deinit {
        loading?.cancel()
    }

    public func loadUsers() {
        loading?.cancel()
        isLoading = true
        error = nil
        loading = Task { [weak self, userService] in
            let result: Result<[User], Error>
            do { result = .success(try await userService.fetchUsers()) } catch { result = .failure(error) }
            guard !Task.isCancelled else { return }
            self?.finishLoading(result)
        }
    }

    public func addUser(_ user: User) {
        place(user)
        Task { [weak self, userService] in
            do {
                try await userService.saveUser(user)
            } catch {
                self?.users.removeAll { $0.id == user.id }
                self?.error = error
            }
        }
    }

    public func deleteUser(id: User.ID) {
        guard let index = users.firstIndex(where: { $0.id == id }) else { return }
        let user = users.remove(at: index)
        removedUser = user
        deletions[id] = Task { [weak self, userService] in
            do {
                try await userService.deleteUser(id: id)
            } catch {
                self?.deletionFailed(of: user, error)
            }
        }
    }

    public func undoDelete() {
        guard let user = removedUser else { return }
        removedUser = nil
        place(user)
        let deletion = deletions[user.id]
        Task { [weak self, userService] in
            // The server must not see the two in the other order.
            await deletion?.value
            do {
                try await userService.saveUser(user)
            } catch {
                self?.users.removeAll { $0.id == user.id }
                self?.error = error
            }
        }
    }

    public func forgetDelete() {
        removedUser = nil
    }

    private func finishLoading(_ result: Result<[User], Error>) {
        isLoading = false
        switch result {
        case .success(let users):
            self.users = users
            order = users.map(\.id)
        case .failure(let error):
            self.error = error
        }
    }

    private func deletionFailed(of user: User, _ error: Error) {
        if removedUser?.id == user.id { removedUser = nil }
        place(user)
        self.error = error
    }

    /// Puts a user where it was, also if others came and went meanwhile; a new one comes last.
    private func place(_ user: User) {
        guard !users.contains(where: { $0.id == user.id }) else { return }
        guard let rank = order.firstIndex(of: user.id) else {
            order.append(user.id)
            users.append(user)
            return
        }
        let later = Set(order[rank...])
        users.insert(user, at: users.firstIndex { later.contains($0.id) } ?? users.count)
    }
}
