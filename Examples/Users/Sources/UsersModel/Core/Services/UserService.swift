import Foundation

/// The users as the server knows them.
public final class UserService: UserServiceProtocol {
    private let client: HTTPClientProtocol

    public init(client: HTTPClientProtocol = HTTPClient()) {
        self.client = client
    }

    public func fetchUsers() async throws -> [User] {
        try await client.value([User].self, for: Endpoint(.get, "users"))
    }

    public func saveUser(_ user: User) async throws {
        _ = try await client.data(for: Endpoint(.put, "users/\(user.id)", body: JSONEncoder().encode(user)))
    }

    public func deleteUser(id: User.ID) async throws {
        _ = try await client.data(for: Endpoint(.delete, "users/\(id)"))
    }
}
