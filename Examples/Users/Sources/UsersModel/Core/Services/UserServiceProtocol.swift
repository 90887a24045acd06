/// The directory's users.
public protocol UserServiceProtocol: Sendable {
    func fetchUsers() async throws -> [User]
    func saveUser(_ user: User) async throws
    func deleteUser(id: User.ID) async throws
}
