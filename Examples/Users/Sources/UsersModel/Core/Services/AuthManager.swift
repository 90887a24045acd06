import Foundation

/// Signs in at the server, and remembers who did.
@MainActor
public final class AuthManager: AuthManagerProtocol {
    public static let shared = AuthManager()

    public private(set) var account: User?
    public var isAuthenticated: Bool { account != nil }

    private let client: HTTPClientProtocol
    private let storage: SessionStorageProtocol

    public init(client: HTTPClientProtocol = HTTPClient(), storage: SessionStorageProtocol = SessionStorage()) {
        self.client = client
        self.storage = storage
        account = storage.account
    }

    public func signIn(email: String, password: String) async throws {
        let body = try JSONEncoder().encode(["email": email, "password": password])
        let account = try await client.value(User.self, for: Endpoint(.post, "session", body: body))
        self.account = account
        storage.account = account
    }

    public func signOut() {
        account = nil
        storage.account = nil
    }
}
