import UsersModel

/// Users that are made up, with answers that come when a test says so.
@MainActor
public final class MockUserService: UserServiceProtocol {
    public enum Call: Equatable, Sendable {
        case fetch
        case save(User.ID)
        case delete(User.ID)
    }

    public var users: [User]
    public var fetchError: Error?
    public var saveError: Error?
    public var deleteError: Error?
    public private(set) var calls: [Call] = []

    /// Deletions wait for `answerDeletion` where this is set.
    public var holdsDeletions = false
    private var held: [User.ID: CheckedContinuation<Void, Error>] = [:]

    public init(users: [User] = []) {
        self.users = users
    }

    public func fetchUsers() async throws -> [User] {
        calls.append(.fetch)
        if let fetchError { throw fetchError }
        return users
    }

    public func saveUser(_ user: User) async throws {
        calls.append(.save(user.id))
        if let saveError { throw saveError }
    }

    public func deleteUser(id: User.ID) async throws {
        calls.append(.delete(id))
        if holdsDeletions { try await withCheckedThrowingContinuation { held[id] = $0 } }
        if let deleteError { throw deleteError }
    }

    public var heldDeletions: Set<User.ID> { Set(held.keys) }

    public func answerDeletion(of id: User.ID, error: Error? = nil) {
        guard let continuation = held.removeValue(forKey: id) else { return }
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
}
